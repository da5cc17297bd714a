import { type TicketMessage, type TicketStateChange, takeMax, v1, type WholeTicket } from '@semilla/contract';
import { api } from '../../lib/api.ts';

export interface Thread {
  ticket: WholeTicket;
  messages: TicketMessage[];
}

/** Loads a ticket with all its messages. */
export async function loadThread(ticketId: string): Promise<Thread> {
  const params = { ticketId };
  const ticket = await api(v1.tickets.findOne, { params });
  const messages: TicketMessage[] = [];
  for (;;) {
    const page = await api(v1.ticketMessages.find, {
      params,
      query: { skip: messages.length, take: takeMax },
    });
    messages.push(...page.data);
    if (!page.data.length || messages.length >= page.total) return { ticket, messages };
  }
}

export type Entry =
  | { kind: 'message'; at: Date; message: TicketMessage }
  | { kind: 'move'; at: Date; move: TicketStateChange };

/**
 * The messages and state changes of a ticket, oldest first. A state change caused by a message is part of that message's entry.
 */
export function entriesOf({ ticket, messages }: Thread): Entry[] {
  const written = messages.map((message): Entry => ({ kind: 'message', at: message.createdAt, message }));
  const isToldBy = ({ at }: TicketStateChange) => messages.some(({ createdAt }) => +createdAt === +at);
  const moved = ticket.stateChanges
    .filter((move) => move.from !== null && !isToldBy(move))
    .map((move): Entry => ({ kind: 'move', at: move.at, move }));
  return [...written, ...moved].toSorted((one, other) => +one.at - +other.at);
}
