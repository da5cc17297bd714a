import { canChangeTicketState, type InputOf, type TicketSide, type v1 } from '@semilla/contract';
import { differences } from '../../kit/audit/write-audit.ts';
import type { Change } from '../../kit/change/make-change.ts';
import { Forbidden } from '../../kit/errors.ts';
import type { Caller } from '../../kit/http/caller.ts';
import type { Services } from '../../kit/services.ts';
import { lockTicket, nextMoment, type StoredTicket, sideOf } from '../access.ts';
import { tell } from '../letters.ts';
import { moveTicket, newsFrom, StateChangeNotAllowed } from '../move-ticket.ts';
import { holdStaff } from '../people.ts';
import { updateTicket } from './queries.ts';

type Asked = InputOf<typeof v1.tickets.edit>['body'];

/** Somebody who changes a locked ticket, at a moment after all that has happened to it. */
interface Editing {
  change: Change;
  caller: Caller;
  before: StoredTicket;
  side: TicketSide;
  at: Date;
}

async function toState(
  { change, caller, before, side, at }: Editing,
  to: Asked['stateId'],
): Promise<Partial<StoredTicket>> {
  if (to === undefined || to === before.stateId) return {};
  if (!canChangeTicketState(side, before.stateId, to)) throw new StateChangeNotAllowed(before.stateId, to);
  return { ...(await moveTicket(change, caller, before, to, at)), ...newsFrom(side), updatedAt: at };
}

async function toResponsible(
  { change, caller, before, side, at }: Editing,
  responsibleId: Asked['responsibleId'],
): Promise<Partial<StoredTicket>> {
  if (responsibleId === undefined) return {};
  if (side === 'customer') throw new Forbidden();
  if (responsibleId === before.responsibleId) return {};
  if (responsibleId !== null) await holdStaff(change.tx, responsibleId, 'responsibleId');
  return { responsibleId, updatedAt: at, ...(responsibleId !== caller.userId && { readByStaff: false }) };
}

function toRead(side: TicketSide, read: Asked['read']): Partial<StoredTicket> {
  if (read === undefined) return {};
  return side === 'customer' ? { readByCustomer: read } : { readByStaff: read };
}

async function tellOf({ change, caller, before, side }: Editing, after: StoredTicket): Promise<void> {
  if (after.stateId !== before.stateId && side === 'staff') {
    await tell(change, 'customer.changed', after, caller.userId);
  }
  if (after.responsibleId !== before.responsibleId && after.responsibleId) {
    await tell(change, 'staff.assigned', after, caller.userId);
  }
}

/** Moves a ticket, hands it on or marks it as read: all that is asked, or nothing. */
export async function changeTicket(
  change: Change,
  services: Services,
  caller: Caller,
  ticketId: string,
  asked: Asked,
): Promise<void> {
  const before = await lockTicket(change.tx, caller, ticketId);
  const side = sideOf(caller, before, asked.isAdmin);
  const editing: Editing = { change, caller, before, side, at: nextMoment(before, services.now()) };
  const wanted = {
    ...before,
    ...(await toState(editing, asked.stateId)),
    ...(await toResponsible(editing, asked.responsibleId)),
    ...toRead(side, asked.read),
  };
  const touched = differences(before, wanted);
  if (!Object.keys(touched.after).length) return;
  const after = await updateTicket(change.tx, ticketId, touched.after);
  await tellOf(editing, after);
  const note = { action: 'ticket.edit', subjectType: 'ticket', subjectId: ticketId };
  change.audit({ ...note, personId: before.userId, ...touched });
}
