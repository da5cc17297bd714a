import { eq } from 'drizzle-orm';
import type { Db } from '../kit/database/types.ts';
import { ApiError } from '../kit/errors.ts';
import { tickets } from '../schema/tickets.ts';
import type { StoredTicket } from './access.ts';

/** Throws, naming the other ticket, if a ticket goes on in another. */
export async function assertNotMerged(tx: Db, { mergedIntoId }: StoredTicket): Promise<void> {
  if (!mergedIntoId) return;
  const [target] = await tx
    .select({ title: tickets.title })
    .from(tickets)
    .where(eq(tickets.ticketId, mergedIntoId));
  throw new ApiError('support.ticket_merged', { params: { title: target?.title ?? '' } });
}
