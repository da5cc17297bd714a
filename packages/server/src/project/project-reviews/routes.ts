import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kit/http/route.ts';
import { foundProject } from '../projects/queries.ts';
import { returnReview, sendForReview, withdrawReview } from './commands.ts';

export async function registerProjectReviews(app: FastifyInstance): Promise<void> {
  const { projectReviews } = v1;

  route(app, projectReviews.send, ({ change, caller, params: { projectId }, body, now }) =>
    change(async (draft) => {
      await sendForReview(draft, { caller, projectId, now }, body.message);
      return foundProject(draft.tx, caller, projectId, now);
    }),
  );

  route(app, projectReviews.withdraw, ({ change, caller, params: { projectId }, now }) =>
    change(async (draft) => {
      await withdrawReview(draft, { caller, projectId, now });
      return foundProject(draft.tx, caller, projectId, now);
    }),
  );

  route(app, projectReviews.return, ({ change, caller, params: { projectId }, body, now }) =>
    change(async (draft) => {
      await returnReview(draft, { caller, projectId, now }, body.comments);
      return foundProject(draft.tx, caller, projectId, now);
    }),
  );
}
