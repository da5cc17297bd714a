import { z } from 'zod';
import { bankOverdueDays } from '../payment/bank-balances.ts';
import { endpoint } from '../shared/endpoint.ts';
import { deadlineNearDays } from '../support/complaints/complaint-rules.ts';

/** A project whose financing ends within this many days counts as ending soon. */
export const endingSoonDays = 14;

/** How many items wait for the caller, counted like their lists; 0 for items the caller may not decide. */
export const waiting = z.object({
  transactions: z.int().meta({ example: 4, description: 'Pending; administrators only.' }),
  verifications: z
    .int()
    .meta({ example: 2, description: 'Completed and not decided yet; administrators only.' }),
  bankAccounts: z.int().meta({ example: 3, description: 'Pending; administrators only.' }),
  bankEntries: z.int().meta({
    example: 2,
    description: 'Movements of the bank that wait for a decision; administrators only.',
  }),
  bankOverdue: z.int().meta({
    example: 0,
    description: `Movements of the bank that are not booked, and entries of the ledger that no statement shows, after more than ${bankOverdueDays} days; administrators only.`,
  }),
  yearlyReports: z.int().meta({
    example: 0,
    description:
      'Whether the yearly report of last year has not been downloaded since that year ended, and has offers to report: 1 or 0; administrators only.',
  }),
  investorKinds: z
    .int()
    .meta({ example: 1, description: 'Requests that wait for a decision; administrators only.' }),
  tickets: z.int().meta({ example: 5, description: 'That staff have to answer.' }),
  complaints: z.int().meta({
    example: 1,
    description: `Whose deadline has passed or is at most ${deadlineNearDays} days away; administrators only.`,
  }),
  questions: z.int().meta({
    example: 2,
    description:
      'Questions about projects without a proposed answer; for a manager, about the projects they manage.',
  }),
  ownerTies: z.int().meta({
    example: 0,
    description: 'Owners with ties to the platform and an open offer; administrators only.',
  }),
  projects: z.int().meta({
    example: 1,
    description: `Open and ending within ${endingSoonDays} days, or suspended, and for administrators also those in preinvestment after its window or with wishes to allocate; for a manager, the ones they manage.`,
  }),
  allocations: z.int().meta({
    example: 1,
    description: 'Of these, the ones whose wishes can be allocated; administrators only.',
  }),
  suspensions: z.int().meta({ example: 0, description: 'Of these, the suspended ones.' }),
  loans: z.int().meta({
    example: 1,
    description:
      'Financed projects whose promoter is late, and for administrators also those with money to distribute or to pay to the promoter; for a manager, the ones they manage.',
  }),
  paymentFiles: z
    .int()
    .meta({ example: 1, description: 'Approved, to be taken to the bank; administrators only.' }),
  reviews: z
    .int()
    .meta({ example: 1, description: 'Drafts that managers sent for review; administrators only.' }),
  approvals: z
    .int()
    .meta({ example: 1, description: 'Proposals that the caller may approve; administrators only.' }),
  mails: z.int().meta({ example: 1, description: 'Undelivered; administrators only.' }),
});
export type Waiting = z.output<typeof waiting>;

export const waitingEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/overview/waiting',
    summary: 'What waits for the caller’s decision: everything, or what a manager may decide.',
    who: 'overview.read',
    answer: waiting,
  }),
};
