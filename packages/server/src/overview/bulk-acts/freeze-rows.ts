import { bulkRowsMax } from '@semilla/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../kit/database/types.ts';
import { ApiError } from '../../kit/errors.ts';
import { bulkActRows } from '../../schema/bulk-act-rows.ts';
import { bulkActs } from '../../schema/bulk-acts.ts';

interface Frozen {
  bulkActId: string;
  /** The column with the ids of the records. */
  id: PgColumn;
  where: SQL | undefined;
}

/** Notes the ids of all matching records with one statement, and returns how many they are. */
export async function freezeRows(tx: Db, { bulkActId, id, where }: Frozen): Promise<number> {
  const frozen = await tx.execute(sql`
    insert into ${bulkActRows} (bulk_act_id, record_id, position)
    select ${bulkActId}::uuid, matching.id, row_number() over (order by matching.id)
    from (select ${id} as id from ${id.table} where ${where ?? sql`true`} limit ${bulkRowsMax + 1}) as matching`);
  const total = frozen.rowCount ?? frozen.affectedRows ?? 0;
  if (!total) throw new ApiError('overview.nothing_matches');
  if (total > bulkRowsMax) throw new ApiError('overview.too_many_records', { params: { max: bulkRowsMax } });
  await tx.execute(sql`update ${bulkActs} set total = ${total} where bulk_act_id = ${bulkActId}`);
  return total;
}
