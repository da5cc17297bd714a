import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { exportRoute } from '../../kit/http/export-route.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { visibleProject } from '../access.ts';
import { findPhases, findProjectPhases } from './queries.ts';

async function findHistory({ db, caller, query }: Call<typeof v1.projectPhases.find>) {
  if (query.projectId) await visibleProject(db, caller, query.projectId);
  return findProjectPhases(db, caller, query);
}

export async function registerPhases(app: FastifyInstance): Promise<void> {
  route(app, v1.phases.find, ({ db, query }) => findPhases(db, query));
  route(app, v1.projectPhases.find, findHistory);

  exportRoute(app, v1.phases.export, {
    fileName: 'phases',
    find: ({ query }, db, page) => findPhases(db, { ...query, ...page }),
  });

  exportRoute(app, v1.projectPhases.export, {
    fileName: 'project-phases',
    find: (call, _db, page) => findHistory({ ...call, query: { ...call.query, ...page } }),
  });
}
