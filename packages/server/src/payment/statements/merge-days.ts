import { addDays } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { type BankStatement, type StatementEntry, StatementProblem, sumOf } from './bank-statement.ts';

/** The balance of an account before and after a day. */
export interface Day {
  openingCents: number;
  closingCents: number;
}

/** An entry with its place among the day's entries of the same amount and reference. */
export type PlacedEntry = StatementEntry & { place: number };

/** What is known of an account: its days, and the entries of each. */
export interface KnownDays {
  days: Map<string, Day>;
  entries: Map<string, Set<string>>;
}

type Identified = Pick<PlacedEntry, 'amountCents' | 'bankReference' | 'place'>;

/** Tells the entries of a day apart; equal ones differ by their place. */
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

/** The entries of a day that are not known yet. A report of a part of the day may come before or after the whole. */
function newOfDay(day: string, openingCents: number, entries: readonly PlacedEntry[], known: KnownDays) {
  const knownDay = known.days.get(day);
  const identities = known.entries.get(day) ?? new Set();
  if (knownDay && knownDay.openingCents !== openingCents) refuse(day);
  const fresh = entries.filter((entry) => !identities.has(identityOf(entry)));
  const repeated = entries.length - fresh.length;
  // Neither report of the day holds all of the other.
  if (fresh.length && repeated < identities.size) refuse(day);
  return fresh;
}

/** Refuses a statement that does not continue the day before it, or is not continued by the day after it. */
function checkNeighbours({ from, to, openingCents }: BankStatement, { days }: KnownDays): void {
  const before = days.get(addDays(from, -1));
  if (before && before.closingCents !== openingCents) refuse(from);
  const after = days.get(addDays(to, 1));
  const last = days.get(to);
  if (after && last && after.openingCents !== last.closingCents) refuse(to);
}

/** Adds a statement to what is known of its account, and returns the entries that it brings. */
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
      // This is a report of a part of the day, and so it cannot go on to the next one.
      if (knownDay.closingCents !== balance && day !== statement.to) refuse(day);
      continue;
    }
    known.days.set(day, { openingCents, closingCents: balance });
    known.entries.set(day, new Set(entries.map(identityOf)));
  }
  checkNeighbours(statement, known);
  return brought;
}
