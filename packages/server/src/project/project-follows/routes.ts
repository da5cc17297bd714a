import { v1 } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kit/http/route.ts';
import { registerErasure } from '../../kit/users/erasure.ts';
import { projectFollows } from '../../schema/project-follows.ts';
import { followProject, stopFollowing } from './follow-project.ts';
import { findFollow, findFollows } from './queries.ts';
import { startTellingOpenings } from './start-telling-openings.ts';

export async function registerProjectFollows(app: FastifyInstance): Promise<void> {
  app.addHook('onReady', () => startTellingOpenings(app.services));

  registerErasure('project-follows', {
    erase: async ({ tx }, _services, userId) => {
      await tx.delete(projectFollows).where(eq(projectFollows.userId, userId));
    },
  });

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
