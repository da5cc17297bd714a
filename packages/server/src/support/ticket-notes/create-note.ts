import type { InputOf, TicketNote, v1 } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import type { Caller } from '../../kit/http/caller.ts';
import type { Services } from '../../kit/services.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { assertActsAsStaff, lockTicket } from '../access.ts';
import { insertNote, readNote } from './queries.ts';

/** Adds a note to a ticket. State, read marks and the last activity stay as they are, and no mail is sent. */
export async function createNote(
  change: Change,
  services: Services,
  caller: Caller,
  { params: { ticketId }, body }: Pick<InputOf<typeof v1.ticketNotes.create>, 'params' | 'body'>,
): Promise<TicketNote> {
  const { tx } = change;
  assertActsAsStaff(caller, await lockTicket(tx, caller, ticketId));
  const createdAt = services.now();
  const ticketNoteId = newId(createdAt.getTime());
  await insertNote(tx, { ticketNoteId, ticketId, userId: caller.userId, message: body.message, createdAt });
  change.audit({
    action: 'ticket.note',
    subjectType: 'ticket',
    subjectId: ticketId,
    // With the customer as the person, their open pages would hear of the note.
    personId: null,
    after: { ticketNoteId },
  });
  return readNote(tx, ticketNoteId);
}
