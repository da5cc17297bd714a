import { everything } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import type { Database, Db, Listener } from '../database/types.ts';
import type { ChangeEvent } from './change-event.ts';

const channel = 'semilla_events';
/** PostgreSQL takes less than 8,000 bytes in a notification; an id takes 39 in JSON. */
const idsMax = 150;
/** A change that tells of more than this many messages tells that everything changed. */
const messagesMax = 200;

export interface Live {
  /** Tells all processes, within the transaction of a change, what it changes; they hear it once it is committed. */
  announce(tx: Db, events: readonly (ChangeEvent | undefined)[]): Promise<void>;
  /** Hears the changes of all processes from now on, until the returned function is called. */
  listen(onEvent: (event: ChangeEvent) => void): Promise<() => Promise<void>>;
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

/**
 * Carries the events of changes between processes by NOTIFY, which delivers nothing of a transaction that is rolled
 * back. The embedded database does the same within its one process.
 */
export function createLive(database: Database): Live {
  return {
    async announce(tx, events) {
      const messages = events.flatMap((event) => (event ? parts(event) : []));
      if (!messages.length) return;
      const told = messages.length > messagesMax ? [everythingChanged] : messages;
      const payloads = sql.join(
        told.map((message) => sql`${JSON.stringify(message)}`),
        sql`, `,
      );
      await tx.execute(sql`select pg_notify(${channel}, payload) from unnest(array[${payloads}]) as payload`);
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
