import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { contains } from '../../kit/database/queries.ts';
import type { Caller } from '../../kit/http/caller.ts';
import { ticketMessages } from '../../schema/ticket-messages.ts';
import { ticketNotes } from '../../schema/ticket-notes.ts';
import { tickets, ticketWords } from '../../schema/tickets.ts';
import { visibleToStaff } from '../access.ts';

/** A trigram index finds no words that are shorter, so for these the messages would be read whole. */
const wordLengthMin = 3;

/** The tickets with a message or a note that contains the searched words. */
function hasIn(text: { ticketId: PgColumn; message: PgColumn }, search: string): SQL {
  // An array allows an index lookup; a subquery next to an `or` does not.
  return sql`${tickets.ticketId} = any(array(select ${text.ticketId} from ${text.ticketId.table} where ${contains(text.message, search)}))`;
}

/**
 * The condition of the list's search: the id, or all words in the title and description, in one message, or, for staff,
 * in one note.
 */
export function matchesSearch(caller: Caller, search: string): SQL | undefined {
  const id = z.uuid().safeParse(search);
  if (id.success) return eq(tickets.ticketId, id.data);
  const inTicket = contains(ticketWords(tickets), search);
  if (!search.split(/\s+/).some((word) => word.length >= wordLengthMin)) return inTicket;
  const inNotes =
    caller.role === 'user' ? undefined : and(visibleToStaff(caller), hasIn(ticketNotes, search));
  return or(inTicket, hasIn(ticketMessages, search), inNotes);
}
