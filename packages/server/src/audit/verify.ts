import { sql } from 'drizzle-orm';
import type { Db } from '../database/index.ts';

export interface AuditVerdict {
  entries: number;
  /** The first row whose hash does not follow from the row before, or after which one is missing. */
  brokenAt: number | undefined;
}

/** Computes every hash of the chain again. */
export async function verifyAudit(db: Db): Promise<AuditVerdict> {
  const result = (await db.execute(sql`
    with chain as (
      select audit_entry_id, hash,
        audit_entry_hash(lag(hash) over (order by audit_entry_id), a) as expected,
        row_number() over (order by audit_entry_id) as position
      from audit_entries a
    )
    select count(*)::int as entries,
      min(audit_entry_id) filter (where hash <> expected or audit_entry_id <> position)::int as broken_at
    from chain`)) as unknown as { rows: { entries: number; broken_at: number | null }[] };
  const [row] = result.rows;
  return { entries: row?.entries ?? 0, brokenAt: row?.broken_at ?? undefined };
}
