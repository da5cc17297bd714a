import type { Scope } from '@semilla/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Caller } from '../kit/http/caller.ts';
import { userAssignments } from '../schema/user-assignments.ts';

/** The caller who reads wallets, and the scope of what they may see. */
export interface Reader {
  caller: Caller;
  scope: Scope;
}

/** A condition on a user id column: only users whose wallets the reader may see. */
export function withinReach({ caller, scope }: Reader, userId: PgColumn): SQL | undefined {
  const me = sql`${caller.userId ?? null}`;
  if (scope === 'all') return undefined;
  if (scope === 'own') return eq(userId, me);
  if (scope !== 'assigned') return sql`false`;
  // With an array, PostgreSQL can use the index on users, whatever the number of records.
  return sql`${userId} = any(array(select ${userAssignments.userId}
    from ${userAssignments} where ${userAssignments.managerId} = ${me}))`;
}
