/**
 * Goal: keep bugs fixed that the model-based test found. Each command sees the changes of the commands before it, also within one
 * batch.
 */

import type { Distribution } from '@semilla/contract';
import { interestTaxRates } from '@semilla/contract';
import { randomFor } from '@semilla/contract/testing';
import { expect, it } from 'vitest';
import { asCommand } from '../../../test/model/as-command.ts';
import { buildTerms } from '../../../test/model/build-terms.ts';
import { bookOf, newCast } from '../../../test/model/cast.ts';
import { decideInMemory, happenInMemory, newInMemory } from '../../../test/model/in-memory.ts';
import { happen } from '../../../test/model/model.ts';
import type { Operation } from '../../../test/model/operations.ts';
import { reflectionPeriods } from '../../kit/reflection-periods.ts';
import { walletOf } from '../../ledger/accounts.ts';

let count = 0;
function newId(): string {
  count += 1;
  return `01900000-0000-7000-8000-${String(count).padStart(12, '0')}`;
}
const openedAt = new Date('2026-01-05T10:00:00Z');
const now = new Date('2026-02-20T10:00:00Z');
const afterReflection = new Date('2026-02-25T10:00:00Z');
const fourEyesCents = 1_000_000;
const reflectionEndOf = reflectionPeriods({ reflectionDays: 4, holidaysOf: 'ES-MD' });

/** A project that has been open for weeks, and an investor with enough money who is not yet loaded as its investor. */
function prepare() {
  const cast = newCast(randomFor('batch'), newId);
  const [investor] = cast.members;
  const userId = investor?.userId as string;
  const book = bookOf(cast, fourEyesCents);
  const memory = newInMemory(cast, openedAt);
  const terms = buildTerms({
    projectId: newId(),
    financingCents: 100_000,
    months: 12,
    every: 'end_of_project',
  });
  const opens = { kind: 'opens', terms, phaseEntryId: newId() } as const;
  happenInMemory(memory, opens, openedAt);
  happen(book, opens, openedAt);
  memory.world.balances.set(walletOf(userId), 100_000);
  memory.world.investors.clear();
  const run = (operation: Operation, at = now) => {
    const context = {
      now: at,
      newId,
      fourEyesCents,
      fourEyesDayCents: 5 * fourEyesCents,
      interestTaxRates,
      reflectionEndOf,
    };
    return decideInMemory(memory, asCommand(book, operation, context), context);
  };
  const { projectId } = terms;
  const adminId = cast.adminIds[0] as string;
  const place = { kind: 'place', userId, projectId, phaseEntryId: undefined, terms: '2026-01' } as const;
  return { memory, run, place, projectId, adminId, walletId: investor?.walletId };
}

it('[B4] counts the returns from the moment the project was financed, even in the same batch', () => {
  const { run, place, projectId, adminId } = prepare();
  run({ ...place, cents: 100_000 });
  run({ kind: 'finance', projectId, adminId }, afterReflection);
  run({ kind: 'repay', projectId, adminId, cents: 108_500 });
  const { answer } = run({ kind: 'distribute', projectId, adminId, period: 1 }) as { answer: Distribution };
  expect(answer).toMatchObject({ dueOn: '2027-02-25', gross: 8_500, principal: 100_000 });
});

it('[E10] refunds an investor whose order was placed in the same batch', () => {
  const { memory, run, place, projectId, adminId, walletId } = prepare();
  run({ ...place, cents: 40_000 });
  const { answer } = run({ kind: 'close', projectId, adminId, refund: true }) as { answer: Distribution };
  expect(answer.lines).toMatchObject([{ userId: place.userId, userName: 'Lucía Ferrer Soler' }]);
  expect([...memory.world.transactions.values()].map((line) => line.walletId)).toEqual([walletId, walletId]);
});

it('[B1] keeps the invested amount of a finished project when closing it refunds nothing', () => {
  const { memory, run, place, projectId, adminId } = prepare();
  run({ ...place, cents: 100_000 });
  run({ kind: 'finance', projectId, adminId }, afterReflection);
  run({ kind: 'release', projectId, adminId, cents: undefined });
  run({ kind: 'repay', projectId, adminId, cents: 108_500 });
  run({ kind: 'distribute', projectId, adminId, period: 1 });
  expect(run({ kind: 'close', projectId, adminId, refund: true })).toHaveProperty('answer');
  const { project } = memory.world.projects.get(projectId) ?? {};
  expect(project).toMatchObject({ amountInvestedCents: 100_000, investorNumber: 1 });
});
