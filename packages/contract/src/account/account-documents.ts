import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { pdfTypes } from '../shared/file-types.ts';
import { file, storedFile, storedFileFieldList, temporaryUrl } from '../shared/files.ts';
import { flag, page, paging } from '../shared/paging.ts';
import { id } from '../shared/text.ts';
import { recordVersion, seenVersion, versionRules } from '../shared/version.ts';

/** A file kept for a customer. */
export const accountDocument = z.object({
  accountDocumentId: id,
  accountId: id.meta({ description: 'The user it belongs to.' }),
  ownerId: id.meta({ description: 'Who uploaded it: that user or a member of staff.' }),
  visible: z.boolean().meta({ example: true, description: 'Whether the user sees it.' }),
  file: storedFile,
  viewUrl: z.string().meta({ example: '/v1/documents/view/01890a5d-ac96-774b-bcce-b302099a8057' }),
  createdAt: instant,
  version: recordVersion,
});
export type AccountDocument = z.output<typeof accountDocument>;

export const accountDocumentFieldList = fieldList({
  resource: 'accountDocuments',
  record: accountDocument,
  acts: ['account-document'],
  notedForPrograms: ['documentId'],
  fields: {
    accountDocumentId: { notInAudit: 'It is what the line is about.' },
    accountId: { notInAudit: 'The line is found with the customer.' },
    ownerId: { notInAudit: 'It is an id of which no name is known here.' },
    visible: {},
    file: { notInCsv: 'Its name is a column of its own.', shownAs: 'fileName', parts: storedFileFieldList },
    fileName: {},
    createdAt: { notInAudit: 'It is when the line was noted.' },
    viewUrl: { hidden: 'An address for programs.' },
    version: versionRules,
  },
});

const documentParams = z.strictObject({ accountDocumentId: id });

const find = endpoint({
  method: 'GET',
  path: '/v1/account/account-documents',
  summary: 'Customers’ documents: the caller’s own visible ones, those of a manager’s customers, or all.',
  who: 'accountDocuments.read',
  query: z.strictObject({
    ...paging(['createdAt', 'visible'], 'desc'),
    accountId: id.optional(),
    visible: flag.optional(),
  }),
  answer: page(accountDocument),
});

export const accountDocumentsEndpoints = {
  find,
  export: csvExportOf(find, accountDocumentFieldList),
  create: endpoint({
    method: 'POST',
    path: '/v1/account/account-documents',
    summary: 'Adds a PDF for a customer; what customers upload themselves is always visible.',
    who: 'accountDocuments.create',
    body: z.strictObject({
      accountId: id,
      ownerId: id.optional().meta({ description: 'The customer or the caller; the caller if left out.' }),
      visible: flag.default(true),
      file: file(pdfTypes),
    }),
    bodyKind: 'multipart',
    answer: accountDocument,
    errors: ['request.not_found'],
    idempotency: 'accepted',
  }),
  findUrl: endpoint({
    method: 'GET',
    path: '/v1/account/account-documents/url/:accountDocumentId',
    summary: 'A URL that opens the document for a few minutes.',
    who: 'accountDocuments.read',
    freshFactor: 'forOthers',
    params: documentParams,
    answer: temporaryUrl,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/v1/account/account-documents/:accountDocumentId',
    summary: 'Shows a document that staff uploaded to its customer, who gets a mail, or hides it.',
    who: 'accountDocuments.edit',
    params: documentParams,
    body: z
      .strictObject({ visible: z.boolean(), version: seenVersion })
      .partial()
      .meta({ example: { visible: false } }),
    answer: accountDocument,
    errors: ['account.document_of_customer'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/v1/account/account-documents/:accountDocumentId',
    summary: 'Deletes a document and its file; customers can delete what they uploaded themselves.',
    who: 'accountDocuments.delete',
    params: documentParams,
    errors: ['account.document_is_proof'],
  }),
};
