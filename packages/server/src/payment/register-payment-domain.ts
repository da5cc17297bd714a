import type { FastifyInstance } from 'fastify';
import { registerBankAccounts } from './bank-accounts/routes.ts';
import { registerBankBalances } from './bank-balances/routes.ts';
import { registerBankFiles } from './bank-files/routes.ts';
import { registerPaymentFiles } from './payment-files/routes.ts';
import { registerPaymentOrders } from './payment-orders/routes.ts';
import { registerStatements } from './statements/routes.ts';

export async function registerPaymentDomain(app: FastifyInstance): Promise<void> {
  await registerBankAccounts(app);
  await registerStatements(app);
  await registerBankFiles(app);
  await registerPaymentFiles(app);
  await registerPaymentOrders(app);
  await registerBankBalances(app);
}
