import type { decideVerification, InputOf } from '@semilla/contract';
import { differences } from '../../audit/index.ts';
import { ApiError, NotFound } from '../../errors.ts';
import type { SignedIn } from '../../routing/caller.ts';
import type { Change } from '../../routing/change.ts';
import { lockUser, updateUser } from '../users/repository.ts';
import { tellOfOutcome } from './follow-news.ts';
import {
  findIdentification,
  findOwnerOf,
  lockLatest,
  type StoredVerification,
  updateVerification,
} from './repository.ts';
import { updateSession } from './sessions.ts';

type Decision = InputOf<typeof decideVerification>['body'];

const told = ({ status, decision, decisionReason }: StoredVerification) => ({
  status,
  decision,
  decisionReason,
});

/** The document of an approved identity becomes the user's; somebody else's is refused by the database. */
async function fillFromShown(
  { tx }: Change,
  { userId, verificationId }: StoredVerification,
  now: Date,
): Promise<void> {
  const shown = await findIdentification(tx, verificationId);
  if (!shown) return;
  const { type: identificationDocumentType, number: identificationDocumentNumber } = shown;
  await updateUser(tx, userId, { identificationDocumentType, identificationDocumentNumber }, now);
}

/** An administrator approves or declines somebody else's latest attempt, whatever it had come to. */
export async function decide(
  change: Change,
  caller: SignedIn,
  verificationId: string,
  { decision, decisionReason = null }: Decision,
  now: Date,
): Promise<void> {
  const { tx, audit } = change;
  const userId = await findOwnerOf(tx, verificationId);
  // Whoever wants to change attempts holds their user first.
  const user = userId && (await lockUser(tx, userId));
  const latest = user && (await lockLatest(tx, user.userId));
  if (!latest) throw new NotFound();
  if (user.userId === caller.userId) throw new ApiError('account.own_account');
  if (latest.verificationId !== verificationId) throw new ApiError('account.verification_superseded');
  if (latest.decision === decision) throw new ApiError('account.verification_already_decided');
  if (decision === 'Approved') await fillFromShown(change, latest, now);
  const after = await updateVerification(tx, verificationId, {
    status: decision,
    decision,
    decisionReason,
    isDecidedByHand: true,
    updatedAt: now,
  });
  await updateSession(tx, verificationId, { pollAt: null });
  // What the provider had to say is no reason of whoever decides otherwise.
  await tellOfOutcome(change, user, { status: decision, decisionReason, reason: null, reasonCode: null });
  audit({
    action: 'verification.decide',
    subjectType: 'verification',
    subjectId: verificationId,
    personId: user.userId,
    ...differences(told(latest), told(after)),
  });
}
