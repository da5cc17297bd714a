import { addDays } from '@semilla/contract';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { type BankStatement, type StatementEntry, StatementProblem, sumOf } from './bank-statement.ts';

const several = ['Stmt', 'Bal', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd', 'AddtlRmtInf'];

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  processEntities: { enabled: true, maxTotalExpansions: Number.POSITIVE_INFINITY },
  isArray: (name) => several.includes(name),
});

const knownVersion = /\sxmlns(?::\w+)?=["']urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.(?:02|08)["']/;

const amount = z.object({
  '#text': z.string().regex(/^\d{1,13}(?:\.\d{1,5})?$/),
  '@Ccy': z.string().length(3),
});
const side = z.enum(['CRDT', 'DBIT']);
const dateOrTime = z
  .object({ Dt: z.iso.date().optional(), DtTm: z.string().optional() })
  .transform(({ Dt, DtTm }) => Dt ?? DtTm?.slice(0, 10) ?? '')
  .pipe(z.iso.date());
/** A name that version 02 gives at once, and version 08 within a party. */
const party = z
  .object({ Nm: z.string().optional(), Pty: z.object({ Nm: z.string().optional() }).optional() })
  .transform(({ Nm, Pty }) => Nm ?? Pty?.Nm);
/** An element that may be missing or empty. */
const maybe = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const accountOf = z.object({ Id: z.object({ IBAN: z.string().optional() }) }).transform(({ Id }) => Id.IBAN);

const details = z.object({
  Refs: maybe(z.object({ EndToEndId: z.string().optional() })),
  RltdPties: maybe(
    z.object({
      Dbtr: party.optional(),
      DbtrAcct: accountOf.optional(),
      Cdtr: party.optional(),
      CdtrAcct: accountOf.optional(),
    }),
  ),
  RmtInf: maybe(
    z.object({
      Ustrd: z.array(z.string()).default([]),
      Strd: z
        .array(maybe(z.object({ CdtrRefInf: maybe(z.object({ Ref: z.string().optional() })) })))
        .default([]),
    }),
  ),
  RtrInf: z.unknown().optional(),
});

const entry = z.object({
  Amt: amount,
  CdtDbtInd: side,
  RvslInd: z.string().optional(),
  Sts: z.union([z.string(), z.object({ Cd: z.string() }).transform(({ Cd }) => Cd)]),
  BookgDt: dateOrTime,
  ValDt: dateOrTime.optional(),
  AcctSvcrRef: z.string().optional(),
  NtryRef: z.string().optional(),
  AddtlNtryInf: z.string().optional(),
  NtryDtls: z.array(maybe(z.object({ TxDtls: z.array(maybe(details)).default([]) }))).default([]),
});

const balance = z.object({
  Tp: z.object({ CdOrPrtry: z.object({ Cd: z.string().optional() }) }),
  Amt: amount,
  CdtDbtInd: side,
  Dt: dateOrTime,
});

const total = z.object({ NbOfNtries: z.string().optional(), Sum: z.string().optional() });
const statement = z.object({
  FrToDt: z.object({ FrDtTm: z.string(), ToDtTm: z.string() }).optional(),
  Acct: z.object({ Id: z.object({ IBAN: z.string() }), Ccy: z.string().optional() }),
  Bal: z.array(balance),
  TxsSummry: z.object({ TtlNtries: total.optional() }).optional(),
});

/** Reads a decimal amount as cents; a part of a cent that is not zero is refused. */
function centsOf({ '#text': text }: z.output<typeof amount>): number | undefined {
  const [euros = '', part = ''] = text.split('.');
  return /^0*$/.test(part.slice(2)) ? Number(`${euros}${part.slice(0, 2).padEnd(2, '0')}`) : undefined;
}

function signedCents(given: {
  Amt: z.output<typeof amount>;
  CdtDbtInd: 'CRDT' | 'DBIT';
}): number | undefined {
  const value = centsOf(given.Amt);
  return value && given.CdtDbtInd === 'DBIT' ? -value : value;
}

/** The code of the reason for a return; a text of the bank's own is none. */
const reasonOfReturn = z.object({ Rsn: z.object({ Cd: z.string().regex(/^[A-Z0-9]{4}$/) }) });

const orNull = (text: string | undefined) => text?.replace(/\s+/g, ' ').trim() || null;

type Parties = z.output<typeof details>['RltdPties'];

/** The other side of a movement. Some banks name the parties of a returned payment as they were when it left. */
function counterpartyOf(
  parties: Parties,
  { ownAccount, isIncoming }: { ownAccount: string; isIncoming: boolean },
): Pick<StatementEntry, 'counterpartyName' | 'counterpartyAccount'> {
  const isSender = isIncoming && parties?.DbtrAcct?.replace(/\s/g, '') !== ownAccount;
  return {
    counterpartyName: orNull(isSender ? parties?.Dbtr : parties?.Cdtr),
    counterpartyAccount: orNull(isSender ? parties?.DbtrAcct : parties?.CdtrAcct),
  };
}

function asEntry(found: z.output<typeof entry>, amountCents: number, ownAccount: string): StatementEntry {
  const [detail] = found.NtryDtls.flatMap((part) => part?.TxDtls ?? []);
  const { Refs, RltdPties, RmtInf, RtrInf } = detail ?? {};
  const reason = reasonOfReturn.safeParse(RtrInf);
  const isReturn = RtrInf !== undefined || found.RvslInd === 'true';
  const structured = RmtInf?.Strd.find((part) => part?.CdtrRefInf?.Ref)?.CdtrRefInf?.Ref;
  const endToEnd = Refs?.EndToEndId === 'NOTPROVIDED' ? undefined : Refs?.EndToEndId;
  return {
    bookedOn: found.BookgDt,
    valueOn: found.ValDt ?? found.BookgDt,
    amountCents,
    bankReference: orNull(found.AcctSvcrRef ?? found.NtryRef),
    reference: orNull(structured ?? endToEnd),
    ...counterpartyOf(RltdPties, { ownAccount, isIncoming: amountCents >= 0 }),
    text: orNull([...(RmtInf?.Ustrd ?? []), found.AddtlNtryInf].filter(Boolean).join(' ')) ?? '',
    isReturn,
    returnReason: reason.data?.Rsn.Cd ?? null,
  };
}

/** The booked entries of a statement; those still pending are left out. */
function readEntries(raw: readonly unknown[], currency: string, ownAccount: string): StatementEntry[] {
  return raw.flatMap((item, index) => {
    const found = entry.safeParse(item);
    const amountCents = found.success ? signedCents(found.data) : undefined;
    if (!found.success || amountCents === undefined || found.data.Amt['@Ccy'] !== currency)
      throw new StatementProblem('statement_entry', { entry: index + 1 });
    return found.data.Sts === 'BOOK' ? [asEntry(found.data, amountCents, ownAccount)] : [];
  });
}

function balanceOf(found: z.output<typeof statement>, codes: readonly string[]) {
  const given = found.Bal.find(({ Tp }) => codes.includes(Tp.CdOrPrtry.Cd ?? ''));
  const value = given && signedCents(given);
  if (value === undefined) throw new StatementProblem('statement_totals');
  return { value, on: given?.Dt ?? '', currency: given?.Amt['@Ccy'] ?? '' };
}

/** Some banks end a period with the midnight after its last day. */
function lastDayOf({ FrDtTm, ToDtTm }: { FrDtTm: string; ToDtTm: string }): string {
  const to = ToDtTm.slice(0, 10);
  const isMidnight = /^T00:00(?::00(?:\.0+)?)?/.test(ToDtTm.slice(10)) && FrDtTm.slice(0, 10) < to;
  return isMidnight ? addDays(to, -1) : to;
}

function asStatement(raw: Record<string, unknown>): BankStatement {
  const parsed = statement.safeParse(raw);
  if (!parsed.success) throw new StatementProblem('statement_unknown');
  const { Acct, FrToDt, TxsSummry } = parsed.data;
  const opening = balanceOf(parsed.data, ['OPBD', 'PRCD']);
  const closing = balanceOf(parsed.data, ['CLBD']);
  const { currency } = closing;
  const listed = (raw.Ntry as unknown[] | undefined) ?? [];
  const account = Acct.Id.IBAN.replace(/\s/g, '');
  const entries = readEntries(listed, currency, account);
  const counted = TxsSummry?.TtlNtries?.NbOfNtries;
  if (counted !== undefined && Number(counted) !== listed.length)
    throw new StatementProblem('statement_totals');
  if (opening.value + sumOf(entries) !== closing.value) throw new StatementProblem('statement_totals');
  const days = entries.map(({ bookedOn }) => bookedOn).sort();
  return {
    account,
    currency: Acct.Ccy ?? currency,
    from: FrToDt?.FrDtTm.slice(0, 10) ?? days[0] ?? closing.on,
    to: FrToDt ? lastDayOf(FrToDt) : closing.on,
    openingCents: opening.value,
    closingCents: closing.value,
    entries,
  };
}

/** Reads a statement in the format of ISO 20022 (camt.053, versions 02 and 08), or refuses it with the place. */
export function parseCamt053(bytes: Uint8Array): BankStatement[] {
  const text = new TextDecoder('utf-8').decode(bytes);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new StatementProblem('statement_entities');
  const valid = XMLValidator.validate(text);
  if (valid !== true) throw new StatementProblem('statement_cut', { line: valid.err.line });
  const document = knownVersion.test(text) ? parser.parse(text).Document : undefined;
  const found: Record<string, unknown>[] = document?.BkToCstmrStmt?.Stmt ?? [];
  if (!found.length) throw new StatementProblem('statement_unknown');
  return found.map(asStatement);
}
