import { z } from 'zod';
import { orderStatuses } from '../project/order-statuses.ts';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { balance, moneyTotal } from '../shared/money.ts';
import { id } from '../shared/text.ts';

/** How many of the latest investments a summary names. */
export const latestOrdersMax = 3;

/** What staff may have to do next about a customer, the most urgent first. */
export const userActs = [
  'decideIdentity',
  'decideTransaction',
  'decideBankAccount',
  'decideInvestorKind',
  'answerComplaint',
  'answerTicket',
  'assignManager',
] as const;
export type UserActKind = (typeof userActs)[number];

const counted = (description: string) => z.int().meta({ example: 1, description });

export const userSummary = z.object({
  userId: id,
  balance: moneyTotal.meta({ example: '1234.50', description: 'What the customer can spend.' }),
  held: moneyTotal.meta({ example: '200.00', description: 'What waits to be paid out.' }),
  invested: moneyTotal.meta({ example: '350.25', description: 'In projects that are not finished.' }),
  orders: z
    .object({
      pending: counted('Can still be cancelled.'),
      active: counted('In financed projects.'),
      finished: counted('Repaid.'),
      cancelled: counted('Cancelled or refunded.'),
    })
    .meta({ description: 'The number of investments by status.' }),
  latest: z
    .array(
      z.object({
        orderId: id,
        projectId: id,
        projectName: z.string().meta({ example: 'Edificio Lavapiés' }),
        amount: moneyTotal.meta({ example: '500.00' }),
        status: z.enum(orderStatuses).meta({ example: 'active' }),
        createdAt: instant,
      }),
    )
    .meta({ description: `The last ${latestOrdersMax} investments, newest first.` }),
  next: z
    .object({
      dueOn: civilDate,
      amount: balance.meta({
        example: '22.63',
        description: 'What reaches the wallet, of all investments that day.',
      }),
      daysLate: z.int().meta({ example: 0 }),
      projectId: id,
      projectName: z.string().meta({ example: 'Edificio Lavapiés' }),
    })
    .nullable()
    .meta({ description: 'The next payment, or the one that is late; without loans in default.' }),
  act: z
    .object({
      kind: z.enum(userActs).meta({ example: 'answerTicket' }),
      subjectId: id.meta({ description: 'The record that it is about.' }),
    })
    .nullable()
    .meta({ description: 'What to do next, if the caller may do it.' }),
  waits: z
    .object({
      transactions: counted('Pending movements.'),
      verifications: counted('Identities to decide on.'),
      bankAccounts: counted('Bank accounts to validate.'),
      investorKinds: counted('Requests for another classification.'),
      tickets: counted('Open tickets.'),
      complaints: counted('Open complaints; 0 for managers.'),
      proposals: counted('Pending proposals about the customer that the caller may read.'),
    })
    .meta({ description: 'What is not decided or answered yet.' }),
});
export type UserSummary = z.output<typeof userSummary>;

export const userSummariesEndpoints = {
  findOne: endpoint({
    method: 'GET',
    path: '/v1/account/users/:userId/summary',
    summary:
      'What staff need to know first about a customer: money, investments, what comes next and what waits.',
    who: 'customers.read',
    params: z.strictObject({ userId: id }),
    answer: userSummary,
    errors: ['account.customer_not_accessible'],
  }),
};
