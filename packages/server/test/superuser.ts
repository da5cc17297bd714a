import { sql } from 'drizzle-orm';
import type { Db } from '../src/kit/database/types.ts';

class Undone extends Error {}

/** What `look` finds after these statements, which a superuser runs with all triggers off; all of it is undone afterwards. */
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
