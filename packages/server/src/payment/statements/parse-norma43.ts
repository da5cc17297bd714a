import { isUtf8 } from 'node:buffer';
import { formatDate } from '@semilla/format';
import { type BankStatement, type StatementEntry, StatementProblem, sumOf } from './bank-statement.ts';
import { senderIn, type TextRecord, withBehalf } from './sender-in.ts';
import { spanishIban } from './spanish-iban.ts';

const width = 80;
/** The format allows this many text records for a movement. */
const textsMax = 5;
const currencies: Record<string, string> = { '978': 'EUR', '840': 'USD', '826': 'GBP', '756': 'CHF' };
/** The common concept codes for returned and unpaid items, and for what a bank undoes or corrects. */
const returned = ['14', '98'];

interface Line {
  text: string;
  number: number;
}

/** A statement whose closing record is not read yet. */
interface Open {
  statement: BankStatement;
  first: Line;
  /** The common concept code of its last movement, and the text records of that movement so far. */
  concept: string;
  texts: TextRecord[];
  entry: StatementEntry | undefined;
  /** How many debits and credits it has. Those of zero count by their sign. */
  debits: number;
  credits: number;
}

function fail(line: Line): never {
  throw new StatementProblem('statement_line', { line: line.number });
}

/** The columns of a line, counted from 1 as in the bank's description. */
const columns = ({ text }: Line, from: number, to: number) => text.slice(from - 1, to);

function digits(line: Line, from: number, to: number): string {
  const found = columns(line, from, to);
  return /^\d+$/.test(found) ? found : fail(line);
}

const whole = (line: Line, from: number, to: number) => Number(digits(line, from, to));

/** An amount in cents. Its sign column is 1 for a debit and 2 for a credit. */
function signed(line: Line, sign: number, from: number, to: number): number {
  const cents = whole(line, from, to);
  const mark = columns(line, sign, sign);
  if (mark !== '1' && mark !== '2') fail(line);
  return mark === '1' && cents > 0 ? -cents : cents;
}

function date(line: Line, from: number): string {
  const given = digits(line, from, from + 5);
  const day = `20${given.slice(0, 2)}-${given.slice(2, 4)}-${given.slice(4, 6)}`;
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) ? day : fail(line);
}

const words = (text: string) => text.replace(/\s+/g, ' ').trim();
const orNull = (text: string) => words(text) || null;
const isZeros = (text: string) => /^0*$/.test(text.trim());

const lineEnds = /\r\n|\n|\r/;

/**
 * Refuses a file in UTF-8, in which a letter beyond ASCII takes two columns. A line counts as UTF-8 if it has such letters
 * and all of them are valid UTF-8.
 */
function checkEncoding(bytes: Uint8Array): void {
  const lines = Buffer.from(bytes).toString('latin1').split(lineEnds);
  const index = lines.findIndex((line) => /[\x80-\xff]/.test(line) && isUtf8(Buffer.from(line, 'latin1')));
  if (index >= 0) throw new StatementProblem('statement_encoding', { line: index + 1 });
}

function readLines(bytes: Uint8Array): Line[] {
  checkEncoding(bytes);
  const lines = new TextDecoder('latin1')
    .decode(bytes)
    // Some banks write Ñ as in the old character set of PCs, where it is 165, the yen of this one.
    .replaceAll('¥', 'Ñ')
    .replace(/[\u001a\s]+$/, '')
    .split(lineEnds)
    .map((line, index) => ({ text: line.padEnd(width), number: index + 1 }));
  const wrong = lines.find((line) => line.text.length !== width);
  return wrong ? fail(wrong) : lines;
}

function openStatement(line: Line): BankStatement {
  const currency = digits(line, 48, 50);
  return {
    account: spanishIban(digits(line, 3, 6), digits(line, 7, 10), digits(line, 11, 20)),
    currency: currencies[currency] ?? currency,
    from: date(line, 21),
    to: date(line, 27),
    openingCents: signed(line, 33, 34, 47),
    closingCents: 0,
    entries: [],
  };
}

function readEntry(line: Line): StatementEntry {
  const document = columns(line, 43, 52);
  const [first, second] = [columns(line, 53, 64), columns(line, 65, 80)];
  const parts = [document, first, second].filter((part) => !isZeros(part)).map(words);
  return {
    bookedOn: date(line, 11),
    valueOn: date(line, 17),
    amountCents: signed(line, 28, 29, 42),
    bankReference: parts.join(' ') || null,
    reference: orNull(`${first}${second}`.replace(/^0+/, '')),
    counterpartyName: null,
    counterpartyAccount: null,
    text: '',
    isReturn: returned.includes(columns(line, 23, 24)),
    returnReason: null,
  };
}

