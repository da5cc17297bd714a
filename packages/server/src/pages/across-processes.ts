import { sql } from 'drizzle-orm';
import { newId } from '../database/ids.ts';
import { listenerName } from '../database/postgres-listener.ts';
import type { Database, Db } from '../database/types.ts';
import type { OnPagesChanged, OnUnheard, Pages } from './index.ts';

const channel = 'semilla_pages';
const patienceMs = 2_000;
const payloadBytesMax = 7_000;

type Message =
  | { kind: 'changed'; id: string; from: string; tags: string[] }
  | { kind: 'heard'; id: string; from: string };

interface Waiting {
  heardBy: Set<string>;
  wake: () => void;
}

async function othersListening(database: Database): Promise<number> {
  const result = (await database.db.execute(sql`
    select count(*)::int as count from pg_stat_activity
    where application_name = ${listenerName(channel)} and datname = current_database()`)) as unknown as {
    rows: { count: number }[];
  };
  return Math.max(0, (result.rows[0]?.count ?? 1) - 1);
}

/** What is no message of ours may be one of a version that is still to come: then it is safe to believe the worst. */
function messageIn(payload: string): Message | undefined {
  try {
    return JSON.parse(payload) as Message;
  } catch {
    return undefined;
  }
}

/** Waits until all others have heard, but not for ever; how many have not. */
async function countUnheard(database: Database, wait: Waiting): Promise<number> {
  const expected = await othersListening(database);
  const deadline = Date.now() + patienceMs;
  while (wait.heardBy.size < expected && Date.now() < deadline) {
    await new Promise<void>((resolve) => {
      wait.wake = resolve;
      if (wait.heardBy.size >= expected) resolve();
      setTimeout(resolve, deadline - Date.now()).unref();
    });
  }
  if (wait.heardBy.size >= expected) return 0;
  // Who has stopped meanwhile shows nothing any more.
  return Math.max(0, Math.min(expected, await othersListening(database)) - wait.heardBy.size);
}

/**
 * Goal: once a change has been answered, no process serves a page from before it.
 * Method: the change is announced by NOTIFY in its own transaction; every process drops the pages and says so; whoever
 * made the change answers only after all that listen have said so. PostgreSQL itself knows who listens: each process
 * holds one connection with a known name. A process that loses that connection drops all its
 * pages at once and keeps none until it listens again.
 */
export async function pagesAcrossProcesses(database: Database): Promise<Pages> {
  const self = newId();
  const listeners: OnPagesChanged[] = [];
  const unheardListeners: OnUnheard[] = [];
  const waiting = new Map<string, Waiting>();
  const tell: OnPagesChanged = (tags) => {
    for (const listener of listeners) listener(tags);
  };
  const notify = (db: Db, message: Message) =>
    db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(message)})`);

  function onMessage(payload: string): void {
    const message = messageIn(payload);
    if (!message) {
      tell(['*']);
    } else if (message.kind === 'heard') {
      const wait = waiting.get(message.id);
      wait?.heardBy.add(message.from);
      wait?.wake();
    } else if (message.from !== self) {
      tell(message.tags);
      notify(database.db, { kind: 'heard', id: message.id, from: self }).catch(() => {});
    }
  }

  let isHearing = false;
  const listener = await database.listen(channel, {
    onMessage,
    onListening() {
      tell(['*']);
      isHearing = true;
    },
    onInterrupted() {
      isHearing = false;
      tell(['*']);
    },
  });

  return {
    async announce(tx, tags) {
      const id = newId();
      const list = JSON.stringify(tags).length > payloadBytesMax ? ['*'] : [...tags];
      const wait: Waiting = { heardBy: new Set(), wake: () => {} };
      waiting.set(id, wait);
      // A transaction that is rolled back never settles; its entry must not stay for ever.
      setTimeout(() => waiting.delete(id), 60_000).unref();
      await notify(tx, { kind: 'changed', id, from: self, tags: list });
      return {
        async settled() {
          tell(list);
          const missing = await countUnheard(database, wait);
          waiting.delete(id);
          if (!missing) return;
          for (const unheard of unheardListeners) unheard({ tags: list, missing, waitedMs: patienceMs });
        },
      };
    },
    onChanged: (onChanged) => void listeners.push(onChanged),
    onUnheard: (onUnheard) => void unheardListeners.push(onUnheard),
    isHearing: () => isHearing,
    close: () => listener.close(),
  };
}
