import { z } from 'zod';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { balance, moneyTotal } from '../shared/money.ts';
import { percent, share, yearlyReturn } from '../shared/percent.ts';
import { id } from '../shared/text.ts';
import { loanState } from './loan-state.ts';
import { orderStatuses } from './order-statuses.ts';

/** How many months the payment calendar shows, including the current one. */
export const calendarMonths = 24;

/** The yearly return exists only after this many days of investment: fewer would be extrapolated to a year. */
export const returnAfterDays = 365;

const returnSoFar = yearlyReturn.nullable().meta({
  example: '1.20',
  description: 'What was gained or lost of what was invested, in percent, not per year; null without money.',
});

/** How the invested money is broken down. Not by risk, because the platform gives projects no risk score. */
export const shareKinds = ['project', 'promoter', 'type', 'country', 'year'] as const;
export type ShareKind = (typeof shareKinds)[number];

/** The investor's limit applies only to these, because one loan, or one promoter, may fail as a whole. */
export const limitedShares: readonly ShareKind[] = ['project', 'promoter'];

const parts = {
  principal: moneyTotal.meta({ example: '0.00' }),
  interest: moneyTotal.meta({ example: '31.88', description: 'Before fee and tax.' }),
  fee: moneyTotal.meta({ example: '3.19' }),
  tax: balance.meta({ example: '6.06', description: 'Below zero if more was given back than withheld.' }),
  total: balance.meta({ example: '22.63', description: 'What reaches the wallet.' }),
};

const moneyParts = z.object(parts);
export type MoneyParts = z.output<typeof moneyParts>;

/** An expected payment from one of the caller's investments. */
const payment = z.object({
  orderId: id,
  projectId: id,
  projectName: z.string().meta({ example: 'Edificio Lavapiés' }),
  period: z.int().meta({ example: 2 }),
  dueOn: civilDate,
  daysLate: z.int().meta({ example: 0 }),
  isInDefault: z.boolean().meta({
    example: false,
    description: 'Whether its loan is in default, so that nobody knows what comes, and when.',
  }),
  isConditional: z.boolean().meta({
    example: false,
    description: 'Whether it comes only if its project is financed.',
  }),
  ...parts,
});
export type PaymentToCome = z.output<typeof payment>;

const month = z.object({
  month: civilDate.meta({ example: '2026-03-01', description: 'Its first day.' }),
  planned: moneyTotal.meta({ description: 'What was due in it by the schedules.' }),
  paid: balance.meta({ description: 'What reached the wallet in it.' }),
  investedSoFar: moneyTotal.meta({ description: 'Invested until its end, less what was cancelled.' }),
  paidSoFar: balance.meta({ description: 'Paid back until its end.' }),
});
export type PortfolioMonth = z.output<typeof month>;

const slice = z.object({
  key: z.string().meta({ description: 'An id, a country or a year; empty where the project has none.' }),
  name: z.string().meta({ example: 'Edificio Lavapiés' }),
  nameEn: z.string().nullable().meta({ example: null }),
  amount: moneyTotal.meta({ example: '500.00' }),
  share: share.meta({ example: '25.00' }),
  isAboveLimit: z.boolean().meta({ example: false }),
});
export type PortfolioSlice = z.output<typeof slice>;

const position = z.object({
  orderId: id,
  projectId: id,
  projectName: z.string().meta({ example: 'Edificio Lavapiés' }),
  status: z.enum(orderStatuses).meta({ example: 'active' }),
  investedOn: civilDate,
  amount: moneyTotal.meta({ example: '500.00' }),
  worth: moneyTotal.meta({ description: 'What is owed of it and not lost.' }),
  paidBack: balance.meta({ example: '22.63', description: 'What it has brought to the wallet.' }),
  yearlyReturn: yearlyReturn.nullable(),
  returnSoFar,
  loan: loanState.nullable().meta({ description: 'Null until the project is financed.' }),
});
export type Position = z.output<typeof position>;

