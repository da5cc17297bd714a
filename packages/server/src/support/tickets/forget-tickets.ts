import type { Change } from '../../kit/change/make-change.ts';
import type { Services } from '../../kit/services.ts';
import { dropWithFiles } from './drop-ticket.ts';
import { lockTicketsOf, releaseTicketsOf } from './queries.ts';

/** Somebody's own tickets go with their account. */
export async function forgetTicketsOf(change: Change, services: Services, userId: string): Promise<void> {
  for (const ticketId of await lockTicketsOf(change.tx, userId)) {
    await dropWithFiles(change, services, ticketId);
  }
}

/** What somebody answered for waits for somebody else. */
export async function handBackTicketsOf({ tx, audit }: Change, userId: string): Promise<void> {
  for (const ticketId of await releaseTicketsOf(tx, userId)) {
    const note = { action: 'ticket.edit', subjectType: 'ticket', subjectId: ticketId };
    audit({ ...note, before: { responsibleId: userId }, after: { responsibleId: null } });
  }
}
