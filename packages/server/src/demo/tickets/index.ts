import { insertRows } from '../../database/sets.ts';
import type { Db } from '../../database/types.ts';
import { assert } from '../../errors.ts';
import type { StoredDocument } from '../../misc/documents/repository.ts';
import { documents } from '../../misc/documents/table.ts';
import { ticketMessages } from '../../support/messages/table.ts';
import { ticketDocuments } from '../../support/ticket-documents/table.ts';
import { ticketStateChanges, tickets } from '../../support/tickets/table.ts';
import { accountId, type Person } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import type { History } from '../money/history.ts';
import type { Folder } from '../papers/folder.ts';
import { randomFor } from '../random.ts';
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

/** Whether somebody could have asked this: a customer by then, with such a matter, who speaks the language. */
function couldAsk(thread: Thread, { user, joinedDaysAgo }: Person, world: World): boolean {
  const { language = 'es', nationality, investsIn, isUnverified = false } = thread;
  if (user.language !== language || (nationality && user.nationality !== nationality)) return false;
  if (joinedDaysAgo * dayHours < thread.openedHoursAgo + 2 * dayHours) return false;
  if (world.users.get(user.userId)?.isVerified === isUnverified) return false;
  if (!investsIn) return true;
  const asked = [...world.orders.values()].filter(({ userId }) => userId === user.userId);
  return asked.some(({ projectId }) => world.projects.get(projectId)?.project.url === investsIn);
}

interface Known {
  people: readonly Person[];
  world: World;
  calendar: Calendar;
  folder: Folder;
}

/** What the customers asked, and what they were answered. */
export function makeTickets({ people, world, calendar, folder }: Known): Tickets {
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
  const made: Tickets = { played: [], attachments: [] };
  for (const thread of threads) {
    const { who, attachment } = thread;
    const person = who
      ? people.find(({ user }) => user.userId === accountId(who, calendar))
      : crowd.find((one) => couldAsk(thread, one, world));
    assert(person, `somebody could have asked "${thread.title}"`);
    // Nobody asks twice.
    crowd.splice(crowd.indexOf(person) >>> 0, 1);
    const { user, manager } = person;
    const responsibleId = manager && accountId(manager, calendar);
    const staffId = responsibleId ?? accountId('admin', calendar);
    const { now } = calendar;
    const played = playThread(thread, { customerId: user.userId, staffId, responsibleId, now });
    made.played.push(played);
    if (!attachment) continue;
    const { ticketId, createdAt } = played.ticket;
    const what = { key: ticketId, purpose: 'ticket-document', uploadedBy: user.userId, createdAt } as const;
    made.attachments.push({ ticketId, file: folder.add({ ...what, ...attachment }) });
  }
  return made;
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
