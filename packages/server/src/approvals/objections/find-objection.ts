import type { Objection } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { ApiError } from '../../kit/errors.ts';
import { type Objected, readObjectionToken } from '../../kit/holds/objection-link.ts';
import { findHold } from '../../kit/holds/queries.ts';
import type { Services } from '../../kit/services.ts';
import { findUserById, type UserRow } from '../../kit/users/queries.ts';
import type { EmailChangeRow } from '../../schema/email-changes.ts';
import type { HoldRow } from '../../schema/holds.ts';
import { type ProposalRow, proposals } from '../../schema/proposals.ts';
import { findEmailChanges } from './find-email-changes.ts';

const linkInvalid = () => new ApiError('approvals.objection_link_invalid');
const tooLate = () => new ApiError('approvals.objection_too_late');

/** What a link objects to, with the owner of the account. */
export type Found =
  | { kind: 'proposal'; row: ProposalRow; owner: UserRow; answer: Objection }
  | { kind: 'hold'; row: HoldRow; owner: UserRow; answer: Objection }
  | { kind: 'email'; changes: EmailChangeRow[]; owner: UserRow; answer: Objection };

async function ownerOf(db: Db, userId: string): Promise<UserRow> {
  const owner = await findUserById(db, userId);
  if (!owner || owner.deletedAt) throw linkInvalid();
  return owner;
}

async function findScheduled(db: Db, proposalId: string): Promise<Found> {
  const [row] = await db.select().from(proposals).where(eq(proposals.proposalId, proposalId)).for('update');
  const { act, status, beneficiaryId, takesEffectAt } = row ?? {};
  if (!row || !beneficiaryId || !takesEffectAt || (act !== 'changeEmail' && act !== 'deleteOtpDevice'))
    throw linkInvalid();
  if (status !== 'scheduled' && status !== 'stopped') throw tooLate();
  const owner = await ownerOf(db, beneficiaryId);
  const { language } = owner;
  const isStopped = status === 'stopped';
  return {
    kind: 'proposal',
    row,
    owner,
    answer: { subject: act, reason: null, at: takesEffectAt, isStopped, language },
  };
}

async function findHeld(db: Db, holdId: string, now: Date): Promise<Found> {
  const row = await findHold(db, holdId);
  if (!row) throw linkInvalid();
  const { userId, reason, until, stoppedAt, endedAt } = row;
  if (endedAt || (!stoppedAt && until <= now)) throw tooLate();
  const owner = await ownerOf(db, userId);
  const { language } = owner;
  const isStopped = stoppedAt !== null;
  return {
    kind: 'hold',
    row,
    owner,
    answer: { subject: 'withdrawals', reason, at: until, isStopped, language },
  };
}

async function findAddressChange(db: Db, emailChangeId: string, now: Date): Promise<Found> {
  const found = await findEmailChanges(db, emailChangeId, now);
  if (!found) throw linkInvalid();
  const { userId, changes, state } = found;
  if (!state) throw tooLate();
  const owner = await ownerOf(db, userId);
  const { language } = owner;
  return { kind: 'email', changes, owner, answer: { ...state, reason: null, language } };
}

/** Finds what the link in a mail objects to. The link proves no identity, so nothing else is shown. */
export async function findObjection(
  db: Db,
  { keys, now }: Pick<Services, 'keys' | 'now'>,
  token: string,
): Promise<Found> {
  const objected: Objected | undefined = readObjectionToken(keys, token);
  if (!objected) throw linkInvalid();
  const { kind, id } = objected;
  if (kind === 'email') return findAddressChange(db, id, now());
  return kind === 'proposal' ? findScheduled(db, id) : findHeld(db, id, now());
}
