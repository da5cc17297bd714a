import { z } from 'zod';
import { isTicketOver, type TicketStateId } from './ticket-state-rules.ts';

/** How soon staff want to answer a ticket, from the least to the most urgent. */
export const ticketPriorities = ['low', 'normal', 'high', 'urgent'] as const;
export type TicketPriority = (typeof ticketPriorities)[number];

export const ticketPriority = z.enum(ticketPriorities).meta({ example: 'high' });

/** Whether a ticket should have been finished before today. */
export function isTicketOverdue(
  { stateId, dueOn }: { stateId: TicketStateId; dueOn: string | null },
  today: string,
): boolean {
  return dueOn !== null && dueOn < today && !isTicketOver(stateId);
}
