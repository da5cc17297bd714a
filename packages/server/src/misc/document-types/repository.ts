import type { AnswerOf, InputOf, listDocumentTypes } from '@semilla/contract';
import { count } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { pageOf, sorted } from '../../database/queries.ts';
import { documentTypes } from './table.ts';

type Query = InputOf<typeof listDocumentTypes>['query'];

export async function findDocumentTypes(db: Db, query: Query): Promise<AnswerOf<typeof listDocumentTypes>> {
  const { documentTypeId, name, description } = documentTypes;
  const rows = await db
    .select({ documentTypeId, name, description })
    .from(documentTypes)
    .orderBy(...sorted(query, { name }, documentTypeId))
    .limit(query.take)
    .offset(query.skip);
  const [all] = await db.select({ total: count() }).from(documentTypes);
  return pageOf(all, rows);
}
