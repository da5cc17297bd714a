import {
  type AnswerOf,
  type InputOf,
  type ProjectDocument,
  projectDocumentFieldList,
  type v1,
} from '@semilla/contract';
import { and, count, eq } from 'drizzle-orm';
import { alphabetical, behind, given, pageOf, picked, sorted } from '../../kit/database/queries.ts';
import { textBehind } from '../../kit/database/text-behind.ts';
import type { Db } from '../../kit/database/types.ts';
import { raised } from '../../kit/database/versions.ts';
import type { Caller } from '../../kit/http/caller.ts';
import { hideStaffFields } from '../../kit/http/hide-staff-fields.ts';
import { documentTypes } from '../../schema/document-types.ts';
import { documents } from '../../schema/documents.ts';
import { projectDocuments } from '../../schema/project-documents.ts';
import { isPublic } from '../access.ts';

type Query = InputOf<typeof v1.projectDocuments.find>['query'];

/** The public sees only visible documents; staff see all. */
const shownTo = (caller: Caller) => (isPublic(caller) ? eq(projectDocuments.visible, true) : undefined);

const orderColumns = {
  createdAt: projectDocuments.createdAt,
  description: alphabetical(projectDocuments.description),
  descriptionEn: alphabetical(projectDocuments.descriptionEn),
  documentTypeName: textBehind(
    documentTypes,
    projectDocuments.documentTypeId,
    ({ documentTypeId, name }) => ({
      id: documentTypeId,
      text: name,
    }),
  ),
  visible: projectDocuments.visible,
};

function selectDocuments(db: Db) {
  return db
    .select({
      own: projectDocuments,
      stored: documents,
      documentTypeName: documentTypes.name,
      documentTypeNameEn: documentTypes.nameEn,
    })
    .from(projectDocuments)
    .innerJoin(documents, eq(documents.documentId, projectDocuments.documentId))
    .innerJoin(documentTypes, eq(documentTypes.documentTypeId, projectDocuments.documentTypeId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectDocuments>>[number];

function asAnswer(
  { own, stored, documentTypeName, documentTypeNameEn }: Row,
  caller: Caller,
): ProjectDocument {
  const answer: ProjectDocument = {
    ...own,
    documentTypeName,
    documentTypeNameEn,
    userId: stored.uploadedBy,
    file: { name: stored.name, type: stored.type, sizeBytes: stored.sizeBytes },
    viewUrl: `/v1/documents/view/${stored.documentId}`,
  };
  return isPublic(caller) ? hideStaffFields(projectDocumentFieldList, answer) : answer;
}

export async function findProjectDocuments(
  db: Db,
  caller: Caller,
  query: Query,
): Promise<AnswerOf<typeof v1.projectDocuments.find>> {
  const where = and(
    picked(query, projectDocuments.projectDocumentId),
    eq(projectDocuments.projectId, query.projectId),
    shownTo(caller),
    given(query.documentTypeId, (documentTypeId) => eq(projectDocuments.documentTypeId, documentTypeId)),
    given(query.visible, (visible) => eq(projectDocuments.visible, visible)),
  );
  const { projectDocumentId } = projectDocuments;
  const rows = await selectDocuments(db)
    .where(and(where, behind(query, orderColumns, projectDocumentId)))
    .orderBy(...sorted(query, orderColumns, projectDocumentId))
    .limit(query.take)
    .offset(query.skip);
  const [all] = await db.select({ total: count() }).from(projectDocuments).where(where);
  return pageOf(
    all,
    rows.map((row) => asAnswer(row, caller)),
  );
}

/** A document and the id of its file, if its `visible` flag allows the caller to see it. Does not check the project. */
export async function findProjectDocument(
  db: Db,
  caller: Caller,
  projectDocumentId: string,
): Promise<{ answer: ProjectDocument; documentId: string } | undefined> {
  const [row] = await selectDocuments(db).where(
    and(eq(projectDocuments.projectDocumentId, projectDocumentId), shownTo(caller)),
  );
  return row && { answer: asAnswer(row, caller), documentId: row.stored.documentId };
}

export async function findProjectOfDocument(
  db: Db,
  caller: Caller,
  documentId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ projectId: projectDocuments.projectId })
    .from(projectDocuments)
    .where(and(eq(projectDocuments.documentId, documentId), shownTo(caller)));
  return row?.projectId;
}

export async function findDocumentIds(tx: Db, projectId: string): Promise<string[]> {
  const rows = await tx
    .select({ documentId: projectDocuments.documentId })
    .from(projectDocuments)
    .where(eq(projectDocuments.projectId, projectId));
  return rows.map(({ documentId }) => documentId);
}

export async function insertProjectDocument(
  tx: Db,
  own: typeof projectDocuments.$inferInsert,
): Promise<void> {
  await tx.insert(projectDocuments).values(own);
}

export async function updateProjectDocument(
  tx: Db,
  projectDocumentId: string,
  changes: Partial<Pick<ProjectDocument, 'description' | 'descriptionEn' | 'visible'>>,
): Promise<void> {
  await tx
    .update(projectDocuments)
    .set({ ...changes, ...raised(projectDocuments) })
    .where(eq(projectDocuments.projectDocumentId, projectDocumentId));
}

export async function deleteProjectDocumentRow(
  tx: Db,
  projectDocumentId: string,
): Promise<string | undefined> {
  const [removed] = await tx
    .delete(projectDocuments)
    .where(eq(projectDocuments.projectDocumentId, projectDocumentId))
    .returning({ documentId: projectDocuments.documentId });
  return removed?.documentId;
}

/** Returns whether the type exists, and locks it against deletion until the transaction ends. */
export async function holdDocumentType(tx: Db, documentTypeId: string): Promise<boolean> {
  const held = await tx
    .select({ documentTypeId: documentTypes.documentTypeId })
    .from(documentTypes)
    .where(eq(documentTypes.documentTypeId, documentTypeId))
    .for('key share');
  return held.length > 0;
}
