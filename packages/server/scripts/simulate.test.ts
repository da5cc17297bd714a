/**
 * Goal: the simulator drives a platform over HTTP, and the books agree afterwards. Method: a short run on its own
 * server.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Running } from '../test/process.ts';
import { testSeed } from '../test/seed.ts';
import { startOwn } from './simulation/own-server.ts';
import { simulate } from './simulation/simulate.ts';

let server: Running;
beforeAll(async () => {
  server = await startOwn(undefined);
});
afterAll(() => server.stop());

it('[B1][B2][E2][E3][E10] the books agree after investors and staff have used the platform over HTTP', {
  timeout: 240_000,
}, async () => {
  console.log(`The simulation begins from TEST_SEED=${testSeed}.`);
  const { tally, breachesTotal, seconds } = await simulate({
    url: server.url,
    operations: 250,
    clients: 8,
    seed: String(testSeed),
  });
  expect(tally.count()).toBe(250);
  expect(tally.failures(), tally.lines(seconds).join('\n')).toBe(0);
  expect(breachesTotal).toBe(0);
});
