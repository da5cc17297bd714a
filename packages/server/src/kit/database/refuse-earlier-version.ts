import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { ConfigError } from '../config-error.ts';
import { migrationsFolder } from './migrations-folder.ts';
import type { Db } from './types.ts';

/** The creation times of the applied migrations; drizzle identifies migrations by them. */
async function appliedMigrations(db: Db): Promise<number[]> {
  const journal = await db.execute<{ found: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  );
  if (!journal.rows[0]?.found) return [];
  const applied = await db.execute<{ created_at: string | number }>(
    sql`select created_at from drizzle.__drizzle_migrations`,
  );
  return applied.rows.map(({ created_at }) => Number(created_at));
}

/**
 * Throws if the database has migrations that have since been replaced, because drizzle would run the new ones on the
 * existing tables. Newer migrations are accepted: during an upgrade the old version may restart on the new tables.
 */
export async function refuseEarlierVersion(db: Db, refusal: string): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const newest = Math.max(...known);
  const applied = await appliedMigrations(db);
  if (applied.some((time) => time < newest && !known.includes(time))) throw new ConfigError(refusal);
}
