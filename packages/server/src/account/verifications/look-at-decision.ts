import type { InputOf, v1 } from '@semilla/contract';
import { and, eq, gt } from 'drizzle-orm';
import type { SecondLook } from '../../kit/approvals/second-look.ts';
import type { Db } from '../../kit/database/types.ts';
import { InvalidInput } from '../../kit/errors.ts';
import { findUserById } from '../../kit/users/queries.ts';
import { verifications } from '../../schema/verifications.ts';

type Decision = InputOf<typeof v1.verifications.decide>['body'];

async function isSuperseded(
  tx: Db,
  { userId, attempt }: typeof verifications.$inferSelect,
): Promise<boolean> {
  const later = and(eq(verifications.userId, userId), gt(verifications.attempt, attempt));
  return (await tx.$count(verifications, later)) > 0;
}

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
  // Only the latest attempt may be decided, which the act itself checks.
  if (!attempt || (await isSuperseded(tx, attempt))) return undefined;
  const byProvider = attempt.isDecidedByHand ? null : attempt.decision;
  if (byProvider === null || byProvider === decision) return undefined;
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
