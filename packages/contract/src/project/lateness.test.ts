import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../shared/calendar.ts';
import {
  type DuePayment,
  defaultDayOf,
  latenessOf,
  owedOn,
  paymentStates,
  type Repayment,
  recoveredSince,
  stepsReached,
} from './lateness.ts';

const quarterly: DuePayment[] = [
  { period: 1, dueOn: '2026-03-31', dueCents: 200_000 },
  { period: 2, dueOn: '2026-06-30', dueCents: 200_000 },
  { period: 3, dueOn: '2026-09-30', dueCents: 10_200_000 },
];
const paid = (paidOn: string, cents: number): Repayment => ({ paidOn, cents });

describe('days past due', () => {
  it.each([
    ['nothing due yet', [], '2026-03-30', [0, 0, 0]],
    ['the day on which it is due', [], '2026-03-31', [0, 0, 0]],
    ['one day later', [], '2026-04-01', [1, 0, 0]],
    ['two payments missing', [], '2026-07-10', [101, 10, 0]],
    ['paid on its day', [paid('2026-03-31', 200_000)], '2026-06-01', [0, 0, 0]],
    ['paid ahead', [paid('2026-01-02', 400_000)], '2026-07-10', [0, 0, 0]],
    ['paid late, and the days stay', [paid('2026-04-20', 200_000)], '2026-06-01', [20, 0, 0]],
    [
      'paid in two parts',
      [paid('2026-03-31', 100_000), paid('2026-04-10', 100_000)],
      '2026-06-01',
      [10, 0, 0],
    ],
    ['a later payment settles the oldest first', [paid('2026-06-30', 200_000)], '2026-07-10', [91, 10, 0]],
    ['a repayment of a later day does not count yet', [paid('2026-05-01', 200_000)], '2026-04-05', [5, 0, 0]],
  ] as const)('[L30] counts %s', (_title, repayments, today, days) => {
    expect(paymentStates(quarterly, repayments, today).map(({ daysLate }) => daysLate)).toEqual(days);
  });

  it.each([
    ['1 % of a payment of 2,000.00', 200_000, 2_000, true],
    ['a cent more', 200_000, 2_001, false],
    ['100.00 of a large payment', 10_200_000, 10_000, true],
    ['a cent more than 100.00', 10_200_000, 10_001, false],
    ['nothing of nothing', 0, 0, true],
  ] as const)(
    '[L30] holds %s to be immaterial: %s cents, %s missing',
    (_title, dueCents, missing, isSettled) => {
      const due = [{ period: 1, dueOn: '2026-03-31', dueCents }];
      const [state] = paymentStates(due, [paid('2026-03-31', dueCents - missing)], '2026-05-31');
      expect(state?.settledOn).toBe(isSettled ? '2026-03-31' : null);
      expect(state?.daysLate).toBe(isSettled ? 0 : 61);
    },
  );

  it('[L30] adds the missing part of earlier payments to the next one', () => {
    const repayments = [paid('2026-03-31', 199_000), paid('2026-06-30', 199_000)];
    const states = paymentStates(quarterly, repayments, '2026-09-29');
    expect(states.map(({ settledOn }) => settledOn)).toEqual(['2026-03-31', '2026-06-30', null]);
    const halves = [paid('2026-03-31', 198_500), paid('2026-06-30', 198_500)];
    const less = paymentStates(quarterly, halves, '2026-09-29');
    expect(less.map(({ settledOn }) => settledOn)).toEqual(['2026-03-31', null, null]);
    expect(latenessOf(less)).toMatchObject({ daysLate: 91, lateSince: '2026-06-30', missingCents: 3_000 });
  });

  it('[L30] settles a payment of zero on its due day, not before', () => {
    const due = [{ period: 1, dueOn: '2026-03-31', dueCents: 0 }];
    expect(paymentStates(due, [], '2026-03-30')).toMatchObject([{ settledOn: null, daysLate: 0 }]);
    expect(paymentStates(due, [], '2026-03-31')).toMatchObject([{ settledOn: '2026-03-31', daysLate: 0 }]);
  });

  it('[L30] sums the missing parts of late payments', () => {
    const states = paymentStates(quarterly, [paid('2026-04-01', 150_000)], '2026-07-01');
    expect(latenessOf(states)).toEqual({ daysLate: 92, lateSince: '2026-03-31', missingCents: 250_000 });
    expect(latenessOf(paymentStates(quarterly, [], '2026-03-31'))).toEqual({
      daysLate: 0,
      lateSince: null,
      missingCents: 0,
    });
  });

  it('[L30] lists each step that a missing payment has reached, with its day', () => {
    const steps = stepsReached(paymentStates(quarterly, [], '2026-07-01'));
    expect(steps.map(({ period, days, on }) => [period, days, on])).toEqual([
      [1, 1, '2026-04-01'],
      [1, 15, '2026-04-15'],
      [1, 30, '2026-04-30'],
      [1, 60, '2026-05-30'],
      [1, 90, '2026-06-29'],
      [2, 1, '2026-07-01'],
    ]);
  });

  it.each([
    ['2026-06-29', undefined],
    ['2026-06-30', '2026-06-30'],
    ['2026-12-01', '2026-06-30'],
  ])('[L30] is a default after more than 90 days, not with 90: on %s', (today, day) => {
    expect(defaultDayOf(paymentStates(quarterly, [], today))).toBe(day);
  });

  it.each([
    ['2026-06-29', undefined],
    ['2026-06-30', '2026-06-30'],
  ])('[L30] is a default also if the payment came after all, on %s', (paidOn, day) => {
    expect(defaultDayOf(paymentStates(quarterly, [paid(paidOn, 400_000)], '2026-07-10'))).toBe(day);
  });
});

