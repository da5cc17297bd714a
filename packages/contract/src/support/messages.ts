import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { ticketAttachmentsMax } from '../shared/limits.ts';
import { page, paging } from '../shared/paging.ts';
import { id } from '../shared/text.ts';
import { attachedFiles, ticketDocument } from './ticket-documents.ts';
import { ticketStateId } from './ticket-states.ts';
import { ticketText } from './tickets.ts';

/** A message of a ticket's thread. */
export const ticketMessage = z.object({
  messageId: id,
  ticketId: id,
  userId: id.nullable().meta({ description: 'Who wrote it.' }),
  userName: z.string().nullable().meta({ example: 'Andrés Molina Ruiz' }),
  isFromStaff: z.boolean().meta({ example: true }),
  message: z.string().meta({ example: 'Ya hemos corregido el enlace: vuelve a probar.' }),
  stateId: ticketStateId.nullable().meta({ description: 'The state it moved the ticket to, if it did.' }),
  files: z.array(ticketDocument),
  createdAt: instant,
});
export type TicketMessage = z.output<typeof ticketMessage>;

export const ticketMessageFieldList = fieldList({
  resource: 'ticketMessages',
  record: ticketMessage,
  fields: {
    createdAt: {},
    userName: {},
    isFromStaff: {},
    message: {},
    stateId: { words: 'support.states' },
    files: {},
    userId: { shownAs: 'userName', notInCsv: 'The name stands for it.' },
    messageId: { hidden: 'An id that nobody reads.' },
    ticketId: { hidden: 'A thread is always of one ticket.' },
  },
});

/** All files of a message: clients may send them as `files` or as `file`. */
export function filesOfMessage({ files, file = [] }: { files: File[]; file?: File[] | undefined }): File[] {
  return [...files, ...file];
}

const threadParams = z.strictObject({ ticketId: id });

const find = endpoint({
  method: 'GET',
  path: '/v1/support/tickets/:ticketId/messages',
  summary: 'The messages of a ticket, oldest first.',
  who: 'tickets.read',
  params: threadParams,
  query: z.strictObject(paging(['createdAt'])),
  answer: page(ticketMessage),
});

export const ticketMessagesEndpoints = {
  find,
  export: csvExportOf(find, ticketMessageFieldList),
  create: endpoint({
    method: 'POST',
    path: '/v1/support/tickets/:ticketId/messages',
    summary: 'Answers a ticket. The new state depends on who writes, unless one is given.',
    who: 'tickets.edit',
    params: threadParams,
    body: z
      .strictObject({
        message: ticketText,
        files: attachedFiles,
        file: attachedFiles.optional().meta({ description: 'An alias of `files`.' }),
        userId: id.optional().meta({ description: 'Who writes: always the caller.' }),
        stateId: ticketStateId.optional().meta({ description: 'The new state of the ticket.' }),
      })
      .superRefine((given, ctx) => {
        if (filesOfMessage(given).length <= ticketAttachmentsMax) return;
        const params = { max: ticketAttachmentsMax };
        ctx.addIssue({ code: 'custom', path: ['files'], message: 'too_many', params });
      }),
    bodyKind: 'multipart',
    answer: ticketMessage,
    errors: ['support.ticket_over', 'support.ticket_merged', 'support.state_change_not_allowed'],
    idempotency: 'accepted',
  }),
};
