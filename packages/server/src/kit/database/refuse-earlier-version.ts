import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { ConfigError } from '../config-error.ts';
import { migrationsFolder } from './migrations-folder.ts';
import type { Db } from './types.ts';

/** When the migrations in a database were generated, by which drizzle knows them. */
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
 * Refuses a database with migrations that have been replaced since, because drizzle would run the new ones on its tables.
 * Migrations newer than all of ours are accepted: during an upgrade the old version may restart on the new tables.
 */
export async function refuseEarlierVersion(db: Db, refusal: string): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const newest = Math.max(...known);
  const applied = await appliedMigrations(db);
  if (applied.some((time) => time < newest && !known.includes(time))) throw new ConfigError(refusal);
}
