/** Goal: the simulator drives a platform over HTTP, and the books agree in the end. Method: a short run on one of its own. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Running } from '../test/process.ts';
import { testSeed } from '../test/seed.ts';
import { startOwn } from './simulation/own-server.ts';
import { simulate } from './simulation/simulate.ts';

let own: Running;
beforeAll(async () => {
  own = await startOwn(undefined);
});
afterAll(() => own.stop());

it('[B1][B2][E2][E3][E10] investors and staff do business over HTTP, and the books agree', {
  timeout: 240_000,
}, async () => {
  console.log(`The simulation begins from TEST_SEED=${testSeed}.`);
  const { tally, breachesTotal, seconds } = await simulate({
    url: own.url,
    operations: 250,
    clients: 8,
    seed: String(testSeed),
  });
  expect(tally.count()).toBe(250);
  expect(tally.failures(), tally.lines(seconds).join('\n')).toBe(0);
  expect(breachesTotal).toBe(0);
});
