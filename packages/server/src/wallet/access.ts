import type { Scope } from '@semilla/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { userAssignments } from '../account/user-assignments/table.ts';
import type { Caller } from '../routing/caller.ts';

/** Who asks for what is in a wallet, and how far they may see. */
export interface Reader {
  caller: Caller;
  scope: Scope;
}

/** Whose wallets a caller may look at, as a condition on a column that names a user. */
export function withinReach({ caller, scope }: Reader, userId: PgColumn): SQL | undefined {
  const me = sql`${caller.userId ?? null}`;
  if (scope === 'all') return undefined;
  if (scope === 'own') return eq(userId, me);
  if (scope !== 'assigned') return sql`false`;
  // As an array, so that the index on users serves, however many records there are.
  return sql`${userId} = any(array(select ${userAssignments.userId}
    from ${userAssignments} where ${userAssignments.managerId} = ${me}))`;
}
