import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** How long to wait for the answers of the other nodes after one node has said that it accepts writes. */
const othersMs = 500;

/** A connection to the node that accepts writes. */
export interface Primary {
  node: string;
  client: pg.Client;
}

interface Found extends Primary {
  timeline: number;
}

export const readOnlyMessage = 'Connection terminated: no node of the database accepts writes';

const isReadOnlySql = `pg_is_in_recovery() or current_setting('transaction_read_only')::boolean`;

/** Throws on a standby: a load balancer may briefly route there. */
export async function assertWritable(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(`select ${isReadOnlySql} as "isReadOnly"`);
  if (rows[0]?.isReadOnly) throw new Error(readOnlyMessage);
}

async function timelineOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query(`select left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline`);
  return Number.parseInt(rows[0]?.timeline, 16);
}

async function connectTo(node: string, config: pg.ClientConfig, opened: pg.Client[]): Promise<pg.Client> {
  const client = new pg.Client({ ...config, connectionString: node });
  client.on('error', () => {});
  opened.push(client);
  await client.connect();
  await assertWritable(client);
  return client;
}

/**
 * Asks all nodes at once, because a node without power never answers. A former primary that came back outside its
 * cluster accepts writes too, so the node with the highest timeline wins: each promotion begins a new timeline.
 */
async function findAmong(nodes: readonly string[], config: pg.ClientConfig, opened: pg.Client[]) {
  const found: Found[] = [];
  const errors: Error[] = [];
  const someFound = Promise.withResolvers<void>();
  const asking = nodes.map(async (node) => {
    try {
      const client = await connectTo(node, config, opened);
      found.push({ node, client, timeline: await timelineOf(client) });
      someFound.resolve();
    } catch (error) {
      errors.push(error as Error);
    }
  });
  const all = Promise.all(asking);
  await Promise.race([all, someFound.promise]);
  await Promise.race([all, pause(othersMs, undefined, { ref: false })]);
  const [newest] = found.toSorted((left, right) => right.timeline - left.timeline);
  if (!newest) throw errors[0] ?? new Error(readOnlyMessage);
  return newest;
}

/** Connects to the node that accepts writes; `signal` aborts the search. */
export async function findPrimary(
  nodes: readonly [string, ...string[]],
  config: pg.ClientConfig,
  signal?: AbortSignal,
): Promise<Primary> {
  const opened: pg.Client[] = [];
  const endAllBut = (chosen?: pg.Client) => {
    for (const client of opened) if (client !== chosen) client.end().catch(() => {});
  };
  signal?.addEventListener('abort', () => endAllBut(), { once: true });
  try {
    const [only] = nodes;
    const primary =
      nodes.length === 1
        ? { node: only, client: await connectTo(only, config, opened) }
        : await findAmong(nodes, config, opened);
    endAllBut(primary.client);
    return primary;
  } catch (error) {
    endAllBut();
    throw error;
  }
}
