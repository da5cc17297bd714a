import {
  createUserAssignment,
  editUserAssignment,
  exportUserAssignments,
  listUserAssignments,
  type UserAssignment,
} from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/types.ts';
import { exportRoute } from '../../routing/export.ts';
import { type Call, route } from '../../routing/route.ts';
import { isWithin } from '../access.ts';
import { registerErasure } from '../erasure.ts';
import { assign, reassign, releaseCustomersOf } from './assign-manager.ts';
import { findAssignment, findAssignmentRows, findAssignments, unassign } from './repository.ts';
import { userAssignments } from './table.ts';

const reachOf = ({ scope, caller }: Pick<Call<typeof listUserAssignments>, 'scope' | 'caller'>) =>
  isWithin(scope, caller, userAssignments.userId);

const madeAssignment = async (tx: Db, userId: string) => (await findAssignment(tx, userId)) as UserAssignment;

export async function registerUserAssignments(app: FastifyInstance): Promise<void> {
  registerErasure('user-assignments', {
    release: (change, _services, userId) => releaseCustomersOf(change, userId),
    erase: ({ tx }, _services, userId) => unassign(tx, userId),
  });

  route(app, listUserAssignments, (call) => findAssignments(call.db, call.query, reachOf(call)));
  exportRoute(app, exportUserAssignments, {
    fileName: 'user-assignments',
    find: (call, db, page) => findAssignmentRows(db, { ...call.query, ...page }, reachOf(call)),
  });

  route(app, createUserAssignment, ({ body, change, now }) =>
    change(async (made) => {
      await assign(made, body, now);
      return madeAssignment(made.tx, body.userId);
    }),
  );
  route(app, editUserAssignment, ({ params, body, change }) =>
    change(async (made) => {
      await reassign(made, { ...params, ...body });
      return madeAssignment(made.tx, params.userId);
    }),
  );
}
