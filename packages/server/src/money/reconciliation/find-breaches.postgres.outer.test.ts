/**
 * Goal: moving money during a check causes no false alarm and does not wait for the check. Method: on PostgreSQL, investors
 * deposit, invest and cancel while checks run one after the other.
 */
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { anInvestor, approve, askFor } from '../../../test/money.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { anOpenProject } from '../../../test/wallets.ts';
import { openDatabase } from '../../kit/database/open-database.ts';
import { findBreaches } from './find-breaches.ts';

const investors = 8;
const rounds = 6;
let test: TestApp;
let admin: Caller;
let projectId: string;

beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  test = await buildTestApp({ database: await openDatabase({ database: { kind: 'postgres', url } }) });
  admin = await as(test, 'admin');
  projectId = await anOpenProject(test, admin);
});
afterAll(() => test.close());

async function moveMoney(investor: Caller): Promise<void> {
  const body = { projectId, amount: '100.00', orderType: 'invest', termsVersion: '2026-01' };
  for (let round = 0; round < rounds; round += 1) {
    const request = await askFor(investor, { type: round % 2 ? 'withdraw' : 'income', amount: '10.00' });
    const order = await investor.post('/v1/project/orders', { body });
    const approved = await approve(admin, request.json().transactionId);
    const cancelled = await investor.post(`/v1/project/orders/${order.json().orderId}/cancel`);
    expect([request, order, approved, cancelled].map(({ statusCode }) => statusCode)).toEqual([
      201, 201, 200, 200,
    ]);
  }
}

it('[B1] checks the books as of one moment, even while money moves', async () => {
  const all = await Promise.all(Array.from({ length: investors }, () => anInvestor(test, 100_000)));
  let isOver = false;
  const traffic = Promise.all(all.map(moveMoney)).finally(() => {
    isOver = true;
  });
  const looks: number[] = [];
  while (!isOver) {
    const { breaches, books } = await findBreaches(test.db);
    expect(breaches).toEqual([]);
    looks.push(books.entries);
  }
  await traffic;
  expect(new Set(looks).size).toBeGreaterThan(2);
  expect((await findBreaches(test.db)).breaches).toEqual([]);
});
