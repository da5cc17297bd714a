/**
 * Goal: the decisions of the money core and the model agree on every answer, every refusal and every cent.
 * Method: random operations, one after the other, each decided by both; everything is compared every so often. A seed
 * replays a run.
 */
import { expect, it } from 'vitest';
import { randomFor } from '../../../demo/random.ts';
import { modelOperations, testSeed } from '../../../testing/seed.ts';
import { differences, disagreement, recordsOf, stateOf } from './agreement.ts';
import { asCommand } from './as-command.ts';
import { bookOf, newCast } from './cast.ts';
import { decideInMemory, happenInMemory, newInMemory, recordsInMemory, stateInMemory } from './in-memory.ts';
import { makeHappen } from './make-happen.ts';
import { makeUp } from './make-up.ts';
import { ask, happen } from './model.ts';

const operationsTotal = modelOperations;
const operationsEach = 5_000;
const roundEvery = 40;
const compareEvery = 400;
const fourEyesCents = 1_000_000;

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

/** A world from its beginning; says how often what was answered. */
function live(name: string, operations: number, seen: Record<string, number>): void {
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
    const asked = makeUp(book, random, cast);
    const context = { now, newId, fourEyesCents };
    const said = decideInMemory(memory, asCommand(book, asked, context), context);
    const expected = ask(book, asked, now, 'answer' in said ? idIn(said.answer) : '');
    const where = () => `TEST_SEED=${testSeed}, ${name}, operation ${count}: ${JSON.stringify(asked)}`;
    const wrong = disagreement(said, expected);
    if (wrong) expect.fail(`${where()}\n${wrong}`);
    const kind = `${asked.kind} ${'code' in expected ? expected.code : 'done'}`;
    seen[kind] = (seen[kind] ?? 0) + 1;
    if ((count + 1) % compareEvery) continue;
    expect(differences(stateInMemory(memory), stateOf(book)), where()).toEqual([]);
    expect(differences(recordsInMemory(memory), recordsOf(book)), where()).toEqual([]);
  }
}

it(`[B1][B3][B4][E2][E3][E10][E11][E12][V15][V17] agrees with the model over ${operationsTotal} random operations`, () => {
  console.log(`The money core is compared with its model from TEST_SEED=${testSeed}.`);
  const seen: Record<string, number> = {};
  const startedAt = performance.now();
  for (let done = 0; done < operationsTotal; done += operationsEach) {
    live(`${testSeed} world ${done / operationsEach}`, operationsEach, seen);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  const table = Object.entries(seen).sort(([one], [other]) => (one < other ? -1 : 1));
  console.log(`${operationsTotal} operations in ${seconds.toFixed(1)} s`, Object.fromEntries(table));
  expect(table.filter(([what]) => what.endsWith(' done'))).toHaveLength(8);
});
