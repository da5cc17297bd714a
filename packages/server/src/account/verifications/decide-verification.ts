import type { InputOf, v1 } from '@semilla/contract';
import { differences } from '../../kit/audit/write-audit.ts';
import type { Change } from '../../kit/change/make-change.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import type { SignedIn } from '../../kit/http/caller.ts';
import { lockUser, updateUser } from '../../kit/users/queries.ts';
import { mailOutcome } from './follow-news.ts';
import {
  findIdentification,
  findOwnerOf,
  lockLatest,
  type StoredVerification,
  updateVerification,
} from './queries.ts';
import { updateSession } from './sessions.ts';

type Decision = InputOf<typeof v1.verifications.decide>['body'];

const decisionOf = ({ status, decision, decisionReason }: StoredVerification) => ({
  status,
  decision,
  decisionReason,
});

/** Copies the document of an approved identity to the user; a unique index refuses a document of another user. */
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

/** An administrator approves or declines the latest attempt of another user, whatever its status. */
export async function decideVerification(
  change: Change,
  caller: SignedIn,
  verificationId: string,
  { decision, decisionReason = null }: Omit<Decision, 'why'>,
  now: Date,
): Promise<void> {
  const { tx, audit } = change;
  const userId = await findOwnerOf(tx, verificationId);
  // Locks the user before the attempt, like everywhere, to avoid deadlocks.
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
  // The provider's reason does not apply to a decision by staff.
  await mailOutcome(change, user, { status: decision, decisionReason, reason: null, reasonCode: null });
  audit({
    action: 'verification.decide',
    subjectType: 'verification',
    subjectId: verificationId,
    personId: user.userId,
    ...differences(decisionOf(latest), decisionOf(after)),
  });
}
