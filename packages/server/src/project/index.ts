import type { FastifyInstance } from 'fastify';
import { registerDistributions } from './distributions/index.ts';
import { registerFees } from './fees/index.ts';
import { registerKeyFigures } from './key-figures/index.ts';
import { registerOrderMovements } from './order-movements/index.ts';
import { registerOrders } from './orders/index.ts';
import { registerPhases } from './phases/index.ts';
import { registerProjectDescriptions } from './project-descriptions/index.ts';
import { registerProjectDocuments } from './project-documents/index.ts';
import { registerProjectMediaFiles } from './project-media-files/index.ts';
import { registerProjectPayments } from './project-payments/index.ts';
import { registerProjectTimeline } from './project-timeline/index.ts';
import { registerProjectTypes } from './project-types/index.ts';
import { registerProjects } from './projects/index.ts';
import { registerPublicFigures } from './public-figures/index.ts';
import { registerTemplates } from './templates/index.ts';

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
  await registerDistributions(app);
}

export { tagsOf } from './access.ts';
export { closeProject, distributionLines, distributions, runDistribution } from './distributions/index.ts';
export { fees } from './fees/index.ts';
export { userName } from './investor-records.ts';
export { orderMovements } from './order-movements/index.ts';
export { cancelOrder, financedNotices, orders, placeOrder } from './orders/index.ts';
export { enterPhase, phaseIds, phaseNameOf, projectPhases } from './phases/index.ts';
export {
  projectOfProof,
  projectPayments,
  recordRepayment,
  releaseToPromoter,
} from './project-payments/index.ts';
export { insertTimelineEntry } from './project-timeline/index.ts';
export { projectTypes } from './project-types/index.ts';
export { countEnding, projects, searchProjects } from './projects/index.ts';
