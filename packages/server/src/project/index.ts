import type { FastifyInstance } from 'fastify';
import { registerFees } from './fees/index.ts';
import { registerOrderMovements } from './order-movements/index.ts';
import { registerOrders } from './orders/index.ts';
import { registerPhases } from './phases/index.ts';
import { registerProjectDescriptions } from './project-descriptions/index.ts';
import { registerProjectDocuments } from './project-documents/index.ts';
import { registerProjectMediaFiles } from './project-media-files/index.ts';
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
  await registerProjectDocuments(app);
  await registerProjectMediaFiles(app);
  await registerProjectDescriptions(app);
  await registerProjectTimeline(app);
  await registerTemplates(app);
  await registerOrders(app);
  await registerOrderMovements(app);
  await registerFees(app);
}
