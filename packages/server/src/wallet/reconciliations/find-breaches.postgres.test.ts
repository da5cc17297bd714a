/**
 * Goal: money that moves while the books are looked at causes no false alarm, and does not wait for the look.
 * Method: on a real PostgreSQL, investors ask, invest and are paid while one look follows the other.
 */
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '../../database/index.ts';
import { as, type Caller } from '../../testing/callers.ts';
import { anInvestor, approve, askFor } from '../../testing/money.ts';
import { newPostgresDatabase } from '../../testing/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { anOpenProject } from '../testing.ts';
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

async function live(investor: Caller): Promise<void> {
  const body = { projectId, amount: '100.00', orderType: 'invest', termsVersion: '2026-01' };
  for (let round = 0; round < rounds; round += 1) {
    const asked = await askFor(investor, { type: round % 2 ? 'withdraw' : 'income', amount: '10.00' });
    const order = await investor.post('/v1/project/orders', { body });
    const approved = await approve(admin, asked.json().transactionId);
    const cancelled = await investor.post(`/v1/project/orders/${order.json().orderId}/cancel`);
    expect([asked, order, approved, cancelled].map(({ statusCode }) => statusCode)).toEqual([
      201, 201, 200, 200,
    ]);
  }
}

it('[B1] looks at one moment of the books, however much moves meanwhile', async () => {
  const all = await Promise.all(Array.from({ length: investors }, () => anInvestor(test, 100_000)));
  let isOver = false;
  const traffic = Promise.all(all.map(live)).finally(() => {
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
