import { deleteDocument } from '../../misc/documents/store-document.ts';
import type { Caller } from '../../routing/caller.ts';
import type { Change } from '../../routing/change.ts';
import type { Services } from '../../services.ts';
import { lockTicket } from '../access.ts';
import { findDocumentIdsOfTicket } from '../ticket-documents/repository.ts';
import { removeTicket } from './repository.ts';

/** Takes away a locked ticket with its thread, its history and every file of them; says how many files there were. */
export async function dropWithFiles(change: Change, services: Services, ticketId: string): Promise<number> {
  const documentIds = await findDocumentIdsOfTicket(change.tx, ticketId);
  await removeTicket(change.tx, ticketId);
  for (const documentId of documentIds) await deleteDocument(change, services, documentId);
  return documentIds.length;
}

/** Deletes a ticket, as an administrator asks. */
export async function dropTicket(
  change: Change,
  services: Services,
  caller: Caller,
  ticketId: string,
): Promise<void> {
  const { title, userId, responsibleId, stateId } = await lockTicket(change.tx, caller, ticketId);
  const files = await dropWithFiles(change, services, ticketId);
  change.audit({
    action: 'ticket.delete',
    subjectType: 'ticket',
    subjectId: ticketId,
    personId: userId,
    before: { title, userId, responsibleId, stateId, files },
  });
}
