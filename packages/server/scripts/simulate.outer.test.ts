/**
 * Goal: the simulator drives a platform over HTTP, and the books agree afterwards. Method: a short run on its own
 * server.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareDemo } from '../test/filled-demo.ts';
import { freePort } from '../test/free-port.ts';
import type { Running } from '../test/process.ts';
import { testSeed } from '../test/seed.ts';
import { simulate } from './simulation/simulate.ts';
import { startOwn } from './simulation/start-own.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'semilla-simulate-'));
let server: Running;
beforeAll(async () => {
  const settings = { DATA_DIR: dataDir, PORT: String(await freePort()) };
  await prepareDemo(settings);
  server = await startOwn(undefined, settings);
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('[B1][B2][E2][E3][E10] the books agree after investors and staff have used the platform over HTTP', async () => {
  console.log(`The simulation begins from TEST_SEED=${testSeed}.`);
  const { tally, breachesTotal, seconds } = await simulate({
    url: server.url,
    operations: 150,
    clients: 8,
    seed: String(testSeed),
  });
  expect(tally.count()).toBe(150);
  expect(tally.failures(), tally.lines(seconds).join('\n')).toBe(0);
  expect(tally.accepted('invest'), tally.lines(seconds).join('\n')).toBeGreaterThan(0);
  expect(breachesTotal).toBe(0);
});
