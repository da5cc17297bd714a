import type { FastifyInstance } from 'fastify';
import { registerBankAccounts } from './bank-accounts/index.ts';

export async function registerPaymentDomain(app: FastifyInstance): Promise<void> {
  await registerBankAccounts(app);
}

export {
  bankAccountLetter,
  bankAccounts,
  countPendingBankAccounts,
  decisionLetter,
  hasPendingBankAccount,
} from './bank-accounts/index.ts';
