import { sql } from 'drizzle-orm';
import type { Db } from '../src/kit/database/types.ts';
import { contentsOf } from './contents-of.ts';

/** The time of the first migration that the baseline replaced. */
const replacedMigration = 1_795_163_493_722;

/** Makes a database look as if a version before the baseline had migrated it. */
export async function ageDatabase(db: Db): Promise<void> {
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = ${replacedMigration}`);
}

/** Everything that a start could change: all rows, the journal and the schemas. */
export async function everythingIn(db: Db) {
  const rows = async (statement: ReturnType<typeof sql>) =>
    ((await db.execute(statement)) as unknown as { rows: unknown[] }).rows;
  return {
    contents: await contentsOf(db),
    journal: await rows(sql`select id, hash, created_at::text from drizzle.__drizzle_migrations order by id`),
    schemas: await rows(sql`select schema_name from information_schema.schemata order by 1`),
  };
}
