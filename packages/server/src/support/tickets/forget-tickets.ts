import type { Change } from '../../routing/change.ts';
import type { Services } from '../../services.ts';
import { dropWithFiles } from './drop-ticket.ts';
import { lockTicketsOf, releaseTicketsOf } from './repository.ts';

/** What becomes of tickets when an account is deleted: one's own go, those one answered for wait for somebody else. */
export async function forgetTicketsOf(change: Change, services: Services, userId: string): Promise<void> {
  for (const ticketId of await lockTicketsOf(change.tx, userId)) {
    await dropWithFiles(change, services, ticketId);
  }
  await releaseTicketsOf(change.tx, userId);
}
