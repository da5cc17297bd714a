import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';

/** The platform's bank account for deposits. */
export const depositAccount = z.object({
  holder: z.string().meta({ example: 'Semilla PFP, S.L.' }),
  account: z.string().meta({ example: 'ES7921000813610123456789', description: 'Its whole IBAN.' }),
});
export type DepositAccount = z.output<typeof depositAccount>;

/** The reference of a transfer, by which staff find its transaction. */
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
