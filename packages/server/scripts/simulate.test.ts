/** Goal: the simulator drives a platform over HTTP, and the books agree in the end. Method: a short run on one of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareDemo } from '../src/testing/filled-demo.ts';
import { freePort } from '../src/testing/free-port.ts';
import type { Running } from '../src/testing/process.ts';
import { testSeed } from '../src/testing/seed.ts';
import { startOwn } from './simulation/own-server.ts';
import { simulate } from './simulation/simulate.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'semilla-simulate-'));
let own: Running;
beforeAll(async () => {
  const settings = { DATA_DIR: dataDir, PORT: String(await freePort()) };
  await prepareDemo(settings);
  own = await startOwn(undefined, settings);
});
afterAll(async () => {
  await own.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('[B1][B2][E2][E3][E10] investors and staff do business over HTTP, and the books agree', async () => {
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
