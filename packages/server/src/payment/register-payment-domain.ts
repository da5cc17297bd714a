import type { FastifyInstance } from 'fastify';
import { registerBankAccounts } from './bank-accounts/routes.ts';

export async function registerPaymentDomain(app: FastifyInstance): Promise<void> {
  await registerBankAccounts(app);
}
