import { isTicketOver, type TicketSide, type TicketStateId } from '@semilla/contract';
import type { Change } from '../kit/change/make-change.ts';
import { ApiError } from '../kit/errors.ts';
import type { Caller } from '../kit/http/caller.ts';
import type { StoredTicket } from './access.ts';
import { isAvailable } from './people.ts';
import { insertStateChange } from './tickets/queries.ts';

const named = (state: TicketStateId) => ({ key: `support.states.${state}` }) as const;

export class StateChangeNotAllowed extends ApiError {
  constructor(from: TicketStateId, to: TicketStateId) {
    super('support.state_change_not_allowed', { params: { from: named(from), to: named(to) } });
  }
}

/** After a change the ticket is read on the side that made it and unread on the other. */
export function unreadFor(side: TicketSide): Pick<StoredTicket, 'readByCustomer' | 'readByStaff'> {
  return { readByCustomer: side === 'customer', readByStaff: side === 'staff' };
}

/** Records the state change of a locked ticket and returns the columns to update. */
export async function moveTicket(
  change: Change,
  caller: Caller,
  ticket: StoredTicket,
  to: TicketStateId,
  at: Date,
): Promise<Partial<StoredTicket>> {
  const { ticketId, stateId: from, responsibleId } = ticket;
  if (from === to) return {};
  await insertStateChange(change.tx, { ticketId, from, to, userId: caller.userId ?? null, at });
  const wakes = isTicketOver(from) && !isTicketOver(to) && responsibleId !== null;
  // If the responsible user of a reopened ticket has left the staff, nobody is responsible for the ticket any
  // more.
  const isAnswered = !wakes || (await isAvailable(change.tx, responsibleId));
  return { stateId: to, stateSince: at, ...(!isAnswered && { responsibleId: null }) };
}