/** The columns of the closing record that must repeat the opening record: bank, office, account and currency. */
const repeated = [
  { from: 3, to: 6, first: 3 },
  { from: 7, to: 10, first: 7 },
  { from: 11, to: 20, first: 11 },
  { from: 74, to: 76, first: 48 },
];

/** Refuses a closing record with another account or currency. Some banks leave these columns empty. */
function checkRepeated(line: Line, opening: Line): void {
  for (const { from, to, first } of repeated) {
    const found = columns(line, from, to);
    if (!isZeros(found) && found !== columns(opening, first, first + to - from)) fail(line);
  }
}

/** Checks the closing record: it repeats the counts and sums of debits and credits, and the resulting balance. */
function closeStatement(line: Line, { statement, first, debits, credits }: Open): BankStatement {
  checkRepeated(line, first);
  const { entries, openingCents } = statement;
  const computed = openingCents + sumOf(entries);
  // Some files have 0 for the sign of the closing balance.
  const isUnsigned = columns(line, 59, 59) === '0' && whole(line, 60, 73) === Math.abs(computed);
  const closingCents = isUnsigned ? computed : signed(line, 59, 60, 73);
  if (whole(line, 21, 25) !== debits || whole(line, 40, 44) !== credits)
    throw new StatementProblem('statement_count', { line: line.number });
  const sums = [true, false].map((isDebit) =>
    Math.abs(sumOf(entries.filter(({ amountCents }) => amountCents < 0 === isDebit))),
  );
  const isSum = sums[0] === whole(line, 26, 39) && sums[1] === whole(line, 45, 58);
  if (!isSum || computed !== closingCents) throw new StatementProblem('statement_sum', { line: line.number });
  return { ...statement, closingCents };
}

/** Adds a movement. One of zero moves nothing, so it is only counted. */
function addEntry(line: Line, open: Open): void {
  const { entries, from, to } = open.statement;
  const entry = readEntry(line);
  if (entry.bookedOn < from || entry.bookedOn > to)
    throw new StatementProblem('statement_outside', {
      line: line.number,
      day: formatDate(entry.bookedOn),
      from: formatDate(from),
      to: formatDate(to),
    });
  if (entry.amountCents !== 0) entries.push(entry);
  open.entry = entry;
  open[columns(line, 28, 28) === '1' ? 'debits' : 'credits'] += 1;
  open.concept = columns(line, 23, 24);
  open.texts = [];
}

function addText(line: Line, open: Open): void {
  const { concept, entry, texts } = open;
  texts.push({ code: columns(line, 3, 4), text: columns(line, 5, 80) });
  if (!entry || texts.length > textsMax) fail(line);
  entry.text = words(texts.map(({ text }) => text).join(' '));
  if (entry.amountCents <= 0 || entry.isReturn) return;
  const { name, behalf } = senderIn(texts, concept);
  entry.counterpartyName = name;
  entry.text = withBehalf(entry.text, behalf);
}

/** Checks the number of lines. Some banks count the first and the last record of the file, which they should not. */
function checkLines(last: Line, lines: readonly Line[]): void {
  const isHeaded = lines[0]?.text.startsWith('00') ? 1 : 0;
  const counted = whole(last, 21, 26);
  if (counted < lines.length - 1 - isHeaded || counted > lines.length)
    throw new StatementProblem('statement_count', { line: last.number });
}

/** Reads a file in the format of Spanish banks (Norma 43), or refuses it with the line. */
export function parseNorma43(bytes: Uint8Array): BankStatement[] {
  const lines = readLines(bytes);
  const statements: BankStatement[] = [];
  let open: Open | undefined;
  for (const line of lines) {
    const kind = columns(line, 1, 2);
    if (kind === '11' && !open)
      open = {
        statement: openStatement(line),
        first: line,
        concept: '',
        texts: [],
        entry: undefined,
        debits: 0,
        credits: 0,
      };
    else if (kind === '22' && open) addEntry(line, open);
    else if (kind === '23' && open) addText(line, open);
    else if (kind === '24' && open?.entry) continue;
    else if (kind === '00' && line.number === 1) continue;
    else if (kind === '33' && open) {
      statements.push(closeStatement(line, open));
      open = undefined;
    } else if (kind === '88' && !open && line === lines.at(-1)) {
      checkLines(line, lines);
      return statements;
    } else fail(line);
  }
  throw new StatementProblem('statement_cut', { line: lines.length });
}
