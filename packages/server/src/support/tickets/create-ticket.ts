import { type InputOf, ownerTypesOf, type v1, type WholeTicket } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import type { Caller } from '../../kit/http/caller.ts';
import type { Services } from '../../kit/services.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { mailTicketNews } from '../mails.ts';
import { customerOfTicket, responsibleOfTicket } from '../people.ts';
import { redactHistory } from '../ticket-documents/redact-history.ts';
import { storeTicketFiles, type UploadedFile } from '../ticket-documents/store-ticket-files.ts';
import { insertStateChange, insertTicket, readWholeTicket, refuseTooManyOpen } from './queries.ts';

type NewTicket = InputOf<typeof v1.tickets.create>['body'];

/** The files of a new ticket. Redacts request histories again, because a program may send them unredacted. */
function filesOf(body: NewTicket): Promise<UploadedFile[]> {
  const ownerTypes = ownerTypesOf(body);
  const asStored = async (file: File, index: number): Promise<UploadedFile> => {
    const ownerType = ownerTypes[index] ?? 'attachment';
    return { file: ownerType === 'request-history' ? await redactHistory(file) : file, ownerType };
  };
  return Promise.all(body.documents.map(asStored));
}

/** Creates a ticket with its files. The other side gets a mail and sees it as unread. */
export async function createTicket(
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
  if (isByCustomer) await refuseTooManyOpen(tx, userId);
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
  const files = await filesOf(body);
  await storeTicketFiles(change, services, caller, { ticketId, messageId: null }, files);

  await mailTicketNews(change, 'staff.opened', ticket, caller.userId);
  if (!isByCustomer) await mailTicketNews(change, 'customer.opened', ticket, caller.userId);
  change.audit({
    action: 'ticket.open',
    subjectType: 'ticket',
    subjectId: ticketId,
    personId: userId,
    after: { title, userId, responsibleId, files: files.length },
  });
  return readWholeTicket(tx, caller, ticketId);
}
