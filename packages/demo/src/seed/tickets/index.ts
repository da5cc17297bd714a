import { randomFor } from '@semilla/contract/testing';
import { insertRows } from '@semilla/server/kit/database/sets.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import { assert } from '@semilla/server/kit/errors.ts';
import type { StoredDocument } from '@semilla/server/misc/documents/queries.ts';
import { documents } from '@semilla/server/schema/documents.ts';
import { ticketDocuments } from '@semilla/server/schema/ticket-documents.ts';
import { ticketMessages } from '@semilla/server/schema/ticket-messages.ts';
import { ticketNotes } from '@semilla/server/schema/ticket-notes.ts';
import { ticketStateChanges } from '@semilla/server/schema/ticket-state-changes.ts';
import { tickets } from '@semilla/server/schema/tickets.ts';
import { accountId, type Person } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import type { History } from '../money/history.ts';
import type { Folder } from '../papers/folder.ts';
import { aboutAccounts } from './about-accounts.ts';
import { aboutMoney } from './about-money.ts';
import { aboutProjects } from './about-projects.ts';
import { type Played, playThread } from './play-thread.ts';
import type { Thread } from './thread.ts';

export const threads = [...aboutMoney, ...aboutAccounts, ...aboutProjects];

export interface Tickets {
  played: Played[];
  attachments: { ticketId: string; file: StoredDocument }[];
}

const dayHours = 24;

type World = History['world'];

function orderIn(url: string, customerId: string, world: World) {
  return [...world.orders.values()].find(
    ({ userId, projectId }) => userId === customerId && world.projects.get(projectId)?.project.url === url,
  );
}

/** The project and the order that a ticket is about. */
function linksOf({ investsIn }: Thread, customerId: string, world: World) {
  const order = investsIn ? orderIn(investsIn, customerId, world) : undefined;
  return order && { projectId: order.projectId, orderId: order.orderId };
}

/** Whether a customer fits a thread: registered before it, with the right investments, verification and language. */
function couldAsk(thread: Thread, { user, joinedDaysAgo }: Person, world: World): boolean {
  const { language = 'es', nationality, investsIn, isUnverified = false } = thread;
  if (user.language !== language || (nationality && user.nationality !== nationality)) return false;
  if (joinedDaysAgo * dayHours < thread.openedHoursAgo + 2 * dayHours) return false;
  if (world.users.get(user.userId)?.isVerified === isUnverified) return false;
  if (!investsIn) return true;
  return orderIn(investsIn, user.userId, world) !== undefined;
}

interface TicketsInput {
  people: readonly Person[];
  world: World;
  calendar: Calendar;
  folder: Folder;
}

/** Creates the customers' tickets with their answers. */
export function makeTickets({ people, world, calendar, folder }: TicketsInput): Tickets {
  const crowd = randomFor('tickets').shuffled(
    people.filter(
      ({ user }) =>
        user.role === 'user' &&
        user.kind === 'individual' &&
        user.emailConfirmedAt &&
        !user.disabledAt &&
        user.email.endsWith('.com'),
    ),
  );
  const result: Tickets = { played: [], attachments: [] };
  for (const thread of threads) {
    const { who, attachment } = thread;
    const person = who
      ? people.find(({ user }) => user.userId === accountId(who, calendar))
      : crowd.find((candidate) => couldAsk(thread, candidate, world));
    assert(person, `somebody could have asked "${thread.title}"`);
    // Each customer asks at most once.
    crowd.splice(crowd.indexOf(person) >>> 0, 1);
    const { user, manager } = person;
    const responsibleId = manager && accountId(manager, calendar);
    const adminId = accountId('admin', calendar);
    const staffId = thread.endsInBulk ? adminId : (responsibleId ?? adminId);
    const { now } = calendar;
    const played = playThread(thread, { customerId: user.userId, staffId, responsibleId, now });
    Object.assign(played.ticket, linksOf(thread, user.userId, world));
    const target = result.played.find(({ ticket }) => ticket.title === thread.mergedInto);
    played.ticket.mergedIntoId = target?.ticket.ticketId ?? null;
    result.played.push(played);
    if (!attachment) continue;
    const { ticketId, createdAt } = played.ticket;
    const document = {
      key: ticketId,
      purpose: 'ticket-document',
      uploadedBy: user.userId,
      createdAt,
    } as const;
    result.attachments.push({ ticketId, file: folder.add({ ...document, ...attachment }) });
  }
  return result;
}

export async function seedTickets(tx: Db, { played, attachments }: Tickets): Promise<void> {
  await insertRows(
    tx,
    tickets,
    played.map(({ ticket }) => ticket),
  );
  await insertRows(
    tx,
    ticketMessages,
    played.flatMap(({ messages }) => messages),
  );
  await insertRows(
    tx,
    ticketNotes,
    played.flatMap(({ notes }) => notes),
  );
  await insertRows(
    tx,
    ticketStateChanges,
    played.flatMap(({ stateChanges }) => stateChanges),
  );
  await insertRows(
    tx,
    documents,
    attachments.map(({ file }) => file),
  );
  await insertRows(
    tx,
    ticketDocuments,
    attachments.map(({ ticketId, file: { documentId } }) => ({
      documentId,
      ticketId,
      messageId: null,
      ownerType: 'attachment' as const,
      orderIndex: 0,
    })),
  );
}
