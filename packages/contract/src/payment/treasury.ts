import { z } from 'zod';
import { civilDate } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { balance, moneyTotal } from '../shared/money.ts';
import { id } from '../shared/text.ts';
import { bankBalance } from './bank-balances.ts';
import { bankEntry } from './bank-entry.ts';
import { bankEntryBookingNeeds } from './bank-entry-booking-needs.ts';
import { bankStatement } from './bank-statements.ts';
import { paymentFile } from './payment-files.ts';

/** How many rows the page shows at most in each list. */
export const explainingEntriesMax = 20;
export const waitingMovementsMax = 25;

/**
 * A bank movement that is not booked, or a ledger entry that no statement shows. Only one of its ids is set.
 */
export const explainingEntry = z.object({
  kind: z.enum(['unbooked', 'unseen']).meta({ example: 'unseen' }),
  day: civilDate,
  amount: balance.meta({ description: 'What the bank has more than the ledger because of it.' }),
  name: z.string().nullable().meta({ example: 'Lucía Ferrer Soler' }),
  bankEntryId: id.nullable(),
  transactionId: id.nullable(),
  projectId: id.nullable(),
});
export type ExplainingEntry = z.output<typeof explainingEntry>;

const booking = z.object({
  userId: id,
  userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
  transactionId: id.nullable().meta({ description: 'The withdrawal whose payment came back.' }),
  ...bankEntryBookingNeeds.pick({ secondPersonFor: true }).shape,
});

/** A waiting movement; with a suggested booking if there is only one likely customer. */
export const waitingMovement = bankEntry.extend({
  suggestion: booking.nullable(),
  likely: z
    .object({
      as: z.enum(['bankCost', 'repayment']).meta({ example: 'repayment' }),
      projectId: id.nullable(),
      projectName: z.string().nullable().meta({ example: 'Edificio Lavapiés' }),
    })
    .nullable()
    .meta({ description: 'What it is likely to be without a customer: staff still decide.' }),
});
export type WaitingMovement = z.output<typeof waitingMovement>;

/** The treasury's start page. */
export const treasuryDesk = z.object({
  balances: bankBalance.omit({ bankBalanceId: true, comparedAt: true }).nullable().meta({
    description: 'The last balance by the bank and the ledger now; null before the first statement.',
  }),
  isStatementOld: z.boolean().meta({ description: 'Whether the bank has closed a working day since.' }),
  stopped: z
    .object({
      day: civilDate,
      unexplained: balance,
      debit: z
        .object({ bankEntryId: id, name: z.string().meta({ example: 'Gestoría Olmo SL' }) })
        .nullable()
        .meta({ description: 'The movement, if it is money that left; null if it is a difference.' }),
    })
    .nullable()
    .meta({
      description:
        'The first day with a difference, or else the first money that left, that nothing explains; releases and payment files stop. Money that left is explained once two people have booked it.',
    }),
  missingDays: z.array(z.object({ from: civilDate, to: civilDate, amount: balance })).meta({
    description: 'Days between statements on which the balance changed, and that no statement reports.',
  }),
  explaining: z.array(explainingEntry).max(explainingEntriesMax),
  explainingTotal: z.int().meta({ example: 3 }),
  lastImport: bankStatement
    .extend({
      bookedEntries: z.int().meta({ example: 38, description: 'How many of its movements are booked.' }),
      waitingEntries: z.int().meta({ example: 2, description: 'How many of them wait for staff.' }),
    })
    .nullable(),
  waiting: z.array(waitingMovement).max(waitingMovementsMax),
  ...bankEntryBookingNeeds.pick({ leftToday: true }).shape,
  waitingTotal: z.int().meta({ example: 2 }),
  next: z.object({ payments: z.int().meta({ example: 4 }), total: moneyTotal }),
  files: z.array(paymentFile).meta({ description: 'Payment files that wait for a person or for the bank.' }),
});
export type TreasuryDesk = z.output<typeof treasuryDesk>;

export const treasuryEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/payment/treasury',
    summary:
      'The balance by the bank and by the ledger with the entries that explain a difference, what came, what waits and what goes out next.',
    who: 'bankStatements.read',
    answer: treasuryDesk,
  }),
};
