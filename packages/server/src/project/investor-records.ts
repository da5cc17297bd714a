import type { Scope } from '@semilla/contract';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { userAssignments } from '../account/user-assignments/table.ts';
import { users } from '../account/users/table.ts';
import type { Caller } from '../routing/caller.ts';
import { projects } from './projects/table.ts';

/** Whose a record is: an order, or what follows from one. */
export interface RecordOwners {
  userId: PgColumn;
  projectId: PgColumn;
}

/** Who asks for records, and how far they may see. */
export interface Reader {
  caller: Caller;
  scope: Scope;
}

/** Which records a caller may read: their own, those of assigned customers and managed projects, or all. */
export function withinReach({ caller, scope }: Reader, owners: RecordOwners): SQL | undefined {
  const me = caller.userId ?? null;
  if (scope === 'all') return undefined;
  if (scope === 'own') return eq(owners.userId, sql`${me}`);
  if (scope !== 'assigned') return sql`false`;
  // As arrays, so that the indexes on users and on projects both serve, however many records there are.
  const customers = sql`select ${userAssignments.userId} from ${userAssignments} where ${userAssignments.managerId} = ${me}`;
  const managed = sql`select ${projects.projectId} from ${projects} where ${projects.managerId} = ${me}`;
  return or(
    sql`${owners.userId} = any(array(${customers}))`,
    sql`${owners.projectId} = any(array(${managed}))`,
  );
}

/** How a person or a company is called. */
export function userName() {
  return sql<string>`concat_ws(' ', ${users.name}, ${users.surname})`;
}
