import { everything } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import type { Database, Listener } from '../database/types.ts';
import type { ChangeEvent } from './change-event.ts';

const channel = 'semilla_events';
/** A PostgreSQL notification must be shorter than 8,000 bytes; an id takes 39 in JSON. */
const idsMax = 150;
/** More messages than this are replaced by one that says that everything changed. */
const messagesMax = 200;

export interface Live {
  /** Sends the events of a committed change to all processes. Returns at once, so no change waits for listeners. */
  announce(events: readonly (ChangeEvent | undefined)[]): void;
  /** Receives the changes of all processes until the returned function is called. */
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
  // With this many changed records, pages reload the whole list anyway.
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

/** Undefined if the message cannot be read; it may come from a newer version. */
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
  // PostgreSQL commits notifications one at a time, so waiting for a standby here would delay all others.
  await database.writeDb.execute(sql`
    select pg_notify(${channel}, payload), set_config('synchronous_commit', 'off', true)
    from unnest(array[${payloads}]) as payload`);
}

/**
 * Sends events to all processes by NOTIFY, after the commit of each change and with one statement at a time. Events
 * announced meanwhile are sent together. The embedded database does the same within its single process.
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
          // Changes during the interruption were missed.
          if (hasListened) onEvent(everythingChanged);
          hasListened = true;
        },
      });
      return () => listener.close();
    },
  };
}
