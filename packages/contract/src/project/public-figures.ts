import { z } from 'zod';
import { civilDate } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { moneyTotal } from '../shared/money.ts';
import { share, yearlyReturn } from '../shared/percent.ts';
import { alpha2, id } from '../shared/text.ts';
import { loansToday } from './default-rates.ts';
import { ownerConflicts } from './owner-rules.ts';

/** The platform's totals that visitors may see. */
export const publicFigures = z.object({
  published: z.int().meta({ example: 24, description: 'How many projects are public.' }),
  open: z
    .int()
    .meta({ example: 9, description: 'How many of them are open for investment; a suspended offer is not.' }),
  closed: z.int().meta({ example: 5, description: 'How many of them were financed and have ended.' }),
  raised: moneyTotal.meta({ example: '3128250.00', description: 'The total invested in them.' }),
});
export type PublicFigures = z.output<typeof publicFigures>;

/** How a public project that has ended went, beside what it announced. */
export const finishedProject = z.object({
  projectId: id,
  name: z.string().meta({ example: 'Edificio Triana' }),
  url: z.string().meta({ example: 'edificio-triana' }),
  invested: moneyTotal.meta({ example: '250000.00' }),
  repaid: moneyTotal.meta({
    example: '271250.00',
    description: 'Principal and returns that its investors received, after fees and before tax.',
  }),
  announcedProfitability: yearlyReturn.meta({
    description: 'The return a year that it announced; above 100 for a high target within weeks.',
  }),
  actualProfitability: yearlyReturn.nullable().meta({
    description:
      'The money-weighted return a year from its start, after fees and before tax; null if it cannot be told.',
  }),
  endsOn: civilDate.nullable().meta({ description: 'The day on which its last payment was due.' }),
  repaidOn: civilDate
    .nullable()
    .meta({ description: 'The day on which it had paid everything; null if a material part never came.' }),
});
export type FinishedProject = z.output<typeof finishedProject>;

/** What the platform has done so far, from its own books. */
export const trackRecord = z.object({
  investors: z.int().meta({ example: 184, description: 'People and companies that have invested.' }),
  repaid: moneyTotal.meta({
    example: '1042360.00',
    description: 'Principal and returns that all projects have paid to investors, after fees and before tax.',
  }),
  paymentsDue: z.int().meta({ example: 96, description: 'Payments of all loans that were due until today.' }),
  paymentsOnTime: z
    .int()
    .meta({ example: 88, description: 'Those of them that had come on the day on which they were due.' }),
  defaultRate: z
    .object({
      fromYear: z.int().meta({ example: 2024 }),
      year: z.int().meta({ example: 2025 }),
      actual: share.nullable().meta({ description: 'Null if no year had a loan.' }),
    })
    .nullable()
    .meta({ description: 'The average rate until the latest finished year; null before the first.' }),
  loansToday,
  finished: z.object({
    data: z
      .array(finishedProject)
      .meta({ description: 'The public projects that ended last, latest first.' }),
    total: z.int().meta({ example: 5 }),
  }),
});
export type TrackRecord = z.output<typeof trackRecord>;

export const publicFiguresEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/project/public-figures',
    summary: 'Figures of the public projects: how many there are and how much was invested in them.',
    who: 'anyone',
    answer: publicFigures,
  }),
  findTrackRecord: endpoint({
    method: 'GET',
    path: '/v1/project/track-record',
    summary: 'What investors have been paid so far, how punctually, and how the finished projects went.',
    who: 'anyone',
    answer: trackRecord,
  }),
  findTiedInvestments: endpoint({
    method: 'GET',
    path: '/v1/project/tied-investments',
    summary:
      'The public projects in which investors with ties to the provider have invested, and their ties.',
    who: 'anyone',
    answer: z.object({
      data: z.array(
        z.object({
          projectId: id,
          projectName: z.string().meta({ example: 'Edificio Lavapiés' }),
          url: z.string().meta({ example: 'edificio-lavapies' }),
          ties: z.array(z.enum(ownerConflicts).meta({ example: 'shareholder' })),
        }),
      ),
      total: z.int().meta({ example: 1 }),
    }),
  }),
  findCountries: endpoint({
    method: 'GET',
    path: '/v1/project/public-countries',
    summary: 'The countries of the public projects.',
    who: 'anyone',
    answer: z.object({
      data: z.array(alpha2),
      total: z.int().meta({ example: 1 }),
    }),
  }),
};
