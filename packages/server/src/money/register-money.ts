import type { FastifyInstance } from 'fastify';
import { cancelSuspendedOffers } from './cancel-suspended-offers.ts';
import { endUnplacedWishes } from './end-unplaced-wishes.ts';
import { startFilling } from './fill-waiting-lists.ts';
import { financeProjects } from './finance-projects.ts';
import { startMatching } from './matching/match-entries.ts';
import { startNotices } from './notices/start-notices.ts';
import { registerReconciliations } from './reconciliation/routes.ts';
import { refundMissedOffers } from './refund-missed-offers.ts';
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
    await app.services.jobs.schedule('finance-projects', '*/5 * * * *', () => financeProjects(app));
    await app.services.jobs.schedule('end-wishes', '*/5 * * * *', () => endUnplacedWishes(app));
    await app.services.jobs.schedule('cancel-suspended-offers', '*/30 * * * *', () =>
      cancelSuspendedOffers(app),
    );
    await app.services.jobs.schedule('refund-missed-offers', '*/30 * * * *', () => refundMissedOffers(app));
  });
}
