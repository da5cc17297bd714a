import { eq, sql } from 'drizzle-orm';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import type { Services } from '../../kit/services.ts';
import type { KeptPart } from '../../kit/users/erasure.ts';
import { orderEvidence } from '../../schema/order-evidence.ts';
import { waitingPlaces } from '../../schema/waiting-places.ts';
import { wishes } from '../../schema/wishes.ts';

/** The evidence of an investor's orders, and the consents of their wishes and places on waiting lists. */
export async function keepEvidence(tx: Db, userId: string): Promise<KeptPart | undefined> {
  const data = {
    orderEvidence: await tx.select().from(orderEvidence).where(eq(orderEvidence.userId, userId)),
    wishes: await tx.select().from(wishes).where(eq(wishes.userId, userId)),
    waitingPlaces: await tx.select().from(waitingPlaces).where(eq(waitingPlaces.userId, userId)),
  };
  return Object.values(data).some((rows) => rows.length) ? { kind: 'investorFile', data } : undefined;
}

const withoutConsent = (given: typeof wishes.given | typeof waitingPlaces.given) =>
  sql`${given} - 'consent' - 'shown'`;

/** Keeps wishes and places as records of the offer, but without consents and answers. */
export async function eraseEvidence({ tx }: Change, _services: Services, userId: string): Promise<void> {
  await tx
    .update(wishes)
    .set({ given: withoutConsent(wishes.given), earlier: [] })
    .where(eq(wishes.userId, userId));
  await tx
    .update(waitingPlaces)
    .set({ given: withoutConsent(waitingPlaces.given), earlier: [] })
    .where(eq(waitingPlaces.userId, userId));
  // The platform's database role may only insert evidence, so a database function erases it.
  await tx.execute(sql`select erase_order_evidence(${userId}::uuid)`);
}
