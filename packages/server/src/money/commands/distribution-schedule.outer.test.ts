/** What staff and investors see of the planned and paid deliveries of a project. */
import type { DeliveryAnswer } from '@semilla/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { distributionsUrl, financedAtOddAmounts, runDistribution } from '../../../test/distributions.ts';
import { release, repay } from '../../../test/investors.ts';
import { compareBooks, openProject, ordersUrl } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let admin: Caller;
let manager: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-10T11:00:00Z') });
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

/** The type of a JSON answer, in which amounts and dates are text. */
type OnWire<T> = { [K in keyof T]: T[K] extends number | Date ? string : T[K] };
const financed = () => financedAtOddAmounts(test, admin, manager.userId);
const schedule = async (projectId: string) =>
  (await admin.get(distributionsUrl(projectId))).json().data as (OnWire<DeliveryAnswer> & {
    distributionId: string | null;
  })[];

describe('the schedule of a project', () => {
  it('[B4][N4] lists the due deliveries, and which are done', async () => {
    const { projectId } = await financed();
    const due = (await schedule(projectId)).map(({ period, dueOn, gross, fee, net, principal, isLast }) =>
      [period, dueOn, gross, fee, net, principal, isLast].join(' '),
    );
    expect(due).toEqual([
      '1 2026-06-30 212.50 21.25 191.25 0.00 false',
      '2 2026-09-30 212.50 21.25 191.25 0.00 false',
      '3 2026-12-31 212.50 21.25 191.25 0.00 false',
      '4 2027-03-31 212.50 21.25 191.25 10000.00 true',
    ]);
    await release(admin, projectId);
    await repay(admin, projectId, '212.50');
    const { distributionId } = (await runDistribution(admin, projectId, 1)).json();
    const [first, second] = await schedule(projectId);
    expect(first?.deliveredAt).toMatch(/^2026-03-10T/);
    expect([first?.distributionId, second?.distributionId]).toEqual([distributionId, null]);
    expect(second?.deliveredAt).toBeNull();
  });

  it('[B4] is empty until the project is financed, and is visible to its staff only', async () => {
    const { projectId } = await openProject(test, admin, { managerId: manager.userId });
    expect((await admin.get(distributionsUrl(projectId))).json()).toEqual({
      data: [],
      total: 0,
      refundId: null,
    });
    expect((await manager.get(distributionsUrl(projectId))).statusCode).toBe(200);
    expect((await (await as(test, 'operator')).get(distributionsUrl(projectId))).statusCode).toBe(404);
    expect((await (await as(test, 'user')).get(distributionsUrl(projectId))).statusCode).toBe(403);
    expect((await (await as(test, 'visitor')).get(distributionsUrl(projectId))).statusCode).toBe(401);
  });
});

it('[P7][B4] an investor sees the deliveries of their own orders only', async () => {
  const { investor, other, orderIds } = await financed();
  const mine = (await investor.get(`/v1/project/orders/${orderIds[0]}/schedule`)).json();
  expect(mine.total).toBe(4);
  expect(mine.data[3]).toMatchObject({
    dueOn: '2027-03-31',
    principal: '3333.33',
    isLast: true,
    deliveredAt: null,
  });
  const theirs = (await other.get(`${ordersUrl}/${orderIds[0]}/schedule`)).json();
  expect(theirs.status).toBe(404);
  expect((await manager.get(`${ordersUrl}/${orderIds[0]}/schedule`)).json()).toEqual(mine);
});

it('[P7][B4] an investor gets the deliveries of all own orders in one request, and no others', async () => {
  const { investor, other, orderIds } = await financed();
  const returns = (await investor.get('/v1/project/returns')).json();
  const schedules = await Promise.all(
    [orderIds[0], orderIds[2]].map(async (orderId) => {
      const { data } = (await investor.get(`${ordersUrl}/${orderId}/schedule`)).json();
      return data.map((row: object) => ({ orderId, ...row }));
    }),
  );
  expect(returns).toEqual({
    data: schedules.flat(),
    total: 8,
    loans: [expect.objectContaining({ daysLate: 0 })],
  });
  const theirs = (await other.get('/v1/project/returns')).json().data;
  expect(new Set(theirs.map(({ orderId }: { orderId: string }) => orderId))).toEqual(new Set([orderIds[1]]));
  expect((await manager.get('/v1/project/returns')).json()).toEqual({ data: [], total: 0, loans: [] });
  expect((await (await as(test, 'visitor')).get('/v1/project/returns')).statusCode).toBe(401);
});
