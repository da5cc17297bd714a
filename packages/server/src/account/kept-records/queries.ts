import { type AnswerOf, type InputOf, type KeptRecord, plainNumber, type v1 } from '@semilla/contract';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { behind, given, isAnyOf, pageOf, picked, sorted } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import { documents } from '../../schema/documents.ts';
import { keptFiles } from '../../schema/kept-files.ts';
import { keptRecords } from '../../schema/kept-records.ts';
import { users } from '../../schema/users.ts';

type Query = InputOf<typeof v1.keptRecords.find>['query'];

const { keptRecordId, userId, kind, closedOn, eraseOn } = keptRecords;
const orderColumns = { closedOn, eraseOn, kind };

const conditions = (query: Query): SQL | undefined =>
  and(
    picked(query, keptRecordId),
    given(query.userId, (id) => eq(userId, id)),
    given(query.kind, (kinds) => isAnyOf(kind, kinds)),
    given(query.number, (number) => eq(keptRecords.number, plainNumber(number))),
  );

export async function findKeptRows(db: Db, query: Query): Promise<{ data: KeptRecord[] }> {
  const fileNumber = sql<number>`(select count(*) from kept_files where kept_files.kept_record_id = "kept_records"."kept_record_id")`;
  const data = await db
    .select({
      keptRecordId,
      userId,
      userName: users.name,
      kind,
      closedOn,
      eraseOn,
      fileNumber: fileNumber.mapWith(Number),
    })
    .from(keptRecords)
    .innerJoin(users, eq(users.userId, userId))
    .where(and(conditions(query), behind(query, orderColumns, keptRecordId)))
    .orderBy(...sorted(query, orderColumns, keptRecordId))
    .limit(query.take)
    .offset(query.skip);
  return { data };
}

export async function findKept(db: Db, query: Query): Promise<AnswerOf<typeof v1.keptRecords.find>> {
  const { data } = await findKeptRows(db, query);
  const [all] = await db.select({ total: count() }).from(keptRecords).where(conditions(query));
  return pageOf(all, data);
}

export async function findKeptRecord(db: Db, id: string) {
  const [record] = await db.select().from(keptRecords).where(eq(keptRecordId, id));
  return record;
}

export async function findKeptFiles(db: Db, id: string) {
  const rows = await db
    .select({ stored: documents })
    .from(keptFiles)
    .innerJoin(documents, eq(documents.documentId, keptFiles.documentId))
    .where(eq(keptFiles.keptRecordId, id))
    .orderBy(documents.documentId);
  return rows.map(({ stored }) => stored);
}
