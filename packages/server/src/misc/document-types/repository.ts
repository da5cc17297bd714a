import type { AnswerOf, DocumentType, InputOf, listDocumentTypes } from '@semilla/contract';
import { count, eq } from 'drizzle-orm';
import { alphabetical, contains, given, pageOf, sorted } from '../../database/queries.ts';
import type { Db } from '../../database/types.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../database/violations.ts';
import { ApiError, FieldConflict } from '../../errors.ts';
import { documentTypes } from './table.ts';

type Query = InputOf<typeof listDocumentTypes>['query'];
type Fields = Omit<DocumentType, 'documentTypeId'>;

const { documentTypeId, name, description } = documentTypes;
const columns = { documentTypeId, name, description };

export async function findDocumentTypes(db: Db, query: Query): Promise<AnswerOf<typeof listDocumentTypes>> {
  const where = given(query.name, (wanted) => contains(name, wanted));
  const rows = await db
    .select(columns)
    .from(documentTypes)
    .where(where)
    .orderBy(...sorted(query, { name: alphabetical(name) }, documentTypeId))
    .limit(query.take)
    .offset(query.skip);
  const [all] = await db.select({ total: count() }).from(documentTypes).where(where);
  return pageOf(all, rows);
}

export async function findDocumentType(db: Db, id: string): Promise<DocumentType | undefined> {
  const [found] = await db.select(columns).from(documentTypes).where(eq(documentTypeId, id));
  return found;
}

export async function lockDocumentType(tx: Db, id: string): Promise<DocumentType | undefined> {
  const [found] = await tx.select(columns).from(documentTypes).where(eq(documentTypeId, id)).for('update');
  return found;
}

async function orNameTaken<T>(write: Promise<T>): Promise<T> {
  return write.catch((error) => {
    if (isUniqueViolation(error, 'document_types_name_unique')) {
      throw new FieldConflict('misc.document_type_name_taken', 'name');
    }
    throw error;
  });
}

export async function insertDocumentType(tx: Db, fields: Fields): Promise<DocumentType> {
  const [inserted] = await orNameTaken(tx.insert(documentTypes).values(fields).returning(columns));
  return inserted as DocumentType;
}

export async function updateDocumentType(tx: Db, id: string, fields: Partial<Fields>): Promise<DocumentType> {
  const [updated] = await orNameTaken(
    tx.update(documentTypes).set(fields).where(eq(documentTypeId, id)).returning(columns),
  );
  return updated as DocumentType;
}

/** Whether a document is of it, the database knows. */
export async function removeDocumentType(tx: Db, id: string): Promise<void> {
  await tx
    .delete(documentTypes)
    .where(eq(documentTypeId, id))
    .catch((error) => {
      throw isForeignKeyViolation(error) ? new ApiError('misc.document_type_in_use') : error;
    });
}
