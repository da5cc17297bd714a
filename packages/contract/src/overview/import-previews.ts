import { fieldList } from '../shared/field-list.ts';

/** What the audit trail says of previews of imports: they create nothing, but tell which records exist. */
export const importFieldList = fieldList({
  resource: 'imports',
  acts: ['user-import', 'project-import'],
  fields: { total: { only: 'audit', kind: 'integer' }, wrong: { only: 'audit', kind: 'integer' } },
});
