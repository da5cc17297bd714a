import type { Db } from '../../database/index.ts';
import { insertRows } from '../../database/sets.ts';
import { documents, type StoredDocument } from '../../misc/index.ts';
import { ticketMessages } from '../../support/messages/index.ts';
import { ticketDocuments } from '../../support/ticket-documents/index.ts';
import { ticketStateChanges, tickets } from '../../support/tickets/index.ts';
import { accountId, type Person } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import type { Folder } from '../papers/folder.ts';
import { type Random, randomFor } from '../random.ts';
import { aboutAccounts } from './about-accounts.ts';
import { aboutMoney } from './about-money.ts';
import { aboutProjects } from './about-projects.ts';
import { type Played, playThread } from './play-thread.ts';
import type { Thread } from './thread.ts';

const threads = [...aboutMoney, ...aboutAccounts, ...aboutProjects];

export interface Tickets {
  played: Played[];
  attachments: { ticketId: string; file: StoredDocument }[];
}

const dayHours = 24;

/** Each time somebody else, who was a customer by then and speaks the language. */
function whoAsks(thread: Thread, crowd: Person[], random: Random): Person | undefined {
  const start = random.integer(0, crowd.length - 1);
  const fits = ({ user, joinedDaysAgo }: Person) =>
    user.language === (thread.language ?? 'es') &&
    joinedDaysAgo * dayHours > thread.openedHoursAgo + 2 * dayHours;
  const index = [...crowd.keys()].find((step) => {
    const person = crowd[(start + step) % crowd.length];
    return person && fits(person);
  });
  if (index === undefined) return undefined;
  return crowd.splice((start + index) % crowd.length, 1)[0];
}

/** What the customers asked, and what they were answered. */
export function makeTickets(people: readonly Person[], calendar: Calendar, folder: Folder): Tickets {
  const random = randomFor('tickets');
  const crowd = people.filter(
    ({ user }) =>
      user.role === 'user' && user.emailConfirmedAt && !user.disabledAt && user.email.endsWith('.com'),
  );
  const made: Tickets = { played: [], attachments: [] };
  for (const thread of threads) {
    const { who, attachment } = thread;
    const person = who
      ? people.find(({ user }) => user.userId === accountId(who, calendar))
      : whoAsks(thread, crowd, random);
    if (!person) continue;
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
