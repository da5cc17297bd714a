// Goal: a project was funded on the day of the order that completed it. Method: projects of a manager of their own for each case, with
// the rows that opening, orders, financing and closing leave behind.
import { v1 } from '@semilla/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { figureFor } from '../../../test/business.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { givenOrder } from '../../../test/investors.ts';
import { openProject } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { projectPhases } from '../../schema/project-phases.ts';
import { projects } from '../../schema/projects.ts';
import { phaseIds } from '../phases/catalogue.ts';
import { medianOf } from './find-funding-times.ts';

let test: TestApp;
let admin: Caller;
const spring = 'fromDate=2026-03-01&toDate=2026-05-20';

beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-05-20T12:00:00Z') });
  admin = await as(test, 'admin');
});
afterAll(() => test.close());

interface Offer {
  opened: string;
  dateStart?: string;
  /** The moments of its orders; those that are cancelled begin with `x`. */
  orders?: string[];
  /** Whether the orders reach the target. */
  isFull?: boolean;
  ended?: ['Financed' | 'Closed', string];
}

async function offerOf(manager: Caller, { opened, dateStart, orders = [], isFull = false, ended }: Offer) {
  const project = await openProject(test, admin, { managerId: manager.userId });
  const { projectId } = project;
  const ofProject = eq(projects.projectId, projectId);
  await test.db
    .update(projectPhases)
    .set({ from: new Date(opened) })
    .where(and(eq(projectPhases.projectId, projectId), eq(projectPhases.phaseId, phaseIds.Investment)));
  for (const order of orders) {
    const { userId } = await as(test, 'user');
    const status = order.startsWith('x') ? 'cancelled' : 'active';
    await givenOrder(test, { project, userId, status, createdAt: new Date(order.replace('x', '')) });
  }
  const [stored] = await test.db.select().from(projects).where(ofProject);
  const targetCents = stored?.financingAmountCents ?? 0;
  await test.db
    .update(projects)
    .set({
      dateStart: dateStart ?? null,
      amountInvestedCents: isFull ? targetCents : targetCents / 2,
      ...(isFull && !ended && { fullySubscribedUntil: '2026-05-30' }),
      ...(ended && { phaseId: phaseIds[ended[0]] }),
    })
    .where(ofProject);
  if (ended) {
    const from = new Date(ended[1]);
    const isCurrent = and(
      eq(projectPhases.projectId, projectId),
      eq(projectPhases.phaseId, phaseIds.Investment),
    );
    await test.db.update(projectPhases).set({ to: from }).where(isCurrent);
    await test.db.insert(projectPhases).values({ projectId, phaseId: phaseIds[ended[0]], from });
  }
}

interface Time {
  state: string;
  openedOn: string;
  fundedOn: string | null;
  days: number;
}

const short = ({ state, openedOn, fundedOn, days }: Time) => `${state} ${openedOn} ${fundedOn} ${days}`;

it('[A27] has no project of an empty database', async () => {
  expect(await figureFor(admin, 'findFundingTimes', spring)).toEqual({
    data: [],
    total: 0,
    medianDays: null,
  });
});

const opened = '2026-03-02T09:00:00Z';

const cases: [title: string, offer: Offer, time: string[]][] = [
  ['is open until today', { opened, orders: ['2026-03-20T09:00:00Z'] }, ['open 2026-03-02 null 79']],
  [
    'is full by its last order, before it is financed',
    { opened, orders: ['2026-03-05T09:00:00Z', '2026-03-12T09:00:00Z'], isFull: true },
    ['funded 2026-03-02 2026-03-12 10'],
  ],
  [
    'does not count orders that were cancelled',
    { opened, orders: ['2026-03-05T09:00:00Z', 'x2026-03-12T09:00:00Z'], isFull: true },
    ['funded 2026-03-02 2026-03-05 3'],
  ],
  [
    'was funded by its last order, not when its reflection periods ended',
    { opened, orders: ['2026-03-12T09:00:00Z'], isFull: true, ended: ['Financed', '2026-03-18T09:00:00Z'] },
    ['funded 2026-03-02 2026-03-12 10'],
  ],
  [
    'was funded when it was financed with less than its target',
    { opened, orders: ['2026-03-12T09:00:00Z'], ended: ['Financed', '2026-04-01T09:00:00Z'] },
    ['funded 2026-03-02 2026-04-01 30'],
  ],
  [
    'was closed without its money',
    { opened, orders: ['x2026-03-12T09:00:00Z'], ended: ['Closed', '2026-04-11T09:00:00Z'] },
    ['unfunded 2026-03-02 null 40'],
  ],
  [
    'opens on the first day of its offer',
    { opened, dateStart: '2026-03-10', orders: ['2026-03-12T09:00:00Z'], isFull: true },
    ['funded 2026-03-10 2026-03-12 2'],
  ],
  [
    'opens and is funded by the Spanish day',
    { opened: '2026-03-31T22:00:00Z', orders: ['2026-04-30T22:00:00Z'], isFull: true },
    ['funded 2026-04-01 2026-05-01 30'],
  ],
  ['was opened before the range', { opened: '2026-02-28T22:59:59Z' }, []],
  ['does not open before tomorrow', { opened, dateStart: '2026-05-21' }, []],
];

const listOf = async (caller: Caller, managerId: string) =>
  (
    await caller.get(
      `${v1.projects.find.path}?${spring.replace('fromDate', 'openedFrom').replace('toDate', 'openedTo')}&managerId=${managerId}`,
    )
  )
    .json()
    .data.map(({ projectId }: { projectId: string }) => projectId);

it.each(cases)(
  '[A27][A8] a project that %s, in the figure and in the list of projects',
  async (_title, offer, times) => {
    const manager = await as(test, 'operator');
    await offerOf(manager, offer);
    const { data, medianDays } = await figureFor(manager, 'findFundingTimes', spring);
    expect(data.map(short)).toEqual(times);
    expect(await listOf(manager, manager.userId)).toEqual(
      data.map(({ projectId }: { projectId: string }) => projectId),
    );
    expect(medianDays).toBe(times[0]?.startsWith('funded') ? data[0].days : null);
  },
);

it('[A27][P6] shows a manager the projects they manage, and administrators all', async () => {
  const manager = await as(test, 'operator');
  await offerOf(manager, { opened });
  expect((await figureFor(manager, 'findFundingTimes', spring)).total).toBe(1);
  expect((await figureFor(admin, 'findFundingTimes', spring)).total).toBeGreaterThan(1);
  const customer = await as(test, 'user');
  expect((await customer.get(v1.business.findFundingTimes.path)).statusCode).toBe(403);
  expect((await customer.get(`${v1.projects.find.path}?openedFrom=2026-01-01`)).json().total).toBe(0);
  expect((await customer.get(`${v1.projects.find.path}?openedTo=2026-12-31`)).json().total).toBe(0);
});

it.each([
  [[], null],
  [[7], 7],
  [[9, 1, 4], 4],
  [[1, 2], 2],
  [[10, 2, 30, 4], 7],
] as const)('[A27] the median of %j is %s', (days, median) => {
  expect(medianOf(days)).toBe(median);
});
