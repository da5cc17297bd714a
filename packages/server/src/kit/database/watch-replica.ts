import pg from 'pg';
import { failAll, guardPool, type PoolState } from './guard-pool.ts';
import type { PostgresWatch } from './watch-postgres.ts';
import { within } from './within.ts';

const patienceMs = 1_000;
const connectionTimeoutMillis = 5_000;

/** The position of the primary's write-ahead log at a point in time. */
interface Mark {
  at: number;
  position: bigint;
}

export interface ReplicaWatch {
  /** Whether the replica answers and has everything that the primary had written a short time ago. */
  isClose(): boolean;
  /** Makes the connections and queries of a pool fail while the replica does not answer. */
  guard(pool: pg.Pool, onConnection: (seconds: number) => void): void;
  close(): Promise<void>;
}

async function positionOf(client: pg.Client): Promise<bigint> {
  const { rows } = await client.query(
    `select ((case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end) - '0/0')::text as position`,
  );
  return BigInt(rows[0]?.position ?? 0);
}

/**
 * Compares the replica's log position with earlier positions of the primary. The replica itself cannot tell how late
 * it is: without new data it believes it is complete.
 */
export function watchReplica(url: string, primary: PostgresWatch, lagMsMax: number): ReplicaWatch {
  const state: PoolState = { isFrozen: false, generation: 0, used: new Set(), waiting: new Set() };
  let marks: Mark[] = [];
  let replica: pg.Client | undefined;
  let isClose = false;
  let isClosed = false;

  async function connected(): Promise<pg.Client> {
    if (replica) return replica;
    const next = new pg.Client({
      connectionString: url,
      application_name: 'semilla:watch',
      connectionTimeoutMillis,
    });
    next.on('error', () => {});
    next.once('end', () => {
      if (replica === next) replica = undefined;
    });
    replica = next;
    await next.connect();
    return next;
  }

  const positionOfReplica = async () => positionOf(await connected());

  async function compare(): Promise<void> {
    try {
      const position = await within(patienceMs, positionOfReplica(), 'the replica does not answer');
      const due = marks.findLast(({ at }) => at <= Date.now() - lagMsMax) ?? marks[0];
      isClose = due !== undefined && position >= due.position;
      state.isFrozen = false;
    } catch {
      isClose = false;
      failAll(state);
      const lost = replica;
      replica = undefined;
      lost?.end().catch(() => {});
    }
  }

  let comparing: Promise<void> | undefined;
  primary.onPing(async (client) => {
    const position = await positionOf(client);
    const now = Date.now();
    marks = [...marks.filter(({ at }) => at > now - 2 * lagMsMax), { at: now, position }];
    // Not awaited: a slow replica says nothing about the primary.
    comparing ??= compare().finally(() => {
      comparing = undefined;
    });
  });
  primary.onLost(() => {
    // The log of a promoted node may start before the position that the lost node had reached.
    marks = [];
    isClose = false;
  });
  return {
    isClose: () => isClose && !isClosed,
    guard: (pool, onConnection) => guardPool(pool, state, () => false, onConnection),
    async close() {
      isClosed = true;
      await comparing;
      await replica?.end().catch(() => {});
    },
  };
}
