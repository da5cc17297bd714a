import { type HoldReason, holdHours } from '@semilla/contract';
import { newId } from '../../schema/columns/new-id.ts';
import { holds } from '../../schema/holds.ts';
import type { Change } from '../change/make-change.ts';
import type { Services } from '../services.ts';
import { findUserById } from '../users/queries.ts';
import { holdMails } from './mails.ts';
import { objectionUrl } from './objection-link.ts';
import { findKnownAddresses } from './queries.ts';

interface Started {
  userId: string;
  reason: HoldReason;
  /** The address that this change replaces. */
  previousEmail?: string;
}

/** Puts a customer's withdrawals on hold after a change to their access, and mails all their known addresses. */
export async function startHold(
  { tx, audit, mail }: Change,
  { config, keys, now }: Pick<Services, 'config' | 'keys' | 'now'>,
  started: Started,
): Promise<void> {
  const { userId, reason, previousEmail = null } = started;
  const user = await findUserById(tx, userId);
  if (user.role !== 'user' || user.deletedAt) return;
  const until = new Date(now().getTime() + holdHours * 3_600_000);
  const holdId = newId();
  await tx.insert(holds).values({ holdId, userId, reason, until, previousEmail, createdAt: now() });
  audit({
    action: 'hold.start',
    subjectType: 'user',
    subjectId: userId,
    personId: userId,
    after: { reason, until },
  });
  const url = objectionUrl(keys, config.publicUrl, { kind: 'hold', id: holdId });
  for (const email of await findKnownAddresses(tx, user, now())) {
    await mail(
      { ...user, email, isCopy: email !== user.email },
      holdMails.started.write(user, { reason, until, url }),
    );
  }
}
