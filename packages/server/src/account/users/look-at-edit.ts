import { type InputOf, isStaff, may, type ProposalAct, type v1 } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import type { SecondLook } from '../../kit/approvals/second-look.ts';
import type { Db } from '../../kit/database/types.ts';
import type { SignedIn } from '../../kit/http/caller.ts';
import { lockGovernor, type UserRow } from '../../kit/users/queries.ts';
import { users } from '../../schema/users.ts';
import { governedChanges } from './edit-user.ts';

type Changes = InputOf<typeof v1.users.edit>['body'];

function actOf(before: UserRow, changes: Changes): ProposalAct | undefined {
  const { role, disabled, email } = governedChanges(before, changes);
  if (role !== undefined && (isStaff(role) || isStaff(before.role))) return 'changeRole';
  if (disabled === false && isStaff(before.role)) return 'enableStaff';
  return email !== undefined && !isStaff(before.role) ? 'changeEmail' : undefined;
}

/** Returns the second look if an edit needs a second person: it changes staff roles or a customer's email address. */
export async function lookAtEdit(
  tx: Db,
  { caller, userId, changes }: { caller: SignedIn; userId: string; changes: Changes },
): Promise<SecondLook | undefined> {
  if (!may('customers.govern', caller.role) || userId === caller.userId) return undefined;
  // Locked, so the edit finds the same role and address as this check.
  await lockGovernor(tx, caller.userId, userId);
  const [before] = await tx.select().from(users).where(eq(users.userId, userId));
  const act = before && !before.deletedAt ? actOf(before, changes) : undefined;
  if (!before || !act) return undefined;
  return {
    act,
    subject: { type: 'user', id: userId, name: [before.name, before.surname].filter(Boolean).join(' ') },
    onceKey: userId,
    beneficiaryId: userId,
    enteredById: null,
    why: changes.why ?? null,
  };
}
