import { type Random, randomFor } from '@semilla/contract/testing';
import type { Db } from '@semilla/server/kit/database/types.ts';
import { accountId, type Person } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { inParts } from '../in-parts.ts';
import { seedTickets, threads } from '../tickets/index.ts';
import { type Played, playThread } from '../tickets/play-thread.ts';
import type { Size } from './size.ts';

const share = 0.2;
const dayHours = 24;

/** Creates a ticket like those of the demo, at a random time since the customer registered. */
function createTicket(person: Person, calendar: Calendar, random: Random): Played[] {
  const thread = random.pick(threads);
  const durationHours = [...thread.answers, ...(thread.ending ? [thread.ending] : [])].reduce(
    (sum, { hoursLater }) => sum + hoursLater,
    1,
  );
  const since = person.joinedDaysAgo * dayHours - dayHours;
  if (since <= durationHours) return [];
  const openedHoursAgo = durationHours + random.next() ** 2 * (since - durationHours);
  const { user, manager } = person;
  const responsibleId = manager && accountId(manager, calendar);
  const staffId = responsibleId ?? accountId('admin', calendar);
  const { now } = calendar;
  return [
    playThread({ ...thread, openedHoursAgo }, { customerId: user.userId, staffId, responsibleId, now }),
  ];
}

export async function writeTickets(
  tx: Db,
  people: readonly Person[],
  { size, calendar }: { size: Size; calendar: Calendar },
): Promise<void> {
  const random = randomFor(`tickets ${size.seed}`);
  const askers = people.filter(
    ({ user }) => user.role === 'user' && !user.disabledAt && random.chance(share),
  );
  const played = askers.flatMap((person) => createTicket(person, calendar, random));
  await inParts(played, (part) => seedTickets(tx, { played: part, attachments: [] }));
}
