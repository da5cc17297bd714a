import { staffActWaitsMs } from '@semilla/contract';
import { and, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { auditEntries } from '../../schema/audit-entries.ts';

const { personId, userId, at, action, after } = auditEntries;

/** Acts of one member of staff after which a customer may no longer be able to invest, or only less. */
const keepsFromInvesting = or(
  inArray(action, ['user.disable', 'investor-kind.end']),
  and(eq(action, 'transaction.create'), sql`${after} ->> 'type' = 'withdraw'`),
  and(eq(action, 'verification.decide'), sql`${after} ->> 'decision' = 'Declined'`),
  and(eq(action, 'user.edit'), sql`${after} ? 'taxId'`),
);

/** The customers whom staff may have kept from investing within the time that waiting lists wait for them. */
export async function findTouched(tx: Db, userIds: string[], now: Date): Promise<Set<string>> {
  const isLately = gt(at, new Date(now.getTime() - staffActWaitsMs));
  const rows = await tx
    .selectDistinct({ personId })
    .from(auditEntries)
    .where(and(isOneOf(personId, userIds), isLately, ne(userId, personId), keepsFromInvesting));
  return new Set(rows.flatMap((row) => row.personId ?? []));
}
