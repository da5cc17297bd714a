import type { FiscalResidence, InputOf, v1 } from '@semilla/contract';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { pageFromNearerEnd } from '../../kit/database/page-from-nearer-end.ts';
import { pageOfIds } from '../../kit/database/page-of-ids.ts';
import { given, isAnyOf, picked } from '../../kit/database/queries.ts';
import { rowsOfPage } from '../../kit/database/rows-of-page.ts';
import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import { sortedUserName } from '../../kit/users/sorted-user-name.ts';
import { fullName } from '../../schema/columns/searched-text.ts';
import { fiscalResidences } from '../../schema/fiscal-residences.ts';
import { users } from '../../schema/users.ts';

type Query = InputOf<typeof v1.fiscalResidences.find>['query'];

const { fiscalResidenceId, userId, createdAt } = fiscalResidences;
const orderColumns = {
  createdAt,
  since: fiscalResidences.since,
  country: fiscalResidences.country,
  userName: sortedUserName(userId),
};

const select = (db: Db) =>
  db
    .select({ own: fiscalResidences, userName: sql<string>`trim(${fullName(users)})` })
    .from(fiscalResidences)
    .innerJoin(users, eq(users.userId, userId))
    .$dynamic();

const conditions = (query: Query, reach: SQL | undefined): SQL | undefined =>
  and(
    picked(query, fiscalResidenceId),
    reach,
    given(query.userId, (id) => eq(userId, id)),
    given(query.country, (country) => isAnyOf(fiscalResidences.country, country)),
  );

/** One page without the total count, as the CSV export needs it. */
export async function findFiscalResidenceRows(
  db: Db,
  query: Query,
  reach: SQL | undefined,
): Promise<{ data: FiscalResidence[] }> {
  const where = conditions(query, reach);
  const page = pageOfIds(db, query, { columns: orderColumns, id: fiscalResidenceId, where });
  const rows = await rowsOfPage(select(db), page, fiscalResidenceId);
  return { data: rows.map(({ own, userName }) => ({ ...own, userName })) };
}

export async function findFiscalResidences(db: Db, query: Query, reach: SQL | undefined) {
  const counting = db.select({ total: count() }).from(fiscalResidences).where(conditions(query, reach));
  return pageFromNearerEnd(query, counting, (part) => findFiscalResidenceRows(db, part, reach));
}

export async function findFiscalResidence(db: Db, id: string): Promise<FiscalResidence> {
  const [row] = await select(db).where(eq(fiscalResidenceId, id));
  if (!row) throw new NotFound();
  return { ...row.own, userName: row.userName };
}
