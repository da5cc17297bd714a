import type { DatedTreatment } from '@semilla/contract';
import { and, asc, lte } from 'drizzle-orm';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { taxTreatments } from '../../schema/tax-treatments.ts';

/** The tax treatments of customers whose rate differs from the general tax rate, by customer. */
export async function findTreatments(
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, DatedTreatment[]>> {
  if (!userIds.length) return new Map();
  const { taxTreatmentId, userId, kind, rateHundredths, fromDate, toDate } = taxTreatments;
  const rows = await db
    .select({ taxTreatmentId, userId, kind, rateHundredths, fromDate, toDate })
    .from(taxTreatments)
    .where(and(isOneOf(userId, [...userIds]), lte(fromDate, toDate)))
    .orderBy(asc(fromDate), asc(taxTreatmentId));
  return Map.groupBy(rows, (row) => row.userId);
}
