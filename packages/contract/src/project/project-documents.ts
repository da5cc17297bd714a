import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { attachmentTypes } from '../shared/file-types.ts';
import { file, storedFile, storedFileFieldList, temporaryUrl } from '../shared/files.ts';
import { flag, page, paging } from '../shared/paging.ts';
import { id, text } from '../shared/text.ts';
import { recordVersion, seenVersion, versionRules } from '../shared/version.ts';

export const projectDocument = z.object({
  projectDocumentId: id,
  projectId: id,
  documentTypeId: id,
  documentTypeName: z.string().meta({ example: 'Ficha de datos fundamentales' }),
  documentTypeNameEn: z.string().nullable().meta({ example: 'Key investment information sheet' }),
  userId: id.nullable().meta({ description: 'Who uploaded it; null for anyone but staff.' }),
  description: z.string().meta({ example: 'Ficha de datos fundamentales de la inversión' }),
  descriptionEn: z.string().nullable().meta({ example: 'Key investment information sheet' }),
  visible: z.boolean().meta({ example: true, description: 'Whether the site shows it.' }),
  file: storedFile,
  viewUrl: z.string().meta({ example: '/v1/documents/view/01890a5d-ac96-774b-bcce-b302099a8057' }),
  createdAt: instant,
  version: recordVersion,
});
export type ProjectDocument = z.output<typeof projectDocument>;

export const projectDocumentFieldList = fieldList({
  resource: 'projectDocuments',
  record: projectDocument,
  acts: ['project-document'],
  notedForPrograms: ['documentId'],
  fields: {
    documentTypeName: {},
    description: {},
    descriptionEn: {},
    documentTypeNameEn: { hidden: 'The name in Spanish stands for it.' },
    visible: {},
    file: {
      notInCsv: 'Its parts are columns of their own.',
      shownAs: 'fileName',
      parts: storedFileFieldList,
    },
    fileName: {},
    fileType: {},
    fileSize: {},
    userId: { notInAudit: 'It is who the line says did it.', seenBy: 'staff' },
    createdAt: { notInAudit: 'It is when the line was noted.' },
    documentTypeId: {
      shownAs: 'documentTypeName',
      notInCsv: 'The name stands for it.',
      notInAudit: 'The name is noted too.',
    },
    projectDocumentId: { hidden: 'An id that nobody reads.' },
    projectId: { hidden: 'A list of them is always of one project.' },
    viewUrl: { hidden: 'An address for programs.' },
    version: versionRules,
  },
});

const documentParams = z.strictObject({ projectDocumentId: id });

const find = endpoint({
  method: 'GET',
  path: '/v1/project/project-documents',
  summary: 'A project’s documents; only staff see the hidden ones.',
  who: 'projects.read',
  query: z.strictObject({
    ...paging(['createdAt', 'description', 'descriptionEn', 'documentTypeName', 'visible']),
    projectId: id,
    documentTypeId: id.optional(),
    visible: flag.optional(),
  }),
  answer: page(projectDocument),
  errors: ['request.not_found'],
});

export const projectDocumentsEndpoints = {
  find,
  export: csvExportOf(find, projectDocumentFieldList),
  create: endpoint({
    method: 'POST',
    path: '/v1/project/project-documents',
    summary: 'Adds a document to a project.',
    who: 'projects.edit',
    body: z.strictObject({
      projectId: id,
      documentTypeId: id,
      userId: id.optional().meta({ description: 'Who uploads it: always the caller.' }),
      description: text(300),
      descriptionEn: text(300).optional(),
      visible: flag.default(true),
      file: file(attachmentTypes),
    }),
    bodyKind: 'multipart',
    answer: projectDocument,
    errors: ['request.not_found', 'project.not_editable'],
    idempotency: 'accepted',
  }),
  findOne: endpoint({
    method: 'GET',
    path: '/v1/project/project-documents/:projectDocumentId',
    summary: 'The details of a document.',
    who: 'projects.read',
    params: documentParams,
    answer: projectDocument,
  }),
  findUrl: endpoint({
    method: 'GET',
    path: '/v1/project/project-documents/:projectDocumentId/url',
    summary: 'A URL that opens the document for a few minutes.',
    who: 'projects.read',
    params: documentParams,
    answer: temporaryUrl,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/v1/project/project-documents/:projectDocumentId',
    summary: 'Changes the title of a document, or whether the site shows it.',
    who: 'projects.edit',
    params: documentParams,
    body: z
      .strictObject({
        description: text(300),
        descriptionEn: text(300).nullable(),
        visible: z.boolean(),
        version: seenVersion,
      })
      .partial()
      .meta({ example: { visible: false } }),
    answer: projectDocument,
    errors: ['project.not_editable'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/v1/project/project-documents/:projectDocumentId',
    summary: 'Deletes a document and its file.',
    who: 'projects.edit',
    params: documentParams,
    errors: ['project.not_editable'],
  }),
};
