import type { Scope } from '@semilla/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Caller } from '../kit/http/caller.ts';
import { userAssignments } from '../schema/user-assignments.ts';

/** Restricts a user id column to the users within the caller's scope. */
export function isWithin(scope: Scope, caller: Caller, userId: PgColumn): SQL | undefined {
  const callerId = caller.userId ?? '';
  switch (scope) {
    case 'all':
      return undefined;
    case 'assigned':
      return sql`${userId} in (select ${userAssignments.userId} from ${userAssignments}
        where ${userAssignments.managerId} = ${callerId})`;
    case 'own':
      return eq(userId, callerId);
    default:
      return sql`false`;
  }
}
