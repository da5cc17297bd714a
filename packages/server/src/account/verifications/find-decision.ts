import type { VerificationDecisionNeeds, v1 } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { NotFound } from '../../kit/errors.ts';
import type { Call } from '../../kit/http/route.ts';
import { verifications } from '../../schema/verifications.ts';
import { reasonsToAsk } from './look-at-decision.ts';

/** What each decision on an attempt takes of the caller. */
export async function findDecision({
  db,
  params,
  services,
}: Call<typeof v1.verifications.findDecision>): Promise<VerificationDecisionNeeds> {
  const [attempt] = await db.select().from(verifications).where(eq(verifications.verificationId, params.id));
  if (!attempt) throw new NotFound();
  const hasProvider = services.config.identity.kind !== 'nobody';
  const reasonsFor = (decision: 'Approved' | 'Declined') =>
    reasonsToAsk(db, attempt, { decision, hasProvider });
  return {
    secondPersonFor: { Approved: await reasonsFor('Approved'), Declined: await reasonsFor('Declined') },
  };
}
