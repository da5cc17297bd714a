import type { Received } from '@semilla/contract';
import { and, eq, sql } from 'drizzle-orm';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { distributionLines } from '../../schema/distribution-lines.ts';
import { distributions } from '../../schema/distributions.ts';

/** What each order of these projects has received in deliveries so far. */
export async function receivedByOrder(db: Db, projectIds: string[]): Promise<Map<string, Received>> {
  const { orderId, grossCents, feeCents } = distributionLines;
  const rows = await db
    .select({
      orderId,
      grossCents: sql<string>`sum(${grossCents})`,
      feeCents: sql<string>`sum(${feeCents})`,
    })
    .from(distributionLines)
    .innerJoin(distributions, eq(distributions.distributionId, distributionLines.distributionId))
    .where(and(isOneOf(distributions.projectId, projectIds), eq(distributions.kind, 'return')))
    .groupBy(orderId);
  return new Map(
    rows.map((row) => [row.orderId, { grossCents: Number(row.grossCents), feeCents: Number(row.feeCents) }]),
  );
}
