/**
 * Goal: the executor agrees with the model when sixteen clients of two processes use it at once. Method: the core
 * decides under locks, so its decisions have an order. Each command records its place in that order; the model applies
 * them in the same order and must agree with every answer, every refusal and every cent.
 */

import { randomFor } from '@semilla/contract/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPostgres } from '../../src/kit/database/postgres.ts';
import { newId } from '../../src/schema/columns/new-id.ts';
import { newPostgresDatabase } from '../postgres/databases.ts';
import { operationsInDatabase, sized, testSeed } from '../seed.ts';
import { buildTestApp, type TestApp } from '../test-app.ts';
import { bookOf, newCast } from './cast.ts';
import { runClients } from './run-clients.ts';
import { setStage } from './stage.ts';

const operations = operationsInDatabase;

let here: TestApp;
let there: TestApp;
beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  here = await buildTestApp({ database: await openPostgres(url) });
  there = await buildTestApp({ database: await openPostgres(url) });
});
afterAll(() => Promise.all([here.close(), there.close()]));

it(`[B1][B2][B3][B4][L15] agrees with the model over ${operations} random operations of 16 clients of two processes`, async () => {
  console.log(`The ledger on PostgreSQL is compared with its model from TEST_SEED=${testSeed}.`);
  const name = `${testSeed} postgres`;
  const cast = newCast(randomFor(name), newId);
  const book = bookOf(cast, here.services.config.fourEyesCents);
  const stage = await setStage([here, there], cast);
  const startedAt = performance.now();
  const seen = await runClients({ stage, cast, book, name, operations, clients: 16, inFlight: 8 });
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(
    `${operations} operations in ${seconds.toFixed(1)} s: ${Math.round(operations / seconds)} a second`,
  );
  expect(seen['the same again']).toBeGreaterThan(0);
  const doneKinds = Object.keys(seen).filter((kind) => kind.endsWith(' done'));
  expect(doneKinds.length, doneKinds.join(', ')).toBeGreaterThanOrEqual(sized(5, 9));
});
