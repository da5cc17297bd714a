import type { AnswerOf, InputOf, ProjectDescription, v1 } from '@semilla/contract';
import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import { alphabetical, behind, given, pageOf, picked, sorted } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import { raised } from '../../kit/database/versions.ts';
import { projectDescriptions } from '../../schema/project-descriptions.ts';
import type { OrderedRows } from '../places.ts';

type Query = InputOf<typeof v1.projectDescriptions.find>['query'];
export type DescriptionFields = Pick<
  ProjectDescription,
  'title' | 'description' | 'titleEn' | 'descriptionEn'
>;

export const descriptionRows: OrderedRows = {
  table: projectDescriptions,
  id: projectDescriptions.projectDescriptionId,
  projectId: projectDescriptions.projectId,
  orderIndex: projectDescriptions.orderIndex,
};

export async function findDescriptions(
  db: Db,
  query: Query,
): Promise<AnswerOf<typeof v1.projectDescriptions.find>> {
  const { orderIndex, title, descriptionEn, projectDescriptionId } = projectDescriptions;
  const where = and(
    picked(query, projectDescriptions.projectDescriptionId),
    eq(projectDescriptions.projectId, query.projectId),
    given(query.translated, (translated) => (translated ? isNotNull : isNull)(descriptionEn)),
  );
  const rows = await db
    .select()
    .from(projectDescriptions)
    .where(and(where, behind(query, { orderIndex, title: alphabetical(title) }, projectDescriptionId)))
    .orderBy(...sorted(query, { orderIndex, title: alphabetical(title) }, projectDescriptionId))
    .limit(query.take)
    .offset(query.skip);
  const [all] = await db.select({ total: count() }).from(projectDescriptions).where(where);
  return pageOf(all, rows);
}

export async function findDescription(db: Db, id: string): Promise<ProjectDescription | undefined> {
  const [found] = await db
    .select()
    .from(projectDescriptions)
    .where(eq(projectDescriptions.projectDescriptionId, id));
  return found;
}

export async function insertDescription(
  tx: Db,
  description: DescriptionFields & { projectId: string; orderIndex: number },
): Promise<ProjectDescription> {
  const [inserted] = await tx.insert(projectDescriptions).values(description).returning();
  return inserted as ProjectDescription;
}

export async function copyDescriptions(tx: Db, from: string, to: string): Promise<void> {
  const { title, description, titleEn, descriptionEn, orderIndex } = projectDescriptions;
  const copied = await tx
    .select({ title, description, titleEn, descriptionEn, orderIndex })
    .from(projectDescriptions)
    .where(eq(projectDescriptions.projectId, from));
  if (!copied.length) return;
  await tx.insert(projectDescriptions).values(copied.map((row) => ({ ...row, projectId: to })));
}

export async function updateDescription(
  tx: Db,
  id: string,
  fields: Partial<DescriptionFields>,
): Promise<void> {
  await tx
    .update(projectDescriptions)
    .set({ ...fields, ...raised(projectDescriptions) })
    .where(eq(projectDescriptions.projectDescriptionId, id));
}

export async function deleteDescriptionRow(tx: Db, id: string): Promise<void> {
  await tx.delete(projectDescriptions).where(eq(projectDescriptions.projectDescriptionId, id));
}
