import {
  type InputOf,
  mayWriteToTicket,
  type TicketMessage,
  type TicketSide,
  type TicketStateId,
  ticketStateByMessage,
  type writeTicketMessage,
} from '@semilla/contract';
import { newId } from '../../database/ids.ts';
import { ApiError } from '../../errors.ts';
import type { Caller } from '../../routing/caller.ts';
import type { Change } from '../../routing/change.ts';
import type { Services } from '../../services.ts';
import { lockTicket, nextMoment, type StoredTicket, sideOf } from '../access.ts';
import { tell } from '../letters.ts';
import { moveTicket, newsFrom, StateChangeNotAllowed } from '../move-ticket.ts';
import { keepFiles } from '../ticket-documents/keep-files.ts';
import { updateTicket } from '../tickets/repository.ts';
import { insertMessage, readMessage } from './repository.ts';

type Call = InputOf<typeof writeTicketMessage>;

function stateAfter(
  side: TicketSide,
  ticket: StoredTicket,
  asked: TicketStateId | undefined,
  at: Date,
): TicketStateId {
  if (!mayWriteToTicket(side, ticket, at)) throw new ApiError('support.ticket_over');
  const to = ticketStateByMessage(side, ticket.stateId, asked);
  if (!to) throw new StateChangeNotAllowed(ticket.stateId, asked ?? ticket.stateId);
  return to;
}

/** Adds a message with its files to the thread, moves the ticket where it leads, and tells the other side. */
export async function writeMessage(
  change: Change,
  services: Services,
  caller: Caller,
  { params: { ticketId }, body }: Pick<Call, 'params' | 'body'>,
): Promise<TicketMessage> {
  const { tx } = change;
  const before = await lockTicket(tx, caller, ticketId);
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
  const files = body.files.map((file) => ({ file, ownerType: 'attachment' as const }));
  await keepFiles(change, services, caller, { ticketId, messageId }, files);
  const moved = await moveTicket(change, caller, before, to, at);
  const after = await updateTicket(tx, ticketId, { ...moved, ...newsFrom(side), updatedAt: at });

  await tell(change, side === 'staff' ? 'customer.answered' : 'staff.answered', after, caller.userId);
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
