import { everything } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import type { Database, Listener } from '../database/types.ts';
import type { ChangeEvent } from './change-event.ts';

const channel = 'semilla_events';
/** PostgreSQL takes less than 8,000 bytes in a notification; an id takes 39 in JSON. */
const idsMax = 150;
/** A change that tells of more than this many messages tells that everything changed. */
const messagesMax = 200;

export interface Live {
  /** Sends events of a committed change to all processes. Returns at once, so that no change waits for listeners. */
  announce(events: readonly (ChangeEvent | undefined)[]): void;
  /** Hears the changes of all processes from now on, until the returned function is called. */
  listen(onEvent: (event: ChangeEvent) => void): Promise<() => Promise<void>>;
  /** Waits until every announced event has been sent. */
  close(): Promise<void>;
}

export const everythingChanged: ChangeEvent = {
  topics: [everything],
  ids: [],
  userIds: [],
  projectIds: [],
  alsoIds: [],
};

/** Splits the event of a change that concerns many records or people, such as a delivery of returns. */
function parts(event: ChangeEvent): ChangeEvent[] {
  const { ids, userIds, projectIds, alsoIds } = event;
  const rest = ids.length + projectIds.length + alsoIds.length;
  if (rest + userIds.length <= idsMax) return [event];
  // Who hears of many records reads the whole list again.
  const few = {
    ...event,
    ids: [],
    projectIds: projectIds.slice(0, idsMax / 3),
    alsoIds: alsoIds.slice(0, 3),
  };
  const size = idsMax - few.projectIds.length - few.alsoIds.length;
  const slices = Math.max(1, Math.ceil(userIds.length / size));
  return Array.from({ length: slices }, (_, i) => ({
    ...few,
    userIds: userIds.slice(i * size, (i + 1) * size),
  }));
}

/** Undefined for a message that cannot be read, which may come from a newer version. */
function eventIn(payload: string): ChangeEvent | undefined {
  try {
    return JSON.parse(payload) as ChangeEvent;
  } catch {
    return undefined;
  }
}

async function notify(database: Database, events: readonly ChangeEvent[]): Promise<void> {
  const messages = events.flatMap(parts);
  const told = messages.length > messagesMax ? [everythingChanged] : messages;
  const payloads = sql.join(
    told.map((message) => sql`${JSON.stringify(message)}`),
    sql`, `,
  );
  // PostgreSQL commits notifications one after the other: waiting for a standby here would keep others waiting too.
  await database.writeDb.execute(sql`
    select pg_notify(${channel}, payload), set_config('synchronous_commit', 'off', true)
    from unnest(array[${payloads}]) as payload`);
}

/**
 * Carries the events of changes between processes by NOTIFY, after the commit of each change and one statement at a
 * time: what is announced meanwhile leaves together. The embedded database does the same within its one process.
 */
export function createLive(database: Database): Live {
  let waiting: ChangeEvent[] = [];
  let telling: Promise<void> | undefined;
  let hasLost = false;

  async function tellWaiting(): Promise<void> {
    while (waiting.length) {
      const events = hasLost ? [everythingChanged] : waiting;
      waiting = [];
      hasLost = await notify(database, events).then(
        () => false,
        () => true,
      );
    }
    telling = undefined;
  }

  return {
    announce(events) {
      waiting.push(...events.filter((event) => event !== undefined));
      telling ??= waiting.length ? tellWaiting() : undefined;
    },
    async close() {
      await telling;
    },
    async listen(onEvent) {
      let hasListened = false;
      const listener: Listener = await database.listen(channel, {
        onMessage: (payload) => onEvent(eventIn(payload) ?? everythingChanged),
        onListening() {
          // What happened during an interruption was missed.
          if (hasListened) onEvent(everythingChanged);
          hasListened = true;
        },
      });
      return () => listener.close();
    },
  };
}
