import { sql } from 'drizzle-orm';
import type { Db } from '../../src/kit/database/types.ts';

async function rowsOf<Row>(db: Db, statement: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;
}

async function tableNames(db: Db): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  return tables.map(({ name }) => name);
}

async function writableColumns(db: Db, table: string) {
  const columns = await rowsOf<{ name: string }>(
    db,
    sql`select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`,
  );
  return sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
}

/** All rows, one table per line. As text, because JavaScript numbers cannot hold every bigint. */
export async function writeRows(db: Db): Promise<string> {
  const lines: string[] = [];
  for (const name of await tableNames(db)) {
    const table = sql.identifier(name);
    const [held] = await rowsOf<{ rows: string | null }>(
      db,
      sql`select json_agg(t)::text as rows from (select * from ${table}) t`,
    );
    if (held?.rows) lines.push(`${name} ${held.rows.replaceAll('\n', '')}`);
  }
  return lines.join('\n');
}

/** Replaces all rows by those of the text, without triggers, which would seal and book them a second time. */
export async function readRows(db: Db, text: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const name of await tableNames(tx as unknown as Db)) {
      await tx.execute(sql`delete from ${sql.identifier(name)}`);
    }
    for (const line of text.split('\n')) {
      const space = line.indexOf(' ');
      const name = line.slice(0, space);
      const table = sql.identifier(name);
      const columns = await writableColumns(tx as unknown as Db, name);
      await tx.execute(sql`insert into ${table} (${columns})
        select ${columns} from json_populate_recordset(null::${table}, ${line.slice(space + 1)}::json)`);
    }
  });
}
