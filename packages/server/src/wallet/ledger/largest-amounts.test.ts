/**
 * Goal: the largest amounts that the platform takes go all the way, from the first euro to the last return. Method: one
 * investor puts the largest amount there is into a project that pays a return on it.
 */
import { centsMax } from '@semilla/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/index.ts';
import { findBreaches } from '../reconciliations/index.ts';
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

it('[B1][B4] the largest amount is invested, returned with its return, and paid out', async () => {
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
});
