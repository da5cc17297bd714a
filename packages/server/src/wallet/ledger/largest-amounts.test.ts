/**
 * Goal: the largest amounts that the platform takes go all the way, from the first euro to the last return. Method: one
 * investor puts the largest amount there is into a project that pays a return on it.
 */
import { centsMax, civilDateAt } from '@semilla/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as } from '../../testing/callers.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { findBreaches } from '../reconciliations/find-breaches.ts';
import {
  does,
  type Ground,
  isAsTold,
  opened,
  placing,
  prepareGround,
  waiting,
} from './inject-errors.test-cases.ts';

let test: TestApp;
let ground: Ground;
beforeAll(async () => {
  test = await buildTestApp();
  ground = await prepareGround(test);
});
afterAll(() => test.close());

it('[B1][B4][B12] the largest amount is invested, returned with its return, and told in statements', async () => {
  const { adminId } = ground;
  await waiting(ground, centsMax, true);
  const projectId = await opened(ground, centsMax);
  await does(ground, placing(ground, projectId, centsMax));
  await does(ground, { kind: 'release', projectId, adminId, cents: undefined });
  await does(ground, { kind: 'repay', projectId, adminId, cents: centsMax });
  await does(ground, { kind: 'repay', projectId, adminId, cents: 8_500_000_000 });
  await does(ground, { kind: 'distribute', projectId, adminId, period: 1 });
  expect(await isAsTold(ground)).toBe(true);
  expect((await findBreaches(test.db)).breaches).toEqual([]);

  const statement = async (day: string) => {
    const investor = await as(test, { userId: ground.userId });
    const { data } = (await investor.get('/v1/wallet/wallets')).json();
    const url = `/v1/wallet/wallets/${data[0].walletId}/statement?format=csv&fromDate=${day}&toDate=${day}`;
    return investor.get(url, { headers: { cookie: `${investor.cookie}; locale=en` } });
  };
  const today = await statement(civilDateAt(test.clock.now));
  expect(today.statusCode).toBe(200);
  // Principal and return are told apart, and each of them once.
  expect(today.body.match(/999999999\.99/g)?.length).toBeGreaterThan(2);
  expect(today.body).toContain('85000000.00');
  test.clock.advance(2 * 86_400);
  expect((await statement(civilDateAt(test.clock.now))).statusCode).toBe(200);
});
