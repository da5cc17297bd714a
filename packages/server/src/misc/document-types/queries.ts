import type { AnswerOf, DocumentType, InputOf, v1 } from '@semilla/contract';
import { and, count, eq } from 'drizzle-orm';
import { alphabetical, behind, contains, given, pageOf, picked, sorted } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import { raised } from '../../kit/database/versions.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../kit/database/violations.ts';
import { ApiError, FieldConflict } from '../../kit/errors.ts';
import { documentTypes } from '../../schema/document-types.ts';

type Query = InputOf<typeof v1.documentTypes.find>['query'];
type Fields = InputOf<typeof v1.documentTypes.create>['body'];

const { documentTypeId, name, description, nameEn, descriptionEn, version } = documentTypes;
const columns = { documentTypeId, name, description, nameEn, descriptionEn, version };

export async function findDocumentTypes(
  db: Db,
  query: Query,
): Promise<AnswerOf<typeof v1.documentTypes.find>> {
  const where = and(
    picked(query, documentTypeId),
    given(query.name, (text) => contains(name, text)),
  );
  const rows = await db
    .select(columns)
    .from(documentTypes)
    .where(
      and(
        where,
        behind(
          query,
          { name: alphabetical(name), nameEn: alphabetical(documentTypes.nameEn) },
          documentTypeId,
        ),
      ),
    )
    .orderBy(
      ...sorted(
        query,
        { name: alphabetical(name), nameEn: alphabetical(documentTypes.nameEn) },
        documentTypeId,
      ),
    )
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
    tx
      .update(documentTypes)
      .set({ ...fields, ...raised(documentTypes) })
      .where(eq(documentTypeId, id))
      .returning(columns),
  );
  return updated as DocumentType;
}

/** Deletes a document type. A foreign key refuses this while a document has the type. */
export async function deleteDocumentTypeRow(tx: Db, id: string): Promise<void> {
  await tx
    .delete(documentTypes)
    .where(eq(documentTypeId, id))
    .catch((error) => {
      throw isForeignKeyViolation(error) ? new ApiError('misc.document_type_in_use') : error;
    });
}
