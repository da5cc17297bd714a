import { exportPhases, exportProjectPhases, listPhases, listProjectPhases } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { exportRoute } from '../../routing/export.ts';
import { type Call, route } from '../../routing/route.ts';
import { visibleProject } from '../access.ts';
import { findPhases, findProjectPhases } from './repository.ts';

async function findHistory({ db, caller, query }: Call<typeof listProjectPhases>) {
  if (query.projectId) await visibleProject(db, caller, query.projectId);
  return findProjectPhases(db, caller, query);
}

export async function registerPhases(app: FastifyInstance): Promise<void> {
  route(app, listPhases, ({ db, query }) => findPhases(db, query));
  route(app, listProjectPhases, findHistory);

  exportRoute(app, exportPhases, {
    fileName: 'phases',
    find: ({ query }, db, page) => findPhases(db, { ...query, ...page }),
  });

  exportRoute(app, exportProjectPhases, {
    fileName: 'project-phases',
    find: (call, _db, page) => findHistory({ ...call, query: { ...call.query, ...page } }),
  });
}
