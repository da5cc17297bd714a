import type { FastifyInstance } from 'fastify';
import { registerDistributions } from './distributions/routes.ts';
import { registerFees } from './fees/routes.ts';
import { registerKeyFigures } from './key-figures/routes.ts';
import { registerOrderMovements } from './order-movements/routes.ts';
import { registerOrders } from './orders/routes.ts';
import { registerPayoutAccounts } from './payout-accounts/routes.ts';
import { registerPhases } from './phases/routes.ts';
import { registerProjectDescriptions } from './project-descriptions/routes.ts';
import { registerProjectDocuments } from './project-documents/routes.ts';
import { registerProjectMediaFiles } from './project-media-files/routes.ts';
import { registerProjectPayments } from './project-payments/routes.ts';
import { registerProjectTimeline } from './project-timeline/routes.ts';
import { registerProjectTypes } from './project-types/routes.ts';
import { registerProjects } from './projects/routes.ts';
import { registerPublicFigures } from './public-figures/routes.ts';
import { registerSheets } from './sheets/routes.ts';
import { registerTemplates } from './templates/routes.ts';

export async function registerProjectDomain(app: FastifyInstance): Promise<void> {
  await registerPhases(app);
  await registerProjectTypes(app);
  await registerProjects(app);
  await registerPublicFigures(app);
  await registerKeyFigures(app);
  await registerProjectDocuments(app);
  await registerProjectMediaFiles(app);
  await registerProjectDescriptions(app);
  await registerProjectTimeline(app);
  await registerTemplates(app);
  await registerOrders(app);
  await registerOrderMovements(app);
  await registerFees(app);
  await registerProjectPayments(app);
  await registerPayoutAccounts(app);
  await registerSheets(app);
  await registerDistributions(app);
}
