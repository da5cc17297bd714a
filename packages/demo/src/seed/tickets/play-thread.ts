import {
  addDays,
  civilDateAt,
  type TicketSide,
  type TicketStateId,
  ticketStateAfterMessage,
  ticketStateByMessage,
} from '@semilla/contract';
import { assert } from '@semilla/server/kit/errors.ts';
import type { ticketMessages } from '@semilla/server/schema/ticket-messages.ts';
import type { ticketNotes } from '@semilla/server/schema/ticket-notes.ts';
import type { ticketStateChanges } from '@semilla/server/schema/ticket-state-changes.ts';
import type { tickets } from '@semilla/server/schema/tickets.ts';
import { demoId } from '../demo-id.ts';
import type { Thread } from './thread.ts';

/** A ticket with its messages and state changes. */
export interface Played {
  ticket: typeof tickets.$inferSelect;
  stateChanges: (typeof ticketStateChanges.$inferInsert)[];
  messages: (typeof ticketMessages.$inferInsert)[];
  notes: (typeof ticketNotes.$inferInsert)[];
}

interface Roles {
  customerId: string;
  /** The member of staff who answers. Becomes responsible for a ticket without a responsible person. */
  staffId: string;
  responsibleId: string | null;
  /** Everything must have happened before this time. */
  now: Date;
}

interface NotesBy {
  staffId: string;
  createdAt: Date;
  now: Date;
}

const hourMs = 3_600_000;

function notesOf(
  { title, notes = [] }: Thread,
  ticketId: string,
  { staffId, createdAt, now }: NotesBy,
): Played['notes'] {
  return notes.map(({ hoursLater, text }, index) => {
    const at = new Date(createdAt.getTime() + hoursLater * hourMs);
    assert(at < now, `a note in "${title}" is in the past`);
    const ticketNoteId = demoId(`note ${title} ${index}`, at);
    return { ticketNoteId, ticketId, userId: staffId, message: text, createdAt: at };
  });
}

/** Creates the messages in order, following the platform's rules for ticket states. */
export function playThread(thread: Thread, { customerId, staffId, responsibleId, now }: Roles): Played {
  const createdAt = new Date(now.getTime() - thread.openedHoursAgo * hourMs);
  const ticketId = demoId(`ticket ${thread.title}`, createdAt);
  const userIds = { customer: customerId, staff: staffId };
  const played: Pick<Played, 'messages' | 'stateChanges'> = { messages: [], stateChanges: [] };
  let [state, since, at, last] = ['Open' as TicketStateId, createdAt, createdAt, 'customer' as TicketSide];
  const change = (from: TicketStateId | null, to: TicketStateId, side: TicketSide) => {
    const ticketStateChangeId = demoId(`state ${thread.title} ${played.stateChanges.length}`, at);
    played.stateChanges.push({ ticketStateChangeId, ticketId, from, to, userId: userIds[side], at });
    [state, since] = [to, at];
  };
  change(null, 'Open', 'customer');
  for (const [index, { hoursLater, side, text, to: requestedState }] of thread.answers.entries()) {
    at = new Date(at.getTime() + hoursLater * hourMs);
    const to = requestedState
      ? ticketStateByMessage(side, state, requestedState)
      : ticketStateAfterMessage(side, state);
    assert(to, `an answer leads "${thread.title}" where it may`);
    const stateId = to === state ? null : to;
    played.messages.push({
      messageId: demoId(`message ${thread.title} ${index}`, at),
      ticketId,
      userId: userIds[side],
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
    notes: notesOf(thread, ticketId, { staffId, createdAt, now }),
    ticket: {
      ticketId,
      title: thread.title,
      description: thread.description,
      stateId: state,
      stateSince: since,
      userId: customerId,
      responsibleId: responsibleId ?? (isAnswered ? staffId : null),
      priority: thread.priority ?? 'normal',
      dueOn: thread.dueInDays === undefined ? null : addDays(civilDateAt(now), thread.dueInDays),
      projectId: null,
      transactionId: null,
      orderId: null,
      mergedIntoId: null,
      readByCustomer: last === 'customer' || isRead,
      readByStaff: last === 'staff' || isRead,
      createdAt,
      updatedAt: at,
      version: 1,
    },
  };
}
