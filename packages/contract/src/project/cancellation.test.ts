import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsMax } from '../shared/cents.ts';
import { cancellationOf, cancelRefusal, freeInOffer } from './order-rules.ts';
import { orderStatuses } from './order-statuses.ts';
import { phaseNames } from './phases.ts';
import { reflectionEnd } from './reflection.ts';

const at = (moment: string) => new Date(moment);

// The public holidays of Madrid around Easter and Christmas of 2026.
const holidays = new Set(['2026-04-02', '2026-04-03', '2026-12-25', '2027-01-01', '2027-01-06']);
const isWorkingDay = (day: string) =>
  ![0, 6].includes(at(`${day}T00:00:00Z`).getUTCDay()) && !holidays.has(day);

describe('the reflection period', () => {
  it.each([
    ['Monday', '2026-03-02', 'the fourth day, Friday', '2026-03-06'],
    ['Tuesday', '2026-03-03', 'Monday, after the weekend', '2026-03-09'],
    ['Wednesday', '2026-03-04', 'Monday, after the weekend', '2026-03-09'],
    ['Thursday', '2026-03-05', 'the fourth day, Monday', '2026-03-09'],
    ['Friday', '2026-03-06', 'the fourth day, Tuesday', '2026-03-10'],
    ['Saturday', '2026-03-07', 'the fourth day, Wednesday', '2026-03-11'],
    ['Sunday', '2026-03-08', 'the fourth day, Thursday', '2026-03-12'],
    ['Maundy Thursday', '2026-04-02', 'Tuesday, the second working day', '2026-04-07'],
    ['Sunday before Easter', '2026-03-29', 'Monday, after Good Friday', '2026-04-06'],
    ['Wednesday before Christmas', '2026-12-23', 'Monday, after the weekend', '2026-12-28'],
    ['Thursday before the Epiphany', '2026-12-31', 'Tuesday, the second working day', '2027-01-05'],
  ])('[L14] of an order of %s %s ends on %s, %s', (_day, placedOn, _end, end) => {
    expect(reflectionEnd(placedOn, 4, isWorkingDay)).toBe(end);
  });

  it('[L14] ends on a working day, after at least four days with two working days', () => {
    const day = fc.date({ min: at('2026-01-01'), max: at('2027-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: 4, max: 30 }), (placed, days) => {
        const placedOn = placed.toISOString().slice(0, 10);
        const end = reflectionEnd(placedOn, days, isWorkingDay);
        const passed = (Date.parse(end) - Date.parse(placedOn)) / 86_400_000;
        const between = Array.from({ length: passed }, (_, index) =>
          at(new Date(Date.parse(placedOn) + (index + 1) * 86_400_000).toISOString())
            .toISOString()
            .slice(0, 10),
        );
        expect(passed).toBeGreaterThanOrEqual(days);
        expect(isWorkingDay(end)).toBe(true);
        expect(between.filter(isWorkingDay).length).toBeGreaterThanOrEqual(2);
      }),
    );
  });
});

describe('cancelling an order', () => {
  it.each([
    ['2026-05-04T10:01:00+02:00', '2026-05-08', 0],
    ['2026-05-08T23:59:59+02:00', '2026-05-08', 0],
    ['2026-05-09T00:00:00+02:00', '2026-05-08', 200],
    // Moments after a clock change or the end of a year.
    ['2026-03-30T23:30:00+02:00', '2026-03-30', 0],
    ['2026-10-26T23:59:00+01:00', '2026-10-26', 0],
    ['2028-01-04T00:00:00+01:00', '2028-01-03', 200],
  ])('[B3][L13] at %s, free until %s, costs %i hundredths', (now, freeUntil, hundredths) => {
    const order = { amountCents: 33_333, freeUntil };
    const penaltyCents = hundredths === 0 ? 0 : 667;
    const cancellation = cancellationOf(order, 200, at(now));
    expect(cancellation).toEqual({ penaltyCents, penaltyHundredths: hundredths });
  });

  it('[B3] costs a percentage of the amount, rounded half up, and at most the amount', () => {
    const order = fc.integer({ min: 1, max: centsMax });
    fc.assert(
      fc.property(order, fc.integer({ min: 0, max: 9_999 }), (amountCents, fee) => {
        const placed = { amountCents, freeUntil: '2026-05-08' };
        const late = cancellationOf(placed, fee, at('2026-05-20T10:00:00Z'));
        const exact = BigInt(amountCents) * BigInt(fee);
        expect(late.penaltyCents).toBe(Number((exact + 5_000n) / 10_000n));
        expect(late.penaltyCents).toBeLessThanOrEqual(amountCents);
        expect(cancellationOf(placed, fee, at('2026-05-05T10:00:00Z')).penaltyCents).toBe(0);
      }),
    );
  });

  it.each([
    ['2026-05-01', null, '2026-05-01'],
    ['2026-05-01', '2026-05-30', '2026-05-30'],
    ['2026-06-05', '2026-05-30', '2026-06-05'],
    ['2026-05-01', '2026-05-10', '2026-05-20'],
  ])(
    '[L21] free until %s, of an offer suspended until %s, is free until %s',
    (own, suspendedUntil, until) => {
      expect(freeInOffer(own, { suspendedUntil, refundAfter: null }, '2026-05-20')).toBe(until);
    },
  );

  it('[B3][L13][L15] is possible until the project is financed; once it is full, while cancelling is free', () => {
    const [free, late] = [at('2026-05-08T21:59:00Z'), at('2026-05-08T22:01:00Z')];
    const possible = (isFullySubscribed: boolean, now: Date) =>
      orderStatuses.flatMap((status) =>
        phaseNames
          .filter((phase) => {
            const order = { status, freeUntil: '2026-05-08' };
            return !cancelRefusal(order, { phase, isFullySubscribed }, now);
          })
          .map((phase) => `${status}, ${phase}`),
      );
    expect(possible(false, free)).toEqual(['pending, Investment']);
    expect(possible(false, late)).toEqual(['pending, Investment']);
    expect(possible(true, free)).toEqual(['pending, Investment']);
    expect(possible(true, late)).toEqual([]);
  });
});
