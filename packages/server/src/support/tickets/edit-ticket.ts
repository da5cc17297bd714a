import { canChangeTicketState, type InputOf, type TicketSide, type v1 } from '@semilla/contract';
import { differences } from '../../kit/audit/write-audit.ts';
import type { Change } from '../../kit/change/make-change.ts';
import { assertSeen } from '../../kit/database/versions.ts';
import { Forbidden } from '../../kit/errors.ts';
import type { Caller } from '../../kit/http/caller.ts';
import type { Services } from '../../kit/services.ts';
import { assertActsAsStaff, lockTicket, nextMoment, type StoredTicket, sideOf } from '../access.ts';
import { assertNotMerged } from '../assert-not-merged.ts';
import { mailTicketNews } from '../mails.ts';
import { moveTicket, StateChangeNotAllowed, unreadFor } from '../move-ticket.ts';
import { holdStaff } from '../people.ts';
import { checkLinks } from './check-links.ts';
import { deleteMarks, markTicket } from './marks.ts';
import { columnsForStaff, editedColumns, updateTicket } from './queries.ts';

type TicketChanges = InputOf<typeof v1.tickets.edit>['body'];

/** An edit of a locked ticket. `at` is later than its last change. */
interface Editing {
  change: Change;
  caller: Caller;
  before: StoredTicket;
  side: TicketSide;
  at: Date;
}

async function toState(
  { change, caller, before, side, at }: Editing,
  to: TicketChanges['stateId'],
): Promise<Partial<StoredTicket>> {
  if (to === undefined || to === before.stateId) return {};
  await assertNotMerged(change.tx, before);
  if (!canChangeTicketState(side, before.stateId, to)) throw new StateChangeNotAllowed(before.stateId, to);
  return { ...(await moveTicket(change, caller, before, to, at)), ...unreadFor(side), updatedAt: at };
}

async function toResponsible(
  { change, caller, before, side, at }: Editing,
  responsibleId: TicketChanges['responsibleId'],
): Promise<Partial<StoredTicket>> {
  if (responsibleId === undefined) return {};
  if (side === 'customer') throw new Forbidden();
  if (responsibleId === before.responsibleId) return {};
  if (responsibleId !== null) await holdStaff(change.tx, responsibleId, 'responsibleId');
  return { responsibleId, updatedAt: at, ...(responsibleId !== caller.userId && { readByStaff: false }) };
}

/**
 * The plan of a ticket and its links. Its last activity stays, because the customer sees it. Callers set nothing in
 * tickets of their own, not even as staff.
 */
async function toStaffColumns(
  { change, caller, before }: Editing,
  changes: TicketChanges,
): Promise<Partial<StoredTicket>> {
  const given = columnsForStaff.filter((name) => changes[name] !== undefined);
  if (!given.length) return {};
  assertActsAsStaff(caller, before);
  await checkLinks(change.tx, caller, before, changes);
  return Object.fromEntries(given.map((name) => [name, changes[name]]));
}

/** Whether an edit changes only what the customer of the ticket does not see. */
function isForStaffOnly(changed: object): boolean {
  return Object.keys(changed).every((name) => (columnsForStaff as readonly string[]).includes(name));
}

/** Sets the read mark of the customer or of one member of staff. It does not change the marks of other staff. */
async function toRead(
  { change, caller, side }: Editing,
  ticket: StoredTicket,
  read: TicketChanges['read'],
): Promise<Partial<StoredTicket>> {
  if (read === undefined) return {};
  if (side === 'customer') return { readByCustomer: read };
  if (caller.userId) await markTicket(change.tx, ticket, caller.userId, read);
  return {};
}

async function mailChanges({ change, caller, before, side }: Editing, after: StoredTicket): Promise<void> {
  if (after.stateId !== before.stateId && side === 'staff') {
    await mailTicketNews(change, 'customer.changed', after, caller.userId);
  }
  if (after.responsibleId !== before.responsibleId && after.responsibleId) {
    await mailTicketNews(change, 'staff.assigned', after, caller.userId);
  }
}

/** Changes the state, the responsible user, the plan, the links or the read mark of a ticket: all requested changes or none. */
export async function editTicket(
  change: Change,
  services: Services,
  caller: Caller,
  ticketId: string,
  changes: TicketChanges,
): Promise<void> {
  const before = await lockTicket(change.tx, caller, ticketId);
  // Marking a ticket as read overwrites nothing, so it needs no version check.
  const isEdit = editedColumns.some((name) => changes[name] !== undefined);
  if (isEdit) assertSeen(before, changes.version);
  const side = sideOf(caller, before, changes.isAdmin);
  const editing: Editing = { change, caller, before, side, at: nextMoment(before, services.now()) };
  const acted = {
    ...(await toState(editing, changes.stateId)),
    ...(await toResponsible(editing, changes.responsibleId)),
    ...(await toStaffColumns(editing, changes)),
  };
  if (acted.readByStaff !== undefined) await deleteMarks(change.tx, [ticketId]);
  const moved = { ...before, ...acted };
  const edited = { ...moved, ...(await toRead(editing, moved, changes.read)) };
  const changed = differences(before, edited);
  if (!Object.keys(changed.after).length) return;
  const after = await updateTicket(change.tx, ticketId, changed.after);
  await mailChanges(editing, after);
  const note = { action: 'ticket.edit', subjectType: 'ticket', subjectId: ticketId };
  // With the customer as the person, their open pages would hear of what only staff see.
  change.audit({ ...note, personId: isForStaffOnly(changed.after) ? null : before.userId, ...changed });
}
