import { eq, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../kit/users/reach.ts';
import { projects } from '../../schema/projects.ts';

/** Limits projects to those that the reader manages, or to all. */
export function managedBy({ caller, scope }: Reader): SQL | undefined {
  if (scope === 'all') return undefined;
  return scope === 'assigned' && caller.userId ? eq(projects.managerId, caller.userId) : sql`false`;
}
