import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { page, paging } from '../shared/paging.ts';
import { id, searchText, text } from '../shared/text.ts';

export const documentType = z.object({
  documentTypeId: id,
  name: z.string().meta({ example: 'Ficha de datos fundamentales' }),
  description: z.string().meta({ example: 'Documento obligatorio con lo esencial de la inversión.' }),
});
export type DocumentType = z.output<typeof documentType>;

export const documentTypeFieldList = fieldList({
  resource: 'documentTypes',
  record: documentType,
  acts: ['document-type'],
  notedForPrograms: ['createdAt'],
  fields: {
    documentTypeId: { hidden: 'An id that nobody reads.' },
    name: {},
    description: {},
  },
});

export const newDocumentType = z.strictObject({
  name: text(80).meta({ example: 'Ficha de datos fundamentales' }),
  description: text(1_000).meta({ example: 'Documento obligatorio con lo esencial de la inversión.' }),
});

const documentTypeParams = z.strictObject({ documentTypeId: id });

export const listDocumentTypes = endpoint({
  method: 'GET',
  path: '/v1/misc/document-types',
  summary: 'The kinds of documents.',
  who: 'documentTypes.read',
  query: z.strictObject({ ...paging(['name']), name: searchText.optional() }),
  answer: page(documentType),
});

export const exportDocumentTypes = csvExportOf(listDocumentTypes, documentTypeFieldList);

export const readDocumentType = endpoint({
  method: 'GET',
  path: '/v1/misc/document-types/:documentTypeId',
  summary: 'A kind of document.',
  who: 'documentTypes.read',
  params: documentTypeParams,
  answer: documentType,
});

export const createDocumentType = endpoint({
  method: 'POST',
  path: '/v1/misc/document-types',
  summary: 'Adds a kind of document.',
  who: 'documentTypes.create',
  body: newDocumentType,
  answer: documentType,
  errors: ['misc.document_type_name_taken'],
  idempotency: 'accepted',
});

export const editDocumentType = endpoint({
  method: 'PATCH',
  path: '/v1/misc/document-types/:documentTypeId',
  summary: 'Edits a kind of document. A field left out stays as it is.',
  who: 'documentTypes.edit',
  params: documentTypeParams,
  body: newDocumentType.partial().meta({ example: { name: 'Ficha de la inversión' } }),
  answer: documentType,
  errors: ['misc.document_type_name_taken'],
});

export const deleteDocumentType = endpoint({
  method: 'DELETE',
  path: '/v1/misc/document-types/:documentTypeId',
  summary: 'Deletes a kind of document that no document is of.',
  who: 'documentTypes.delete',
  params: documentTypeParams,
  errors: ['misc.document_type_in_use'],
});
