import { sql } from 'drizzle-orm';
import { newId } from '../../schema/columns/new-id.ts';
import { listenerName } from '../database/postgres-listener.ts';
import type { Database, Db } from '../database/types.ts';
import type { OnPagesChanged, OnUnheard, Pages } from './pages.ts';

const channel = 'semilla_pages';
const timeoutMs = 2_000;
const payloadBytesMax = 7_000;

type Message =
  | { kind: 'changed'; id: string; from: string; tags: string[] }
  | { kind: 'heard'; id: string; from: string };

interface Waiting {
  heardBy: Set<string>;
  wake: () => void;
}

async function othersListening(database: Database): Promise<number> {
  // Uses the connections for money, because changes that move money wait for this too.
  const result = await database.moneyDb.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where application_name = ${listenerName(channel)} and datname = current_database()`);
  return Math.max(0, (result.rows[0]?.count ?? 1) - 1);
}

/** Undefined if the message cannot be read, perhaps from a newer version; then all pages are dropped. */
function messageIn(payload: string): Message | undefined {
  try {
    return JSON.parse(payload) as Message;
  } catch {
    return undefined;
  }
}

/** Waits until all other processes have confirmed or the time is up; returns how many have not confirmed. */
async function countUnheard(database: Database, wait: Waiting): Promise<number> {
  const expected = await othersListening(database);
  const deadline = Date.now() + timeoutMs;
  while (wait.heardBy.size < expected && Date.now() < deadline) {
    await new Promise<void>((resolve) => {
      wait.wake = resolve;
      if (wait.heardBy.size >= expected) resolve();
      setTimeout(resolve, deadline - Date.now()).unref();
    });
  }
  if (wait.heardBy.size >= expected) return 0;
  // Counts again, because a process that has stopped serves no pages.
  return Math.max(0, Math.min(expected, await othersListening(database)) - wait.heardBy.size);
}

/**
 * Drops the pages that this process's own changes make stale, when the message arrives or after the commit,
 * whichever comes first.
 */
function createOwnChanges(drop: OnPagesChanged) {
  const dropped = new Set<string>();
  return {
    drop(id: string, tags: string[]): void {
      if (dropped.delete(id)) return;
      dropped.add(id);
      drop(tags);
    },
    forget: (id: string) => void dropped.delete(id),
  };
}

/**
 * Goal: once a change has been answered, no process serves a page from before the change.
 * Method: the change is announced by NOTIFY in its own transaction. Every process drops the pages and confirms. The
 * change is answered only after all listening processes have confirmed. PostgreSQL knows who listens, because each
 * process holds one connection with a known name. A process that loses this connection drops all its pages at once and
 * caches none until it listens again.
 */
export async function pagesAcrossProcesses(database: Database): Promise<Pages> {
  const self = newId();
  const listeners: OnPagesChanged[] = [];
  const unheardListeners: OnUnheard[] = [];
  const waiting = new Map<string, Waiting>();
  const notifyListeners: OnPagesChanged = (tags) => {
    for (const listener of listeners) listener(tags);
  };
  const own = createOwnChanges(notifyListeners);
  const notify = (db: Db, message: Message) =>
    db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(message)})`);

  function onMessage(payload: string): void {
    const message = messageIn(payload);
    if (!message) {
      notifyListeners(['*']);
    } else if (message.kind === 'heard') {
      const wait = waiting.get(message.id);
      wait?.heardBy.add(message.from);
      wait?.wake();
    } else if (message.from === self) {
      // This message may be the only sign of a commit: the connection can break before the commit is answered.
      own.drop(message.id, message.tags);
    } else {
      notifyListeners(message.tags);
      notify(database.moneyDb, { kind: 'heard', id: message.id, from: self }).catch(() => {});
    }
  }

  let isHearing = false;
  const listener = await database.listen(channel, {
    onMessage,
    onListening() {
      isHearing = true;
      notifyListeners(['*']);
    },
    onInterrupted() {
      isHearing = false;
      notifyListeners(['*']);
    },
  });

  return {
    async announce(tx, tags) {
      const id = newId();
      const list = JSON.stringify(tags).length > payloadBytesMax ? ['*'] : [...tags];
      const wait: Waiting = { heardBy: new Set(), wake: () => {} };
      waiting.set(id, wait);
      // After a rollback `settled` is never called, so a timer removes the entries.
      const clear = () => {
        waiting.delete(id);
        own.forget(id);
      };
      setTimeout(clear, 60_000).unref();
      await notify(tx, { kind: 'changed', id, from: self, tags: list });
      return {
        async settled() {
          own.drop(id, list);
          const missing = await countUnheard(database, wait);
          waiting.delete(id);
          if (!missing) return;
          for (const unheard of unheardListeners) unheard({ tags: list, missing, waitedMs: timeoutMs });
        },
      };
    },
    onChanged: (onChanged) => void listeners.push(onChanged),
    onUnheard: (onUnheard) => void unheardListeners.push(onUnheard),
    isHearing: () => isHearing,
    close: () => listener.close(),
  };
}
