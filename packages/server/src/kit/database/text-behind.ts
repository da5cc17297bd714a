import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { alphabetical } from './queries.ts';

/** A text of the row that a column refers to, to sort by: `textBehind(projects.name, projects.projectId, orders.projectId)`. */
export const textBehind = (text: PgColumn, id: PgColumn, reference: PgColumn): SQL =>
  alphabetical(
    sql`(select named.${sql.identifier(text.name)} from ${id.table as PgTable} named
      where named.${sql.identifier(id.name)} = ${reference})`,
  );
