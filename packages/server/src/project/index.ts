import type { FastifyInstance } from 'fastify';
import { registerPhases } from './phases/index.ts';
import { registerProjectDescriptions } from './project-descriptions/index.ts';
import { registerProjectDocuments } from './project-documents/index.ts';
import { registerProjectMediaFiles } from './project-media-files/index.ts';
import { registerProjectTimeline } from './project-timeline/index.ts';
import { registerProjectTypes } from './project-types/index.ts';
import { registerProjects } from './projects/index.ts';

export async function registerProjectDomain(app: FastifyInstance): Promise<void> {
  await registerPhases(app);
  await registerProjectTypes(app);
  await registerProjects(app);
  await registerProjectDocuments(app);
  await registerProjectMediaFiles(app);
  await registerProjectDescriptions(app);
  await registerProjectTimeline(app);
}
