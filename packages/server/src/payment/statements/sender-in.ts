import { writtenIn } from './references-in.ts';

/** A text record of a movement in Norma 43: the number of the record, and its 76 columns of text. */
export interface TextRecord {
  code: string;
  text: string;
}

/** What banks print before the name of the sender of a transfer. It says itself that the movement is a transfer. */
const transferLabel =
  /^(?:(?:ABONO|ORDEN)\s+(?:POR\s+|DE\s+)?)?(?:TRANSF(?:ERENCIA|ERENC|ER)?\b|TRF\b|TRASPASO\b|BIZUM\b)\.?(?:\s+(?:SEPA|INMEDIATA|INST|RECIBIDA|NACIONAL|INTERNACIONAL|A\s+SU\s+FAVOR)\b\.?)*(?:\s+(?:DE|ORDENANTE|POR\s+ORDEN\s+DE)\b[.:]?)?[\s:]+/;

/** The same without the word transfer. With cash, it may be what the payer says at the counter. */
const senderLabel = /^(?:NOMBRE\s+DEL\s+)?ORDENANTE(?:\s+DE\s+LA\s+TRANSFERENCIA)?\b[\s:]+|^DE\b[\s:]+/;

/** What can follow the name: several spaces, a word that begins another part, or a word with digits. */
const after = /\s{2}|\s(?:CONCEPTO|CONCEPT|REF|REFERENCIA|POR|CTA|CUENTA|IBAN|NIF|CIF)(?![A-ZÀ-Ÿ])|\s?\S*\d/;

/** Words with which a bank describes money whose sender it does not name. */
const noName =
  /^(?:A|AL|PARA|INGRESOS?|EFECTIVO|ENTREGA|ABONO|PAGO|NOMINA|REMESA|CHEQUE|TALON|FACTURA|CONCEPTO|DEVOL\S*|ANULA\S*|INTERES\S*|LIQUIDACION|COMISION|RECIBO|TARJETA|CAJERO|IMPOSICION)\s/;
const onlyLetters = /^\p{L}[\p{L}\s.,'’ªº&/·-]*$/u;

/** The common concept code for transfers. In other movements, the text may be what the payer says at the counter. */
const transfer = '04';

/** A single word is not enough, because it may be anything. */
function nameIn(text: string): string | null {
  const name = text
    .replace(/\s+/g, ' ')
    .replace(/[\s,;:-]+$/, '')
    .trim();
  return /\s/.test(name) && onlyLetters.test(name) && !noName.test(name) ? name : null;
}

/**
 * Whether the first text record holds our reference or its beginning. In that case it is what the payer wrote, who can write
 * any name there.
 */
function isOfPayer([first, ...rest]: readonly TextRecord[]): boolean {
  const joined = (records: readonly (TextRecord | undefined)[]) =>
    records.map((record) => record?.text ?? '').join('');
  return writtenIn(joined([first, ...rest])) !== writtenIn(joined(rest));
}

interface Named {
  name: string | null;
  /** The person for whom the sender pays, if the bank gives one in a column of its own. */
  behalf: string | null;
}

/**
 * The sender of a transfer. Banks print the name in the first text record: in columns 5 to 70 if the others are as the booklet of
 * Norma 43 fixes them, or in columns 5 to 42, or after a label such as `TRANSFERENCIA DE`.
 */
export function senderIn(records: readonly TextRecord[], concept: string): Named {
  const ofCode = (code: string) => records.find((record) => record.code === code)?.text.toUpperCase();
  const [first, second, third] = [ofCode('01'), ofCode('02'), ofCode('03')];
  if (first === undefined || isOfPayer(records)) return { name: null, behalf: null };
  const isTransfer = concept === transfer;
  const labelled = (transferLabel.exec(first) ?? (isTransfer ? senderLabel.exec(first) : null))?.[0];
  if (labelled !== undefined) {
    const [name = ''] = first.slice(labelled.length).split(after);
    return { name: nameIn(name), behalf: null };
  }
  if (!isTransfer) return { name: null, behalf: null };
  // The third record of the booklet begins with two codes of four letters, which may be blank.
  const isOfBooklet = third !== undefined && /^(?: {4}|[A-Z\d]{4}){2}/.test(third);
  if (!isOfBooklet) return { name: nameIn(first.slice(0, 38).split(after)[0] ?? ''), behalf: null };
  return { name: nameIn(first.slice(0, 66)), behalf: nameIn(second?.slice(35) ?? '') };
}

const phrase = /\b(?:POR|P\.?)\s?(?:CUENTA|CTA\.?)\s(?:Y\sORDEN\s)?DE\b:?|\bEN\sNOMBRE\sDE\b:?/i;

/** Adds to the text of a movement for whom its sender pays, as the bank says. */
export const withBehalf = (text: string, behalf: string | null): string =>
  behalf ? `${text} POR CUENTA DE: ${behalf}`.trim() : text;

/** For whom the sender pays, by the text of a movement. */
export const behalvesIn = (text: string): string[] =>
  text
    .split(phrase)
    .slice(1)
    .map((name) => name.trim())
    .filter(Boolean);
