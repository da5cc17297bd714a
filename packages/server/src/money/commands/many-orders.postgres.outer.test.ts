/**
 * Goal: a delivery of returns and a refund to many orders (2,000 with TEST_LONG) are exact and take less than five seconds on PostgreSQL.
 * Method: investors with ten orders each in two projects; the processor time of each request is printed and limited,
 * because other tests run at the same time.
 */
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { release, repay } from '../../../test/investors.ts';
import { anInvestor } from '../../../test/money.ts';
import { balances, compareBooks, invested, openProject, projectUrl } from '../../../test/orders.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { sized } from '../../../test/seed.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { openDatabase } from '../../kit/database/open-database.ts';

const investorNumber = sized(25, 200);
const ordersEach = 10;
const orderCents = 1_000;
const totalCents = investorNumber * ordersEach * orderCents;
const msMax = 5_000;
let test: TestApp;
let admin: Caller;
let investors: Caller[];
beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  test = await buildTestApp({ database: await openDatabase({ database: { kind: 'postgres', url } }) });
  admin = await as(test, 'admin');
  investors = await Promise.all(Array.from({ length: investorNumber }, () => anInvestor(test, 1_000_000)));
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

async function withOrders(financingAmount: number): Promise<string> {
  const { projectId } = await openProject(test, admin, {
    financingAmount,
    maxInvestorNumber: null,
    minimumInvestment: 1_000,
    projectDuration: 12,
    deliveryFeePeriod: 'end_of_project',
  });
  for (let round = 0; round < ordersEach; round += 1) {
    await Promise.all(investors.map((investor) => invested(investor, projectId, '10.00')));
  }
  return projectId;
}

async function timed(label: string, act: () => ReturnType<Caller['post']>) {
  const before = process.cpuUsage();
  const answer = await act();
  const { user, system } = process.cpuUsage(before);
  const ms = Math.round((user + system) / 1_000);
  process.stdout.write(`${label} of ${investorNumber * ordersEach} orders: ${ms} ms\n`);
  expect(answer.statusCode).toBe(200);
  expect(ms).toBeLessThan(msMax);
  return answer.json();
}

it('[B4] a delivery of returns with the principal, and its preview, are fast and exact', async () => {
  const projectId = await withOrders(totalCents);
  await release(admin, projectId);
  const [delivery] = (await admin.get(`${projectUrl(projectId)}/distributions`)).json().data;
  await repay(admin, projectId, (totalCents / 100 + Number(delivery.gross)).toFixed(2));
  const url = `${projectUrl(projectId)}/distributions`;
  const body = { period: 1 };

  const previewed = await timed('the preview of a delivery', () =>
    admin.post(`${url}?preview=true`, { body }),
  );
  const delivered = await timed('a delivery', () => admin.post(url, { body }));

  expect(delivered.lines).toEqual(previewed.lines);
  expect(delivered.lines).toHaveLength(investorNumber * ordersEach);
  expect(await balances(test, `returns:${projectId}`)).toEqual([0]);
});

it('[A20][B4] a refund, and its preview, are fast and exact', async () => {
  const projectId = await withOrders(4 * totalCents);
  const url = `${projectUrl(projectId)}/close`;
  const body = { refund: true };
  const [first] = investors;
  const [before] = await balances(test, `wallet:${first?.userId ?? ''}`);

  const previewed = await timed('the preview of a refund', () => admin.post(`${url}?preview=true`, { body }));
  const refunded = await timed('a refund', () => admin.post(url, { body }));

  expect(refunded.lines).toEqual(previewed.lines);
  expect(refunded).toMatchObject({ principal: (totalCents / 100).toFixed(2), investors: investorNumber });
  expect(await balances(test, `escrow:${projectId}`, `wallet:${first?.userId ?? ''}`)).toEqual([
    0,
    (before ?? 0) + ordersEach * orderCents,
  ]);
});
