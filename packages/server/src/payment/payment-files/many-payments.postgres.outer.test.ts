/**
 * Goal: a payment file of 5,000 withdrawals is made in five seconds. Method: the withdrawals of 50 customers on PostgreSQL,
 * inserted as rows. The processor time of gathering them and writing the file is limited, because other tests run at the same
 * time. With TEST_LONG, on an otherwise idle machine, the elapsed time is limited too.
 */
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { acceptedAccount } from '../../../test/money.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { isLong } from '../../../test/seed.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { walletOf } from '../../../test/wallets.ts';
import { openDatabase } from '../../kit/database/open-database.ts';
import { insertRows } from '../../kit/database/sets.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { transactions } from '../../schema/transactions.ts';
import { pain001Problems } from './pain001-problems.ts';

const [customers, each] = [50, 100];
const total = customers * each;
const secondsMax = 5;
const filesUrl = '/v1/payment/payment-files';
let test: TestApp;
let marta: Caller;
let elena: Caller;
beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  test = await buildTestApp({ database: await openDatabase({ database: { kind: 'postgres', url } }) });
  [marta, elena] = [await as(test, 'admin'), await as(test, 'admin')];
});
afterAll(() => test.close());

async function withdrawalsOf(owner: Caller) {
  const bankAccountId = await acceptedAccount(test, owner.userId);
  const { walletId } = await walletOf(owner);
  return Array.from({ length: each }, () => ({
    transactionId: newId(),
    walletId,
    userId: owner.userId,
    amountCents: 1_234,
    type: 'withdraw' as const,
    issuerName: 'user-wallet' as const,
    status: 'pending' as const,
    bankAccountId,
    createdAt: test.clock.now,
    updatedAt: test.clock.now,
  }));
}

it(`[L49] gathers ${total} withdrawals into a valid file`, async () => {
  const owners = await Promise.all(Array.from({ length: customers }, () => as(test, 'user')));
  await insertRows(test.db, transactions, (await Promise.all(owners.map(withdrawalsOf))).flat());

  const [before, startedAt] = [process.cpuUsage(), performance.now()];
  const made = await marta.post(filesUrl);
  const { paymentFileId } = made.json();
  const madeAt = performance.now();
  const body = { why: 'Las retiradas de la semana.' };
  const proposed = await marta.post(`${filesUrl}/${paymentFileId}/approve`, { body, alone: true });
  await elena.post(`/v1/approvals/${proposed.json().proposalId}/approve`, { body: {} });
  const approvedAt = performance.now();
  const taken = await marta.post(`${filesUrl}/${paymentFileId}/take`);
  const { user, system } = process.cpuUsage(before);
  const takenAt = performance.now();
  const elapsedSeconds = (takenAt - startedAt) / 1_000;
  const parts = [madeAt - startedAt, approvedAt - madeAt, takenAt - approvedAt];
  const seconds = (user + system) / 1_000_000;
  console.log(
    `${total} payments: ${parts.map((ms) => (ms / 1_000).toFixed(1)).join(' + ')} s to gather, approve and take, ${seconds.toFixed(1)} s of the processor`,
  );

  expect(made.json()).toMatchObject({ payments: total, total: '61700.00' });
  const xml = (await marta.get(new URL(taken.json().url).pathname)).body;
  expect(pain001Problems(xml)).toEqual([]);
  expect(xml.match(/<CdtTrfTxInf>/g)).toHaveLength(total);
  expect(seconds).toBeLessThan(secondsMax);
  if (isLong) expect(elapsedSeconds).toBeLessThan(secondsMax);
});
