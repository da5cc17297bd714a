import { z } from 'zod';
import { verificationStatuses } from '../account/verification-statuses.ts';
import { bankAccountStates } from '../payment/bank-accounts.ts';
import { bankEntrySides, bankEntryStates } from '../payment/bank-entry.ts';
import { paymentFile } from '../payment/payment-files.ts';
import { roles } from '../permissions.ts';
import { owner } from '../project/owners.ts';
import { phaseNames } from '../project/phases.ts';
import { projectQuestion } from '../project/project-questions.ts';
import { civilDate } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { money, positiveMoney } from '../shared/money.ts';
import { flag } from '../shared/paging.ts';
import { proposal } from '../shared/proposal.ts';
import { id, text } from '../shared/text.ts';
import { complaint } from '../support/complaints/complaint-record.ts';
import { ticketStateId } from '../support/ticket-states.ts';
import { transactionStatuses, transactionTypes } from '../wallet/transaction-kinds.ts';

/** The maximum number of results of each kind. */
export const foundMax = 5;

export const found = z.object({
  customers: z.array(
    z.object({
      userId: id,
      name: z.string().meta({ example: 'Lucía Ferrer Soler' }),
      email: z.string().meta({ example: 'lucia.ferrer@example.com' }),
      role: z.enum(roles).meta({ example: 'user' }),
    }),
  ),
  movements: z.array(
    z.object({
      transactionId: id,
      userId: id,
      userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
      type: z.enum(transactionTypes).meta({ example: 'income' }),
      amount: positiveMoney,
      status: z.enum(transactionStatuses).meta({ example: 'pending' }),
      isInPaymentFile: z.boolean().meta({
        example: false,
        description: 'Whether a payment file pays it, so that nobody decides it by hand.',
      }),
    }),
  ),
  bankEntries: z
    .array(
      z.object({
        bankEntryId: id,
        bookedOn: civilDate,
        side: z.enum(bankEntrySides).meta({ example: 'in' }),
        amount: money,
        counterpartyName: z.string().nullable().meta({ example: 'Lucía Ferrer Soler' }),
        state: z.enum(bankEntryStates).meta({ example: 'waiting' }),
      }),
    )
    .meta({ description: 'Movements of the platform’s bank account, for those who may see them.' }),
  bankAccounts: z
    .array(
      z.object({
        bankAccountId: id,
        userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
        account: z.string().meta({ example: 'ES•• •••• •••• •••• •••• 1332' }),
        state: z.enum(bankAccountStates).meta({ example: 'pending' }),
      }),
    )
    .meta({ description: 'By the whole number, or its last four digits.' }),
  projects: z.array(
    z.object({
      projectId: id,
      name: z.string().meta({ example: 'Edificio Lavapiés' }),
      phaseName: z.enum(phaseNames).meta({ example: 'Investment' }),
      managerId: id.nullable(),
      awaitsSending: z.boolean().meta({
        example: false,
        description: 'Whether it is a draft that its manager may send for review.',
      }),
    }),
  ),
  owners: z
    .array(owner.pick({ ownerId: true, legalName: true, taxId: true }))
    .meta({ description: 'The companies behind projects, by name or tax number.' }),
  complaints: z
    .array(complaint.pick({ complaintId: true, reference: true, name: true }))
    .meta({ description: 'By reference, name or subject.' }),
  paymentFiles: z
    .array(paymentFile.pick({ paymentFileId: true, number: true, state: true }))
    .meta({ description: 'By number.' }),
  questions: z
    .array(projectQuestion.pick({ projectQuestionId: true, question: true, projectName: true, state: true }))
    .meta({ description: 'Questions about projects that the caller answers, by their text.' }),
  promotions: z.array(
    z.object({
      promotionId: id,
      title: z.string().meta({ example: 'Invierte en verano' }),
      active: z.boolean().meta({ example: true }),
    }),
  ),
  tickets: z.array(
    z.object({
      ticketId: id,
      title: z.string().meta({ example: 'No puedo descargar el contrato' }),
      userId: id,
      userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
      stateId: ticketStateId,
      isMerged: z.boolean().meta({ example: false, description: 'Whether it goes on in another ticket.' }),
    }),
  ),
  verifications: z
    .array(
      z.object({
        verificationId: id,
        userId: id,
        userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
        status: z.enum(verificationStatuses).meta({ example: 'Completed' }),
      }),
    )
    .meta({ description: 'Only attempts that wait for a decision.' }),
  proposals: z
    .array(
      proposal.pick({ proposalId: true, act: true, subjectName: true, proposedById: true, refusal: true }),
    )
    .meta({ description: 'Only proposals that wait for a second person.' }),
});
export type Found = z.output<typeof found>;

export const searchEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/overview/search',
    summary:
      'Customers, projects, promotions and tickets by name, e-mail address, title or id, movements by amount, id or the reference of their transfer or its beginning, bank accounts by number, movements of the bank by reference, name of the other side or text, promoters by name or tax number, complaints by reference, name or subject, payment files by number, questions by their text, and what waits of the customers found: movements, bank accounts and identities; also proposals by whom they are about. All as far as the caller may see. With `isWaiting`, only what waits for staff, also by the name of its customer.',
    who: 'overview.read',
    mayBeOld: true,
    query: z.strictObject({
      text: text(100, 2).meta({ example: 'Lucía' }),
      isWaiting: flag.optional().meta({ description: 'Only what waits for staff.' }),
    }),
    answer: found,
  }),
};
