import { sql } from 'drizzle-orm';
import type { Db } from '../database/types.ts';

async function ask<Row>(db: Db, statement: string): Promise<Row[]> {
  return ((await db.execute(sql.raw(statement))) as unknown as { rows: Row[] }).rows;
}

/** How many rows each table has, and a digest of what stands in all their columns but the given ones. */
export async function contentsOf(
  db: Db,
  without: Record<string, readonly string[]> = {},
): Promise<Record<string, { rows: number; hash: string | null }>> {
  const tables = await ask<{ name: string }>(
    db,
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const found: Record<string, { rows: number; hash: string | null }> = {};
  for (const { name } of tables) {
    const left = (without[name] ?? []).map((column) => ` - '${column}'`).join('');
    const [held] = await ask<{ rows: number; hash: string | null }>(
      db,
      `select count(*)::int as rows, md5(string_agg(held, '|' order by held collate "C")) as hash
        from (select (to_jsonb(t)${left})::text as held from ${name} t) as all_rows`,
    );
    if (held) found[name] = held;
  }
  return found;
}
