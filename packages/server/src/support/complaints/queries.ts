import {
  type Complaint,
  type ComplaintAct,
  type ComplaintDocument,
  civilDateAt,
  scopeOf,
  type WholeComplaint,
} from '@semilla/contract';
import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../kit/database/types.ts';
import { raised } from '../../kit/database/versions.ts';
import { NotFound } from '../../kit/errors.ts';
import { type Caller, roleOf } from '../../kit/http/caller.ts';
import { complaintActs } from '../../schema/complaint-acts.ts';
import { complaintDocuments } from '../../schema/complaint-documents.ts';
import { complaints } from '../../schema/complaints.ts';
import { documents } from '../../schema/documents.ts';
import { users } from '../../schema/users.ts';
import { nameOf } from '../tickets/queries.ts';

export type StoredComplaint = typeof complaints.$inferSelect;

const customers = alias(users, 'customers');
const responsibles = alias(users, 'responsibles');

/** The condition for the complaints that a caller may see. */
export function visibleTo(caller: Caller): SQL | undefined {
  if (scopeOf('complaints.read', roleOf(caller)) === 'all') return undefined;
  return eq(complaints.userId, caller.userId ?? '');
}

/** Whether the deadline of a complaint has passed. */
export const isLateOn = (today: string) =>
  sql<boolean>`coalesce(${complaints.deadline} < ${today}::date, false)`;

const { year: _year, number: _number, ...shown } = getTableColumns(complaints);

export function selectComplaints(db: Db, now: Date) {
  return db
    .select({
      ...shown,
      isLate: isLateOn(civilDateAt(now)),
      userName: nameOf(customers),
      responsibleName: nameOf(responsibles),
    })
    .from(complaints)
    .leftJoin(customers, eq(customers.userId, complaints.userId))
    .leftJoin(responsibles, eq(responsibles.userId, complaints.responsibleId))
    .$dynamic();
}

async function findDocuments(db: Db, complaintId: string): Promise<ComplaintDocument[]> {
  const rows = await db
    .select({ kind: complaintDocuments.kind, stored: documents })
    .from(complaintDocuments)
    .innerJoin(documents, eq(documents.documentId, complaintDocuments.documentId))
    .where(eq(complaintDocuments.complaintId, complaintId))
    .orderBy(asc(complaintDocuments.orderIndex));
  return rows.map(({ kind, stored: { documentId, name, type, sizeBytes } }) => ({
    documentId,
    kind,
    file: { name, type, sizeBytes },
    viewUrl: `/v1/support/complaints/view-document/${documentId}`,
  }));
}

function findActs(db: Db, complaintId: string): Promise<ComplaintAct[]> {
  const { complaintActId, kind, at, userId, reasons, contact, answerBy, outcome, points, remedies } =
    complaintActs;
  return db
    .select({
      complaintActId,
      kind,
      at,
      userId,
      userName: nameOf(users),
      reasons,
      contact,
      answerBy,
      outcome,
      points,
      remedies,
    })
    .from(complaintActs)
    .leftJoin(users, eq(users.userId, userId))
    .where(eq(complaintActs.complaintId, complaintId))
    .orderBy(asc(at), asc(complaintActId));
}

/** A complaint with its files and answers, if the caller may see it. */
export async function findWholeComplaint(
  db: Db,
  caller: Caller,
  complaintId: string,
  now: Date,
): Promise<WholeComplaint> {
  const [complaint]: Complaint[] = await selectComplaints(db, now).where(
    and(eq(complaints.complaintId, complaintId), visibleTo(caller)),
  );
  if (!complaint) throw new NotFound();
  return {
    ...complaint,
    documents: await findDocuments(db, complaintId),
    acts: await findActs(db, complaintId),
  };
}

/** Whether the caller may see the complaint that a file belongs to. */
export async function isDocumentVisible(db: Db, caller: Caller, documentId: string): Promise<boolean> {
  const found = await db
    .select({ documentId: complaintDocuments.documentId })
    .from(complaintDocuments)
    .innerJoin(complaints, eq(complaints.complaintId, complaintDocuments.complaintId))
    .where(and(eq(complaintDocuments.documentId, documentId), visibleTo(caller)));
  return found.length > 0;
}

export async function lockComplaint(tx: Db, complaintId: string): Promise<StoredComplaint> {
  const [row] = await tx
    .select()
    .from(complaints)
    .where(eq(complaints.complaintId, complaintId))
    .for('update');
  if (!row) throw new NotFound();
  return row;
}

export async function updateComplaint(
  tx: Db,
  complaintId: string,
  changes: Partial<StoredComplaint>,
): Promise<StoredComplaint> {
  const [updated] = await tx
    .update(complaints)
    .set({ ...changes, ...raised(complaints) })
    .where(eq(complaints.complaintId, complaintId))
    .returning();
  return updated as StoredComplaint;
}

// An arbitrary number that every process must share.
const numberLock = 8_120_337;

/** The next number of a year. Other new complaints wait until this one is stored, so no number is skipped. */
export async function nextNumber(tx: Db, year: number): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${numberLock})`);
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${complaints.number}), 0)::int` })
    .from(complaints)
    .where(eq(complaints.year, year));
  return (last?.number ?? 0) + 1;
}

export async function insertComplaint(
  tx: Db,
  complaint: typeof complaints.$inferInsert,
): Promise<StoredComplaint> {
  const [inserted] = await tx.insert(complaints).values(complaint).returning();
  return inserted as StoredComplaint;
}

export async function insertComplaintDocument(
  tx: Db,
  row: typeof complaintDocuments.$inferInsert,
): Promise<void> {
  await tx.insert(complaintDocuments).values(row);
}

export async function insertAct(tx: Db, act: typeof complaintActs.$inferInsert): Promise<void> {
  await tx.insert(complaintActs).values(act);
}

/** Removes a user's responsibility for open complaints and returns the complaints' ids. */
export async function releaseComplaintsOf(tx: Db, userId: string): Promise<string[]> {
  const released = await tx
    .update(complaints)
    .set({ responsibleId: null, ...raised(complaints) })
    .where(and(eq(complaints.responsibleId, userId), sql`${complaints.deadline} is not null`))
    .returning({ complaintId: complaints.complaintId });
  return released.map(({ complaintId }) => complaintId);
}
