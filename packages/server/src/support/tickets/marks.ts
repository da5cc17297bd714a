import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { ticketMarks } from '../../schema/ticket-marks.ts';
import { tickets } from '../../schema/tickets.ts';

/** Whether the read state of one member of staff differs from the state stored in the ticket for all staff. */
export const isMarkedBy = (userId: string): SQL =>
  // An array allows an index lookup; a subquery next to an `or` does not.
  sql`${tickets.ticketId} = any(array(select ${ticketMarks.ticketId} from ${ticketMarks} where ${ticketMarks.userId} = ${userId}))`;

/** Removes all marks: after news the ticket is unread for all staff, and after an answer it is read for all. */
export async function deleteMarks(tx: Db, ticketIds: readonly string[]): Promise<void> {
  if (ticketIds.length) await tx.delete(ticketMarks).where(inArray(ticketMarks.ticketId, [...ticketIds]));
}

/** Marks a locked ticket as read or unread for one member of staff. */
export async function markTicket(
  tx: Db,
  { ticketId, readByStaff }: { ticketId: string; readByStaff: boolean },
  userId: string,
  isRead: boolean,
): Promise<void> {
  if (isRead !== readByStaff) {
    await tx.insert(ticketMarks).values({ ticketId, userId }).onConflictDoNothing();
    return;
  }
  const { ticketId: markedId, userId: markedBy } = ticketMarks;
  await tx.delete(ticketMarks).where(and(eq(markedId, ticketId), eq(markedBy, userId)));
}
