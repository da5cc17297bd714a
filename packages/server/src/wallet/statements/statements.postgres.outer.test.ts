/**
 * Goal: a statement is consistent while money moves, and fast with a long history. Method: a real PostgreSQL. Statements up to
 * today are requested while movements are requested and decided, and one for a year with 5,000 lines after many more.
 */
import { civilDateAt } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { approve, askFor, giveMoney, reject } from '../../../test/money.ts';
import { newProject } from '../../../test/platform-records.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { sized } from '../../../test/seed.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { openDatabase } from '../../kit/database/open-database.ts';
import { textOfPdf } from '../../kit/paper/text-of-pdf.ts';

let test: TestApp;
let admin: Caller;

beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  const database = await openDatabase({ database: { kind: 'postgres', url } });
  test = await buildTestApp({ database, now: new Date('2026-03-16T12:00:00Z') });
  admin = await as(test, 'admin');
});
afterAll(() => test.close());

const walletIdOf = async (caller: Caller): Promise<string> =>
  (await caller.get('/v1/wallet/wallets')).json().data[0].walletId;

async function statement(caller: Caller, walletId: string, days: string, format = 'csv') {
  const [startedAt, before] = [performance.now(), process.cpuUsage()];
  const answer = await caller.get(`/v1/wallet/wallets/${walletId}/statement?${days}&format=${format}`);
  expect(answer.statusCode, answer.body).toBe(200);
  const { user, system } = process.cpuUsage(before);
  const [elapsed, worked] = [performance.now() - startedAt, (user + system) / 1_000].map(Math.round);
  return { answer, elapsed, worked: worked as number };
}

it('[B12] agrees with the ledger while movements are requested and decided', async () => {
  const owner = await as(test, 'user');
  await giveMoney(test, owner.userId, 100_000);
  const walletId = await walletIdOf(owner);
  const today = civilDateAt(test.clock.now);
  let isOver = false;
  const move = async (index: number) => {
    const type = index % 2 ? 'withdraw' : 'income';
    const { transactionId } = (await askFor(owner, { type, amount: '10.00' })).json();
    const decided = await (index % 3 ? approve(admin, transactionId) : reject(admin, transactionId));
    expect(decided.statusCode, decided.body).toBe(200);
  };
  // Eight workers at once, four for each kind of request, because at most five of each kind may be pending.
  const moving = Promise.all(
    Array.from({ length: 8 }, async (_, worker) => {
      for (let index = worker; index < 40; index += 8) await move(index);
    }),
  ).finally(() => {
    isOver = true;
  });
  let statementCount = 0;
  while (!isOver) {
    await statement(owner, walletId, `fromDate=2020-01-01&toDate=${today}`);
    statementCount += 1;
  }
  await moving;
  expect(statementCount).toBeGreaterThan(2);
  const { answer } = await statement(owner, walletId, `fromDate=2020-01-01&toDate=${today}`);
  const { balance } = (await owner.get(`/v1/wallet/wallets/${walletId}`)).json();
  expect(answer.body).toContain(`Saldo final,${balance}\r\n`);
});

const linesBefore = sized(4_000, 50_000);
const linesInYear = 5_000;
const finalBalance = ((linesBefore + linesInYear) / 2) * 5;

/**
 * Alternating deposits of 10.00 and investments of 5.00, as the ledger writes them. The first ones are spread over ten years, the
 * others over the last year.
 */
async function insertLongHistory(wallet: {
  walletId: string;
  userId: string;
  projectId: string;
}): Promise<void> {
  const { walletId, userId, projectId } = wallet;
  const entryId = sql.raw(`('0190e000-0000-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid`);
  const moment = sql.raw(`timestamptz '2015-01-01 12:00Z' + i * interval '3650 days' / ${linesBefore} +
    greatest(i - ${linesBefore}, 0) * (interval '364 days' / ${linesInYear} - interval '3650 days' / ${linesBefore})`);
  const all = sql.raw(`generate_series(1, ${linesBefore + linesInYear}) as i`);
  await test.db.transaction(async (tx) => {
    await tx.execute(sql`insert into ledger_entries (entry_id, cause, cause_id, created_at)
      select ${entryId}, case when i % 2 = 1 then 'transaction' else 'order' end, ${entryId}, ${moment} from ${all}`);
    await tx.execute(sql`insert into ledger_postings (entry_id, account_id, amount_cents)
      select ${entryId}, account_id, cents from ${all}, lateral (values
        (${`wallet:${userId}`}, case when i % 2 = 1 then 1000 else -500 end),
        (case when i % 2 = 1 then 'bank' else ${`escrow:${projectId}`} end, case when i % 2 = 1 then -1000 else 500 end)
      ) as moved(account_id, cents)`);
    await tx.execute(sql`insert into transactions
      (transaction_id, wallet_id, user_id, project_id, amount_cents, type, issuer_name, status, entry_id, created_at, updated_at)
      select ${entryId}, ${walletId}, ${userId}, case when i % 2 = 0 then ${projectId}::uuid end,
        case when i % 2 = 1 then 1000 else 500 end, case when i % 2 = 1 then 'income' else 'withdraw' end,
        case when i % 2 = 1 then 'payment' else 'project_order' end, 'completed', ${entryId}, ${moment}, ${moment} from ${all}`);
  });
}

it('[B12] takes seconds, not minutes, for a year with 5,000 lines after a long history', async () => {
  const owner = await as(test, 'user');
  const walletId = await walletIdOf(owner);
  await insertLongHistory({ walletId, userId: owner.userId, projectId: await newProject(admin) });
  await test.db.execute(sql`analyze`);
  const year = 'fromDate=2024-12-29&toDate=2025-12-31';
  const csv = await statement(owner, walletId, year);
  const rows = csv.answer.body.split('\r\n');
  expect(rows.filter((row) => /^\d{4}-\d\d-\d\d,(?:Ingreso|Inversión)/.test(row)).length).toBeGreaterThan(
    4_990,
  );
  expect(rows).toContain(`Saldo final,${finalBalance}.00`);
  const pdf = await statement(owner, walletId, year, 'pdf');
  const pages = textOfPdf(pdf.answer.rawPayload);
  expect(pages.at(-1)).toContain(`${finalBalance.toLocaleString('es-ES')},00\u00a0€`);
  const today = await statement(owner, walletId, `fromDate=2025-01-01&toDate=${civilDateAt(test.clock.now)}`);
  const timings = Object.entries({ csv, 'up to today': today, pdf }).map(
    ([name, { elapsed, worked }]) => `${name} ${elapsed} ms, ${worked} of them at work`,
  );
  console.log(
    `A statement of ${rows.length} lines on ${pages.length} pages after ${linesBefore}: ${timings.join('; ')}.`,
  );
  // Measures CPU time of this process, because other tests run at the same time. It takes about one second on a quiet machine and
  // three on a busy one. A statement that reads the whole history for each line would take minutes.
  expect(Math.max(csv.worked, today.worked, pdf.worked)).toBeLessThan(10_000);
});
