import type { InputOf, v1 } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import type { SecondLook } from '../../kit/approvals/second-look.ts';
import type { Db } from '../../kit/database/types.ts';
import { InvalidInput } from '../../kit/errors.ts';
import { findUserById } from '../../kit/users/queries.ts';
import { verifications } from '../../schema/verifications.ts';

type Decision = InputOf<typeof v1.verifications.decide>['body'];

const refusedByProvider = ['Declined', 'Resubmission', 'ExpiredAbandoned'];

/** A decision against the answer of the provider needs a second person, and a reason. */
export async function lookAtDecision(
  tx: Db,
  verificationId: string,
  { decision, decisionReason, why }: Decision,
): Promise<SecondLook | undefined> {
  const [attempt] = await tx
    .select()
    .from(verifications)
    .where(eq(verifications.verificationId, verificationId));
  if (!attempt || attempt.decision === decision) return undefined;
  const isAgainst =
    decision === 'Approved' ? refusedByProvider.includes(attempt.status) : attempt.status === 'Approved';
  if (!isAgainst) return undefined;
  if (!decisionReason && !why) {
    throw new InvalidInput([{ path: 'decisionReason', code: 'required', params: {} }]);
  }
  const { userId, name, surname } = await findUserById(tx, attempt.userId);
  return {
    act: 'overrideIdentity',
    subject: {
      type: 'verification',
      id: verificationId,
      name: [name, surname].filter(Boolean).join(' '),
    },
    onceKey: verificationId,
    beneficiaryId: userId,
    enteredById: null,
    why: why ?? decisionReason ?? undefined,
  };
}
