/** Goal: the journal and the trial balance agree with the ledger, entry by entry. Method: the movements of two investors over two years. */
import { Readable } from 'node:stream';
import { and, desc, eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../test/callers.ts';
import {
  accountingUrl,
  centsOf,
  downloadJournal,
  givenAccountedYears,
  journalLinesOf,
  journalTotalsOf,
  lastMonths,
} from '../../../test/journal.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { findBalanceSums } from '../../ledger/find-balance-sums.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { type JournalPosting, readJournal } from './read-journal.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  ({ test, admin } = await givenAccountedYears());
});
afterAll(() => test.close());

const whole = { fromDate: '2025-01-01', toDate: '2025-12-31' };
const linesOf = (period = lastMonths) => journalLinesOf(admin, period);
const totals = (period = lastMonths) => journalTotalsOf(admin, period);

async function pagesOf(period: typeof whole, atOnce: number) {
  const pages: JournalPosting[][] = await Readable.from(readJournal(test.db, period, atOnce)).toArray();
  return pages.flat();
}

describe('the journal', () => {
  it('[B16][B13] names the date, the account, the act and whose money it is, debit first', async () => {
    const lines = await linesOf();
    const withdrawal = lines.filter(({ act }) => act?.startsWith('Retirada'));
    expect(withdrawal).toEqual([
      expect.objectContaining({
        day: '05/01/2027',
        code: '5550',
        act: 'Retirada solicitada',
        customer: expect.stringMatching(/^RF\d\dC/),
        debit: '12,34',
        credit: '',
      }),
      expect.objectContaining({ code: '5551', act: 'Retirada solicitada', debit: '', credit: '12,34' }),
      expect.objectContaining({ code: '5551', act: 'Retirada pagada', debit: '12,34', credit: '' }),
      expect.objectContaining({
        code: '572',
        name: 'Bancos e instituciones de crédito c/c vista, euros',
        act: 'Retirada pagada',
        customer: '',
        project: '',
        credit: '12,34',
      }),
    ]);
    const ofProject = lines.filter(({ act, project }) => act === 'Reparto de rendimientos' && project !== '');
    expect(ofProject).toMatchObject([
      { code: '5554', project: 'Edificio Luna', debit: '220,00' },
      { code: '4751', project: 'Edificio Luna', credit: '3,80' },
    ]);
  });

  it('[B16] numbers entries from 1 in each calendar year without gaps, whatever the period', async () => {
    const numbers = (lines: { number: number }[]) => [...new Set(lines.map(({ number }) => number))];
    const ofYear = numbers(await linesOf(whole));
    expect(ofYear).toEqual(ofYear.map((_, index) => index + 1));
    const { rows } = await test.db.execute<{ count: string }>(
      sql`select count(*) from ledger_entries where created_at < '2026-01-01'`,
    );
    expect(ofYear).toHaveLength(Number(rows[0]?.count));
    const lastEvening = await linesOf({ fromDate: '2025-12-31', toDate: '2026-06-30' });
    expect(numbers(lastEvening)).toEqual(ofYear.slice(-2));
    const acrossYears = await linesOf({ fromDate: '2025-12-31', toDate: '2026-12-30' });
    expect(acrossYears).toEqual(lastEvening);
    expect(numbers(await linesOf())).toEqual([1, 2, 3]);
  });

  it('[B16] starts anew at midnight in Spain', async () => {
    const { rows } = await test.db.execute<{ id: string; at: string }>(
      sql`select entry_id as id, created_at::text as at from ledger_entries where cause = 'release' order by created_at limit 1`,
    );
    const [entry] = rows;
    const move = (at: string) =>
      test.db.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.execute(
          sql`update ledger_entries set created_at = ${at}::timestamptz where entry_id = ${entry?.id}::uuid`,
        );
      });
    await move('2025-12-31T23:00:00Z');
    const lines = await linesOf({ fromDate: '2025-12-31', toDate: '2026-06-30' });
    await move(entry?.at ?? '');
    const release = { number: 1, day: '01/01/2026', act: 'Entrega al promotor' };
    expect(lines.slice(-2)).toEqual([expect.objectContaining(release), expect.objectContaining(release)]);
  });

  it('[B16] is the same read in pages of any size', async () => {
    const inOne = await pagesOf(whole, 5_000);
    expect(inOne.length).toBeGreaterThan(20);
    for (const atOnce of [1, 2, 3, 7]) expect(await pagesOf(whole, atOnce)).toEqual(inOne);
  });

  it('[B16] has as much debit as credit in each entry', async () => {
    const entries = Map.groupBy(await linesOf(whole), ({ number }) => number);
    for (const lines of entries.values()) {
      const sum = (side: 'debit' | 'credit') => lines.reduce((cents, line) => cents + centsOf(line[side]), 0);
      expect(sum('debit')).toBe(sum('credit'));
      expect(sum('debit')).toBeGreaterThan(0);
    }
  });

  it('[B16] is a file with headers when there are no entries', async () => {
    const empty = { fromDate: '2024-03-01', toDate: '2024-03-31' };
    expect(await linesOf(empty)).toEqual([]);
    const english = await downloadJournal(admin, 'csv', empty, 'en');
    expect(english.body).toBe(
      '\uFEFFEntry,Date,Account,Name of the account,Description,Customer reference,Project,Debit,Credit\r\n',
    );
    expect(english.headers['content-disposition']).toBe(
      'attachment; filename="journal-2024-03-01-2024-03-31.csv"',
    );
    expect(await totals(empty)).toMatchObject({ entries: 0, debit: '0.00', credit: '0.00' });
    expect((await totals(empty)).data).toHaveLength(11);
  });

  it('[B16] is a workbook with amounts as numbers, days as days, and the same sums', async () => {
    const answer = await admin.get(accountingUrl('journal/xlsx', lastMonths));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
    const parts = unzipSync(answer.rawPayload);
    const sheet = (number: number) =>
      strFromU8(parts[`xl/worksheets/sheet${number}.xml`] ?? new Uint8Array());
    expect(sheet(1)).toContain('<c s="2"><v>46392</v></c>');
    const amounts = [...sheet(1).matchAll(/<c s="1"><v>([\d.]+)<\/v><\/c>/g)];
    const lines = await linesOf();
    expect(amounts.map(([, amount]) => centsOf(amount))).toEqual(
      lines.map(({ debit, credit }) => centsOf(debit || credit)),
    );
    const { data } = await totals();
    const sums = [...sheet(2).matchAll(/<c s="1"><v>(-?[\d.]+)<\/v><\/c>/g)].map(([, amount]) => amount);
    expect(sums).toEqual(
      data.flatMap(({ opening, debit, credit, closing }) => [opening, debit, credit, closing]),
    );
  });

  it('[P7][B16] notes each download', async () => {
    await downloadJournal(admin, 'xlsx', whole);
    const byAdmin = eq(auditEntries.userId, admin.userId);
    const [note] = await test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'journal.download'), byAdmin))
      .orderBy(desc(auditEntries.auditEntryId))
      .limit(1);
    expect(note).toMatchObject({ subjectType: 'journal', after: { ...whole, format: 'xlsx' } });
  });
});