export const portfolioSettings = z.object({
  shareLimit: percent.nullable().meta({
    example: '20.00',
    description: 'The share of the money in projects above which a project or a promoter is marked.',
  }),
  calendarSince: instant.nullable().meta({
    example: null,
    description: 'Since when the private address of the calendar exists.',
  }),
});
export type PortfolioSettings = z.output<typeof portfolioSettings>;

export const portfolioSettingsFieldList = fieldList({
  resource: 'portfolios',
  record: portfolioSettings,
  acts: ['portfolio'],
  fields: {
    shareLimit: { notInCsv: 'A choice for one page.' },
    calendarSince: { hidden: 'Its own page says it.' },
  },
});

export const portfolio = z.object({
  asOf: civilDate,
  value: moneyTotal.meta({ description: 'What is owed and not lost, and the money in the wallet.' }),
  worth: moneyTotal.meta({
    description:
      'The principal in projects; of loans in default only what the owner has repaid and is not delivered yet.',
  }),
  wallet: moneyTotal.meta({
    description: 'In the wallet, waiting to be paid out, and left as deposits of preinvestments.',
  }),
  doubtful: moneyTotal.meta({
    description: 'The principal of loans in default that the worth leaves out.',
  }),
  invested: moneyTotal.meta({ description: 'Since the start, less what was cancelled.' }),
  paidBack: moneyParts,
  penalties: moneyTotal.meta({ description: 'Paid for cancelling.' }),
  yearlyReturn: yearlyReturn.nullable().meta({
    description:
      'The money-weighted return of all investments (XIRR); null in the first year, and while there is nothing to compare.',
  }),
  returnSoFar,
  next: z
    .object({
      dueOn: civilDate,
      amount: moneyTotal,
      projectName: z.string(),
      isConditional: z.boolean(),
    })
    .nullable()
    .meta({ description: 'The next payment that is not late.' }),
  months: z.array(month).meta({ description: 'From the first investment until the current month.' }),
  payments: z.array(payment).meta({
    description: `What is late, and what comes in ${calendarMonths} months; by date.`,
  }),
  later: moneyTotal.meta({ description: 'What comes after these months.' }),
  shares: z.array(z.object({ by: z.enum(shareKinds), slices: z.array(slice) })),
  positions: z.array(position),
  settings: portfolioSettings,
});
export type Portfolio = z.output<typeof portfolio>;

export const portfoliosEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/project/portfolio',
    summary:
      'The caller’s own portfolio: its value, its return, what was planned and paid, what comes, and how it is spread.',
    who: 'portfolio.read',
    answer: portfolio,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/v1/project/portfolio',
    summary:
      'Sets the share above which the caller’s portfolio marks a project or a promoter; null for none.',
    who: 'portfolio.edit',
    body: z.strictObject({
      shareLimit: percent
        .refine((hundredths) => hundredths > 0, { error: 'greater_than_zero' })
        .nullable()
        .meta({ example: '20.00' }),
    }),
    answer: portfolioSettings,
  }),
};

const params = z.strictObject({
  token: z.string().max(200).meta({
    example: 'Qm9zcXVlIGRlIGVuY2luYXMgeSBhbGNvcm5vcXVlcyE',
    description: 'The secret of the address, which alone opens the calendar.',
  }),
});

export const calendarsEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/project/calendars/:token/payments.ics',
    summary:
      'The payments to come of one investor as a calendar (RFC 5545), for programs that subscribe to it.',
    who: 'anyone',
    params,
    answerKind: 'file',
    errors: ['request.too_many'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/project/calendar',
    summary: 'Makes the private address of the caller’s calendar, which is shown once; an earlier one ends.',
    who: 'portfolio.edit',
    answer: z.object({
      url: z.string().meta({
        example:
          'https://semilla.example/v1/project/calendars/Qm9zcXVlIGRlIGVuY2luYXMgeSBhbGNvcm5vcXVlcyE/payments.ics',
      }),
      calendarSince: instant,
    }),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/v1/project/calendar',
    summary: 'Ends the private address of the caller’s calendar, if there is one.',
    who: 'portfolio.edit',
  }),
};
