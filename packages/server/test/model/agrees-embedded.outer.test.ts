/**
 * Goal: the executor on the embedded database agrees with the model, in whatever way commands are batched. Method:
 * many concurrent random operations; the model applies them in the order in which the core decided them.
 */

import { randomFor } from '@semilla/contract/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../src/schema/columns/new-id.ts';
import { operationsInDatabase, sized, testSeed } from '../seed.ts';
import { buildTestApp, type TestApp } from '../test-app.ts';
import { bookOf, newCast } from './cast.ts';
import { runClients } from './run-clients.ts';
import { setStage } from './stage.ts';

const operations = operationsInDatabase;

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ isEmbedded: true });
});
afterAll(() => test.close());

it(`[B1][B2][B3][B4] agrees with the model over ${operations} random operations, embedded`, async () => {
  console.log(`The embedded ledger is compared with its model from TEST_SEED=${testSeed}.`);
  const name = `${testSeed} embedded`;
  const cast = newCast(randomFor(name), newId);
  const book = bookOf(cast, test.services.config.fourEyesCents);
  const stage = await setStage([test], cast);
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
