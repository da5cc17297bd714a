import { sql } from 'drizzle-orm';
import type { Db } from '../src/kit/database/types.ts';

class Undone extends Error {}

/** Runs statements as superuser with all triggers off, returns what `look` finds, and undoes everything. */
export async function asSuperuser<Found>(
  db: Db,
  statements: readonly string[],
  look: (tx: Db) => Promise<Found>,
): Promise<Found | undefined> {
  let found: Found | undefined;
  const attempt = db.transaction(async (tx) => {
    await tx.execute(sql.raw('set local session_replication_role = replica'));
    for (const statement of statements) await tx.execute(sql.raw(statement));
    found = await look(tx);
    throw new Undone();
  });
  await attempt.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return found;
}
