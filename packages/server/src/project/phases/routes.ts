import { listPhases, listProjectPhases } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../routing/route.ts';
import { visibleProject } from '../access.ts';
import { findPhases, findProjectPhases } from './repository.ts';

export async function registerPhases(app: FastifyInstance): Promise<void> {
  route(app, listPhases, ({ db, query }) => findPhases(db, query));

  route(app, listProjectPhases, async ({ db, caller, query }) => {
    if (query.projectId) await visibleProject(db, caller, query.projectId);
    return findProjectPhases(db, caller, query);
  });
}
