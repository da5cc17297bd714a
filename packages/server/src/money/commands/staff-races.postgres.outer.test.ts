/**
 * Goal: an edit of a project by staff never misses an order placed at the same time. Method: two apps on one PostgreSQL; both
 * requests are sent at once, several times.
 */
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { anInvestor } from '../../../test/money.ts';
import {
  balances,
  compareBooks,
  endReflection,
  invest,
  openProject,
  projectUrl,
} from '../../../test/orders.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { moveTo } from '../../../test/projects.ts';
import { allowLess } from '../../../test/sheets.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { openDatabase } from '../../kit/database/open-database.ts';
import { orders } from '../../schema/orders.ts';

const rounds = 8;
let here: TestApp;
let there: TestApp;
let admin: Caller;
let adminThere: Caller;
let investors: Caller[];
beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  const open = () => openDatabase({ database: { kind: 'postgres', url } });
  here = await buildTestApp({ database: await open() });
  there = await buildTestApp({ database: await open() });
  admin = await as(here, 'admin');
  adminThere = await as(there, admin);
  investors = await Promise.all(Array.from({ length: 30 }, () => anInvestor(here, 1_000_000)));
});
afterEach(() => compareBooks(here));
afterAll(async () => {
  await there.close();
  await here.close();
});

const countDone = (answers: { statusCode: number }[]) =>
  answers.filter(({ statusCode }) => statusCode < 300).length;
const read = async (projectId: string) => (await admin.get(projectUrl(projectId))).json();

it('[V15] of many users racing to invest in a project limited to ten investors, ten succeed', async () => {
  const { projectId } = await openProject(here, admin, { maxInvestorNumber: 10 });
  const answers = await Promise.all(
    investors.map(async (investor, index) => {
      const caller = index % 2 ? await as(there, investor) : investor;
      return invest(caller, projectId, '100.00');
    }),
  );
  expect(countDone(answers)).toBe(10);
  expect(await read(projectId)).toMatchObject({ investorNumber: 10, amountInvested: '1000.00' });
});

it('[A20][S1] when an order races with closing the project by hand, only one succeeds', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { projectId } = await openProject(here, admin);
    const [order, closed] = await Promise.all([
      invest(investors[0] as Caller, projectId, '100.00'),
      moveTo(adminThere, projectId, 'Closed'),
    ]);
    expect(countDone([order, closed])).toBe(1);
    const [escrow] = await balances(here, `escrow:${projectId}`);
    expect([escrow, (await read(projectId)).phaseName]).toEqual(
      order.statusCode === 201 ? [10_000, 'Investment'] : [0, 'Closed'],
    );
    const refused = order.statusCode === 201 ? closed : order;
    expect(['project.close_first', 'project.investing_not_possible']).toContain(refused.json().code);
  }
});

it('[S9][L15] setting a project to Financed either happens before a racing order, which is refused, or not at all', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { projectId } = await openProject(here, admin);
    await allowLess(here.db, projectId);
    const first = await invest(investors[6] as Caller, projectId, '100.00');
    await endReflection(admin, projectId);
    const answers = await Promise.all([
      ...investors.slice(0, 6).map((investor) => invest(investor, projectId, '100.00')),
      moveTo(adminThere, projectId, 'Financed'),
    ]);
    const moved = answers.at(-1);
    const isFinanced = moved?.statusCode === 200;
    expect(isFinanced || moved?.json().code).toBe(isFinanced || 'project.reflection_running');
    const placed = await here.db.select().from(orders).where(eq(orders.projectId, projectId));
    expect(placed).toHaveLength(countDone([first, ...answers.slice(0, -1)]));
    if (isFinanced) expect(placed).toHaveLength(1);
    expect(new Set(placed.map(({ status }) => status))).toEqual(new Set([isFinanced ? 'active' : 'pending']));
  }
});

it('[E4][B4] the terms of a project change before its first order or not at all', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { projectId } = await openProject(here, admin);
    const [order, edited] = await Promise.all([
      invest(investors[0] as Caller, projectId, '100.00'),
      adminThere.patch(projectUrl(projectId), { body: { startedAt: '2099-01-01' } }),
    ]);
    expect(order.statusCode).toBe(201);
    const { startedAt, amountInvested } = await read(projectId);
    expect([edited.statusCode, startedAt, amountInvested]).toEqual(
      edited.statusCode === 200 ? [200, '2099-01-01', '100.00'] : [409, null, '100.00'],
    );
  }
});
