import { mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { ConfigError } from '../config-error.ts';
import { lockFolder } from './lock-folder.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { refuseEarlierVersion } from './refuse-earlier-version.ts';
import { freeMegabytesMin, isAlmostFull, refuseOnFullDisk } from './refuse-on-full-disk.ts';
import type { Database } from './types.ts';

const extensions = { btree_gist, pg_trgm };

function asDatabase(pglite: PGlite, place: string, release: () => void): Database {
  const db = drizzle(pglite);
  return {
    kind: 'embedded',
    db,
    writeDb: db,
    moneyDb: db,
    replicaDb: () => db,
    jobs: fromPglite(pglite),
    async migrate() {
      await refuseEarlierVersion(
        db,
        `The database ${place} is from an earlier version and cannot be upgraded: delete it with npm run db:reset -- --delete-everything, or set DATA_DIR to another folder.`,
      );
      await migrate(db, { migrationsFolder });
    },
    async listen(channel, { onMessage, onListening }) {
      const stop = await pglite.listen(channel, onMessage);
      onListening();
      return { close: () => stop() };
    },
    waitingForConnections: () => ({}),
    // PGlite has a single connection and does not report waiting times.
    onConnection: () => {},
    async ping() {
      await pglite.query('select 1');
    },
    async close() {
      await pglite.close();
      release();
    },
  };
}

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Opens the embedded PostgreSQL in a folder. Only one process at a time may use the folder. */
export async function openEmbedded(folder: string, freeBytes = () => freeBytesOf(folder)): Promise<Database> {
  const release = lockFolder(folder);
  try {
    mkdirSync(join(folder, 'pg'), { recursive: true });
    if (isAlmostFull(freeBytes()))
      throw new ConfigError(
        `The disk of ${folder} has less than ${freeMegabytesMin} MB free: free some space, or set DATA_DIR to a folder on another disk.`,
      );
    const pglite = await PGlite.create(join(folder, 'pg'), { extensions });
    refuseOnFullDisk(pglite, freeBytes);
    return asDatabase(pglite, `in ${folder}`, release);
  } catch (error) {
    release();
    throw error;
  }
}

/** Opens a database in memory; `from` is a dump to start from. */
export async function openInMemory(from?: Blob): Promise<Database & { dump(): Promise<Blob> }> {
  const pglite = await PGlite.create({ extensions, ...(from && { loadDataDir: from }) });
  return {
    ...asDatabase(pglite, 'in memory', () => {}),
    dump: () => pglite.dumpDataDir('none') as Promise<Blob>,
  };
}
