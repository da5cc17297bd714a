import type { Objection } from '@semilla/contract';
import { findEmailChangesSince, undoableUntil } from '../../auth/email-changes/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import type { EmailChangeRow } from '../../schema/email-changes.ts';

interface Found {
  userId: string;
  /** The changes that an objection ends: the one in the link and the later ones. */
  changes: EmailChangeRow[];
  /** Undefined if it is too late to object. */
  state: Pick<Objection, 'subject' | 'at' | 'isStopped'> | undefined;
}

const end = ({ confirmedAt, expiresAt }: EmailChangeRow) =>
  confirmedAt ? undoableUntil(confirmedAt) : expiresAt;

/** Finds what the link in a mail to the previous address objects to; undefined if there is no such change. */
export async function findEmailChanges(db: Db, emailChangeId: string, now: Date): Promise<Found | undefined> {
  const all = await findEmailChangesSince(db, emailChangeId);
  const [first] = all;
  if (!first) return undefined;
  const { userId } = first;
  const changes = all.filter((row) => !row.endedAt && end(row) > now);
  const shown = changes[0] ?? first;
  const subject = shown.confirmedAt ? 'changedEmail' : 'newEmail';
  const isTooLate = !changes.length && all.some(({ confirmedAt, endedAt }) => confirmedAt && !endedAt);
  const state = { subject, at: end(shown), isStopped: !changes.length } as const;
  return { userId, changes, state: isTooLate ? undefined : state };
}
