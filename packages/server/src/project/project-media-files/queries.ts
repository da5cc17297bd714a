import type { AnswerOf, InputOf, Picture, v1 } from '@semilla/contract';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { alphabetical, behind, given, pageOf, picked, sorted } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import { raised } from '../../kit/database/versions.ts';
import type { Caller } from '../../kit/http/caller.ts';
import { projectMediaFiles } from '../../schema/project-media-files.ts';
import { isPublic } from '../access.ts';
import type { OrderedRows } from '../places.ts';
import { asAnswer, pictureOf, type StoredMediaFile } from './as-answer.ts';

type Query = InputOf<typeof v1.projectMediaFiles.find>['query'];

export const mediaRows: OrderedRows = {
  table: projectMediaFiles,
  id: projectMediaFiles.projectMediaFileId,
  projectId: projectMediaFiles.projectId,
  orderIndex: projectMediaFiles.orderIndex,
};

export async function findMediaFiles(
  db: Db,
  caller: Caller,
  query: Query,
): Promise<AnswerOf<typeof v1.projectMediaFiles.find>> {
  const { orderIndex, createdAt, description, projectMediaFileId } = projectMediaFiles;
  const where = and(
    picked(query, projectMediaFiles.projectMediaFileId),
    eq(projectMediaFiles.projectId, query.projectId),
    given(query.kind, (kind) => eq(projectMediaFiles.kind, kind)),
  );
  const rows = await db
    .select()
    .from(projectMediaFiles)
    .where(
      and(
        where,
        behind(
          query,
          { order: orderIndex, createdAt, description: alphabetical(description) },
          projectMediaFileId,
        ),
      ),
    )
    .orderBy(
      ...sorted(
        query,
        { order: orderIndex, createdAt, description: alphabetical(description) },
        projectMediaFileId,
      ),
    )
    .limit(query.take)
    .offset(query.skip);
  const [all] = await db.select({ total: count() }).from(projectMediaFiles).where(where);
  return pageOf(
    all,
    rows.map((row) => asAnswer(row, !isPublic(caller))),
  );
}

/** The first picture of each of these projects, by project id. */
export async function findFirstPictures(db: Db, projectIds: string[]): Promise<Map<string, Picture>> {
  if (!projectIds.length) return new Map();
  const { projectId, kind, orderIndex } = projectMediaFiles;
  const rows = await db
    .selectDistinctOn([projectId])
    .from(projectMediaFiles)
    .where(and(inArray(projectId, projectIds), eq(kind, 'image')))
    .orderBy(asc(projectId), asc(orderIndex));
  return new Map(rows.map((row) => [row.projectId, pictureOf(row) as Picture]));
}

export async function findMediaFile(
  db: Db,
  projectMediaFileId: string,
): Promise<StoredMediaFile | undefined> {
  const [found] = await db
    .select()
    .from(projectMediaFiles)
    .where(eq(projectMediaFiles.projectMediaFileId, projectMediaFileId));
  return found;
}

export async function findMediaOfProject(db: Db, projectId: string): Promise<StoredMediaFile[]> {
  return db.select().from(projectMediaFiles).where(eq(projectMediaFiles.projectId, projectId));
}

export async function insertMediaFile(
  tx: Db,
  media: typeof projectMediaFiles.$inferInsert,
): Promise<StoredMediaFile> {
  const [inserted] = await tx.insert(projectMediaFiles).values(media).returning();
  return inserted as StoredMediaFile;
}

export async function updateMediaTexts(
  tx: Db,
  id: string,
  texts: Partial<Pick<StoredMediaFile, 'description' | 'descriptionEn'>>,
): Promise<void> {
  await tx
    .update(projectMediaFiles)
    .set({ ...texts, ...raised(projectMediaFiles) })
    .where(eq(projectMediaFiles.projectMediaFileId, id));
}

export async function deleteMediaFileRow(tx: Db, id: string): Promise<void> {
  await tx.delete(projectMediaFiles).where(eq(projectMediaFiles.projectMediaFileId, id));
}

export async function findMediaByIds(db: Db, ids: string[]): Promise<StoredMediaFile[]> {
  if (!ids.length) return [];
  return db.select().from(projectMediaFiles).where(inArray(projectMediaFiles.projectMediaFileId, ids));
}
