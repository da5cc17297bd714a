import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kit/http/route.ts';
import { followProject, stopFollowing } from './follow-project.ts';
import { openingsQueue } from './openings-queue.ts';
import { findFollow, findFollows } from './queries.ts';
import { tellOpenings } from './tell-openings.ts';

export async function registerProjectFollows(app: FastifyInstance): Promise<void> {
  const { services } = app;
  // At once after a change of phase; a scheduled job tells of offers that begin on a day or after an allocation.
  app.addHook('onReady', () =>
    services.jobs.handle(openingsQueue, (data) =>
      tellOpenings(services, (data as { projectId: string }).projectId),
    ),
  );

  route(app, v1.projectFollows.find, ({ db, caller, query }) => findFollows(db, caller, query));

  route(app, v1.projectFollows.create, ({ change, caller, body: { projectId }, now }) =>
    change(async (changing) => {
      await followProject(changing, { caller, projectId, now });
      return findFollow(changing.tx, caller, projectId);
    }),
  );

  route(app, v1.projectFollows.delete, ({ change, caller, params: { projectId }, now }) =>
    change((changing) => stopFollowing(changing, { caller, projectId, now })),
  );
}
