// Goal: statements of days one after the other go on where the one before ended, whatever happened in them.
// Method: random histories, told once as a whole and once cut in two; what each is told of is chosen as the queries do.
import { addDays, civilDateAt } from '@semilla/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testSeed } from '../../../test/seed.ts';
import { cancellation, deposit, investment, payOut, withdrawal } from './build-movements.ts';
import type { Movement } from './movement.ts';
import { statementOf } from './statement-of.ts';
import type { Sums } from './sums.ts';

const first = '2026-01-01';
const last = '2026-03-31';
const daysMax = 89;

const amount = fc.integer({ min: 1, max: 99_999_999 });
const whole = fc.integer({ min: 0, max: daysMax });
const project = fc.constantFrom('sol', 'luna', 'mar');
const dayOf = (days: number) => addDays(first, Math.min(days, daysMax));

const requests = fc
  .record({
    make: fc.constantFrom(deposit, withdrawal),
    asked: whole,
    waits: fc.integer({ min: 0, max: 60 }),
    cents: amount,
    status: fc.constantFrom('pending', 'completed', 'rejected'),
  })
  .map(({ make, asked, waits, cents, status }) => {
    const decided = { status, on: dayOf(asked + waits) };
    return [make(dayOf(asked), cents, status === 'pending' ? {} : decided)];
  });

const investments = fc
  .record({
    projectId: project,
    at: whole,
    lasts: fc.integer({ min: 0, max: 60 }),
    cents: amount,
    end: fc.constantFrom('none', 'cancelled', 'repaid', 'refunded'),
    gross: fc.integer({ min: 0, max: 9_999 }),
  })
  .map(({ projectId, at, lasts, cents, end, gross }): Movement[] => {
    const over = dayOf(at + lasts);
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

function told(all: readonly Movement[], fromDate: string, toDate: string) {
  const isOver = ({ status, updatedAt }: Movement) =>
    status !== 'pending' && civilDateAt(updatedAt) < fromDate;
  return statementOf({
    period: { fromDate, toDate },
    settled: all.filter((one) => isOver(one) && one.status === 'completed'),
    movements: all.filter((one) => !isOver(one) && civilDateAt(one.createdAt) <= toDate),
  });
}

it('[B12] what two statements tell is what one of all their days tells', () => {
  fc.assert(
    fc.property(histories, fc.integer({ min: 0, max: daysMax - 1 }), (all, cut) => {
      const one = told(all, first, last);
      const earlier = told(all, first, dayOf(cut));
      const later = told(all, dayOf(cut + 1), last);
      expect(later.opening).toEqual(earlier.closing);
      expect(later.closing).toEqual(one.closing);
      expect(later.pending).toEqual(one.pending);
      expect(earlier.lines.length + later.lines.length).toBe(one.lines.length);
      for (const name of Object.keys(one.sums) as (keyof Sums)[]) {
        expect(earlier.sums[name] + later.sums[name]).toBe(one.sums[name]);
      }
      const standing = ({ projects }: typeof one) =>
        new Map(
          projects.filter(({ outstanding }) => outstanding).map((sums) => [sums.projectId, sums.outstanding]),
        );
      expect(standing(later)).toEqual(standing(one));
    }),
    { numRuns: 1_000, seed: testSeed },
  );
});
