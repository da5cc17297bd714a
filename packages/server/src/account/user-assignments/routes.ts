import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../kit/database/types.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import { unlimited } from '../../kit/users/reach.ts';
import { assign, reassign } from './assign-manager.ts';
import { userAssignmentList } from './queries.ts';

const savedAssignment = (tx: Db, userId: string) => userAssignmentList.one(tx, userId, unlimited);

export async function registerUserAssignments(app: FastifyInstance): Promise<void> {
  route(app, v1.userAssignments.find, userAssignmentList.find);
  exportRoute(app, v1.userAssignments.export, {
    fileName: 'user-assignments',
    find: userAssignmentList.file,
  });

  route(app, v1.userAssignments.create, ({ body, change, now }) =>
    change(async (draft) => {
      await assign(draft, body, now);
      return savedAssignment(draft.tx, body.userId);
    }),
  );
  route(
    app,
    v1.userAssignments.edit,
    ({ params, body, change }) =>
      change(async (draft) => {
        await reassign(draft, { ...params, ...body });
        return savedAssignment(draft.tx, params.userId);
      }),
    { findCurrent: ({ db, params }) => savedAssignment(db, params.userId) },
  );
}
