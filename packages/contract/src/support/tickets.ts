import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { anyOf } from '../shared/one-or-more.ts';
import { flag, page, paging } from '../shared/paging.ts';
import { id, locale, searchText, text } from '../shared/text.ts';
import { recordVersion, seenVersion, versionRules } from '../shared/version.ts';
import {
  documentOwnerTypes,
  ticketDocument,
  ticketDocumentsProblem,
  ticketFiles,
  ticketFilesMax,
} from './ticket-documents.ts';
import { ticketPriority } from './ticket-priorities.ts';
import { ticketStateId } from './ticket-states.ts';

export const ticketTitle = text(150)
  .overwrite((title) => title.replace(/\s+/g, ' '))
  .meta({ example: 'No puedo descargar el contrato' });
export const ticketText = text(5_000).meta({ example: 'Al pulsar «Descargar» no ocurre nada.' });

/** A question to support. */
export const ticket = z.object({
  ticketId: id,
  title: z.string().meta({ example: 'No puedo descargar el contrato' }),
  description: z.string().meta({ example: 'Al pulsar «Descargar» no ocurre nada.' }),
  stateId: ticketStateId,
  stateSince: instant.meta({ description: 'When it entered its current state.' }),
  userId: id.meta({ description: 'The customer.' }),
  userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
  responsibleId: id.nullable().meta({ description: 'The member of staff responsible.' }),
  responsibleName: z.string().nullable().meta({ example: 'Andrés Molina Ruiz' }),
  read: z.boolean().meta({
    example: false,
    description: 'Whether the caller has read the latest activity, or staff have answered it since.',
  }),
  priority: ticketPriority.nullable().meta({ description: 'For staff; null for its customer.' }),
  dueOn: civilDate.nullable().meta({
    description: 'The day by which staff want to finish it. For staff; null for its customer.',
  }),
  projectId: id
    .nullable()
    .meta({ description: 'The project it is about. For staff; null for its customer.' }),
  projectName: z.string().nullable().meta({ example: 'Edificio Lavapiés' }),
  transactionId: id.nullable().meta({
    description: 'The movement of its customer that it is about. For staff; null for its customer.',
  }),
  orderId: id.nullable().meta({
    description: 'The order of its customer that it is about. For staff; null for its customer.',
  }),
  createdAt: instant,
  updatedAt: instant.meta({ description: 'When it was last answered, changed or reassigned.' }),
  version: recordVersion,
});
export type Ticket = z.output<typeof ticket>;

export const ticketFieldList = fieldList({
  resource: 'tickets',
  record: ticket,
  acts: ['ticket'],
  notedForPrograms: ['messageId', 'ticketNoteId', 'readByCustomer', 'readByStaff'],
  fields: {
    ticketId: { notInAudit: 'It is what the line is about.' },
    title: {},
    description: {},
    stateId: { words: 'support.states' },
    userName: {},
    responsibleName: {},
    priority: { words: 'support.priorities', seenBy: 'staff' },
    dueOn: { seenBy: 'staff' },
    projectName: { seenBy: 'staff', notInAudit: 'It stands for the id of the project.' },
    transactionId: { seenBy: 'staff' },
    orderId: { seenBy: 'staff' },
    projectId: { shownAs: 'projectName', notInCsv: 'The name stands for it.', seenBy: 'staff' },
    read: { notInAudit: 'Reading changes nothing for anybody else.' },
    createdAt: { notInAudit: 'It is when the line was noted.' },
    updatedAt: { notInAudit: 'It is when the line was noted.' },
    userId: { shownAs: 'userName' },
    responsibleId: { shownAs: 'responsibleName', notInCsv: 'The name stands for it.' },
    stateSince: { hidden: 'It is when the line of the state was noted.' },
    version: versionRules,
    files: { only: 'audit' },
    mergedIntoId: { only: 'audit' },
    mergedFromId: { only: 'audit' },
    turn: { only: 'screen' },
  },
});

export const ticketStateChange = z.object({
  from: ticketStateId.nullable().meta({ description: 'Null when the ticket was opened.' }),
  to: ticketStateId,
  userId: id.nullable(),
  userName: z.string().nullable().meta({ example: 'Andrés Molina Ruiz' }),
  at: instant,
});
export type TicketStateChange = z.output<typeof ticketStateChange>;

/** A ticket that another one is merged with. */
const otherTicket = z.object({ ticketId: id, title: z.string().meta({ example: 'No llega mi ingreso' }) });

/** A ticket with its documents and its history of states; later messages are in their own list. */
export const wholeTicket = ticket.extend({
  userLanguage: locale.meta({ description: 'The language of the customer.' }),
  documents: z.array(ticketDocument).meta({ description: 'The attachments.' }),
  screenshot: ticketDocument.nullable(),
  requestHistory: z.array(ticketDocument).meta({ description: 'The latest API responses, as JSON.' }),
  stateChanges: z.array(ticketStateChange).meta({ description: 'In chronological order.' }),
  mergedInto: otherTicket.nullable().meta({ description: 'Where it goes on, if it was merged.' }),
  mergedTickets: z.array(otherTicket).meta({ description: 'Those that were merged into it, oldest first.' }),
});
export type WholeTicket = z.output<typeof wholeTicket>;