describe('the trial balance', () => {
  it('[B16] opens with what the period before closed, and closes with the balances of the ledger', async () => {
    const before = await totals({ fromDate: '2026-01-01', toDate: '2026-05-31' });
    const now = await totals();
    expect(now.data.map(({ opening }) => opening)).toEqual(before.data.map(({ closing }) => closing));
    const balances = await findBalanceSums(test.db);
    for (const { kinds, closing } of now.data)
      expect(centsOf(closing), kinds.join()).toBe(0 - (balances[kinds[0] ?? ''] ?? 0));
    expect(now.debit).toBe(now.credit);
    expect(now.entries).toBe(3);
  });

  it('[B16] sums the lines of the journal', async () => {
    const lines = await linesOf(whole);
    for (const { code, debit, credit } of (await totals(whole)).data) {
      const ofCode = lines.filter((line) => line.code === code);
      const sum = (side: 'debit' | 'credit') =>
        ofCode.reduce((cents, line) => cents + centsOf(line[side]), 0);
      expect([sum('debit'), sum('credit')]).toEqual([centsOf(debit), centsOf(credit)]);
    }
  });
});

describe('the period', () => {
  it.each([
    ['2026-02-01', '2026-01-31', 'toDate', 'end_before_start'],
    ['2027-01-01', '2027-01-06', 'toDate', 'in_the_future'],
    ['2025-01-01', '2026-01-01', 'toDate', 'period_over_year'],
    ['2025-02-30', '2025-03-31', 'fromDate', 'date'],
  ])('[V11][B16] from %s to %s is refused at %s with %s', async (fromDate, toDate, path, code) => {
    for (const place of ['journal/csv', 'journal/xlsx', 'journal-totals']) {
      const answer = await admin.get(accountingUrl(place, { fromDate, toDate }));
      expect([answer.statusCode, answer.json().errors]).toMatchObject([400, [{ path, code }]]);
    }
  });
});
