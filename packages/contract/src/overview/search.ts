import { z } from 'zod';
import { bankEntrySides } from '../payment/bank-entry.ts';
import { phaseNames } from '../project/phases.ts';
import { civilDate } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { money, positiveMoney } from '../shared/money.ts';
import { id, text } from '../shared/text.ts';
import { ticketStateId } from '../support/ticket-states.ts';
import { transactionTypes } from '../wallet/transaction-kinds.ts';

/** The maximum number of results of each kind. */
export const foundMax = 5;

export const found = z.object({
  customers: z.array(
    z.object({
      userId: id,
      name: z.string().meta({ example: 'Lucía Ferrer Soler' }),
      email: z.string().meta({ example: 'lucia.ferrer@example.com' }),
    }),
  ),
  movements: z.array(
    z.object({
      transactionId: id,
      userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
      type: z.enum(transactionTypes).meta({ example: 'income' }),
      amount: positiveMoney,
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
      }),
    )
    .meta({ description: 'Movements of the platform’s bank account, for those who may see them.' }),
  bankAccounts: z
    .array(
      z.object({
        bankAccountId: id,
        userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
        account: z.string().meta({ example: 'ES•• •••• •••• •••• •••• 1332' }),
      }),
    )
    .meta({ description: 'By the whole number, or its last four digits.' }),
  projects: z.array(
    z.object({
      projectId: id,
      name: z.string().meta({ example: 'Edificio Lavapiés' }),
      phaseName: z.enum(phaseNames).meta({ example: 'Investment' }),
    }),
  ),
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
      userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
      stateId: ticketStateId,
    }),
  ),
});
export type Found = z.output<typeof found>;

export const searchEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/overview/search',
    summary:
      'Customers, projects, promotions and tickets by name, e-mail address, title or id, movements by amount or the reference of their transfer, bank accounts by number, and movements of the bank by reference, name of the other side or text, as far as the caller may see.',
    who: 'overview.read',
    mayBeOld: true,
    query: z.strictObject({ text: text(100, 2).meta({ example: 'Lucía' }) }),
    answer: found,
  }),
};
