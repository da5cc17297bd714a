import { type InputOf, type openTicket, ownerTypesOf, type WholeTicket } from '@semilla/contract';
import { newId } from '../../database/ids.ts';
import type { Caller } from '../../routing/caller.ts';
import type { Change } from '../../routing/change.ts';
import type { Services } from '../../services.ts';
import { tell } from '../letters.ts';
import { customerOfTicket, responsibleOfTicket } from '../people.ts';
import { keepFiles } from '../ticket-documents/keep-files.ts';
import { insertStateChange, insertTicket, readWholeTicket } from './repository.ts';

type NewTicket = InputOf<typeof openTicket>['body'];

/** Opens a ticket with its files; unread on the side of whoever did not open it, who is told by mail. */
export async function addTicket(
  change: Change,
  services: Services,
  caller: Caller,
  body: NewTicket,
): Promise<WholeTicket> {
  const { tx } = change;
  const { title, description } = body;
  const at = services.now();
  const ticketId = newId(at.getTime());
  const userId = await customerOfTicket(tx, caller, body.userId);
  const responsibleId = await responsibleOfTicket(tx, caller, userId, body.managerId);
  const isByCustomer = userId === caller.userId;
  const ticket = { ticketId, title, description, stateId: 'Open', userId, responsibleId } as const;
  await insertTicket(tx, {
    ...ticket,
    readByCustomer: isByCustomer,
    readByStaff: !isByCustomer,
    stateSince: at,
    createdAt: at,
    updatedAt: at,
  });
  await insertStateChange(tx, { ticketId, from: null, to: 'Open', userId: caller.userId ?? null, at });
  const ownerTypes = ownerTypesOf(body);
  const files = body.documents.map((file, index) => ({ file, ownerType: ownerTypes[index] ?? 'attachment' }));
  await keepFiles(change, services, caller, { ticketId, messageId: null }, files);

  await tell(change, 'staff.opened', ticket, caller.userId);
  if (!isByCustomer) await tell(change, 'customer.opened', ticket, caller.userId);
  change.audit({
    action: 'ticket.open',
    subjectType: 'ticket',
    subjectId: ticketId,
    personId: userId,
    after: { title, userId, responsibleId, files: files.length },
  });
  return readWholeTicket(tx, caller, ticketId);
}
