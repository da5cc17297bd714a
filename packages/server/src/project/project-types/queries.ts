import type { AnswerOf, InputOf, ProjectType, v1 } from '@semilla/contract';
import { and, asc, count, eq } from 'drizzle-orm';
import { alphabetical, behind, contains, given, pageOf, picked, sorted } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import { raised } from '../../kit/database/versions.ts';
import { isUniqueViolation } from '../../kit/database/violations.ts';
import { FieldConflict } from '../../kit/errors.ts';
import { projectTypes } from '../../schema/project-types.ts';

type Query = InputOf<typeof v1.projectTypes.find>['query'];
export type StoredProjectType = typeof projectTypes.$inferSelect;
type Fields = Pick<StoredProjectType, 'name' | 'description' | 'nameEn' | 'descriptionEn' | 'imageId'>;

export function asAnswer({
  projectTypeId,
  name,
  description,
  nameEn,
  descriptionEn,
  imageId,
  version,
}: StoredProjectType): ProjectType {
  const imageUrl = imageId && `/v1/documents/view/${imageId}`;
  return { projectTypeId, name, description, nameEn, descriptionEn, imageUrl, version };
}

const orderColumns = {
  name: alphabetical(projectTypes.name),
  nameEn: alphabetical(projectTypes.nameEn),
};

export async function findProjectTypes(db: Db, query: Query): Promise<AnswerOf<typeof v1.projectTypes.find>> {
  const where = and(
    picked(query, projectTypes.projectTypeId),
    given(query.name, (name) => contains(projectTypes.name, name)),
  );
  const rows = await db
    .select()
    .from(projectTypes)
    .where(and(where, behind(query, orderColumns, projectTypes.projectTypeId)))
    .orderBy(...sorted(query, orderColumns, projectTypes.projectTypeId))
    .limit(query.take)
    .offset(query.skip);
  const [all] = await db.select({ total: count() }).from(projectTypes).where(where);
  return pageOf(all, rows.map(asAnswer));
}

export async function findAllProjectTypes(db: Db): Promise<ProjectType[]> {
  const rows = await db
    .select()
    .from(projectTypes)
    .orderBy(asc(alphabetical(projectTypes.name)));
  return rows.map(asAnswer);
}

export async function findProjectType(db: Db, projectTypeId: string): Promise<StoredProjectType | undefined> {
  const [found] = await db.select().from(projectTypes).where(eq(projectTypes.projectTypeId, projectTypeId));
  return found;
}

/** Returns whether the type exists, and locks it against deletion until the transaction ends. */
export async function holdProjectType(tx: Db, projectTypeId: string): Promise<boolean> {
  const held = await tx
    .select({ projectTypeId: projectTypes.projectTypeId })
    .from(projectTypes)
    .where(eq(projectTypes.projectTypeId, projectTypeId))
    .for('key share');
  return held.length > 0;
}

export async function lockProjectType(tx: Db, projectTypeId: string): Promise<StoredProjectType | undefined> {
  const [found] = await tx
    .select()
    .from(projectTypes)
    .where(eq(projectTypes.projectTypeId, projectTypeId))
    .for('update');
  return found;
}

async function orNameTaken<T>(write: Promise<T>): Promise<T> {
  return write.catch((error) => {
    if (isUniqueViolation(error, 'project_types_name_unique')) {
      throw new FieldConflict('project.type_name_taken', 'name');
    }
    throw error;
  });
}

export async function insertProjectType(
  tx: Db,
  type: Omit<Fields, 'nameEn' | 'descriptionEn'> & Partial<Fields>,
): Promise<StoredProjectType> {
  const [inserted] = await orNameTaken(tx.insert(projectTypes).values(type).returning());
  return inserted as StoredProjectType;
}

export async function updateProjectType(
  tx: Db,
  projectTypeId: string,
  fields: Partial<Fields>,
): Promise<StoredProjectType> {
  const [updated] = await orNameTaken(
    tx
      .update(projectTypes)
      .set({ ...fields, ...raised(projectTypes) })
      .where(eq(projectTypes.projectTypeId, projectTypeId))
      .returning(),
  );
  return updated as StoredProjectType;
}

export async function deleteProjectTypeRow(tx: Db, projectTypeId: string): Promise<void> {
  await tx.delete(projectTypes).where(eq(projectTypes.projectTypeId, projectTypeId));
}
