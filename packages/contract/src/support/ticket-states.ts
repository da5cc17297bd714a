import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { page } from '../shared/paging.ts';

/** What a ticket waits for, in the order in which it usually goes through them. The word is its id. */
export const ticketStateIds = [
  'Open',
  'InProcess',
  'PendingCustomer',
  'PendingManager',
  'Closed',
  'Dismissed',
] as const;
export type TicketStateId = (typeof ticketStateIds)[number];

/** On whose side of a ticket somebody stands: whose question it is, or who answers it. */
export type TicketSide = 'customer' | 'staff';

/** How long after a ticket was closed its customer may take it up again, by writing. */
export const ticketReopenDays = 30;

const changes: Record<TicketSide, Record<TicketStateId, readonly TicketStateId[]>> = {
  customer: {
    Open: ['Closed'],
    InProcess: ['Closed'],
    PendingCustomer: ['Closed'],
    PendingManager: ['Closed'],
    Closed: [],
    Dismissed: [],
  },
  staff: {
    Open: ['InProcess', 'PendingCustomer', 'PendingManager', 'Closed', 'Dismissed'],
    InProcess: ['PendingCustomer', 'PendingManager', 'Closed', 'Dismissed'],
    PendingCustomer: ['InProcess', 'PendingManager', 'Closed', 'Dismissed'],
    PendingManager: ['InProcess', 'PendingCustomer', 'Closed', 'Dismissed'],
    Closed: ['Open'],
    Dismissed: ['Open'],
  },
};

/** The states that a side may move a ticket to. Whoever asks finishes; staff do the rest. */
export function ticketStatesAfter(side: TicketSide, from: TicketStateId): readonly TicketStateId[] {
  return changes[side][from];
}

export function canChangeTicketState(side: TicketSide, from: TicketStateId, to: TicketStateId): boolean {
  return changes[side][from].includes(to);
}

/** Nobody works on it any more. */
export function isTicketOver(stateId: TicketStateId): boolean {
  return stateId === 'Closed' || stateId === 'Dismissed';
}

const dayMs = 86_400_000;

/** Staff may always add a word; a customer while somebody works on it, or to take up again what was closed lately. */
export function mayWriteToTicket(
  side: TicketSide,
  ticket: { stateId: TicketStateId; stateSince: Date },
  now: Date,
): boolean {
  if (side === 'staff' || !isTicketOver(ticket.stateId)) return true;
  const sinceMs = now.getTime() - ticket.stateSince.getTime();
  return ticket.stateId === 'Closed' && sinceMs <= ticketReopenDays * dayMs;
}

/**
 * Where a message leaves a ticket by itself. A customer's answer hands it back to staff, and takes up again what was
 * closed; an answer of staff hands it to the customer, unless staff have said that they are still at work on it.
 */
export function ticketStateAfterMessage(side: TicketSide, from: TicketStateId): TicketStateId {
  if (side === 'customer') {
    if (from === 'PendingCustomer') return 'PendingManager';
    return from === 'Closed' ? 'Open' : from;
  }
  return from === 'Open' || from === 'PendingManager' ? 'PendingCustomer' : from;
}

/** The state that a message leads to, with the one it asks for; undefined where that is not allowed. */
export function ticketStateByMessage(
  side: TicketSide,
  from: TicketStateId,
  asked?: TicketStateId,
): TicketStateId | undefined {
  const byItself = ticketStateAfterMessage(side, from);
  if (asked === undefined || asked === byItself) return byItself;
  const isKept = side === 'staff' && asked === from;
  return isKept || canChangeTicketState(side, from, asked) ? asked : undefined;
}

export const ticketStateId = z.enum(ticketStateIds).meta({ example: 'Open' });

export const ticketState = z.object({
  stateId: ticketStateId,
  name: z.string().meta({ example: 'Open' }),
  orderIndex: z.int().meta({ example: 0 }),
  isOver: z.boolean().meta({ example: false, description: 'Whether the ticket is finished.' }),
});
export type TicketState = z.output<typeof ticketState>;

export const ticketStatesEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/support/ticket-states',
    summary: 'The states of a ticket, in order.',
    who: 'tickets.read',
    answer: page(ticketState),
  }),
};
