import type { Change } from '../../kit/change/make-change.ts';
import type { Caller } from '../../kit/http/caller.ts';
import type { Services } from '../../kit/services.ts';
import { deleteDocument } from '../../misc/documents/store-document.ts';
import { lockTicket } from '../access.ts';
import { findDocumentIdsOfTicket } from '../ticket-documents/queries.ts';
import { deleteTicketRow } from './queries.ts';

/** Deletes a locked ticket with its thread, history and files. Returns the number of files. */
export async function deleteWithFiles(change: Change, services: Services, ticketId: string): Promise<number> {
  const documentIds = await findDocumentIdsOfTicket(change.tx, ticketId);
  await deleteTicketRow(change.tx, ticketId);
  for (const documentId of documentIds) await deleteDocument(change, services, documentId);
  return documentIds.length;
}

export async function deleteTicket(
  change: Change,
  services: Services,
  caller: Caller,
  ticketId: string,
): Promise<void> {
  const { title, userId, responsibleId, stateId } = await lockTicket(change.tx, caller, ticketId);
  const files = await deleteWithFiles(change, services, ticketId);
  change.audit({
    action: 'ticket.delete',
    subjectType: 'ticket',
    subjectId: ticketId,
    personId: userId,
    before: { title, userId, responsibleId, stateId, files },
  });
}
