import { addDays } from '@semilla/contract';
import { type Random, randomFor } from '@semilla/contract/testing';
import { describe, expect, it } from 'vitest';
import { entryOf, statementOf } from '../../../test/bank-files.ts';
import { testSeed } from '../../../test/seed.ts';
import { type BankStatement, type StatementEntry, StatementProblem } from './bank-statement.ts';
import { type KnownDays, mergeDays } from './merge-days.ts';

const nothing = (): KnownDays => ({ days: new Map(), entries: new Map() });
const first = '2026-03-02';

/** A month of movements with many equal ones, some of which cancel each other out. */
function month(random: Random): StatementEntry[] {
  return Array.from({ length: random.integer(0, 60) }, () => random.integer(0, 29))
    .sort((one, other) => one - other)
    .map((day) =>
      entryOf({
        bookedOn: addDays(first, day),
        amountCents: random.pick([1_000, -1_000, 2_500, random.integer(-9_999, 9_999)]),
        bankReference: random.pick([null, '4711', '0815']),
      }),
    );
}

/** The bank's report of some days of the month, with the movements of a day in their own or another order. */
function report(entries: readonly StatementEntry[], from: number, to: number): BankStatement {
  const day = (number: number) => addDays(first, number);
  const before = entries.filter(({ bookedOn }) => bookedOn < day(from));
  const within = entries.filter(({ bookedOn }) => bookedOn >= day(from) && bookedOn <= day(to));
  const openingCents = before.reduce((sum, { amountCents }) => sum + amountCents, 50_000);
  return statementOf(within, { from: day(from), to: day(to), openingCents });
}

/** The bank's report of a day before it is over: its first movements, if there are any. */
function morningOf(entries: readonly StatementEntry[], day: number, random: Random): BankStatement[] {
  const whole = report(entries, day, day);
  if (!whole.entries.length) return [];
  const { from, to, openingCents } = whole;
  const reported = whole.entries.slice(0, random.integer(1, whole.entries.length));
  return [statementOf(reported, { from, to, openingCents })];
}

const copyOf = ({ days, entries }: KnownDays): KnownDays => ({
  days: new Map(days),
  entries: new Map([...entries].map(([day, known]) => [day, new Set(known)])),
});

/**
 * Imports reports in this order. A report is refused while a day next to it is known only in part; it is then
 * retried later.
 */
function importAll(reports: readonly BankStatement[]): { booked: StatementEntry[]; known: KnownDays } {
  let known = nothing();
  const booked: StatementEntry[] = [];
  for (let waiting = [...reports]; waiting.length; ) {
    const refused = waiting.filter((statement) => {
      const tried = copyOf(known);
      try {
        booked.push(...mergeDays(statement, tried));
      } catch (error) {
        if (error instanceof StatementProblem) return true;
        throw error;
      }
      known = tried;
      return false;
    });
    if (refused.length === waiting.length) throw new Error('no report that is left can be imported');
    waiting = refused;
  }
  return { booked, known };
}

describe('the days of an account', () => {
  it('hold each movement once, in whatever order reports come: split, repeated, or of part of a day', () => {
    console.log(`The months begin from TEST_SEED=${testSeed}.`);
    const random = randomFor(`bank ${testSeed}`);
    for (let round = 0; round < 2_000; round += 1) {
      const entries = month(random);
      const parts = Array.from({ length: random.integer(1, 8) }, () => {
        const from = random.integer(0, 29);
        return report(entries, from, random.integer(from, 29));
      });
      const mornings = Array.from({ length: random.integer(0, 4) }, () =>
        morningOf(entries, random.integer(0, 29), random),
      ).flat();
      const reports = random.shuffled([...parts, ...parts, ...mornings, report(entries, 0, 29)]);
      const { booked, known } = importAll(reports);
      const amounts = (list: readonly StatementEntry[]) =>
        list
          .map(({ bookedOn, amountCents, bankReference }) => `${bookedOn} ${amountCents} ${bankReference}`)
          .sort();
      expect(amounts(booked)).toEqual(amounts(entries));
      expect(known.days.get(addDays(first, 29))?.closingCents).toBe(report(entries, 0, 29).closingCents);
    }
  });

  const day = [1_000, 1_000, -300].map((amountCents) => entryOf({ amountCents }));
  const morning = statementOf(day.slice(0, 1));
  const whole = statementOf(day);

  it.each([
    ['before', [morning, whole]],
    ['after', [whole, morning]],
  ])('accept the report of part of a day %s the whole', (_, reports) => {
    const known = nothing();
    const booked = reports.flatMap((statement) => mergeDays(statement, known));
    expect(booked.map(({ amountCents }) => amountCents)).toEqual([1_000, 1_000, -300]);
    expect(known.days.get(first)).toEqual({ openingCents: 0, closingCents: 1_700 });
  });

  const afternoon = statementOf(day.slice(1), { openingCents: 1_000 });
  const otherDay = statementOf([entryOf({ amountCents: 777 })]);
  const next = statementOf([entryOf({ bookedOn: '2026-03-03', amountCents: 5 })], { openingCents: 1_000 });
  const goesOn = statementOf([...morning.entries, ...next.entries]);

  it.each<[string, BankStatement[]]>([
    ['another opening balance of a day', [morning, afternoon]],
    ['other movements of a day', [whole, otherDay]],
    ['a day that does not begin as the one before it ended', [whole, next]],
    ['a day that does not end as the one after it begins', [next, whole]],
    ['a part of a day that continues with the next day', [whole, goesOn]],
  ])('refuse %s', (_, reports) => {
    const known = nothing();
    const last = reports.at(-1) as BankStatement;
    for (const statement of reports.slice(0, -1)) mergeDays(statement, known);
    expect(() => mergeDays(last, known)).toThrow(StatementProblem);
  });

  it('refuse a report of more days than the maximum', () => {
    const long = { ...whole, to: '2036-03-02' };
    expect(() => mergeDays(long, nothing())).toThrow('statement_days');
  });
});
