import { sql } from 'drizzle-orm';
import type { Db } from '../kit/database/types.ts';
import type { Services } from '../kit/services.ts';
import { readNewestCheckpoints } from './checkpoints.ts';
import { hasHash } from './verify-evidence.ts';

/** The first sealed row that is no longer there. */
async function firstRemoved(db: Db): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select subject_id as id from seals where chain = 'audit'
    and not exists (select 1 from audit_entries where audit_entry_id::text = seals.subject_id)
    order by position limit 1`);
  return rows[0] && Number(rows[0].id);
}

/**
 * The first row that was removed, or the one that a newest checkpoint names if it is not as it was: the chain alone shows
 * neither a cut at its end nor that all of it was computed again.
 */
export async function findCut(
  services: Pick<Services, 'database' | 'files' | 'checkpointFiles' | 'evidenceKeys'>,
): Promise<number | undefined> {
  const { db } = services.database;
  const removed = await firstRemoved(db);
  if (removed !== undefined) return removed;
  for (const { state, isKeyKnown } of await readNewestCheckpoints(services))
    if (state && isKeyKnown && !(await hasHash(db, state.audit))) return Number(state.audit.lastId);
  return undefined;
}
