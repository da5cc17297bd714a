import type { AnswerOf, InputOf, Template, v1 } from '@semilla/contract';
import { and, count, eq } from 'drizzle-orm';
import { alphabetical, behind, contains, given, pageOf, picked, sorted } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import { raised } from '../../kit/database/versions.ts';
import { isUniqueViolation } from '../../kit/database/violations.ts';
import { FieldConflict } from '../../kit/errors.ts';
import { templates } from '../../schema/templates.ts';

type Query = InputOf<typeof v1.templates.find>['query'];
export type TemplateFields = Omit<Template, 'templateId' | 'version'>;

const { templateId, name, description, nameEn, descriptionEn, version } = templates;
const columns = { templateId, name, description, nameEn, descriptionEn, version };
const orderColumns = {
  name: alphabetical(name),
  createdAt: templates.createdAt,
  nameEn: alphabetical(nameEn),
};

export async function findTemplates(db: Db, query: Query): Promise<AnswerOf<typeof v1.templates.find>> {
  const where = and(
    picked(query, templateId),
    given(query.name, (text) => contains(name, text)),
  );
  const rows = await db
    .select(columns)
    .from(templates)
    .where(and(where, behind(query, orderColumns, templateId)))
    .orderBy(...sorted(query, orderColumns, templateId))
    .limit(query.take)
    .offset(query.skip);
  const [all] = await db.select({ total: count() }).from(templates).where(where);
  return pageOf(all, rows);
}

export async function findTemplate(db: Db, id: string): Promise<Template | undefined> {
  const [found] = await db.select(columns).from(templates).where(eq(templateId, id));
  return found;
}

export async function lockTemplate(tx: Db, id: string): Promise<Template | undefined> {
  const [found] = await tx.select(columns).from(templates).where(eq(templateId, id)).for('update');
  return found;
}

async function orNameTaken<T>(write: Promise<T>): Promise<T> {
  return write.catch((error) => {
    if (isUniqueViolation(error, 'templates_name_unique')) {
      throw new FieldConflict('project.template_name_taken', 'name');
    }
    throw error;
  });
}

export async function insertTemplate(tx: Db, fields: TemplateFields): Promise<Template> {
  const [inserted] = await orNameTaken(tx.insert(templates).values(fields).returning(columns));
  return inserted as Template;
}

export async function updateTemplate(tx: Db, id: string, fields: Partial<TemplateFields>): Promise<Template> {
  const [updated] = await orNameTaken(
    tx
      .update(templates)
      .set({ ...fields, ...raised(templates) })
      .where(eq(templateId, id))
      .returning(columns),
  );
  return updated as Template;
}

export async function deleteTemplateRow(tx: Db, id: string): Promise<void> {
  await tx.delete(templates).where(eq(templateId, id));
}
