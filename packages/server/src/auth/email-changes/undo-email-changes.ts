import { and, eq, inArray } from 'drizzle-orm';
import type { Change } from '../../kit/change/make-change.ts';
import type { Services } from '../../kit/services.ts';
import { type UserRow, updateUser } from '../../kit/users/queries.ts';
import { type EmailChangeRow, emailChanges } from '../../schema/email-changes.ts';
import { holds } from '../../schema/holds.ts';
import { deleteDevices } from '../devices/queries.ts';
import { cancelLinks } from '../links/links.ts';
import { authMails } from '../mails.ts';
import { deleteSessions } from '../sessions/queries.ts';

/** Gives a customer back the address from before these changes, and writes no more to the addresses that came after it. */
async function restoreEmail(
  { tx, mail }: Change,
  owner: UserRow,
  undone: readonly EmailChangeRow[],
  now: Date,
): Promise<UserRow> {
  const { userId } = owner;
  const email = undone[0]?.previousEmail as string;
  const restored = await updateUser(tx, userId, { email, emailConfirmedAt: now }, now);
  await cancelLinks(tx, userId);
  const later = undone.map((change) => change.email);
  await tx
    .update(holds)
    .set({ previousEmail: null })
    .where(and(eq(holds.userId, userId), inArray(holds.previousEmail, later)));
  await mail(restored, authMails.addressBack.write(restored));
  await mail({ ...owner, isCopy: true }, authMails.addressBack.write(restored));
  return restored;
}

/**
 * Ends changes of a locked customer: an open one can no longer be confirmed, confirmed ones are undone. Ends the
 * customer's sessions too, because the person who asked for the change was signed in.
 */
export async function undoEmailChanges(
  draft: Change,
  { now }: Pick<Services, 'now'>,
  { owner, changes }: { owner: UserRow; changes: readonly EmailChangeRow[] },
): Promise<UserRow> {
  const { tx, audit } = draft;
  const { userId } = owner;
  const undone = changes.filter(({ confirmedAt }) => confirmedAt !== null);
  const restored = undone.length ? await restoreEmail(draft, owner, undone, now()) : owner;
  const ids = changes.map(({ emailChangeId }) => emailChangeId);
  await tx.update(emailChanges).set({ endedAt: now() }).where(inArray(emailChanges.emailChangeId, ids));
  await deleteSessions(tx, userId);
  await deleteDevices(tx, userId);
  audit({
    action: undone.length ? 'email-change.undo' : 'email-change.stop',
    subjectType: 'user',
    subjectId: userId,
    ...(undone.length && { before: { email: owner.email }, after: { email: restored.email } }),
  });
  return restored;
}
