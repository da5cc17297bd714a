import pg from 'pg';
import type { Listener, ListenOptions } from './types.ts';
import type { PostgresWatch } from './watch-postgres.ts';

/** The application name of listening connections; publishers count listeners by it. */
export const listenerName = (channel: string) => `semilla:${channel}`;

const heartbeatMs = 5_000;
const reconnectMs = 500;

/** Opens a dedicated connection that listens, reconnects by itself, and reports when it may have missed messages. */
export async function listenOnPostgres(
  watch: Pick<PostgresWatch, 'primary' | 'onLost'>,
  channel: string,
  options: ListenOptions,
): Promise<Listener> {
  let client: pg.Client | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: watch.primary(),
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
      // If the failed connection stayed open, publishers would count it as a listener.
      await next.end().catch(() => {});
      throw error;
    }
    if (closed) return void (await next.end().catch(() => {}));
    client = next;
    options.onListening();
    timer = setInterval(() => next.query('select 1').catch(() => lost(next)), heartbeatMs);
    timer.unref();
  }

  function lost(connection: pg.Client): void {
    if (closed || connection !== client) return;
    client = undefined;
    clearInterval(timer);
    connection.end().catch(() => {});
    options.onInterrupted?.();
    void reconnect();
  }

  async function reconnect(): Promise<void> {
    while (!closed && !client) {
      await connect().catch(() => new Promise((resolve) => setTimeout(resolve, reconnectMs).unref()));
    }
  }

  await connect();
  // A node that lost power closes no connection; without `onLost`, its loss would be noticed only at the next
  // heartbeat.
  const stop = watch.onLost(() => client && lost(client));
  return {
    async close() {
      closed = true;
      stop();
      clearInterval(timer);
      await client?.end().catch(() => {});
    },
  };
}
