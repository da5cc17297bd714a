import type { FastifyInstance } from 'fastify';
import { startNotices } from './notices/start-notices.ts';
import { registerReconciliations } from './reconciliation/routes.ts';
import { registerDistributionCommands } from './routes/distributions.ts';
import { registerOrderCommands } from './routes/orders.ts';
import { registerProjectPaymentCommands } from './routes/project-payments.ts';
import { registerTransactionCommands } from './routes/transactions.ts';

/** Registers all money commands and the nightly reconciliation. */
export async function registerMoney(app: FastifyInstance): Promise<void> {
  await registerOrderCommands(app);
  await registerTransactionCommands(app);
  await registerProjectPaymentCommands(app);
  await registerDistributionCommands(app);
  await registerReconciliations(app);
  app.addHook('onReady', () => startNotices(app.services));
}
