import { z } from 'zod';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
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
      running: windowCount.meta({ description: 'The year that runs, so far; it gives no rate yet.' }),
    }),
  }),
};
