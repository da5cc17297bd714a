/** Goal: the journal and the trial balance agree with the ledger, entry by entry. Method: the movements of two investors over two years. */
import { Readable } from 'node:stream';
import { and, desc, eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { acceptedAccount, approve, askFor } from '../../../test/money.ts';
import { givenTaxYears } from '../../../test/tax-years.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { findBalanceSums } from '../../ledger/find-balance-sums.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { type JournalPosting, readJournal } from './read-journal.ts';

let test: TestApp;
let admin: Caller;
let lucia: Caller;
beforeAll(async () => {
  ({ test, admin, lucia } = await givenTaxYears());
  await acceptedAccount(test, lucia.userId);
  const { transactionId } = (await askFor(lucia, { type: 'withdraw', amount: '12.34' })).json();
  await approve(admin, transactionId);
}, 60_000);
afterAll(() => test.close());

const whole = { fromDate: '2025-01-01', toDate: '2025-12-31' };
const later = { fromDate: '2026-06-01', toDate: '2027-01-05' };

const addressOf = (path: string, { fromDate, toDate } = later) =>
  `/v1/wallet/${path}?fromDate=${fromDate}&toDate=${toDate}`;
const download = (format: 'csv' | 'xlsx', period = later, by = admin, language = 'es') =>
  by.get(addressOf(`journal/${format}`, period), { headers: { 'accept-language': language } });

interface Total {
  code: string;
  kinds: string[];
  opening: string;
  debit: string;
  credit: string;
  closing: string;
}

async function totals(period = later) {
  const answer = await admin.get(addressOf('journal-totals', period));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as { data: Total[]; entries: number; debit: string; credit: string };
}

const centsOf = (text = '') => Number(text.replace(/[.,]/, '') || 0);

/** The lines of the journal below its header, by their columns. */
async function linesOf(period = later) {
  const answer = await download('csv', period);
  expect(answer.statusCode, answer.body).toBe(200);
  const [, ...lines] = answer.body.slice(1).trimEnd().split('\r\n');
  return lines.map((line) => {
    const [number, day, code, name, act, customer, project, debit, credit] = line
      .split(';')
      .map((cell) => cell.replaceAll('"', ''));
    return { number: Number(number), day, code, name, act, customer, project, debit, credit };
  });
}

async function pagesOf(period: typeof later, atOnce: number) {
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
    const english = await download('csv', empty, admin, 'en');
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
    const answer = await admin.get(addressOf('journal/xlsx'));
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
    await download('xlsx', whole);
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
      const answer = await admin.get(addressOf(place, { fromDate, toDate }));
      expect([answer.statusCode, answer.json().errors]).toMatchObject([400, [{ path, code }]]);
    }
  });
});

describe('the chart of accounts', () => {
  const chart = '/v1/wallet/book-accounts';
  const edit = (kind: string, body: object, by = admin) => by.patch(`${chart}/${kind}`, { body });
  const accountOf = async (kind: string) =>
    (await admin.get(chart)).json().data.find((account: { kind: string }) => account.kind === kind);

  it('[B16] has an account for each kind, by default of the Spanish chart', async () => {
    const { data } = (await admin.get(chart)).json();
    expect(data.map(({ kind, code }: { kind: string; code: string }) => `${kind} ${code}`)).toEqual([
      'tax 4751',
      'wallet 5550',
      'held 5551',
      'deposits 5552',
      'escrow 5553',
      'returns 5554',
      'thirdParty 5559',
      'bank 572',
      'company 5721',
      'bankCosts 626',
      'fees 705',
    ]);
  });

  it('[P7][B16] is edited by administrators, and the audit trail has both states', async () => {
    const { version } = await accountOf('fees');
    const edited = await edit('fees', { code: '705000', name: 'Comisiones', version });
    expect(edited.json()).toMatchObject({
      kind: 'fees',
      code: '705000',
      name: 'Comisiones',
      version: version + 1,
    });
    const late = await edit('fees', { code: '7050', version });
    expect(late.json()).toMatchObject({ status: 409, code: 'request.edited_meanwhile' });
    const notes = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, 'fees'))
      .orderBy(auditEntries.auditEntryId);
    expect(notes).toMatchObject([
      {
        action: 'book-account.edit',
        before: { code: '705', name: 'Prestaciones de servicios' },
        after: { code: '705000', name: 'Comisiones' },
      },
    ]);
    expect((await linesOf()).filter(({ code }) => code === '705000')).toHaveLength(1);
  });

  it('[B16] may have one code for two kinds, whose sums share a row', async () => {
    const before = (await totals()).data;
    await edit('held', { code: '5550' });
    const after = (await totals()).data;
    await edit('held', { code: '5551' });
    const row = after.find(({ code }) => code === '5550');
    expect(row).toMatchObject({
      name: 'Clientes: retiradas pendientes de pago / Clientes: saldo disponible en monederos',
      kinds: ['held', 'wallet'],
    });
    const apart = before.filter(({ code }) => code === '5550' || code === '5551');
    expect(centsOf(row?.closing)).toBe(apart.reduce((cents, { closing }) => cents + centsOf(closing), 0));
    expect(after).toHaveLength(before.length - 1);
  });

  it.each([
    [{ code: '12' }, 'code', 'book_code'],
    [{ code: '1'.repeat(13) }, 'code', 'book_code'],
    [{ code: '57.2' }, 'code', 'book_code'],
    [{ code: '' }, 'code', 'required'],
    [{ name: ' ' }, 'name', 'required'],
    [{ name: 'x'.repeat(81) }, 'name', 'text_too_long'],
  ])('[V1][B16] refuses %j', async (body, path, code) => {
    const answer = await edit('bank', body);
    expect([answer.statusCode, answer.json().errors]).toMatchObject([400, [{ path, code }]]);
  });

  it('[P7][B16] is for administrators alone, like the journal', async () => {
    const manager = await as(test, 'operator');
    for (const by of [lucia, manager]) {
      expect((await edit('bank', { code: '5720' }, by)).statusCode).toBe(403);
      for (const url of [chart, addressOf('journal/csv'), addressOf('journal-totals')])
        expect((await by.get(url)).statusCode).toBe(403);
    }
    expect((await (await as(test, 'visitor')).get(chart)).statusCode).toBe(401);
    expect((await edit('nothing', { code: '5720' })).statusCode).toBe(400);
  });
});
