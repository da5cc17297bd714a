import type { FastifyInstance } from 'fastify';
import { registerDeposits } from './deposits/routes.ts';
import { startNotices } from './notices/index.ts';
import { registerReconciliations } from './reconciliations/routes.ts';
import { registerStatements } from './statements/routes.ts';
import { registerTransactions } from './transactions/routes.ts';
import { registerWallets } from './wallets/routes.ts';

export async function registerWalletDomain(app: FastifyInstance): Promise<void> {
  await registerWallets(app);
  await registerTransactions(app);
  await registerDeposits(app);
  await registerReconciliations(app);
  await registerStatements(app);
  app.addHook('onReady', () => startNotices(app.services));
}
