/**
 * Goal: the trial balance equals the ledger to the cent. Method: random operations of many clients; then all balances are
 * compared.
 */
import { Readable } from 'node:stream';
import { randomFor } from '@semilla/contract/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookOf, newCast } from '../../../test/model/cast.ts';
import { runClients } from '../../../test/model/run-clients.ts';
import { setStage } from '../../../test/model/stage.ts';
import { testSeed } from '../../../test/seed.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { findBalanceSums } from '../../ledger/find-balance-sums.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { type JournalPosting, readJournal } from './read-journal.ts';
import { findKindSums } from './trial-balance.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('[B16] agrees with every balance and with the journal after random operations', async () => {
  console.log(`The journal is compared with the ledger from TEST_SEED=${testSeed}.`);
  const name = `${testSeed} journal`;
  const cast = newCast(randomFor(name), newId);
  const book = bookOf(cast, test.services.config.fourEyesCents);
  const stage = await setStage([test], cast);
  await runClients({ stage, cast, book, name, operations: 800, clients: 8, inFlight: 4 });

  const period = { fromDate: '2000-01-01', toDate: '2199-12-31' };
  const { sums, entries } = await findKindSums(test.db, period);
  const balances = await findBalanceSums(test.db);
  const closings = [...sums].map(([kind, { debit, credit }]) => [kind, credit - debit]);
  const moved = Object.entries(balances).filter(([kind]) => closings.some(([found]) => found === kind));
  expect(Object.fromEntries(closings)).toEqual(Object.fromEntries(moved));
  const unmoved = Object.entries(balances).filter(([kind]) => !moved.some(([found]) => found === kind));
  expect(unmoved.filter(([, cents]) => cents !== 0)).toEqual([]);

  const pages: JournalPosting[][] = await Readable.from(readJournal(test.db, period, 50)).toArray();
  const postings = pages.flat();
  const sumOf = (kind: string, side: 'debit' | 'credit') =>
    postings.reduce((cents, posting) => cents + (posting.kind === kind ? (posting[side] ?? 0) : 0), 0);
  for (const [kind, { debit, credit }] of sums)
    expect([sumOf(kind, 'debit'), sumOf(kind, 'credit')], kind).toEqual([debit, credit]);
  expect(new Set(postings.map(({ number, day }) => `${day.slice(0, 4)} ${number}`)).size).toBe(entries);
  expect(entries).toBeGreaterThan(20);
}, 120_000);
