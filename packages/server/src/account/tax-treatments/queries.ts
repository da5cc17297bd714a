import {
  type InputOf,
  type Scope,
  type TaxTreatment,
  taxTreatmentFieldList,
  type v1,
} from '@semilla/contract';
import { and, count, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { behind, given, pageOf, picked, sorted } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import { hideStaffFields } from '../../kit/http/hide-staff-fields.ts';
import { fullName } from '../../schema/columns/searched-text.ts';
import { documents } from '../../schema/documents.ts';
import { type TaxTreatmentRow, taxTreatments } from '../../schema/tax-treatments.ts';
import { users } from '../../schema/users.ts';

type Query = InputOf<typeof v1.taxTreatments.find>['query'];

const { taxTreatmentId, userId, fromDate, toDate, createdAt } = taxTreatments;
const orderColumns = { fromDate, toDate, createdAt };
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

const conditions = (query: Query, reach: SQL | undefined): SQL | undefined =>
  and(
    picked(query, taxTreatmentId),
    reach,
    given(query.userId, (id) => eq(userId, id)),
  );

/** Who reads the list: customers see neither the reasons nor the names of staff. */
export interface Reading {
  scope: Scope;
  reach: SQL | undefined;
}

export async function findTaxTreatmentRows(
  db: Db,
  query: Query,
  { scope, reach }: Reading,
): Promise<{ data: TaxTreatment[] }> {
  const rows = await read(db)
    .where(and(conditions(query, reach), behind(query, orderColumns, taxTreatmentId)))
    .orderBy(...sorted(query, orderColumns, taxTreatmentId))
    .limit(query.take)
    .offset(query.skip);
  const data = rows.map(answerOf);
  return { data: scope === 'own' ? data.map((row) => hideStaffFields(taxTreatmentFieldList, row)) : data };
}

export async function findTaxTreatments(db: Db, query: Query, reading: Reading) {
  const { data } = await findTaxTreatmentRows(db, query, reading);
  const [all] = await db
    .select({ total: count() })
    .from(taxTreatments)
    .where(conditions(query, reading.reach));
  return pageOf(all, data);
}

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
