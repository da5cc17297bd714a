import type { Change } from '../../kit/change/make-change.ts';
import type { Services } from '../../kit/services.ts';
import { deleteWithFiles } from './drop-ticket.ts';
import { lockTicketsOf, releaseTicketsOf } from './queries.ts';

/** Deletes the tickets of a user who is being deleted. */
export async function deleteTicketsOf(change: Change, services: Services, userId: string): Promise<void> {
  for (const ticketId of await lockTicketsOf(change.tx, userId)) {
    await deleteWithFiles(change, services, ticketId);
  }
}

/** Leaves the open tickets of a user who leaves the staff without a responsible user. */
export async function releaseTickets({ tx, audit }: Change, userId: string): Promise<void> {
  for (const ticketId of await releaseTicketsOf(tx, userId)) {
    const note = { action: 'ticket.edit', subjectType: 'ticket', subjectId: ticketId };
    audit({ ...note, before: { responsibleId: userId }, after: { responsibleId: null } });
  }
}