const ticketParams = z.strictObject({ ticketId: id });

export const ticketOrderColumns = [
  'createdAt',
  'updatedAt',
  'title',
  'stateId',
  'read',
  'userName',
  'responsibleName',
  'priority',
  'dueOn',
  'turn',
] as const;

const find = endpoint({
  method: 'GET',
  path: '/v1/support/tickets',
  summary:
    'Tickets: the caller’s own, those that a manager handles, or all. By `turn`: overdue ones first, then by priority and age; finished ones last.',
  who: 'tickets.read',
  query: z.strictObject({
    ...paging(ticketOrderColumns, 'desc'),
    title: searchText.optional(),
    search: searchText.optional().meta({
      description:
        'Words of the title and description, of one message or, for staff, of one internal note; or the whole id.',
    }),
    stateId: anyOf(ticketStateId).optional(),
    userId: id.optional(),
    responsibleId: id.optional(),
    hasResponsible: flag.optional().meta({ description: 'Whether they are assigned to someone.' }),
    priority: anyOf(ticketPriority).optional(),
    projectId: id.optional().meta({ description: 'Linked to this project.' }),
    transactionId: id.optional().meta({ description: 'Linked to this movement.' }),
    orderId: id.optional().meta({ description: 'Linked to this order.' }),
    isOverdue: flag.optional().meta({ description: 'Whether they should have been finished before today.' }),
    awaitsAnswer: flag.optional().meta({
      description:
        'Whether staff have to answer: the last message is the customer’s, or the state says that it waits for the manager.',
    }),
    read: flag.optional().meta({
      description:
        'Read by the caller, or answered by staff since: as the customer of their own tickets, as staff of all others.',
    }),
    getTotalByStates: flag.optional().meta({ description: 'Adds the number of matches in each state.' }),
  }),
  answer: page(ticket).extend({
    totalByStates: z
      .array(z.object({ stateId: ticketStateId, total: z.int().meta({ example: 3 }) }))
      .optional(),
  }),
});

export const ticketsEndpoints = {
  find,
  export: csvExportOf(find, ticketFieldList),
  create: endpoint({
    method: 'POST',
    path: '/v1/support/tickets',
    summary:
      'Opens a ticket; staff may open one for a customer. It goes to the customer’s manager unless said.',
    who: 'tickets.create',
    body: z
      .strictObject({
        title: ticketTitle,
        description: ticketText,
        documents: ticketFiles,
        documentOwnerTypes,
        userId: id.optional().meta({ description: 'The customer; the caller, if left out.' }),
        managerId: id
          .optional()
          .meta({ description: 'Who is responsible; customers can only name their own manager.' }),
      })
      .superRefine((given, ctx) => {
        const problem = ticketDocumentsProblem(given);
        if (problem) ctx.addIssue({ code: 'custom', ...problem });
      }),
    bodyKind: 'multipart',
    filesMax: ticketFilesMax,
    answer: wholeTicket,
    errors: ['file.unreadable', 'support.too_many_open_tickets'],
    idempotency: 'accepted',
  }),
  findOne: endpoint({
    method: 'GET',
    path: '/v1/support/tickets/:ticketId',
    summary: 'A ticket with its files and its history.',
    who: 'tickets.read',
    params: ticketParams,
    answer: wholeTicket,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/v1/support/tickets/:ticketId',
    summary: 'Marks a ticket as read by the caller, moves it to another state, reassigns it, or plans it.',
    who: 'tickets.edit',
    params: ticketParams,
    body: z
      .strictObject({
        responsibleId: id.nullable().meta({ description: 'Staff only.' }),
        stateId: ticketStateId,
        priority: ticketPriority.meta({ description: 'Staff only.' }),
        dueOn: civilDate.nullable().meta({ description: 'Staff only.' }),
        projectId: id.nullable().meta({ description: 'Staff only.' }),
        transactionId: id.nullable().meta({ description: 'Staff only; a movement of the customer.' }),
        orderId: id.nullable().meta({ description: 'Staff only; an order of the customer.' }),
        read: z.boolean(),
        version: seenVersion,
        isAdmin: z.boolean().meta({
          description:
            'The side on which the caller acts: true as staff, false as the customer. If left out: as the customer ' +
            'of their own tickets, as staff of all others. A side that is not the caller’s is refused.',
        }),
      })
      .partial()
      .meta({ example: { stateId: 'InProcess', read: true, isAdmin: true } }),
    answer: wholeTicket,
    errors: ['support.state_change_not_allowed', 'support.ticket_merged'],
  }),
  merge: endpoint({
    method: 'POST',
    path: '/v1/support/tickets/:ticketId/merge',
    summary:
      'Merges a ticket into another open one of the same customer: closes it with a message that names the other. A merged ticket takes no messages.',
    who: 'tickets.merge',
    params: ticketParams,
    body: z.strictObject({ targetId: id.meta({ description: 'The ticket where it goes on.' }) }),
    status: 200,
    answer: wholeTicket,
    errors: ['support.merge_target_over', 'support.ticket_merged'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/v1/support/tickets/:ticketId',
    summary: 'Deletes a ticket with its messages and files.',
    who: 'tickets.delete',
    params: ticketParams,
  }),
};
