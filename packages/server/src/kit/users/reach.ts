import type { Scope } from '@semilla/contract';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { projects } from '../../schema/projects.ts';
import { userAssignments } from '../../schema/user-assignments.ts';
import type { Caller } from '../http/caller.ts';

/** The caller who reads records, and the scope of what they may see. */
export interface Reader {
  caller: Caller;
  scope: Scope;
}

/** Reads what the platform itself has just written, or looks at on nobody's behalf. */
export const unlimited: Reader = {
  caller: { kind: 'visitor', role: 'visitor', userId: undefined, sessionId: undefined },
  scope: 'all',
};

/** The columns with the investor and the project of a record, such as an order, a fee or a movement. */
export interface RecordOwners {
  userId: PgColumn;
  projectId: PgColumn;
}

// With arrays, PostgreSQL can use the index of each column, whatever the number of records.
const isOfCustomers = (userId: PgColumn, managerId: SQL) => sql`${userId} = any(array(
  select ${userAssignments.userId} from ${userAssignments} where ${userAssignments.managerId} = ${managerId}))`;

const isOfManagedProjects = (projectId: PgColumn, managerId: SQL) => sql`${projectId} = any(array(
  select ${projects.projectId} from ${projects} where ${projects.managerId} = ${managerId}))`;

function reach({ caller, scope }: Reader, userId: PgColumn, isAssigned: (managerId: SQL) => SQL | undefined) {
  const me = sql`${caller.userId ?? null}`;
  if (scope === 'all') return undefined;
  if (scope === 'own') return eq(userId, me);
  return scope === 'assigned' ? isAssigned(me) : sql`false`;
}

/** Limits records of users to the reader's own, to those of assigned customers, or to all. */
export function withinReach(reader: Reader, userId: PgColumn): SQL | undefined {
  return reach(reader, userId, (me) => isOfCustomers(userId, me));
}

/** Limits records of investors in projects to the reader's own, to those of assigned customers and managed projects, or to all. */
export function investmentsWithinReach(reader: Reader, { userId, projectId }: RecordOwners): SQL | undefined {
  return reach(reader, userId, (me) => or(isOfCustomers(userId, me), isOfManagedProjects(projectId, me)));
}
