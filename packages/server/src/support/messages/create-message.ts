import {
  filesOfMessage,
  type InputOf,
  mayWriteToTicket,
  type TicketMessage,
  type TicketSide,
  type TicketStateId,
  ticketStateByMessage,
  type v1,
} from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import { ApiError } from '../../kit/errors.ts';
import { assertOwnUser } from '../../kit/http/assert-own-user.ts';
import type { Caller } from '../../kit/http/caller.ts';
import type { Services } from '../../kit/services.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { lockTicket, nextMoment, type StoredTicket, sideOf } from '../access.ts';
import { assertNotMerged } from '../assert-not-merged.ts';
import { mailTicketNews } from '../mails.ts';
import { moveTicket, StateChangeNotAllowed, unreadFor } from '../move-ticket.ts';
import { storeTicketFiles } from '../ticket-documents/store-ticket-files.ts';
import { deleteMarks } from '../tickets/marks.ts';
import { updateTicket } from '../tickets/queries.ts';
import { insertMessage, readMessage } from './queries.ts';

type Call = InputOf<typeof v1.ticketMessages.create>;

function stateAfter(
  side: TicketSide,
  ticket: StoredTicket,
  requested: TicketStateId | undefined,
  at: Date,
): TicketStateId {
  if (!mayWriteToTicket(side, ticket, at)) throw new ApiError('support.ticket_over');
  const to = ticketStateByMessage(side, ticket.stateId, requested);
  if (!to) throw new StateChangeNotAllowed(ticket.stateId, requested ?? ticket.stateId);
  return to;
}

/** Creates a message with its files, moves the ticket to the resulting state, and mails the other side. */
export async function createMessage(
  change: Change,
  services: Services,
  caller: Caller,
  { params: { ticketId }, body }: Pick<Call, 'params' | 'body'>,
): Promise<TicketMessage> {
  assertOwnUser(caller, body.userId);
  const { tx } = change;
  const before = await lockTicket(tx, caller, ticketId);
  await assertNotMerged(tx, before);
  const side = sideOf(caller, before, undefined);
  const at = nextMoment(before, services.now());
  const to = stateAfter(side, before, body.stateId, at);
  const messageId = newId(at.getTime());
  await insertMessage(tx, {
    messageId,
    ticketId,
    userId: caller.userId,
    isFromStaff: side === 'staff',
    message: body.message,
    stateId: to === before.stateId ? null : to,
    createdAt: at,
  });
  const files = filesOfMessage(body).map((file) => ({ file, ownerType: 'attachment' as const }));
  await storeTicketFiles(change, services, caller, { ticketId, messageId }, files);
  const moved = await moveTicket(change, caller, before, to, at);
  await deleteMarks(tx, [ticketId]);
  const after = await updateTicket(tx, ticketId, { ...moved, ...unreadFor(side), updatedAt: at });

  await mailTicketNews(
    change,
    side === 'staff' ? 'customer.answered' : 'staff.answered',
    after,
    caller.userId,
  );
  change.audit({
    action: 'ticket.answer',
    subjectType: 'ticket',
    subjectId: ticketId,
    personId: before.userId,
    ...(to !== before.stateId && { before: { stateId: before.stateId } }),
    after: { messageId, files: files.length, ...(to !== before.stateId && { stateId: to }) },
  });
  return readMessage(tx, messageId);
}
