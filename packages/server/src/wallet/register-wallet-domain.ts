import type { FastifyInstance } from 'fastify';
import { registerAccounting } from './accounting/routes.ts';
import { registerDeposits } from './deposits/routes.ts';
import { registerMovements } from './movements/routes.ts';
import { registerPortfolios } from './portfolio/routes.ts';
import { registerStatements } from './statements/routes.ts';
import { registerTaxCertificates } from './tax-certificates/routes.ts';
import { registerTaxForms } from './tax-forms/routes.ts';
import { registerTransactions } from './transactions/routes.ts';
import { registerWallets } from './wallets/routes.ts';

export async function registerWalletDomain(app: FastifyInstance): Promise<void> {
  await registerWallets(app);
  await registerTransactions(app);
  await registerDeposits(app);
  await registerStatements(app);
  await registerMovements(app);
  await registerPortfolios(app);
  await registerTaxCertificates(app);
  await registerTaxForms(app);
  await registerAccounting(app);
}
