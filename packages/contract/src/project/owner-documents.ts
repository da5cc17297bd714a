import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { attachmentTypes } from '../shared/file-types.ts';
import { file, storedFile, storedFileFieldList } from '../shared/files.ts';
import { page, paging } from '../shared/paging.ts';
import { id } from '../shared/text.ts';
import { ownerDocumentKinds } from './owner-rules.ts';

const kind = z.enum(ownerDocumentKinds, { error: 'choice' }).meta({ example: 'criminalRecord' });

const issuedOn = civilDate.meta({
  example: '2026-02-16',
  description: 'The day of the document itself, from which its age counts.',
});

/** A document that proves data of an owner. */
export const ownerDocument = z.object({
  ownerDocumentId: id,
  ownerId: id,
  kind,
  issuedOn,
  file: storedFile,
  viewUrl: z.string().meta({ example: '/v1/documents/view/01890a5d-ac96-774b-bcce-b302099a8057' }),
  addedByName: z.string().nullable().meta({ example: 'Javier Ortega Gil' }),
  createdAt: instant,
  isOutOfDate: z.boolean().meta({
    example: false,
    description: 'Whether it is too old to open another offer with it.',
  }),
});
export type OwnerDocument = z.output<typeof ownerDocument>;

export const ownerDocumentFieldList = fieldList({
  resource: 'ownerDocuments',
  record: ownerDocument,
  acts: ['owner-document'],
  fields: {
    kind: { words: 'project.ownerDocumentKinds' },
    file: {
      notInCsv: 'Its name is a column of its own.',
      shownAs: 'fileName',
      parts: storedFileFieldList,
    },
    fileName: {},
    issuedOn: {},
    addedByName: { notInAudit: 'It is who the line says did it.' },
    createdAt: { notInAudit: 'It is when the line was noted.' },
    isOutOfDate: { notInAudit: 'It follows from the day.' },
    ownerDocumentId: { hidden: 'An id that nobody reads.' },
    ownerId: { hidden: 'A list of them is always of one owner.' },
    viewUrl: { hidden: 'An address for programs.' },
  },
});

const params = z.strictObject({ ownerDocumentId: id });

const find = endpoint({
  method: 'GET',
  path: '/v1/project/owner-documents',
  summary: 'The evidence about an owner.',
  who: 'ownerDocuments.read',
  query: z.strictObject({ ...paging(['createdAt', 'kind'], 'desc'), ownerId: id }),
  answer: page(ownerDocument),
});

export const ownerDocumentsEndpoints = {
  find,
  export: csvExportOf(find, ownerDocumentFieldList),
  create: endpoint({
    method: 'POST',
    path: '/v1/project/owner-documents',
    summary: 'Adds a document to the evidence about an owner.',
    who: 'owners.edit',
    body: z.strictObject({ ownerId: id, kind, issuedOn, file: file(attachmentTypes) }),
    bodyKind: 'multipart',
    answer: ownerDocument,
    errors: ['request.not_found'],
    idempotency: 'accepted',
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/v1/project/owner-documents/:ownerDocumentId',
    summary: 'Deletes a document of an owner and its file.',
    who: 'owners.edit',
    params,
    errors: ['project.owner_evidence_in_use'],
  }),
};
