import { ticketDocumentOwnerTypes } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { documents } from './documents.ts';
import { ticketMessages } from './ticket-messages.ts';
import { tickets } from './tickets.ts';

export const ticketDocuments = pgTable(
  'ticket_documents',
  {
    documentId: uuid('document_id')
      .primaryKey()
      .references(() => documents.documentId),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets.ticketId, { onDelete: 'cascade' }),
    /** Null for a file of the ticket itself. */
    messageId: uuid('message_id').references(() => ticketMessages.messageId, { onDelete: 'cascade' }),
    ownerType: text('owner_type', { enum: ticketDocumentOwnerTypes }).notNull(),
    orderIndex: integer('order_index').notNull(),
  },
  (table) => [
    index('ticket_documents_ticket_index').on(table.ticketId, table.messageId),
    index('ticket_documents_message_index').on(table.messageId),
    uniqueIndex('ticket_documents_one_screenshot')
      .on(table.ticketId)
      .where(sql`${table.ownerType} = 'screenshot'`),
    check(
      'ticket_documents_owner_type_known',
      sql`${table.ownerType} in ('screenshot', 'request-history', 'attachment')`,
    ),
  ],
);
