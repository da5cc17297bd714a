import { v1 } from '@semilla/contract';
import { list } from '../../kit/database/list.ts';
import { alphabetical, contains } from '../../kit/database/queries.ts';
import { storedRows } from '../../kit/database/stored-rows.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../kit/database/violations.ts';
import { ApiError, FieldConflict } from '../../kit/errors.ts';
import { documentTypes } from '../../schema/document-types.ts';

const { documentTypeId, name, description, nameEn, descriptionEn, version } = documentTypes;
const columns = { documentTypeId, name, description, nameEn, descriptionEn, version };

export const documentTypeList = list(v1.documentTypes.find, {
  table: documentTypes,
  id: documentTypeId,
  filters: { name: (text) => contains(name, text) },
  order: { name: alphabetical(name), nameEn: alphabetical(nameEn) },
  select: (db) => db.select(columns).from(documentTypes).$dynamic(),
  answers: (rows) => rows,
});

export const documentTypeRows = storedRows({
  table: documentTypes,
  id: documentTypeId,
  columns,
  refusal(error) {
    if (isUniqueViolation(error, 'document_types_name_unique'))
      return new FieldConflict('misc.document_type_name_taken', 'name');
    // While a document has the type.
    return isForeignKeyViolation(error) ? new ApiError('misc.document_type_in_use') : undefined;
  },
});
