/**
 * Goal: the executor does what the model says when sixteen clients of two processes use it at once.
 * Method: the core decides under locks, so there is an order in which everything was decided. Each command notes its
 * place in it; the model follows in that order and has to agree with every answer, every refusal and every cent.
 */
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { newId } from '../../../database/ids.ts';
import { openPostgres } from '../../../database/postgres.ts';
import { randomFor } from '../../../demo/random.ts';
import { newPostgresDatabase } from '../../../testing/postgres/databases.ts';
import { modelOperations, testSeed } from '../../../testing/seed.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bookOf, newCast } from './cast.ts';
import { letLoose } from './clients.ts';
import { setStage } from './stage.ts';

const operations = modelOperations;

let here: TestApp;
let there: TestApp;
beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  here = await buildTestApp({ database: await openPostgres(url) });
  there = await buildTestApp({ database: await openPostgres(url) });
});
afterAll(() => Promise.all([here.close(), there.close()]));

it(`[B1][B2][B3][B4] agrees with the model over ${operations} random operations of 16 clients of two processes`, async () => {
  console.log(`The ledger on PostgreSQL is compared with its model from TEST_SEED=${testSeed}.`);
  const name = `${testSeed} postgres`;
  const cast = newCast(randomFor(name), newId);
  const book = bookOf(cast, here.services.config.fourEyesCents);
  const stage = await setStage([here, there], cast);
  const startedAt = performance.now();
  const seen = await letLoose({ stage, cast, book, name, operations, clients: 16, inFlight: 8 });
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(
    `${operations} operations in ${seconds.toFixed(1)} s: ${Math.round(operations / seconds)} a second`,
  );
  expect(seen['the same again']).toBeGreaterThan(0);
});
