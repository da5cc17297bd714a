import type { IdentityReason, InputOf, v1 } from '@semilla/contract';
import { and, desc, eq, gt, isNotNull, lt } from 'drizzle-orm';
import type { SecondLook } from '../../kit/approvals/second-look.ts';
import type { Db } from '../../kit/database/types.ts';
import { findUserById, lockUser } from '../../kit/users/queries.ts';
import { verifications } from '../../schema/verifications.ts';
import { findOwnerOf, lockLatest } from './queries.ts';

type Decision = InputOf<typeof v1.verifications.decide>['body'];

async function isSuperseded(
  tx: Db,
  { userId, attempt }: typeof verifications.$inferSelect,
): Promise<boolean> {
  const later = and(eq(verifications.userId, userId), gt(verifications.attempt, attempt));
  return (await tx.$count(verifications, later)) > 0;
}

/** The decision on the latest earlier attempt that has one. */
async function decisionBefore(tx: Db, { userId, attempt }: typeof verifications.$inferSelect) {
  const [before] = await tx
    .select({ decision: verifications.decision })
    .from(verifications)
    .where(
      and(
        eq(verifications.userId, userId),
        lt(verifications.attempt, attempt),
        isNotNull(verifications.decision),
      ),
    )
    .orderBy(desc(verifications.attempt))
    .limit(1);
  return before?.decision ?? null;
}

/** Whether a decision contradicts the provider, or approves after an earlier decline. */
async function isAgainst(tx: Db, attempt: typeof verifications.$inferSelect, decision: Decision['decision']) {
  const byProvider = attempt.isDecidedByHand ? null : attempt.decision;
  if (byProvider !== null) return byProvider !== decision;
  if (decision !== 'Approved') return false;
  return (attempt.decision ?? (await decisionBefore(tx, attempt))) === 'Declined';
}

/**
 * Why a decision needs a second person: it approves before the provider has decided, or contradicts an earlier decision. After
 * a manual approval, the provider's later answer is ignored. Without a provider, one person may approve.
 */
export async function reasonsToAsk(
  db: Db,
  attempt: typeof verifications.$inferSelect,
  { decision, hasProvider }: Pick<Decision, 'decision'> & { hasProvider: boolean },
): Promise<IdentityReason[]> {
  // The act itself refuses to decide on an attempt that is not the latest.
  if (await isSuperseded(db, attempt)) return [];
  const isEarly = hasProvider && decision === 'Approved' && attempt.decision === null;
  const isReversed = await isAgainst(db, attempt, decision);
  return [...(isEarly ? (['early'] as const) : []), ...(isReversed ? (['reversed'] as const) : [])];
}

/** Returns the second look if a decision needs a second person. */
export async function lookAtDecision(
  tx: Db,
  verificationId: string,
  { decision, decisionReason, why, hasProvider }: Decision & { hasProvider: boolean },
): Promise<SecondLook | undefined> {
  // Locked, so no provider's answer arrives between this check and the decision.
  const ownerId = await findOwnerOf(tx, verificationId);
  if (ownerId && (await lockUser(tx, ownerId))) await lockLatest(tx, ownerId);
  const [attempt] = await tx
    .select()
    .from(verifications)
    .where(eq(verifications.verificationId, verificationId));
  const reasons = attempt ? await reasonsToAsk(tx, attempt, { decision, hasProvider }) : [];
  if (!attempt || !reasons.length) return undefined;
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
    why: why ?? decisionReason ?? null,
  };
}
