import { z } from 'zod';
import { investorKindRecord } from '../account/investor-kind-record.ts';
import { verification } from '../account/verifications.ts';
import { undeliveredMail } from '../misc/undelivered-mails.ts';
import { bankAccount } from '../payment/bank-accounts.ts';
import { bankEntry } from '../payment/bank-entry.ts';
import { paymentFile } from '../payment/payment-files.ts';
import { keyFigures } from '../project/key-figures.ts';
import { loanTask } from '../project/loan-tasks.ts';
import { owner } from '../project/owners.ts';
import { phaseTotals } from '../project/phases.ts';
import { projectQuestion } from '../project/project-questions.ts';
import { project } from '../project/project-record.ts';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { flag } from '../shared/paging.ts';
import { proposal } from '../shared/proposal.ts';
import { complaint } from '../support/complaints/complaint-record.ts';
import { ticket } from '../support/tickets.ts';
import { transaction } from '../wallet/transactions.ts';

/** The maximum number of items of each queue. */
export const homeLinesMax = 3;

const lines = <Line extends z.ZodType>(line: Line, description: string) =>
  z.array(line).optional().meta({ description });

const queues = {
  approvals: lines(
    proposal.pick({ proposalId: true, act: true, subjectName: true, proposedByName: true, createdAt: true }),
    'Proposals that the caller may approve.',
  ),
  complaints: lines(
    complaint.pick({
      complaintId: true,
      reference: true,
      name: true,
      concerning: true,
      deadline: true,
      isLate: true,
    }),
    'Whose deadline has passed or is near, the earliest first.',
  ),
  questions: lines(
    projectQuestion.pick({ projectQuestionId: true, question: true, projectName: true, askedAt: true }),
    'Questions about projects that the caller may answer.',
  ),
  reviews: lines(
    z.object({
      ...project.pick({ projectId: true, name: true }).shape,
      sentByName: z.string().meta({ example: 'Marta Soler' }),
      sentAt: instant,
    }),
    'Drafts that managers sent for review.',
  ),
  ownerTies: lines(
    owner.pick({ ownerId: true, legalName: true, taxId: true }),
    'Owners with ties to the platform and an open offer, by name.',
  ),
  bankEntries: lines(
    bankEntry.pick({
      bankEntryId: true,
      counterpartyName: true,
      text: true,
      side: true,
      amount: true,
      bookedOn: true,
    }),
    'Movements of the bank that wait for a decision.',
  ),
  transactions: lines(
    transaction.pick({ transactionId: true, userName: true, type: true, amount: true, createdAt: true }),
    'Pending transactions.',
  ),
  verifications: lines(
    verification.pick({ verificationId: true, userName: true, attempt: true, updatedAt: true }),
    'Completed identity verifications.',
  ),
  bankAccounts: lines(
    bankAccount.pick({ bankAccountId: true, userName: true, alias: true, updatedAt: true }),
    'Bank accounts to validate.',
  ),
  investorKinds: lines(
    investorKindRecord.pick({ investorKindId: true, userName: true, kind: true, createdAt: true }),
    'Requests to become another kind of investor.',
  ),
  tickets: lines(
    ticket.pick({ ticketId: true, title: true, userName: true, updatedAt: true }),
    'Tickets that staff have to answer, in their turn.',
  ),
  projects: lines(
    project.pick({
      projectId: true,
      name: true,
      phaseName: true,
      suspendedUntil: true,
      preinvestorDateEnd: true,
      wishNumber: true,
      percentageInvested: true,
      dateEnd: true,
    }),
    'Offers that wait for staff, as `attentionBy` lists them, the earliest end first; for a manager, the ones they manage.',
  ),
  loans: lines(loanTask, 'What financed projects need today of the caller, the longest waiting first.'),
  paymentFiles: lines(
    paymentFile.pick({ paymentFileId: true, number: true, payments: true, total: true, approvedAt: true }),
    'Approved payment files that are to be taken to the bank.',
  ),
  mails: lines(
    undeliveredMail.pick({
      undeliveredMailId: true,
      subject: true,
      userName: true,
      recipient: true,
      failedAt: true,
    }),
    'Undelivered mails, the latest first.',
  ),
};

const parts = {
  ...queues,
  totalByPhases: phaseTotals
    .optional()
    .meta({ description: 'The number of projects in each phase that the caller may see.' }),
  figures: keyFigures.optional().meta({ description: 'With `getFigures`.' }),
  isOnlyAdministrator: z.boolean().optional().meta({
    description: 'Whether no other administrator can approve the caller’s proposals; administrators only.',
  }),
};

export type HomeQueue = keyof typeof queues;
export type HomePart = keyof typeof parts;
export const homeParts = Object.keys(parts) as HomePart[];

/** Missing parts are not the caller’s to see, unless `failed` names them. */
export const home = z.object({
  ...parts,
  failed: z
    .array(z.enum(homeParts))
    .meta({ example: [], description: 'Parts that are missing because they could not be read.' }),
});
export type Home = z.output<typeof home>;

export const homeEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/overview/home',
    summary: `What the backoffice’s home page shows: the first ${homeLinesMax} items of each queue that the caller may decide on, the longest waiting first, the projects by phase and the key figures.`,
    who: 'overview.read',
    query: z.strictObject({
      getFigures: flag.optional().meta({ description: 'Adds the key figures, which change slowly.' }),
    }),
    answer: home,
  }),
};
