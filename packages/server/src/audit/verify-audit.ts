import { sql } from 'drizzle-orm';
import type { Db } from '../kit/database/types.ts';

export interface AuditVerdict {
  entries: number;
  /** Rows whose personal data was erased because the user was deleted. The chain stays valid without it. */
  erased: number;
  /** The first row that was changed, does not follow from the row before, or comes after a missing one. */
  brokenAt: number | undefined;
  /** The time of the last row. */
  until: Date | undefined;
}

type Row = {
  entries: number;
  erased: number;
  broken_at: number | null;
  until: string | null;
};

/** Recomputes every digest and hash of the chain. */
export async function verifyAudit(db: Db): Promise<AuditVerdict> {
  const result = await db.execute<Row>(sql`
    with chain as (
      select audit_entry_id, hash, erased_at, at,
        audit_entry_hash(lag(hash) over (order by audit_entry_id), a) as expected,
        audit_entry_holds(a) as holds,
        row_number() over (order by audit_entry_id) as position
      from audit_entries a
    )
    select count(*)::int as entries, (count(*) filter (where erased_at is not null))::int as erased,
      min(audit_entry_id) filter (where not holds or hash <> expected or audit_entry_id <> position)::int as broken_at,
      max(at)::text as until
    from chain`);
  const [row] = result.rows;
  return {
    entries: row?.entries ?? 0,
    erased: row?.erased ?? 0,
    brokenAt: row?.broken_at ?? undefined,
    until: row?.until ? new Date(row.until) : undefined,
  };
}
