/**
 * Goal: the decisions of the money core and the model agree on every answer, every refusal and every cent. Method:
 * random operations are decided by both, one by one; all data is compared at intervals. A seed replays a run.
 */

import { interestTaxRates } from '@semilla/contract';
import { randomFor } from '@semilla/contract/testing';
import { expect, it } from 'vitest';
import { reflectionPeriods } from '../../src/kit/reflection-periods.ts';
import { operationsInMemory, testSeed } from '../seed.ts';
import { differences, disagreement, recordsOf, stateOf } from './agreement.ts';
import { asCommand } from './as-command.ts';
import { bookOf, newCast } from './cast.ts';
import { decideInMemory, happenInMemory, newInMemory, recordsInMemory, stateInMemory } from './in-memory.ts';
import { makeHappen } from './make-happen.ts';
import { makeUp } from './make-up.ts';
import { ask, happen } from './model.ts';

const operationsTotal = operationsInMemory;
const operationsEach = 5_000;
const roundEvery = 40;
const compareEvery = 400;
const fourEyesCents = 1_000_000;
const reflectionEndOf = reflectionPeriods({ reflectionDays: 4, holidaysOf: 'ES-MD' });

function counter(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `01900000-0000-7000-8000-${String(count).padStart(12, '0')}`;
  };
}

const idIn = (answer: unknown) => {
  const { orderId, transactionId } = answer as { orderId?: string; transactionId?: string };
  return transactionId ?? orderId ?? '';
};

/** Plays a new world; counts each kind of outcome in `seen`. */
function playWorld(name: string, operations: number, seen: Record<string, number>): void {
  const random = randomFor(name);
  const newId = counter();
  let now = new Date('2026-01-05T10:00:00Z');
  const cast = newCast(random, newId);
  const book = bookOf(cast, fourEyesCents);
  const memory = newInMemory(cast, now);

  for (let count = 0; count < operations; count += 1) {
    if (count % roundEvery === 0) {
      for (const event of makeHappen(book, random, now, newId)) {
        if (event.kind === 'passes') now = new Date(now.getTime() + event.seconds * 1_000);
        happenInMemory(memory, event, now);
        happen(book, event, now);
      }
    }
    const operation = makeUp(book, random, cast);
    const context = {
      now,
      newId,
      fourEyesCents,
      fourEyesDayCents: 5 * fourEyesCents,
      interestTaxRates,
      reflectionEndOf,
    };
    const outcome = decideInMemory(memory, asCommand(book, operation, context), context);
    const expected = ask(book, operation, now, 'answer' in outcome ? idIn(outcome.answer) : '');
    const describeOperation = () =>
      `TEST_SEED=${testSeed}, ${name}, operation ${count}: ${JSON.stringify(operation)}`;
    const wrong = disagreement(outcome, expected);
    if (wrong) expect.fail(`${describeOperation()}\n${wrong}`);
    const kind = `${operation.kind} ${'code' in expected ? expected.code : 'done'}`;
    seen[kind] = (seen[kind] ?? 0) + 1;
    if ((count + 1) % compareEvery) continue;
    expect(differences(stateInMemory(memory), stateOf(book)), describeOperation()).toEqual([]);
    expect(differences(recordsInMemory(memory), recordsOf(book)), describeOperation()).toEqual([]);
  }
}

it(`[B1][B3][B4][L13][L15][E2][E3][E10][E11][E12][V15][V17] agrees with the model over ${operationsTotal} random operations`, () => {
  console.log(`The money core is compared with its model from TEST_SEED=${testSeed}.`);
  const seen: Record<string, number> = {};
  const startedAt = performance.now();
  for (let done = 0; done < operationsTotal; done += operationsEach) {
    playWorld(`${testSeed} world ${done / operationsEach}`, operationsEach, seen);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  const table = Object.entries(seen).sort(([left], [right]) => (left < right ? -1 : 1));
  console.log(`${operationsTotal} operations in ${seconds.toFixed(1)} s`, Object.fromEntries(table));
  expect(table.filter(([kind]) => kind.endsWith(' done'))).toHaveLength(9);
});
