import { isStaff, type Role, type Scope } from '@semilla/contract';
import { inArray } from 'drizzle-orm';
import { userAssignments } from '../../schema/user-assignments.ts';
import { users } from '../../schema/users.ts';
import type { Db } from '../database/types.ts';

/** The role and scope with which a member of staff was admitted. */
export interface StaffAuthority {
  userId: string;
  role: Role;
  scope: Scope;
}

/** Undefined unless staff act on records of others: only they are checked a second time. */
export function staffAuthorityOf(userId: string | undefined, role: Role | 'visitor', scope: Scope) {
  if (!userId || role === 'visitor' || !isStaff(role) || scope === 'own') return undefined;
  return { userId, role, scope } satisfies StaffAuthority;
}

/** An action by staff, and the customers it affects. */
interface Act {
  standing: StaffAuthority;
  customers?: string[];
}

/**
 * The acts whose author may no longer do them: disabled, in another role, or no longer the customer's manager. Call it
 * after locking the rows that change, so it sees what happened during the wait. It takes no locks itself: a later
 * decision about staff affects only later acts.
 */
export async function findOvertaken<T extends Act>(db: Db, acts: readonly T[]): Promise<Set<T>> {
  if (!acts.length) return new Set();
  const staff = await db
    .select({ userId: users.userId, role: users.role, disabledAt: users.disabledAt })
    .from(users)
    .where(inArray(users.userId, [...new Set(acts.map(({ standing }) => standing.userId))]));
  const looksAfter = ({ standing, customers = [] }: T) => (standing.scope === 'assigned' ? customers : []);
  const customers = [...new Set(acts.flatMap(looksAfter))];
  const assigned = customers.length
    ? await db.select().from(userAssignments).where(inArray(userAssignments.userId, customers))
    : [];

  const isStillAllowed = (act: T) => {
    const { userId, role } = act.standing;
    const hasRole = staff.some((user) => user.userId === userId && user.role === role && !user.disabledAt);
    const isTheirs = (customer: string) =>
      assigned.some((assignment) => assignment.userId === customer && assignment.managerId === userId);
    return hasRole && looksAfter(act).every(isTheirs);
  };
  return new Set(acts.filter((act) => !isStillAllowed(act)));
}
