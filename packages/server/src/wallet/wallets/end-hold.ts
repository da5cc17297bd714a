import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { SecondLook } from '../../kit/approvals/second-look.ts';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import { ApiError } from '../../kit/errors.ts';
import { holdMails } from '../../kit/holds/mails.ts';
import { findKnownAddresses } from '../../kit/holds/queries.ts';
import { findUserById } from '../../kit/users/queries.ts';
import { holds } from '../../schema/holds.ts';

/**
 * What the second person decides on. One is always needed to allow withdrawals that the customer has stopped.
 */
export async function lookAtHold(tx: Db, userId: string, why: string | undefined): Promise<SecondLook> {
  const { name, surname } = await findUserById(tx, userId);
  return {
    act: 'endHold',
    subject: { type: 'user', id: userId, name: [name, surname].filter(Boolean).join(' ') },
    onceKey: userId,
    beneficiaryId: userId,
    enteredById: null,
    why,
  };
}

/**
 * Ends the holds in which the customer stopped withdrawals. All other holds end by themselves when their time
 * is over.
 */
export async function endHold({ tx, audit, mail }: Change, userId: string, now: Date): Promise<void> {
  const ended = await tx
    .update(holds)
    .set({ endedAt: now })
    .where(and(eq(holds.userId, userId), isNotNull(holds.stoppedAt), isNull(holds.endedAt)))
    .returning({ reason: holds.reason });
  if (!ended.length) throw new ApiError('wallet.hold_not_stopped');
  const customer = await findUserById(tx, userId);
  for (const email of await findKnownAddresses(tx, customer, now))
    await mail({ ...customer, email, isCopy: email !== customer.email }, holdMails.ended.write(customer));
  audit({ action: 'hold.end', subjectType: 'user', subjectId: userId, personId: userId });
}
