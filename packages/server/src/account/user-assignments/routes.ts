import { type UserAssignment, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../kit/database/types.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { registerErasure } from '../../kit/users/erasure.ts';
import { withinReach } from '../../kit/users/reach.ts';
import { userAssignments } from '../../schema/user-assignments.ts';
import { assign, reassign, releaseCustomersOf } from './assign-manager.ts';
import { findAssignment, findAssignmentRows, findAssignments, unassign } from './queries.ts';

const reachOf = ({ scope, caller }: Pick<Call<typeof v1.userAssignments.find>, 'scope' | 'caller'>) =>
  withinReach({ scope, caller }, userAssignments.userId);

const savedAssignment = async (tx: Db, userId: string) =>
  (await findAssignment(tx, userId)) as UserAssignment;

export async function registerUserAssignments(app: FastifyInstance): Promise<void> {
  registerErasure('user-assignments', {
    release: (change, _services, userId) => releaseCustomersOf(change, userId),
    erase: ({ tx }, _services, userId) => unassign(tx, userId),
  });

  route(app, v1.userAssignments.find, (call) => findAssignments(call.db, call.query, reachOf(call)));
  exportRoute(app, v1.userAssignments.export, {
    fileName: 'user-assignments',
    find: (call, db, page) => findAssignmentRows(db, { ...call.query, ...page }, reachOf(call)),
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
