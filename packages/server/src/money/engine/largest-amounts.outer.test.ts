/**
 * Goal: the largest possible amounts work from the first order to the last return. Method: one investor invests the maximum
 * amount in a project that pays a return on it.
 */
import { centsMax, civilDateAt } from '@semilla/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as } from '../../../test/callers.ts';
import {
  finance,
  type Ground,
  matchesModel,
  openProject,
  passPeriods,
  placeOperation,
  prepareGround,
  requestDeposit,
  runOperation,
} from '../../../test/cases/inject-errors.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { findBreaches } from '../reconciliation/find-breaches.ts';

let test: TestApp;
let ground: Ground;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-16T12:00:00Z') });
  ground = await prepareGround(test);
});
afterAll(() => test.close());

it('[B1][B4][B12] the maximum amount is invested, paid back with its return, and listed in statements', async () => {
  const { adminId } = ground;
  await requestDeposit(ground, centsMax, true);
  const projectId = await openProject(ground, centsMax);
  const firstDay = civilDateAt(test.clock.now);
  await runOperation(ground, placeOperation(ground, projectId, centsMax));
  await passPeriods(ground);
  await finance(ground, projectId);
  await runOperation(ground, { kind: 'release', projectId, adminId, cents: undefined });
  await runOperation(ground, { kind: 'repay', projectId, adminId, cents: centsMax });
  await runOperation(ground, { kind: 'repay', projectId, adminId, cents: 8_500_000_000 });
  await runOperation(ground, { kind: 'distribute', projectId, adminId, period: 1 });
  expect(await matchesModel(ground)).toBe(true);
  expect((await findBreaches(test.db)).breaches).toEqual([]);

  const statement = async (day: string, from = day) => {
    const investor = await as(test, { userId: ground.userId });
    const { data } = (await investor.get('/v1/wallet/wallets')).json();
    const url = `/v1/wallet/wallets/${data[0].walletId}/statement?format=csv&fromDate=${from}&toDate=${day}`;
    return investor.get(url, { headers: { cookie: `${investor.cookie}; locale=en` } });
  };
  const today = await statement(civilDateAt(test.clock.now), firstDay);
  expect(today.statusCode).toBe(200);
  // Principal and return are two lines, each listed once.
  expect(today.body.match(/999999999\.99/g)?.length).toBeGreaterThan(2);
  expect(today.body).toContain('85000000.00');
  test.clock.advance(2 * 86_400);
  expect((await statement(civilDateAt(test.clock.now))).statusCode).toBe(200);
});