describe('the recovery', () => {
  it.each([
    ['payments due and the principal', '2026-06-30', [], 10_400_000],
    ['before anything is due, the principal', '2026-02-01', [], 10_000_000],
    ['after the end, the whole schedule', '2026-12-31', [], 10_600_000],
    ['less what was repaid before', '2026-06-30', [paid('2026-04-01', 150_000)], 10_250_000],
    ['not less what is repaid that day', '2026-06-30', [paid('2026-06-30', 150_000)], 10_400_000],
  ] as const)('[L31] is measured by %s', (_title, day, repayments, owed) => {
    expect(owedOn(day, quarterly, 10_000_000, repayments)).toBe(owed);
  });

  it('[L31] counts what was repaid since the default, at most what was owed', () => {
    const repayments = [paid('2026-04-01', 5_000), paid('2026-06-30', 10_000), paid('2026-08-01', 20_000)];
    expect(recoveredSince('2026-06-30', 100_000, repayments)).toBe(30_000);
    expect(recoveredSince('2026-06-30', 25_000, repayments)).toBe(25_000);
  });
});

/**
 * The days late like `paymentStates`, computed day by day: the money repaid by a day pays the oldest payments
 * first.
 */
function slowDaysLate(due: readonly DuePayment[], repayments: readonly Repayment[], today: string): number[] {
  return due.map((payment, index) => {
    for (let late = 0; ; late += 1) {
      const day = addDays(payment.dueOn, late);
      if (day >= today) return Math.max(0, daysBetween(payment.dueOn, today));
      let left = repayments.filter(({ paidOn }) => paidOn <= day).reduce((sum, { cents }) => sum + cents, 0);
      for (const earlier of due.slice(0, index)) left -= earlier.dueCents;
      const missing = payment.dueCents - Math.max(0, left);
      if (missing <= 10_000 && missing * 100 <= payment.dueCents) return late;
    }
  });
}

function randomFrom(seed: number) {
  let state = seed;
  return (max: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % max;
  };
}

it('[L30] agrees with a day-by-day count for random schedules', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = randomFrom(seed * 7_919);
    const due = Array.from({ length: 1 + random(5) }, (_, index) => ({
      period: index + 1,
      dueOn: addDays('2026-01-01', index * 30 + random(20)),
      dueCents: (1 + random(300)) * 10_000,
    }));
    const repayments = Array.from({ length: random(6) }, () =>
      paid(addDays('2026-01-01', random(200)), (1 + random(400)) * 5_000),
    );
    const today = addDays('2026-01-01', random(250));
    const days = paymentStates(due, repayments, today).map(({ daysLate }) => daysLate);
    expect(days, `seed ${seed}`).toEqual(slowDaysLate(due, repayments, today));
  }
});
