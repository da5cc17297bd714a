import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { ConfigError } from '../config-error.ts';
import { migrationsFolder } from './migrations-folder.ts';
import type { Db } from './types.ts';

async function holds(db: Db, condition: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await db.execute<{ holds: boolean }>(sql`select ${condition} as holds`);
  return rows[0]?.holds === true;
}

/** Whether this role may create tables, so it can run the migrations. */
export function mayMigrate(db: Db): Promise<boolean> {
  return holds(db, sql`has_database_privilege(current_database(), 'create')`);
}

/** Throws if the database has not been migrated to this version. */
export async function assertMigrated(db: Db): Promise<void> {
  const newest = Math.max(
    ...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis),
  );
  const isReadable = await holds(db, sql`to_regclass('drizzle.__drizzle_migrations') is not null`).catch(
    () => false,
  );
  const isMigrated =
    isReadable &&
    (await holds(db, sql`exists (select 1 from drizzle.__drizzle_migrations where created_at >= ${newest})`));
  if (isMigrated) return;
  throw new ConfigError(
    'The database is older than this version, and DATABASE_URL names a role that may not change it: run npm run db:migrate with DATABASE_OWNER_URL.',
  );
}
