import { isTicketOver, type TicketSide, type TicketStateId } from '@semilla/contract';
import { ApiError } from '../errors.ts';
import type { Caller } from '../routing/caller.ts';
import type { Change } from '../routing/change.ts';
import type { StoredTicket } from './access.ts';
import { isAvailable } from './people.ts';
import { insertStateChange } from './tickets/repository.ts';

const named = (state: TicketStateId) => ({ key: `support.states.${state}` }) as const;

export class StateChangeNotAllowed extends ApiError {
  constructor(from: TicketStateId, to: TicketStateId) {
    super('support.state_change_not_allowed', { params: { from: named(from), to: named(to) } });
  }
}

/** What one side does is read by that side, and news to the other. */
export function newsFrom(side: TicketSide): Pick<StoredTicket, 'readByCustomer' | 'readByStaff'> {
  return { readByCustomer: side === 'customer', readByStaff: side === 'staff' };
}

/** Writes down that a locked ticket goes into another state, by whom and when; what of it changes is the answer. */
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
  // Whoever answered for it may have left since: then it waits for somebody else.
  const isAnswered = !wakes || (await isAvailable(change.tx, responsibleId));
  return { stateId: to, stateSince: at, ...(!isAnswered && { responsibleId: null }) };
}
