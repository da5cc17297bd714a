import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { balance } from '../shared/money.ts';
import { anyOf } from '../shared/one-or-more.ts';
import { page, paging } from '../shared/paging.ts';
import { id } from '../shared/text.ts';

/**
 * A bank movement that is not booked, or a ledger entry that no bank statement shows, is overdue after this
 * many days.
 */
export const bankOverdueDays = 10;

/**
 * Whether the balances of a day according to the bank and to the ledger are equal, differ by known entries,
 * or differ without explanation.
 */
export const bankBalanceStates = ['equal', 'explained', 'unexplained'] as const;
export type BankBalanceState = (typeof bankBalanceStates)[number];

/** The platform's balance at the end of a day according to the bank and to the ledger, with the reasons for the difference. */
export const bankBalance = z.object({
  bankBalanceId: id,
  day: civilDate,
  state: z.enum(bankBalanceStates).meta({ example: 'explained' }),
  bank: balance.meta({ description: 'What the statements say, all accounts of the platform together.' }),
  ledger: balance,
  difference: balance.meta({ description: 'What the bank has more than the ledger.' }),
  opening: balance.meta({ description: 'The part from before the first statement.' }),
  unreported: balance.meta({ description: 'The part of days that no statement reports.' }),
  unbooked: balance.meta({ description: 'Movements of the bank that were not booked yet.' }),
  unseen: balance.meta({ description: 'What was booked, and no statement shows yet.' }),
  unexplained: balance.meta({ description: 'What is left; zero unless something is wrong.' }),
  comparedAt: instant,
});
export type BankBalance = z.output<typeof bankBalance>;

export const bankBalanceFieldList = fieldList({
  resource: 'bankBalances',
  record: bankBalance,
  acts: ['bank-balance'],
  fields: {
    day: {},
    state: { words: 'payment.balanceStates' },
    bank: { notInAudit: 'The list has it.' },
    ledger: { notInAudit: 'The list has it.' },
    difference: { notInAudit: 'The list has it.' },
    opening: { notInAudit: 'The list has it.' },
    unreported: { notInAudit: 'The list has it.' },
    unbooked: { notInAudit: 'The list has it.' },
    unseen: { notInAudit: 'The list has it.' },
    unexplained: {},
    comparedAt: { notInAudit: 'It is when the line was noted.' },
    bankBalanceId: { hidden: 'An id that nobody reads.' },
  },
});

const find = endpoint({
  method: 'GET',
  path: '/v1/payment/bank-balances',
  summary: 'The balance by the bank and by the ledger on each reported day, as the last comparison found it.',
  who: 'bankStatements.read',
  query: z.strictObject({
    ...paging(['day'], 'desc'),
    state: anyOf(z.enum(bankBalanceStates).meta({ example: 'unexplained' })).optional(),
    fromDate: civilDate.optional(),
    toDate: civilDate.optional(),
  }),
  answer: page(bankBalance),
});

export const bankBalancesEndpoints = {
  find,
  export: csvExportOf(find, bankBalanceFieldList),
};
