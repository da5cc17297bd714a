import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kit/http/route.ts';
import { foundProject } from '../projects/queries.ts';
import { cancelOpening, planOpening } from './commands.ts';

export async function registerProjectOpenings(app: FastifyInstance): Promise<void> {
  route(app, v1.projectOpenings.plan, ({ change, caller, params: { projectId }, body, now, locale }) =>
    change(async (draft) => {
      await planOpening(draft, { caller, projectId, now, locale }, body);
      return foundProject(draft.tx, caller, projectId, now);
    }),
  );

  route(app, v1.projectOpenings.cancel, ({ change, caller, params: { projectId }, now }) =>
    change(async (draft) => {
      await cancelOpening(draft, { caller, projectId });
      return foundProject(draft.tx, caller, projectId, now);
    }),
  );
}
