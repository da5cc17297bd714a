/**
 * The states of a ticket, in the order in which most tickets pass through them. The name of a state is its
 * id.
 */
export const ticketStateIds = [
  'Open',
  'InProcess',
  'PendingCustomer',
  'PendingManager',
  'Closed',
  'Dismissed',
] as const;
export type TicketStateId = (typeof ticketStateIds)[number];

/** The two sides of a ticket: the customer who asks, and the staff who answer. */
export type TicketSide = 'customer' | 'staff';

/** How many days after the closing a customer can reopen a ticket by writing. */
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

/** The states that one side may give a ticket next. Customers may only close it. */
export function ticketStatesAfter(side: TicketSide, from: TicketStateId): readonly TicketStateId[] {
  return changes[side][from];
}

export function canChangeTicketState(side: TicketSide, from: TicketStateId, to: TicketStateId): boolean {
  return changes[side][from].includes(to);
}

export function isTicketOver(stateId: TicketStateId): boolean {
  return stateId === 'Closed' || stateId === 'Dismissed';
}

const dayMs = 86_400_000;

/** Staff may always write. Customers may write while the ticket is open, and for some days after it was closed, to reopen it. */
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
 * The state of a ticket after a message that requests no state. A customer's message passes the ticket to
 * staff and reopens a closed one; a message of staff passes it to the customer, unless it is in process.
 */
export function ticketStateAfterMessage(side: TicketSide, from: TicketStateId): TicketStateId {
  if (side === 'customer') {
    if (from === 'PendingCustomer') return 'PendingManager';
    return from === 'Closed' ? 'Open' : from;
  }
  return from === 'Open' || from === 'PendingManager' ? 'PendingCustomer' : from;
}

/** The new state after a message that may request a state; undefined if that change is not allowed. */
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
