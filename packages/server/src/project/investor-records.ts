import type { Scope } from '@semilla/contract';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Caller } from '../kit/http/caller.ts';
import { projects } from '../schema/projects.ts';
import { userAssignments } from '../schema/user-assignments.ts';
import { users } from '../schema/users.ts';

/** The columns with the investor and the project of a record, such as an order, a fee or a movement. */
export interface RecordOwners {
  userId: PgColumn;
  projectId: PgColumn;
}

/** The caller who reads records, and the scope of what they may see. */
export interface Reader {
  caller: Caller;
  scope: Scope;
}

const customersOf = (managerId: string | null) =>
  sql`select ${userAssignments.userId} from ${userAssignments} where ${userAssignments.managerId} = ${managerId}`;

/** Limits records to the caller's own, to those of assigned customers, or to all. */
export function ofInvestorsWithinReach({ caller, scope }: Reader, userId: PgColumn): SQL | undefined {
  const me = caller.userId ?? null;
  if (scope === 'all') return undefined;
  if (scope === 'own') return eq(userId, sql`${me}`);
  return scope === 'assigned' ? sql`${userId} = any(array(${customersOf(me)}))` : sql`false`;
}

/** Limits records to the caller's own, to those of assigned customers and managed projects, or to all. */
export function withinReach({ caller, scope }: Reader, owners: RecordOwners): SQL | undefined {
  const me = caller.userId ?? null;
  if (scope === 'all') return undefined;
  if (scope === 'own') return eq(owners.userId, sql`${me}`);
  if (scope !== 'assigned') return sql`false`;
  // With arrays, PostgreSQL can use both indexes, on users and on projects, whatever the number of records.
  const managed = sql`select ${projects.projectId} from ${projects} where ${projects.managerId} = ${me}`;
  return or(
    sql`${owners.userId} = any(array(${customersOf(me)}))`,
    sql`${owners.projectId} = any(array(${managed}))`,
  );
}

/** The full name of a person or company. */
export function userName() {
  return sql<string>`concat_ws(' ', ${users.name}, ${users.surname})`;
}
