import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { page, paging } from '../shared/paging.ts';
import { id } from '../shared/text.ts';
import { ticketText } from './tickets.ts';

/** A note that staff leave for their colleagues in a ticket. Its customer never sees it. */
export const ticketNote = z.object({
  ticketNoteId: id,
  ticketId: id,
  userId: id.nullable().meta({ description: 'Who wrote it.' }),
  userName: z.string().nullable().meta({ example: 'Andrés Molina Ruiz' }),
  message: z.string().meta({ example: 'He hablado con el banco: la transferencia llega el lunes.' }),
  createdAt: instant,
});
export type TicketNote = z.output<typeof ticketNote>;

export const ticketNoteFieldList = fieldList({
  resource: 'ticketNotes',
  record: ticketNote,
  fields: {
    createdAt: {},
    userName: {},
    message: {},
    userId: { shownAs: 'userName', notInCsv: 'The name stands for it.' },
    ticketNoteId: { hidden: 'An id that nobody reads.' },
    ticketId: { hidden: 'Notes are always of one ticket.' },
  },
});

const params = z.strictObject({ ticketId: id });

const find = endpoint({
  method: 'GET',
  path: '/v1/support/tickets/:ticketId/notes',
  summary: 'The internal notes of a ticket, oldest first. The customer of the ticket never gets them.',
  who: 'ticketNotes.read',
  params,
  query: z.strictObject(paging(['createdAt'], 'asc')),
  answer: page(ticketNote),
});

export const ticketNotesEndpoints = {
  find,
  export: csvExportOf(find, ticketNoteFieldList),
  create: endpoint({
    method: 'POST',
    path: '/v1/support/tickets/:ticketId/notes',
    summary: 'Adds an internal note to a ticket. It stays as written, and nobody gets a mail about it.',
    who: 'ticketNotes.create',
    params,
    body: z.strictObject({ message: ticketText }),
    answer: ticketNote,
    idempotency: 'accepted',
  }),
};
