import { v1 } from '@semilla/contract';
import { list } from '../../kit/database/list.ts';
import { alphabetical, contains } from '../../kit/database/queries.ts';
import { storedRows } from '../../kit/database/stored-rows.ts';
import { isUniqueViolation } from '../../kit/database/violations.ts';
import { FieldConflict } from '../../kit/errors.ts';
import { templates } from '../../schema/templates.ts';

const { templateId, name, description, nameEn, descriptionEn, createdAt, version } = templates;
const columns = { templateId, name, description, nameEn, descriptionEn, version };

export const templateList = list(v1.templates.find, {
  table: templates,
  id: templateId,
  filters: { name: (text) => contains(name, text) },
  order: { name: alphabetical(name), createdAt, nameEn: alphabetical(nameEn) },
  select: (db) => db.select(columns).from(templates).$dynamic(),
  answers: (rows) => rows,
});

export const templateRows = storedRows({
  table: templates,
  id: templateId,
  columns,
  refusal: (error) =>
    isUniqueViolation(error, 'templates_name_unique')
      ? new FieldConflict('project.template_name_taken', 'name')
      : undefined,
});
