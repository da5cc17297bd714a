import { type TaxTreatment, taxTreatmentFieldList, v1 } from '@semilla/contract';
import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { list } from '../../kit/database/list.ts';
import type { Db } from '../../kit/database/types.ts';
import { hideStaffFields } from '../../kit/http/hide-staff-fields.ts';
import { withinReach } from '../../kit/users/reach.ts';
import { fullName } from '../../schema/columns/searched-text.ts';
import { documents } from '../../schema/documents.ts';
import { type TaxTreatmentRow, taxTreatments } from '../../schema/tax-treatments.ts';
import { users } from '../../schema/users.ts';

const { taxTreatmentId, userId, fromDate, toDate, createdAt } = taxTreatments;
const proposers = alias(users, 'proposers');
const approvers = alias(users, 'approvers');

const read = (db: Db) =>
  db
    .select({
      row: taxTreatments,
      userName: sql<string>`trim(${fullName(users)})`,
      proposedByName: sql<string | null>`trim(${fullName(proposers)})`,
      approvedByName: sql<string | null>`trim(${fullName(approvers)})`,
      file: { name: documents.name, type: documents.type, sizeBytes: documents.sizeBytes },
    })
    .from(taxTreatments)
    .innerJoin(users, eq(users.userId, userId))
    .innerJoin(documents, eq(documents.documentId, taxTreatments.documentId))
    .leftJoin(proposers, eq(proposers.userId, taxTreatments.proposedById))
    .leftJoin(approvers, eq(approvers.userId, taxTreatments.approvedById))
    .$dynamic();

type Read = Awaited<ReturnType<typeof read>>[number];

function answerOf({ row, proposedByName, approvedByName, ...shown }: Read): TaxTreatment {
  const { documentId: _, rateHundredths, proposedById, approvedById, ...same } = row;
  return {
    ...same,
    ...shown,
    rate: rateHundredths,
    proposedByName: proposedById && proposedByName,
    approvedByName: approvedById && approvedByName,
  };
}

/** Customers see neither the reasons nor the names of staff. */
export const taxTreatmentList = list(v1.taxTreatments.find, {
  table: taxTreatments,
  id: taxTreatmentId,
  reach: (reader) => withinReach(reader, userId),
  filters: {},
  order: { fromDate, toDate, createdAt },
  select: read,
  answers(rows, { scope }) {
    const data = rows.map(answerOf);
    return scope === 'own' ? data.map((row) => hideStaffFields(taxTreatmentFieldList, row)) : data;
  },
});

/** The stored row, and the treatment in the API's format. */
export async function findTaxTreatment(db: Db, id: string) {
  const [found] = await read(db).where(eq(taxTreatmentId, id));
  return found && { row: found.row, answer: answerOf(found) };
}

/** Whether a customer has a treatment between these days. */
export async function hasTreatmentWithin(tx: Db, owner: string, from: string, to: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: taxTreatmentId })
    .from(taxTreatments)
    .where(and(eq(userId, owner), lte(fromDate, to), gte(toDate, from), lte(fromDate, toDate)))
    .limit(1);
  return found !== undefined;
}

export async function insertTaxTreatment(
  tx: Db,
  treatment: typeof taxTreatments.$inferInsert,
): Promise<TaxTreatmentRow> {
  const [inserted] = await tx.insert(taxTreatments).values(treatment).returning();
  return inserted as TaxTreatmentRow;
}

export async function endTaxTreatment(tx: Db, id: string, day: string): Promise<void> {
  await tx.update(taxTreatments).set({ toDate: day }).where(eq(taxTreatmentId, id));
}
