import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { id } from '../shared/text.ts';

/** The platform's bank account for deposits. */
export const depositAccount = z.object({
  holder: z.string().meta({ example: 'Semilla PFP, S.L.' }),
  account: z.string().meta({ example: 'ES7921000813610123456789', description: 'Its whole IBAN.' }),
});
export type DepositAccount = z.output<typeof depositAccount>;

export const depositAccountEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/wallet/deposit-account',
    summary:
      'The account to which deposits are transferred, empty if none is configured, with the reference of the caller’s wallet or of one deposit.',
    who: 'transactions.create',
    query: z.strictObject({
      transactionId: id
        .optional()
        .meta({ description: 'A deposit of the caller, whose amount and reference the answer then has.' }),
    }),
    answer: z.object({
      depositAccount: depositAccount.nullable(),
      reference: z.string().nullable().meta({
        example: 'RF06CB302099A8057',
        description: 'What to write on the transfer (ISO 11649); empty for a caller without a wallet.',
      }),
      qrSvg: z.string().nullable().meta({
        example: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 41 41"></svg>',
        description:
          'The transfer as a code that banks’ apps read (EPC069-12); empty without account or reference.',
      }),
    }),
    errors: ['request.not_found'],
  }),
};
