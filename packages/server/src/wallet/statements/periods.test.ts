// Goal: a statement continues where the one before ended, whatever happened in them. Method: random
// histories, each as one statement and as two. The test selects the movements of each statement as the
// queries do.
import { addDays, civilDateAt } from '@semilla/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testSeed } from '../../../test/seed.ts';
import {
  cameBack,
  cancellation,
  deposit,
  investment,
  payOut,
  wish,
  wishReturned,
  withdrawal,
} from './build-movements.ts';
import type { Movement } from './movement.ts';
import { statementOf } from './statement-of.ts';
import type { Sums } from './sums.ts';

const first = '2026-01-01';
const last = '2026-03-31';
const daysMax = 89;

const amount = fc.integer({ min: 1, max: 99_999_999 });
const dayIndex = fc.integer({ min: 0, max: daysMax });
const project = fc.constantFrom('sol', 'luna', 'mar');
const dayOf = (days: number) => addDays(first, Math.min(days, daysMax));

const requests = fc
  .record({
    make: fc.constantFrom(deposit, withdrawal),
    requestedOn: dayIndex,
    waits: fc.integer({ min: 0, max: 60 }),
    cents: amount,
    status: fc.constantFrom('pending', 'completed', 'rejected'),
    comesBackAfter: fc.option(fc.integer({ min: 0, max: 60 })),
  })
  .map(({ make, requestedOn, waits, cents, status, comesBackAfter }) => {
    const on = dayOf(requestedOn + waits);
    const request = make(dayOf(requestedOn), cents, status === 'pending' ? {} : { status, on });
    const isBack = make === withdrawal && status === 'completed' && comesBackAfter !== null;
    return isBack ? [request, cameBack(dayOf(requestedOn + waits + comesBackAfter), cents)] : [request];
  });

const investments = fc
  .record({
    projectId: project,
    at: dayIndex,
    lasts: fc.integer({ min: 0, max: 60 }),
    cents: amount,
    end: fc.constantFrom('none', 'cancelled', 'repaid', 'refunded', 'revoked'),
    gross: fc.integer({ min: 0, max: 9_999 }),
  })
  .map(({ projectId, at, lasts, cents, end, gross }): Movement[] => {
    const over = dayOf(at + lasts);
    if (end === 'revoked') return [wish(dayOf(at), projectId, cents), wishReturned(over, projectId, cents)];
    const put = investment(dayOf(at), projectId, cents);
    if (end === 'cancelled') return [put, ...cancellation(over, projectId, cents, Math.min(cents, gross))];
    if (end === 'none') return [put];
    const cause = end === 'refunded' ? 'refund' : 'distribution';
    const fee = cause === 'refund' ? 0 : Math.floor(gross / 10);
    return [put, ...payOut(over, projectId, { cause, gross, fee, principal: cents })];
  });

const histories = fc
  .array(fc.oneof(requests, investments), { maxLength: 25 })
  .map((parts) => parts.flat().toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()));

function statementFor(all: readonly Movement[], fromDate: string, toDate: string) {
  const isOver = ({ status, updatedAt }: Movement) =>
    status !== 'pending' && civilDateAt(updatedAt) < fromDate;
  return statementOf({
    period: { fromDate, toDate },
    settled: all.filter((movement) => isOver(movement) && movement.status === 'completed'),
    movements: all.filter((movement) => !isOver(movement) && civilDateAt(movement.createdAt) <= toDate),
  });
}

it('[B12] two consecutive statements add up to one statement of all their days', () => {
  fc.assert(
    fc.property(histories, fc.integer({ min: 0, max: daysMax - 1 }), (all, cut) => {
      const whole = statementFor(all, first, last);
      const earlier = statementFor(all, first, dayOf(cut));
      const later = statementFor(all, dayOf(cut + 1), last);
      expect(later.opening).toEqual(earlier.closing);
      expect(later.closing).toEqual(whole.closing);
      expect(later.pending).toEqual(whole.pending);
      expect(earlier.lines.length + later.lines.length).toBe(whole.lines.length);
      for (const name of Object.keys(whole.sums) as (keyof Sums)[]) {
        expect(earlier.sums[name] + later.sums[name]).toBe(whole.sums[name]);
      }
      const outstandingOf = ({ projects }: typeof whole) =>
        new Map(
          projects.filter(({ outstanding }) => outstanding).map((sums) => [sums.projectId, sums.outstanding]),
        );
      expect(outstandingOf(later)).toEqual(outstandingOf(whole));
    }),
    { numRuns: 1_000, seed: testSeed },
  );
});
