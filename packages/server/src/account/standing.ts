import { isStaff, type Role, type Scope } from '@semilla/contract';
import { inArray } from 'drizzle-orm';
import type { Db } from '../database/types.ts';
import { userAssignments } from './user-assignments/table.ts';
import { users } from './users/table.ts';

/** As what somebody of staff was let in. */
export interface Standing {
  userId: string;
  role: Role;
  scope: Scope;
}

/** Of staff, who act on what is not theirs; nobody else's standing is asked for a second time. */
export function standingOf(userId: string | undefined, role: Role | 'visitor', scope: Scope) {
  if (!userId || role === 'visitor' || !isStaff(role) || scope === 'own') return undefined;
  return { userId, role, scope } satisfies Standing;
}

/** What somebody of staff does, and to which customers. */
interface Act {
  standing: Standing;
  customers?: string[];
}

/**
 * Which of these acts whoever asked for them may do no longer: they were disabled or have another role by now, or a
 * customer is given to another manager. To be asked once what it changes is locked, so that it tells of what happened while
 * they were waited for. It locks nothing itself: what is decided about staff after this moment is for what comes after.
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

  const stands = (act: T) => {
    const { userId, role } = act.standing;
    const isStill = staff.some((one) => one.userId === userId && one.role === role && !one.disabledAt);
    const isTheirs = (customer: string) =>
      assigned.some((one) => one.userId === customer && one.managerId === userId);
    return isStill && looksAfter(act).every(isTheirs);
  };
  return new Set(acts.filter((act) => !stands(act)));
}
