import {
  type TicketSide,
  type TicketStateId,
  ticketStateAfterMessage,
  ticketStateByMessage,
} from '@semilla/contract';
import { assert } from '../../errors.ts';
import type { ticketMessages } from '../../support/messages/table.ts';
import type { ticketStateChanges, tickets } from '../../support/tickets/table.ts';
import { demoId } from '../random.ts';
import type { Thread } from './thread.ts';

/** A ticket with all that was said in it. */
export interface Played {
  ticket: typeof tickets.$inferSelect;
  stateChanges: (typeof ticketStateChanges.$inferInsert)[];
  messages: (typeof ticketMessages.$inferInsert)[];
}

interface Roles {
  customerId: string;
  /** Who answers, and is responsible if they looked after the customer before. */
  staffId: string;
  responsibleId: string | null;
  /** When nothing can have happened any more. */
  now: Date;
}

const hourMs = 3_600_000;

/** Lets the customer and staff write one after the other, by the rules for the states of a ticket. */
export function playThread(thread: Thread, { customerId, staffId, responsibleId, now }: Roles): Played {
  const createdAt = new Date(now.getTime() - thread.openedHoursAgo * hourMs);
  const ticketId = demoId(`ticket ${thread.title}`, createdAt);
  const who = { customer: customerId, staff: staffId };
  const played: Pick<Played, 'messages' | 'stateChanges'> = { messages: [], stateChanges: [] };
  let [state, since, at, last] = ['Open' as TicketStateId, createdAt, createdAt, 'customer' as TicketSide];
  const change = (from: TicketStateId | null, to: TicketStateId, side: TicketSide) => {
    const ticketStateChangeId = demoId(`state ${thread.title} ${played.stateChanges.length}`, at);
    played.stateChanges.push({ ticketStateChangeId, ticketId, from, to, userId: who[side], at });
    [state, since] = [to, at];
  };
  change(null, 'Open', 'customer');
  for (const [index, { hoursLater, side, text, to: asked }] of thread.answers.entries()) {
    at = new Date(at.getTime() + hoursLater * hourMs);
    const to = asked ? ticketStateByMessage(side, state, asked) : ticketStateAfterMessage(side, state);
    assert(to, `an answer leads "${thread.title}" where it may`);
    const stateId = to === state ? null : to;
    played.messages.push({
      messageId: demoId(`message ${thread.title} ${index}`, at),
      ticketId,
      userId: who[side],
      isFromStaff: side === 'staff',
      message: text,
      stateId,
      createdAt: at,
    });
    if (stateId) change(state, stateId, side);
    last = side;
  }
  if (thread.ending) {
    const { hoursLater, side, to } = thread.ending;
    at = new Date(at.getTime() + hoursLater * hourMs);
    change(state, to, side);
    last = side;
  }
  assert(at < now, `"${thread.title}" is in the past`);
  const isRead = !thread.isUnread;
  const isAnswered = last === 'staff' || thread.answers.length > 0 || state !== 'Open';
  return {
    ...played,
    ticket: {
      ticketId,
      title: thread.title,
      description: thread.description,
      stateId: state,
      stateSince: since,
      userId: customerId,
      responsibleId: responsibleId ?? (isAnswered ? staffId : null),
      readByCustomer: last === 'customer' || isRead,
      readByStaff: last === 'staff' || isRead,
      createdAt,
      updatedAt: at,
    },
  };
}
