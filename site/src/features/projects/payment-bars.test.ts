import { cents } from '@semilla/contract/cents';
import { describe, expect, it } from 'vitest';
import { paymentBars } from './payment-bars.ts';
import { simulateReturn } from './simulate-return.ts';

const terms = {
  projectDuration: 12,
  targetProfitability: 1_200,
  managerFee: 1_000,
  deliveryFeePeriod: 'quarterly',
  startedAt: null,
} as const;
const withholding = { rates: [{ from: '2016-01-01', rateHundredths: 1_900 }], assumedStart: '2026-01-01' };
const columnsIn = (path: string) => path.match(/M/g)?.length ?? 0;

describe('paymentBars', () => {
  it('[R19][B4] draws a column per payment, with parts proportional to their amounts', () => {
    const { payments } = simulateReturn(terms, cents(100_000), withholding);
    const { paths, principal } = paymentBars(payments);
    // 30,00 gross: 3,00 fee, 5,70 tax and 21,30 net. One unit of height per euro.
    expect(paths.netCents).toMatch(/^M6\.5 18\.7h12v21\.3h-12z/);
    expect(paths.taxCents).toMatch(/^M6\.5 13h12v5\.7h-12z/);
    expect(paths.feeCents).toMatch(/^M6\.5 10h12v3h-12z/);
    expect(columnsIn(paths.netCents)).toBe(4);
    expect(principal).toBe('M81.5 0h12v40h-12z');
  });

  it('[R19] combines payments of a long schedule, so that columns are not too thin', () => {
    const long = { ...terms, projectDuration: 600, deliveryFeePeriod: 'monthly' } as const;
    const { payments } = simulateReturn(long, cents(10_000_000));
    expect(payments).toHaveLength(600);
    expect(columnsIn(paymentBars(payments).paths.netCents)).toBe(36);
  });

  it('[R19] draws no column for a period without a payment', () => {
    const { payments } = simulateReturn({ ...terms, targetProfitability: 0 }, cents(100_000));
    expect(paymentBars(payments).paths).toEqual({ netCents: '', taxCents: '', feeCents: '' });
  });
});
