import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsMax } from '../shared/money.ts';
import { cancellationOf, isCancellable } from './order-rules.ts';
import { orderStatuses } from './orders.ts';
import { phaseNames } from './phases.ts';

const at = (moment: string) => new Date(moment);

describe('cancelling an order', () => {
  it.each([
    ['2026-05-04T10:00:00+02:00', '2026-05-04T10:01:00+02:00', '2026-05-08', 0],
    ['2026-05-04T10:00:00+02:00', '2026-05-08T23:59:59+02:00', '2026-05-08', 0],
    ['2026-05-04T10:00:00+02:00', '2026-05-09T00:00:00+02:00', '2026-05-08', 200],
    // Ten minutes past midnight in Spain, still the previous day in UTC.
    ['2026-05-03T22:10:00Z', '2026-05-08T21:59:00Z', '2026-05-08', 0],
    ['2026-05-03T22:10:00Z', '2026-05-08T22:00:00Z', '2026-05-08', 200],
    // Across clock changes and the end of a year.
    ['2026-03-26T23:30:00+01:00', '2026-03-30T23:30:00+02:00', '2026-03-30', 0],
    ['2026-10-22T00:30:00+02:00', '2026-10-26T23:59:00+01:00', '2026-10-26', 0],
    ['2027-12-29T12:00:00+01:00', '2028-01-03T00:00:00+01:00', '2028-01-02', 200],
  ])('[B3] placed %s, at %s: free until %s, %i hundredths', (placed, now, freeUntil, hundredths) => {
    const order = { amountCents: 33_333, createdAt: at(placed) };
    const penaltyCents = hundredths === 0 ? 0 : 667;
    const cancellation = cancellationOf(order, 200, at(now));
    expect(cancellation).toEqual({ penaltyCents, penaltyHundredths: hundredths, freeUntil });
  });

  it('[B3] costs a percentage of the amount, rounded half up, and at most the amount', () => {
    const order = fc.integer({ min: 1, max: centsMax });
    fc.assert(
      fc.property(order, fc.integer({ min: 0, max: 9_999 }), (amountCents, fee) => {
        const placed = { amountCents, createdAt: at('2026-05-04T10:00:00Z') };
        const late = cancellationOf(placed, fee, at('2026-05-20T10:00:00Z'));
        const exact = BigInt(amountCents) * BigInt(fee);
        expect(late.penaltyCents).toBe(Number((exact + 5_000n) / 10_000n));
        expect(late.penaltyCents).toBeLessThanOrEqual(amountCents);
        expect(cancellationOf(placed, fee, at('2026-05-05T10:00:00Z')).penaltyCents).toBe(0);
      }),
    );
  });

  it('[B3] is possible only while the order is pending and its project open', () => {
    const possible = orderStatuses.flatMap((status) =>
      phaseNames.filter((phase) => isCancellable(status, phase)).map((phase) => `${status}, ${phase}`),
    );
    expect(possible).toEqual(['pending, Investment']);
  });
});
