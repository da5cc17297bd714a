import { sql } from 'drizzle-orm';
import type { Db } from '../kit/database/types.ts';
import type { EvidenceKeys } from '../kit/evidence-keys.ts';
import type { Services } from '../kit/services.ts';
import { findForeign } from './find-foreign.ts';
import { readNewestCheckpoints } from './read-checkpoints.ts';
import { hasHash } from './verify-evidence.ts';

const rowsAtOnce = 5_000;

/** The first sealed row that is missing. */
async function firstRemoved(db: Db): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select subject_id as id from seals where chain = 'audit'
    and not exists (select 1 from audit_entries where audit_entry_id::text = seals.subject_id)
    order by position limit 1`);
  return rows[0] && Number(rows[0].id);
}

/** The first unsealed row that the platform did not write. */
async function firstForeign(db: Db, keys: EvidenceKeys): Promise<number | undefined> {
  const { rows } = await db.execute<{ subjectId: string }>(sql`
    select audit_entry_id::text as "subjectId" from audit_entries
    where exists (select 1 from seals where chain = 'audit')
    and not exists (select 1 from seals where chain = 'audit' and subject_id = audit_entry_id::text)
    order by audit_entry_id limit ${rowsAtOnce}`);
  const foreign = await findForeign(db, keys, 'audit', rows);
  const first = rows.find(({ subjectId }) => foreign.has(subjectId));
  return first && Number(first.subjectId);
}

/**
 * The number of the first row that was removed or inserted. If there is none, compares the newest checkpoint
 * of each store with its last row, and returns that row's number if the row differs: the chain itself reveals
 * neither that rows at its end were removed nor that all its hashes were computed again.
 */
export async function findCut(
  services: Pick<Services, 'database' | 'files' | 'checkpointFiles' | 'evidenceKeys'>,
): Promise<number | undefined> {
  const { db } = services.database;
  const removed = await firstRemoved(db);
  if (removed !== undefined) return removed;
  const foreign = await firstForeign(db, services.evidenceKeys);
  if (foreign !== undefined) return foreign;
  for (const { state, isKeyKnown } of await readNewestCheckpoints(services))
    if (state && isKeyKnown && !(await hasHash(db, state.audit))) return Number(state.audit.lastId);
  return undefined;
}
