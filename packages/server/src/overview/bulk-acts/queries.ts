import {
  type BulkAct,
  bulkActRules,
  type InputOf,
  type Role,
  readableBulkResources,
  type Scope,
  type v1,
} from '@semilla/contract';
import { and, asc, count, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { pageFromNearerEnd } from '../../kit/database/page-from-nearer-end.ts';
import { pageOfIds } from '../../kit/database/page-of-ids.ts';
import { given, isAnyOf, picked } from '../../kit/database/queries.ts';
import { rowsOfPage } from '../../kit/database/rows-of-page.ts';
import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import { type BulkActRowRecord, bulkActRows } from '../../schema/bulk-act-rows.ts';
import { type BulkActRecord, bulkActs } from '../../schema/bulk-acts.ts';
import { fullName } from '../../schema/columns/searched-text.ts';
import { users } from '../../schema/users.ts';

type Query = InputOf<typeof v1.bulkActs.find>['query'];

/** Who reads, and how far their permission reaches. */
interface Reader {
  caller: { userId: string; role: Role };
  scope: Scope;
}

const managers = alias(users, 'managers');
const undoing = alias(bulkActs, 'undoing');

function selectBulkActs(db: Db) {
  return db
    .select({
      record: bulkActs,
      startedByName: fullName(users),
      valueName: sql<string | null>`case when ${managers.userId} is not null then ${fullName(managers)} end`,
      undoneById: undoing.bulkActId,
    })
    .from(bulkActs)
    .innerJoin(users, eq(users.userId, bulkActs.startedById))
    .leftJoin(
      managers,
      sql`${managers.userId} = coalesce(${bulkActs.values} ->> 'managerId', ${bulkActs.values} ->> 'responsibleId')::uuid`,
    )
    .leftJoin(undoing, eq(undoing.undoesId, bulkActs.bulkActId))
    .$dynamic();
}

/** Whether a bulk act changed something that can be taken back, and no other bulk act has. */
function isReversible({ act, undoesId, state, done }: BulkActRecord): boolean {
  return bulkActRules[act].canBeUndone && !undoesId && done > 0 && (state === 'done' || state === 'stopped');
}

type Selected = Awaited<ReturnType<typeof selectBulkActs>>[number];

function present({ record, startedByName, valueName, undoneById }: Selected): BulkAct {
  const { requestId: _, ...shown } = record;
  return {
    ...shown,
    startedByName: startedByName.trim(),
    valueName: valueName?.trim() ?? null,
    undoneById,
    canBeUndone: isReversible(record),
  };
}

/** The bulk acts on resources that the reader may read; with the scope `own` only those they started. */
function isReadable({ caller, scope }: Reader): SQL | undefined {
  return and(
    inArray(bulkActs.resource, readableBulkResources(caller.role)),
    scope === 'all' ? undefined : eq(bulkActs.startedById, caller.userId),
  );
}

function conditions(query: Query, reader: Reader): SQL | undefined {
  return and(
    isReadable(reader),
    picked(query, bulkActs.bulkActId),
    given(query.act, (act) => isAnyOf(bulkActs.act, act)),
    given(query.state, (state) => isAnyOf(bulkActs.state, state)),
    given(query.startedById, (userId) => eq(bulkActs.startedById, userId)),
  );
}

/** One page of bulk acts without the total, as the CSV export needs it. */
export async function findBulkActRecords(db: Db, query: Query, reader: Reader) {
  const { bulkActId, createdAt, total } = bulkActs;
  const page = pageOfIds(db, query, {
    columns: { createdAt, total },
    id: bulkActId,
    where: conditions(query, reader),
  });
  return { data: (await rowsOfPage(selectBulkActs(db), page, bulkActId)).map(present) };
}

export async function findBulkActs(db: Db, query: Query, reader: Reader) {
  const counting = db.select({ total: count() }).from(bulkActs).where(conditions(query, reader));
  return pageFromNearerEnd(query, counting, (part) => findBulkActRecords(db, part, reader));
}

export async function findBulkAct(db: Db, bulkActId: string, reader: Reader): Promise<BulkAct> {
  const [found] = await selectBulkActs(db).where(and(eq(bulkActs.bulkActId, bulkActId), isReadable(reader)));
  if (!found) throw new NotFound();
  return present(found);
}

/** A bulk act for the job, which reads it without a caller. */
export async function findRecord(db: Db, bulkActId: string): Promise<BulkActRecord | undefined> {
  const [record] = await db.select().from(bulkActs).where(eq(bulkActs.bulkActId, bulkActId));
  return record;
}

/** Locks a bulk act that the reader may read, so that no group of its records is in progress. */
export async function lockBulkAct(tx: Db, bulkActId: string, reader: Reader): Promise<BulkActRecord> {
  const where = and(eq(bulkActs.bulkActId, bulkActId), isReadable(reader));
  const [record] = await tx.select().from(bulkActs).where(where).for('update');
  if (!record) throw new NotFound();
  return record;
}

/** Locks a running bulk act; undefined if it has ended, or another process works on it. */
export async function lockIfFree(tx: Db, bulkActId: string): Promise<BulkActRecord | undefined> {
  const where = and(eq(bulkActs.bulkActId, bulkActId), eq(bulkActs.state, 'running'));
  const [record] = await tx.select().from(bulkActs).where(where).for('update', { skipLocked: true });
  return record;
}

/** The bulk act that takes back the changes of another. */
export async function findUndo(db: Db, undoesId: string): Promise<BulkActRecord | undefined> {
  const [record] = await db.select().from(bulkActs).where(eq(bulkActs.undoesId, undoesId));
  return record;
}

export async function findRunning(db: Db): Promise<string[]> {
  const running = await db
    .select({ bulkActId: bulkActs.bulkActId })
    .from(bulkActs)
    .where(eq(bulkActs.state, 'running'))
    .orderBy(asc(bulkActs.createdAt));
  return running.map(({ bulkActId }) => bulkActId);
}

export async function insertBulkAct(tx: Db, row: typeof bulkActs.$inferInsert): Promise<BulkActRecord> {
  const [record] = await tx.insert(bulkActs).values(row).returning();
  return record as BulkActRecord;
}

export async function updateBulkAct(
  tx: Db,
  bulkActId: string,
  changes: Partial<typeof bulkActs.$inferInsert>,
): Promise<void> {
  await tx.update(bulkActs).set(changes).where(eq(bulkActs.bulkActId, bulkActId));
}

/** The next records that the job has not come to. */
export async function findPending(tx: Db, bulkActId: string, take: number): Promise<BulkActRowRecord[]> {
  return tx
    .select()
    .from(bulkActRows)
    .where(and(eq(bulkActRows.bulkActId, bulkActId), eq(bulkActRows.result, 'pending')))
    .orderBy(asc(bulkActRows.position))
    .limit(take);
}

/** The next records that a bulk act changed, after a position. */
export async function findDone(
  tx: Db,
  { bulkActId, after, take }: { bulkActId: string; after: number; take: number },
): Promise<BulkActRowRecord[]> {
  const { position } = bulkActRows;
  return tx
    .select()
    .from(bulkActRows)
    .where(and(eq(bulkActRows.bulkActId, bulkActId), eq(bulkActRows.result, 'done'), gt(position, after)))
    .orderBy(asc(position))
    .limit(take);
}

/** The changes that a bulk act made to these records, for its undo. */
export async function findChanges(tx: Db, bulkActId: string, recordIds: readonly string[]) {
  const changed = await tx
    .select()
    .from(bulkActRows)
    .where(and(eq(bulkActRows.bulkActId, bulkActId), inArray(bulkActRows.recordId, [...recordIds])));
  return new Map(changed.map((row) => [row.recordId, row]));
}

const retentionMs = 180 * 86_400_000;

/** Deletes bulk acts half a year after their end: their filters may contain names. The audit trail stays. */
export async function deleteOldBulkActs(db: Db, now: Date): Promise<void> {
  await db.delete(bulkActs).where(lt(bulkActs.endedAt, new Date(now.getTime() - retentionMs)));
}
