import { cents } from '@semilla/contract';
import { expect, it } from 'vitest';
import { orderTimeline } from './order-timeline.ts';
import { situation } from './testing.ts';

const order = {
  amount: cents(100_000),
  createdAt: new Date('2026-03-10T09:30:00Z'),
  freeCancellationUntil: '2026-03-16',
};
const terms = {
  projectDuration: 12,
  targetProfitability: 1_200,
  managerFee: 1_000,
  deliveryFeePeriod: 'quarterly',
  startedAt: '2026-07-01',
  dateEnd: '2026-06-30',
  taxWithholder: null,
} as const;

it('[R20][L10] shows the end of the reflection period, the financing, and the first and last payment', () => {
  expect(orderTimeline(order, situation({ project: terms }))).toEqual([
    { name: 'placed', day: '2026-03-10' },
    { name: 'reflectionEnds', day: '2026-03-16' },
    { name: 'financed', day: '2026-06-30' },
    { name: 'firstPayment', day: '2026-10-01', month: 3, amount: 2_700 },
    { name: 'lastPayment', day: '2027-07-01', month: 12, amount: 102_700 },
  ]);
});

it('[R20] stays in order of dates if the financing may end within the reflection period', () => {
  const steps = orderTimeline(order, situation({ project: { ...terms, dateEnd: '2026-03-12' } }));
  expect(steps.map(({ name }) => name).slice(0, 3)).toEqual(['placed', 'financed', 'reflectionEnds']);
});

it('[R20][M4] shows months without a start date, a single payment once, and no reflection period if there is none', () => {
  const project = { ...terms, startedAt: null, dateEnd: null, deliveryFeePeriod: 'end_of_project' } as const;
  expect(orderTimeline({ ...order, freeCancellationUntil: null }, situation({ project }))).toEqual([
    { name: 'placed', day: '2026-03-10' },
    { name: 'lastPayment', day: null, month: 12, amount: 110_800 },
  ]);
});

it('[L41] uses the investor’s own tax rate if tax is withheld', () => {
  const project = { ...terms, taxWithholder: 'platform' } as const;
  const steps = orderTimeline(order, situation({ project }));
  // 19 % of 30,00 gross.
  expect(steps.at(-2)?.amount).toBe(2_700 - 570);
});
