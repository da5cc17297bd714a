import type { FastifyInstance } from 'fastify';
import { startFilling } from './fill-waiting-lists.ts';
import { startMatching } from './matching/match-entries.ts';
import { startNotices } from './notices/start-notices.ts';
import { registerReconciliations } from './reconciliation/routes.ts';
import { registerMoneyMetrics } from './register-money-metrics.ts';
import { registerBankEntryCommands } from './routes/register-bank-entry-commands.ts';
import { registerDistributionCommands } from './routes/register-distribution-commands.ts';
import { registerOrderCommands } from './routes/register-order-commands.ts';
import { registerOrderRisks } from './routes/register-order-risks.ts';
import { registerProjectPaymentCommands } from './routes/register-project-payment-commands.ts';
import { registerTransactionCommands } from './routes/register-transaction-commands.ts';
import { registerWaitingCommands } from './routes/register-waiting-commands.ts';
import { registerWishCommands } from './routes/register-wish-commands.ts';
import { registerTreasury } from './treasury/routes.ts';

export async function registerMoney(app: FastifyInstance): Promise<void> {
  await registerOrderCommands(app);
  await registerOrderRisks(app);
  await registerWaitingCommands(app);
  await registerWishCommands(app);
  await registerTransactionCommands(app);
  await registerBankEntryCommands(app);
  await registerProjectPaymentCommands(app);
  await registerDistributionCommands(app);
  await registerReconciliations(app);
  await registerTreasury(app);
  registerMoneyMetrics(app);
  app.addHook('onReady', async () => {
    await startNotices(app.services);
    await startFilling(app);
    await startMatching(app);
  });
}
