import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { attachmentTypes } from '../shared/file-types.ts';
import { file, storedFile } from '../shared/files.ts';
import { requestHistoryLength, ticketAttachmentsMax } from '../shared/limits.ts';
import { several } from '../shared/several.ts';
import { id } from '../shared/text.ts';

/** A screenshot of the page, the latest API responses, or a file that the user adds. */
export const ticketDocumentOwnerTypes = ['screenshot', 'request-history', 'attachment'] as const;
export type TicketDocumentOwnerType = (typeof ticketDocumentOwnerTypes)[number];
export const ticketFilesMax = ticketAttachmentsMax + 1 + requestHistoryLength;

export const ticketDocument = z.object({
  documentId: id,
  ownerType: z.enum(ticketDocumentOwnerTypes).meta({ example: 'attachment' }),
  file: storedFile,
  viewUrl: z
    .string()
    .meta({ example: '/v1/support/tickets/view-document/01890a5d-ac96-774b-bcce-b302099a8057' }),
});
export type TicketDocument = z.output<typeof ticketDocument>;

/** The files sent with a message. */
export const attachedFiles = several(file(attachmentTypes), ticketAttachmentsMax).meta({
  type: 'array',
  description: `Up to ${ticketAttachmentsMax} files under 5 MB: ${attachmentTypes.join(', ')}.`,
});

/** The files sent with a new ticket; `documentOwnerTypes` names the kind of each in the same order. */
export const ticketFiles = several(file([...attachmentTypes, 'application/json']), ticketFilesMax).meta({
  type: 'array',
  description: 'Attachments, at most one screenshot, and request histories as JSON; each under 5 MB.',
});

export const documentOwnerTypes = several(z.enum(ticketDocumentOwnerTypes), ticketFilesMax).meta({
  type: 'array',
  example: ['screenshot', 'request-history', 'attachment'],
  description: 'The kind of each document, in the order of `documents`; all are attachments if left out.',
});

const isOfType: Record<TicketDocumentOwnerType, (type: string) => boolean> = {
  screenshot: (type) => type.startsWith('image/'),
  'request-history': (type) => type === 'application/json',
  attachment: (type) => type !== 'application/json',
};

const countMax: Record<TicketDocumentOwnerType, number> = {
  screenshot: 1,
  'request-history': requestHistoryLength,
  attachment: ticketAttachmentsMax,
};

interface Problem {
  path: (string | number)[];
  message: string;
  params?: { max: number };
}

/** The kind of each file of a new ticket; `attachment` if none is sent. */
export function ownerTypesOf(given: {
  documents: readonly File[];
  documentOwnerTypes: readonly TicketDocumentOwnerType[];
}): TicketDocumentOwnerType[] {
  const { documents, documentOwnerTypes: said } = given;
  return said.length ? [...said] : documents.map(() => 'attachment' as const);
}

/** Checks the files of a new ticket against their kinds. */
export function ticketDocumentsProblem(given: Parameters<typeof ownerTypesOf>[0]): Problem | undefined {
  const { documents } = given;
  const types = ownerTypesOf(given);
  if (types.length !== documents.length) return { path: ['documentOwnerTypes'], message: 'one_each' };
  for (const [index, type] of types.entries()) {
    const one = documents[index];
    if (one && !isOfType[type](one.type)) return { path: ['documents', index], message: 'file_type' };
  }
  for (const type of ticketDocumentOwnerTypes) {
    const max = countMax[type];
    if (types.filter((one) => one === type).length <= max) continue;
    return { path: ['documents'], message: 'too_many', params: { max } };
  }
  return undefined;
}

export const ticketDocumentsEndpoints = {
  view: endpoint({
    method: 'GET',
    path: '/v1/support/tickets/view-document/:documentId',
    summary: 'Streams a file of a ticket to callers who may see the ticket.',
    who: 'tickets.read',
    params: z.strictObject({ documentId: id }),
    answerKind: 'file',
  }),
};
