import { sql } from 'drizzle-orm';
import type { Db } from '../src/kit/database/types.ts';

async function query<Row extends Record<string, unknown>>(db: Db, statement: string): Promise<Row[]> {
  return (await db.execute<Row>(sql.raw(statement))).rows;
}

/** The number of rows of each table and a hash of all columns except those in `without`. */
export async function contentsOf(
  db: Db,
  without: Record<string, readonly string[]> = {},
): Promise<Record<string, { rows: number; hash: string | null }>> {
  const tables = await query<{ name: string }>(
    db,
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const contents: Record<string, { rows: number; hash: string | null }> = {};
  for (const { name } of tables) {
    const excluded = (without[name] ?? []).map((column) => ` - '${column}'`).join('');
    const [digest] = await query<{ rows: number; hash: string | null }>(
      db,
      `select count(*)::int as rows, md5(string_agg(held, '|' order by held collate "C")) as hash
        from (select (to_jsonb(t)${excluded})::text as held from ${name} t) as all_rows`,
    );
    if (digest) contents[name] = digest;
  }
  return contents;
}
