import { type BulkValues, ticketPriority } from '@semilla/contract';
import { and, inArray } from 'drizzle-orm';
import type { Change } from '../../../kit/change/make-change.ts';
import type { Db } from '../../../kit/database/types.ts';
import { InvalidInput } from '../../../kit/errors.ts';
import { tickets } from '../../../schema/tickets.ts';
import { lockTicket, visibleTo } from '../../../support/access.ts';
import { isAvailable } from '../../../support/people.ts';
import { editTicket } from '../../../support/tickets/edit-ticket.ts';
import { type Filters, matchingTickets } from '../../../support/tickets/find-tickets.ts';
import type { BulkAct, BulkList, RowToChange } from '../bulk-act.ts';

export const ticketList: BulkList<Filters> = {
  id: tickets.ticketId,
  matches: (query, { caller }, { now }) => matchingTickets({ caller, now }, query),
  async lock(tx, recordIds) {
    await tx
      .select({ ticketId: tickets.ticketId })
      .from(tickets)
      .where(inArray(tickets.ticketId, [...recordIds]))
      .orderBy(tickets.ticketId)
      .for('update');
  },
  async findNames(db, recordIds, { caller }) {
    const named = await db
      .select({ ticketId: tickets.ticketId, title: tickets.title })
      .from(tickets)
      .where(and(inArray(tickets.ticketId, [...recordIds]), visibleTo(caller)));
    return new Map(named.map(({ ticketId, title }) => [ticketId, title]));
  },
};

const lock = ({ tx }: Change, { caller, recordId }: RowToChange) => lockTicket(tx, caller, recordId);

/** Administrators act as staff even on tickets of their own. */
const asStaff = ({ caller }: RowToChange) => (caller.role === 'admin' ? { isAdmin: true } : {});

async function assertAvailable(tx: Db, { responsibleId = '' }: BulkValues): Promise<void> {
  if (await isAvailable(tx, responsibleId)) return;
  throw new InvalidInput([{ path: 'values.responsibleId', code: 'choice', params: {} }]);
}

const assigning: BulkAct = {
  check: assertAvailable,
  async run(change, services, row) {
    const { caller, recordId, values } = row;
    const { responsibleId } = values;
    const before = await lock(change, row);
    if (before.responsibleId === responsibleId) return undefined;
    await editTicket(change, services, caller, recordId, { responsibleId, ...asStaff(row) });
    return { before: { responsibleId: before.responsibleId }, version: before.version + 1 };
  },
  async restore(change, services, row, { before, version }) {
    const { caller, recordId } = row;
    const now = await lock(change, row);
    const responsibleId = typeof before.responsibleId === 'string' ? before.responsibleId : null;
    await editTicket(change, services, caller, recordId, { responsibleId, version, ...asStaff(row) });
    return { before: { responsibleId: now.responsibleId }, version: version + 1 };
  },
};

/** It has no way back: most states do not lead to the earlier one, and the customer gets a mail about each. */
const moving: BulkAct = {
  async run(change, services, row) {
    const { caller, recordId, values } = row;
    const before = await lock(change, row);
    if (before.stateId === values.stateId) return undefined;
    await editTicket(change, services, caller, recordId, { stateId: values.stateId, ...asStaff(row) });
    return { before: { stateId: before.stateId }, version: before.version + 1 };
  },
};

const prioritizing: BulkAct = {
  async run(change, services, row) {
    const { caller, recordId, values } = row;
    const { priority } = values;
    const before = await lock(change, row);
    if (before.priority === priority) return undefined;
    await editTicket(change, services, caller, recordId, { priority });
    return { before: { priority: before.priority }, version: before.version + 1 };
  },
  async restore(change, services, row, { before, version }) {
    const { caller, recordId } = row;
    const now = await lock(change, row);
    const priority = ticketPriority.parse(before.priority);
    await editTicket(change, services, caller, recordId, { priority, version });
    return { before: { priority: now.priority }, version: version + 1 };
  },
};

export const ticketActs = {
  assignTickets: assigning,
  moveTickets: moving,
  prioritizeTickets: prioritizing,
};
