import { z } from 'zod';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { moneyTotal } from '../shared/money.ts';
import { share } from '../shared/percent.ts';
import { id } from '../shared/text.ts';

const windowCount = z.object({
  from: civilDate.meta({ example: '2025-01-01' }),
  to: civilDate.meta({ example: '2025-12-31' }),
  loans: z.int().meta({
    example: 12,
    description: 'Loans that were not in default when it began, with a payment due in it.',
  }),
  defaults: z.int().meta({ example: 1, description: 'Those of them that defaulted in it.' }),
});

/** The loans that do not go as planned today, which the rates of past years do not show. */
export const loansToday = z.object({
  inDefault: z.int().meta({ example: 1, description: 'Loans in default whose project is not closed.' }),
  outstanding: moneyTotal.meta({
    example: '122500.00',
    description: 'What these owed when they defaulted, less what was recovered.',
  }),
  recovered: moneyTotal.meta({ example: '52500.00', description: 'What was recovered of these.' }),
  late: z.int().meta({ example: 1, description: 'Loans with a late payment that are not in default.' }),
  missing: moneyTotal.meta({ example: '6440.00', description: 'What is missing of their late payments.' }),
  inNoWindow: z.int().meta({
    example: 1,
    description:
      'Loans that have ever defaulted and count in no year: not under way when it began, or with no payment due in it.',
  }),
});
export type LoansToday = z.output<typeof loansToday>;

const rates = {
  windows: z.array(windowCount),
  actual: share.nullable().meta({
    example: '2.78',
    description: 'The simple average of the rates of these windows; null if none had a loan.',
  }),
  expected: share.nullable().meta({
    example: '0.00',
    description: 'What was to be expected of the last window: the average of those before it.',
  }),
};

/** The default rates at the end of a calendar year. A run never changes. */
export const defaultRateRun = z.object({
  year: z.int().meta({ example: 2025 }),
  ...rates,
  categories: z.array(
    z.object({
      projectTypeId: id,
      name: z.string().meta({ example: 'Inmobiliario' }),
      nameEn: z.string().nullable().meta({ example: 'Real estate' }),
      ...rates,
    }),
  ),
  createdAt: instant,
});
export type DefaultRateRun = z.output<typeof defaultRateRun>;

export const defaultRateFieldList = fieldList({
  resource: 'defaultRates',
  acts: ['default-rate'],
  fields: {
    loans: { only: 'audit' },
    defaults: { only: 'audit' },
    actual: { only: 'audit', kind: 'percent' },
    expected: { only: 'audit', kind: 'percent' },
  },
});

export const defaultRatesEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/project/default-rates',
    summary: 'How many loans default: the frozen runs of past years, latest first, and the year that runs.',
    who: 'anyone',
    answer: z.object({
      data: z.array(defaultRateRun),
      total: z.int().meta({ example: 1 }),
      today: loansToday,
      running: windowCount.meta({ description: 'The year that runs, so far; it gives no rate yet.' }),
    }),
  }),
};
