import type { Db } from '../../database/types.ts';
import { accountId, type Person } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { inParts } from '../in-parts.ts';
import { type Random, randomFor } from '../random.ts';
import { seedTickets, threads } from '../tickets/index.ts';
import { type Played, playThread } from '../tickets/play-thread.ts';
import type { Size } from './size.ts';

const share = 0.2;
const dayHours = 24;

/** A question like those of the demo, of anybody and at any time since they came. */
function ask(person: Person, calendar: Calendar, random: Random): Played[] {
  const thread = random.pick(threads);
  const lasts = [...thread.answers, ...(thread.ending ? [thread.ending] : [])].reduce(
    (sum, { hoursLater }) => sum + hoursLater,
    1,
  );
  const since = person.joinedDaysAgo * dayHours - dayHours;
  if (since <= lasts) return [];
  const openedHoursAgo = lasts + random.next() ** 2 * (since - lasts);
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
  const asking = people.filter(
    ({ user }) => user.role === 'user' && !user.disabledAt && random.chance(share),
  );
  const played = asking.flatMap((person) => ask(person, calendar, random));
  await inParts(played, (part) => seedTickets(tx, { played: part, attachments: [] }));
}
