import pg from 'pg';
import type { Listener, ListenOptions } from './types.ts';

/** Listeners call themselves this, so that whoever publishes can count who must have heard. */
export const listenerName = (channel: string) => `semilla:${channel}`;

const heartbeatMs = 5_000;
const reconnectMs = 500;

/** One connection of its own that listens, looks after itself, and says when it may have missed something. */
export async function listenOnPostgres(
  url: string,
  channel: string,
  options: ListenOptions,
): Promise<Listener> {
  let client: pg.Client | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: listenerName(channel),
      keepAlive: true,
      connectionTimeoutMillis: heartbeatMs,
      query_timeout: heartbeatMs,
    });
    next.on('error', () => lost(next));
    next.on('end', () => lost(next));
    next.on('notification', ({ payload }) => options.onMessage(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      // Left open it would count as somebody who listens.
      await next.end().catch(() => {});
      throw error;
    }
    if (closed) return void (await next.end().catch(() => {}));
    client = next;
    options.onListening();
    timer = setInterval(() => next.query('select 1').catch(() => lost(next)), heartbeatMs);
    timer.unref();
  }

  function lost(which: pg.Client): void {
    if (closed || which !== client) return;
    client = undefined;
    clearInterval(timer);
    which.end().catch(() => {});
    options.onInterrupted?.();
    void reconnect();
  }

  async function reconnect(): Promise<void> {
    while (!closed && !client) {
      await connect().catch(() => new Promise((resolve) => setTimeout(resolve, reconnectMs).unref()));
    }
  }

  await connect();
  return {
    async close() {
      closed = true;
      clearInterval(timer);
      await client?.end().catch(() => {});
    },
  };
}
