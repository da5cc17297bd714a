import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';

/** The account of the platform that transfers go to. */
export const depositAccount = z.object({
  holder: z.string().meta({ example: 'Semilla PFP, S.L.' }),
  account: z.string().meta({ example: 'ES7921000813610123456789', description: 'Its whole IBAN.' }),
});
export type DepositAccount = z.output<typeof depositAccount>;

/** What to write with the transfer of a transaction, so that staff find the one by the other. */
export function depositReference(transactionId: string): string {
  const end = transactionId.replaceAll('-', '').slice(-12).toUpperCase();
  return end.replace(/(.{4})(?=.)/g, '$1-');
}

export const depositAccountEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/wallet/deposit-account',
    summary: 'The account to which deposits are transferred; empty if none is configured.',
    who: 'transactions.create',
    answer: z.object({ depositAccount: depositAccount.nullable() }),
  }),
};
