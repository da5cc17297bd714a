import type { InputOf, SheetVersion, v1 } from '@semilla/contract';
import { and, count, desc, eq, max, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { behind, pageOf, picked, sorted } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import { raised } from '../../kit/database/versions.ts';
import { fullName } from '../../schema/columns/searched-text.ts';
import { offerSuspensions } from '../../schema/offer-suspensions.ts';
import { type OwnerRow, owners } from '../../schema/owners.ts';
import { type PublishedContent, sheetVersions } from '../../schema/sheet-versions.ts';
import { type SheetRow, sheets } from '../../schema/sheets.ts';
import { users } from '../../schema/users.ts';
import { nothingEdited } from './sheet-content.ts';

type Query = InputOf<typeof v1.sheetVersions.find>['query'];

// Any constant that no other advisory lock uses. The lock prevents two sheets from getting the same number.
const numberLock = 7_364_518;

export async function findSheetRow(db: Db, projectId: string): Promise<SheetRow | undefined> {
  const [row] = await db.select().from(sheets).where(eq(sheets.projectId, projectId));
  return row;
}

/** The sheet of a locked project. It is created with the next offer number when it is first needed. */
export async function sheetOfLocked(tx: Db, projectId: string, now: Date): Promise<SheetRow> {
  const found = await findSheetRow(tx, projectId);
  if (found) return found;
  await tx.execute(sql`select pg_advisory_xact_lock(${numberLock})`);
  const [last] = await tx.select({ number: max(sheets.offerNumber) }).from(sheets);
  const offerNumber = (last?.number ?? 0) + 1;
  const [created] = await tx
    .insert(sheets)
    .values({ projectId, offerNumber, edited: nothingEdited, updatedAt: now })
    .returning();
  return created as SheetRow;
}

/** The owner record of a project's promoter, if any. */
export async function findSheetOwner(
  db: Db,
  { promoterId }: { promoterId: string | null },
): Promise<OwnerRow | undefined> {
  if (!promoterId) return undefined;
  const [owner] = await db.select().from(owners).where(eq(owners.ownerId, promoterId));
  return owner;
}

/** The latest suspension of an offer. */
export async function findSuspension(db: Db, projectId: string) {
  const { reason, reasonEn, until, suspendedAt } = offerSuspensions;
  const [latest] = await db
    .select({ reason, reasonEn, until })
    .from(offerSuspensions)
    .where(eq(offerSuspensions.projectId, projectId))
    .orderBy(desc(suspendedAt))
    .limit(1);
  return latest;
}

export async function updateSheet(
  tx: Db,
  projectId: string,
  columns: Partial<Pick<SheetRow, 'edited' | 'offerId' | 'updatedAt'>>,
): Promise<SheetRow> {
  const [updated] = await tx
    .update(sheets)
    .set({ ...columns, ...raised(sheets) })
    .where(eq(sheets.projectId, projectId))
    .returning();
  return updated as SheetRow;
}

const proposers = alias(users, 'proposers');
const approvers = alias(users, 'approvers');
const columns = { number: sheetVersions.number };

const { proposedById, approvedById } = sheetVersions;
const answered = {
  sheetVersionId: sheetVersions.sheetVersionId,
  projectId: sheetVersions.projectId,
  number: sheetVersions.number,
  offerId: sheetVersions.offerId,
  changes: sheetVersions.changes,
  changesEn: sheetVersions.changesEn,
  isMaterial: sheetVersions.isMaterial,
  sidesEs: sheetVersions.sidesEs,
  sidesEn: sheetVersions.sidesEn,
  publishedAt: sheetVersions.publishedAt,
  drawnUpBy: sheetVersions.drawnUpBy,
  attestationVersion: sheetVersions.attestationVersion,
};

/** Leaves out the PDF files, which are large. */
const read = (db: Db) =>
  db
    .select({
      row: answered,
      proposedById,
      approvedById,
      proposedByName: fullName(proposers),
      approvedByName: fullName(approvers),
    })
    .from(sheetVersions)
    .leftJoin(proposers, eq(proposers.userId, proposedById))
    .leftJoin(approvers, eq(approvers.userId, approvedById))
    .$dynamic();

type Read = Awaited<ReturnType<typeof read>>[number];

function answerOf({ row, ...names }: Read): SheetVersion {
  return {
    ...row,
    proposedByName: names.proposedById && names.proposedByName.trim(),
    approvedByName: names.approvedById && names.approvedByName.trim(),
  };
}

function conditions(projectId: string, query: Query): SQL | undefined {
  return and(eq(sheetVersions.projectId, projectId), picked(query, sheetVersions.sheetVersionId));
}

export async function findVersionRows(
  db: Db,
  projectId: string,
  query: Query,
): Promise<{ data: SheetVersion[] }> {
  const rows = await read(db)
    .where(and(conditions(projectId, query), behind(query, columns, sheetVersions.sheetVersionId)))
    .orderBy(...sorted(query, columns, sheetVersions.sheetVersionId))
    .limit(query.take)
    .offset(query.skip);
  return { data: rows.map(answerOf) };
}

export async function findVersions(db: Db, projectId: string, query: Query) {
  const { data } = await findVersionRows(db, projectId, query);
  const [all] = await db.select({ total: count() }).from(sheetVersions).where(conditions(projectId, query));
  return pageOf(all, data);
}

const isVersion = (projectId: string, number: number) =>
  and(eq(sheetVersions.projectId, projectId), eq(sheetVersions.number, number));

export async function findVersion(db: Db, projectId: string, number: number) {
  const [found] = await read(db).where(isVersion(projectId, number));
  return found && answerOf(found);
}

export async function findContent(
  db: Db,
  projectId: string,
  number: number,
): Promise<PublishedContent | undefined> {
  const [found] = await db
    .select({ content: sheetVersions.content })
    .from(sheetVersions)
    .where(isVersion(projectId, number));
  return found?.content;
}

export async function findVersionPdf(db: Db, projectId: string, number: number, language: 'es' | 'en') {
  const [found] = await db
    .select({
      offerId: sheetVersions.offerId,
      bytes: language === 'es' ? sheetVersions.pdfEs : sheetVersions.pdfEn,
    })
    .from(sheetVersions)
    .where(isVersion(projectId, number));
  return found;
}

export async function insertVersion(tx: Db, version: typeof sheetVersions.$inferInsert): Promise<void> {
  await tx.insert(sheetVersions).values(version);
}
