import { z } from 'zod';
import { addDays, addMonths } from '../shared/calendar.ts';
import { civilDate } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { balance, money, moneyTotal } from '../shared/money.ts';
import type { FieldError } from '../shared/rules.ts';
import { bookAccountKinds } from './book-accounts.ts';
import type { StatementPeriod } from './statement-period.ts';

export const journalFormats = ['csv', 'xlsx'] as const;
export type JournalFormat = (typeof journalFormats)[number];

/** The business event behind a journal entry. */
export const journalActs = [
  'deposit',
  'withdrawalRequested',
  'withdrawalPaid',
  'withdrawalRejected',
  'withdrawalReturned',
  'order',
  'cancellation',
  'preinvestment',
  'preinvestmentReturned',
  'release',
  'repayment',
  'distribution',
  'refund',
  'tax',
  'promoterPaymentReturned',
  'repaymentTakenBack',
  'taxCorrection',
  'thirdParty',
  'thirdPartySentBack',
  'bankCost',
  'depositTakenBack',
  'companyMoney',
  'companyMoneyTaken',
] as const;
export type JournalAct = (typeof journalActs)[number];

/** The error in the period of the journal, if any; used by the page and by the server. */
export function journalPeriodProblem(
  { fromDate, toDate }: StatementPeriod,
  today: string,
): FieldError | undefined {
  if (toDate < fromDate) return { path: 'toDate', code: 'end_before_start', params: {} };
  if (toDate > today) return { path: 'toDate', code: 'in_the_future', params: {} };
  // Adds the year to the day before, because a year from 29 February ends on a 28 February.
  const dayAfterYear = addMonths(addDays(fromDate, -1), 12);
  if (toDate > dayAfterYear) return { path: 'toDate', code: 'period_over_year', params: {} };
  return undefined;
}

const debit = moneyTotal.meta({ example: '1200.00' });
const credit = moneyTotal.meta({ example: '900.00' });

/** What one entry moves on one account. */
export const journalLine = z.object({
  number: z.int().meta({ example: 1204, description: 'Of the entry, from 1 in each calendar year.' }),
  day: civilDate,
  code: z.string().meta({ example: '5550' }),
  accountName: z.string().meta({ example: 'Clientes, saldo disponible en monederos' }),
  act: z.enum(journalActs),
  customerReference: z.string().nullable().meta({ example: 'RF06CB302099A8057' }),
  projectName: z.string().nullable().meta({ example: 'Edificio Lavapiés' }),
  debit: money.nullable(),
  credit: money.nullable(),
});
export type JournalLine = z.output<typeof journalLine>;

export const journalFieldList = fieldList({
  resource: 'journalLines',
  record: journalLine,
  acts: ['journal'],
  fields: {
    number: { notInAudit: 'Downloads alone are noted.' },
    day: { notInAudit: 'Downloads alone are noted.' },
    code: { notInAudit: 'Downloads alone are noted.' },
    accountName: { notInAudit: 'Downloads alone are noted.' },
    act: { words: 'overview.accounting.acts', notInAudit: 'Downloads alone are noted.' },
    customerReference: { notInAudit: 'Downloads alone are noted.' },
    projectName: { notInAudit: 'Downloads alone are noted.' },
    debit: { notInAudit: 'Downloads alone are noted.' },
    credit: { notInAudit: 'Downloads alone are noted.' },
    fromDate: { only: 'audit', kind: 'day' },
    toDate: { only: 'audit', kind: 'day' },
    format: { only: 'audit' },
  },
});

/** An account of the books in a period. A negative balance is on the credit side. */
export const trialBalanceRow = z.object({
  code: z.string().meta({ example: '5550' }),
  name: z.string().meta({ example: 'Clientes, saldo disponible en monederos' }),
  kinds: z.array(z.enum(bookAccountKinds)),
  opening: balance,
  debit,
  credit,
  closing: balance,
});
export type TrialBalanceRow = z.output<typeof trialBalanceRow>;

export const trialBalanceFieldList = fieldList({
  resource: 'trialBalance',
  record: trialBalanceRow,
  fields: {
    code: {},
    name: {},
    kinds: { hidden: 'The chart beside it shows them.' },
    opening: {},
    debit: {},
    credit: {},
    closing: {},
  },
});

const period = {
  fromDate: civilDate.meta({ example: '2026-01-01', description: 'The first day of the period, in Spain.' }),
  toDate: civilDate.meta({
    example: '2026-03-31',
    description: 'The last day of the period, today at the latest, and at most a year after the first.',
  }),
};

export const journalEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/wallet/journal/:format',
    summary: 'The journal of a period by the chart of accounts: all entries of the ledger in their order.',
    who: 'accounting.read',
    freshFactor: 'always',
    mayBeOld: true,
    params: z.strictObject({ format: z.enum(journalFormats).meta({ example: 'xlsx' }) }),
    query: z.strictObject(period),
    answerKind: 'file',
  }),
  findTotals: endpoint({
    method: 'GET',
    path: '/v1/wallet/journal-totals',
    summary: 'The trial balance of a period by the chart of accounts, which agrees with the ledger.',
    who: 'accounting.read',
    query: z.strictObject(period),
    mayBeOld: true,
    answer: z.object({
      data: z.array(trialBalanceRow),
      entries: z.int().meta({ example: 312, description: 'The number of entries in the period.' }),
      debit,
      credit,
    }),
  }),
};
