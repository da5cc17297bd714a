import { eq, sql } from 'drizzle-orm';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import type { Erasure, KeptPart } from '../../kit/users/erasure.ts';
import { entryTests } from '../../schema/entry-tests.ts';
import { investorKinds } from '../../schema/investor-kinds.ts';
import { lossSimulations } from '../../schema/loss-simulations.ts';
import { riskAcknowledgements } from '../../schema/risk-acknowledgements.ts';

/** Collects an investor's answers and classification. */
async function keep(tx: Db, userId: string): Promise<KeptPart | undefined> {
  const data = {
    investorKinds: await tx.select().from(investorKinds).where(eq(investorKinds.userId, userId)),
    entryTests: await tx.select().from(entryTests).where(eq(entryTests.userId, userId)),
    riskAcknowledgements: await tx
      .select()
      .from(riskAcknowledgements)
      .where(eq(riskAcknowledgements.userId, userId)),
    lossSimulations: await tx.select().from(lossSimulations).where(eq(lossSimulations.userId, userId)),
  };
  return Object.values(data).some((rows) => rows.length) ? { kind: 'investorFile', data } : undefined;
}

async function erase({ tx }: Change, userId: string): Promise<void> {
  await tx.delete(investorKinds).where(eq(investorKinds.userId, userId));
  // A database function deletes these rows, because the platform's role may only add rows to their tables.
  await tx.execute(sql`select erase_investor_tests(${userId}::uuid)`);
}

export const investorFileErasure: Erasure = { keep, erase };
