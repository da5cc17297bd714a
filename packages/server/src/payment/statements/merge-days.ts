import { addDays } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { type BankStatement, type StatementEntry, StatementProblem, sumOf } from './bank-statement.ts';

/** The balances of an account before and after a day. */
export interface Day {
  openingCents: number;
  closingCents: number;
}

/** An entry with its position among the equal entries of its day. */
export type PlacedEntry = StatementEntry & { place: number };

/** What earlier statements said about an account: its days, and the entries of each day. */
export interface KnownDays {
  days: Map<string, Day>;
  entries: Map<string, Set<string>>;
}

type Identified = Pick<PlacedEntry, 'amountCents' | 'bankReference' | 'place'>;

/** Identifies an entry within its day; equal entries differ by their place. */
export const identityOf = ({ amountCents, bankReference, place }: Identified) =>
  `${amountCents} ${place} ${bankReference ?? ''}`;

const daysMax = 1_100;

function daysOf({ from, to }: BankStatement): string[] {
  const days = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    days.push(day);
    if (days.length > daysMax) throw new StatementProblem('statement_days', { max: daysMax });
  }
  return days;
}

function placed(entries: readonly StatementEntry[]): PlacedEntry[] {
  const counts = new Map<string, number>();
  return entries.map((entry) => {
    const key = identityOf({ ...entry, place: 0 });
    const place = counts.get(key) ?? 0;
    counts.set(key, place + 1);
    return { ...entry, place };
  });
}

function refuse(day: string): never {
  throw new StatementProblem('statement_day', { day: formatDate(day) });
}

/** The new entries of a day. A report of part of the day may come before or after the whole day. */
function newOfDay(day: string, openingCents: number, entries: readonly PlacedEntry[], known: KnownDays) {
  const knownDay = known.days.get(day);
  const identities = known.entries.get(day) ?? new Set();
  if (knownDay && knownDay.openingCents !== openingCents) refuse(day);
  const fresh = entries.filter((entry) => !identities.has(identityOf(entry)));
  const repeated = entries.length - fresh.length;
  // Each report has entries that the other one lacks, so they contradict each other.
  if (fresh.length && repeated < identities.size) refuse(day);
  return fresh;
}

/** Refuses a statement whose balances do not fit the day before or after it. */
function checkNeighbours({ from, to, openingCents }: BankStatement, { days }: KnownDays): void {
  const before = days.get(addDays(from, -1));
  if (before && before.closingCents !== openingCents) refuse(from);
  const after = days.get(addDays(to, 1));
  const last = days.get(to);
  if (after && last && after.openingCents !== last.closingCents) refuse(to);
}

/** Adds a statement to the known days of its account, and returns the new entries. */
export function mergeDays(statement: BankStatement, known: KnownDays): PlacedEntry[] {
  const brought: PlacedEntry[] = [];
  let balance = statement.openingCents;
  for (const day of daysOf(statement)) {
    const entries = placed(statement.entries.filter(({ bookedOn }) => bookedOn === day));
    const openingCents = balance;
    balance += sumOf(entries);
    const fresh = newOfDay(day, openingCents, entries, known);
    brought.push(...fresh);
    const knownDay = known.days.get(day);
    if (knownDay && !fresh.length) {
      // A report of part of a day cannot continue with the next day.
      if (knownDay.closingCents !== balance && day !== statement.to) refuse(day);
      continue;
    }
    known.days.set(day, { openingCents, closingCents: balance });
    known.entries.set(day, new Set(entries.map(identityOf)));
  }
  checkNeighbours(statement, known);
  return brought;
}
