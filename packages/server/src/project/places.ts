import { asc, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../kit/database/types.ts';

/** A table whose rows have places within their project, from 0 without gaps. */
export interface OrderedRows {
  table: PgTable;
  id: PgColumn;
  projectId: PgColumn;
  orderIndex: PgColumn;
}

/** The ids of a project's rows in their order. The project must be locked. */
export async function idsInOrder(tx: Db, rows: OrderedRows, projectId: string): Promise<string[]> {
  const found = await tx
    .select({ id: rows.id })
    .from(rows.table)
    .where(eq(rows.projectId, projectId))
    .orderBy(asc(rows.orderIndex), asc(rows.id));
  return found.map(({ id }) => id as string);
}

/** The list after moving one member to another place. A place beyond the end means the end. */
export function moved(ids: string[], id: string, place: number): string[] {
  const others = ids.filter((otherId) => otherId !== id);
  return others.toSpliced(place, 0, id);
}

/** Stores the positions of the ids as places of their rows. */
export async function updatePlaces(tx: Db, rows: OrderedRows, ids: string[]): Promise<void> {
  if (!ids.length) return;
  const id = sql.identifier(rows.id.name);
  const orderIndex = sql.identifier(rows.orderIndex.name);
  const places = sql.join(
    ids.map((rowId, place) => sql`(${rowId}::uuid, ${place}::integer)`),
    sql`, `,
  );
  await tx.execute(sql`
    update ${rows.table} as one set ${orderIndex} = wanted.place
    from (values ${places}) as wanted (id, place)
    where one.${id} = wanted.id and one.${orderIndex} <> wanted.place`);
}
