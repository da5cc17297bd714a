import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { page, paging } from '../shared/paging.ts';
import { id, lineText, searchText, text } from '../shared/text.ts';
import { recordVersion, seenVersion, versionRules } from '../shared/version.ts';

export const documentType = z.object({
  documentTypeId: id,
  name: z.string().meta({ example: 'Ficha de datos fundamentales' }),
  description: z.string().meta({ example: 'Documento obligatorio con lo esencial de la inversión.' }),
  nameEn: z.string().nullable().meta({ example: 'Key investment information sheet' }),
  descriptionEn: z.string().nullable().meta({ example: 'A required document with the essentials.' }),
  version: recordVersion,
});
export type DocumentType = z.output<typeof documentType>;

export const documentTypeFieldList = fieldList({
  resource: 'documentTypes',
  record: documentType,
  acts: ['document-type'],
  notedForPrograms: ['createdAt'],
  fields: {
    documentTypeId: { hidden: 'An id that nobody reads.' },
    version: versionRules,
    name: {},
    description: {},
    nameEn: {},
    descriptionEn: {},
  },
});

export const newDocumentType = z.strictObject({
  name: lineText(80).meta({ example: 'Ficha de datos fundamentales' }),
  description: text(1_000).meta({ example: 'Documento obligatorio con lo esencial de la inversión.' }),
  nameEn: lineText(80).nullable().optional().meta({ example: 'Key investment information sheet' }),
  descriptionEn: text(1_000)
    .nullable()
    .optional()
    .meta({ example: 'A required document with the essentials.' }),
});

const documentTypeParams = z.strictObject({ documentTypeId: id });

const find = endpoint({
  method: 'GET',
  path: '/v1/misc/document-types',
  summary: 'The document types.',
  who: 'documentTypes.read',
  query: z.strictObject({ ...paging(['name', 'nameEn']), name: searchText.optional() }),
  answer: page(documentType),
});

export const documentTypesEndpoints = {
  find,
  export: csvExportOf(find, documentTypeFieldList),
  findOne: endpoint({
    method: 'GET',
    path: '/v1/misc/document-types/:documentTypeId',
    summary: 'A document type.',
    who: 'documentTypes.read',
    params: documentTypeParams,
    answer: documentType,
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/misc/document-types',
    summary: 'Adds a document type.',
    who: 'documentTypes.create',
    body: newDocumentType,
    answer: documentType,
    errors: ['misc.document_type_name_taken'],
    idempotency: 'accepted',
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/v1/misc/document-types/:documentTypeId',
    summary: 'Edits a document type. A field left out stays as it is.',
    who: 'documentTypes.edit',
    params: documentTypeParams,
    body: newDocumentType
      .extend({ version: seenVersion })
      .partial()
      .meta({ example: { name: 'Ficha de la inversión' } }),
    answer: documentType,
    errors: ['misc.document_type_name_taken'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/v1/misc/document-types/:documentTypeId',
    summary: 'Deletes a document type that no document uses.',
    who: 'documentTypes.delete',
    params: documentTypeParams,
    errors: ['misc.document_type_in_use'],
  }),
};
