import type { CompanyDeclaration, InputOf, v1 } from '@semilla/contract';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { pageFromNearerEnd } from '../../kit/database/page-from-nearer-end.ts';
import { pageOfIds } from '../../kit/database/page-of-ids.ts';
import { given, picked } from '../../kit/database/queries.ts';
import { rowsOfPage } from '../../kit/database/rows-of-page.ts';
import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import { sortedUserName } from '../../kit/users/sorted-user-name.ts';
import { fullName } from '../../schema/columns/searched-text.ts';
import { companyDeclarations } from '../../schema/company-declarations.ts';
import { users } from '../../schema/users.ts';

type Query = InputOf<typeof v1.companyDeclarations.find>['query'];

const { companyDeclarationId, userId, createdAt } = companyDeclarations;
const orderColumns = { createdAt, userName: sortedUserName(userId) };

const select = (db: Db) =>
  db
    .select({ own: companyDeclarations, userName: sql<string>`trim(${fullName(users)})` })
    .from(companyDeclarations)
    .innerJoin(users, eq(users.userId, userId))
    .$dynamic();

const conditions = (query: Query, reach: SQL | undefined): SQL | undefined =>
  and(
    picked(query, companyDeclarationId),
    reach,
    given(query.userId, (id) => eq(userId, id)),
  );

/** One page without the total count, as the CSV export needs it. */
export async function findCompanyDeclarationRows(
  db: Db,
  query: Query,
  reach: SQL | undefined,
): Promise<{ data: CompanyDeclaration[] }> {
  const where = conditions(query, reach);
  const page = pageOfIds(db, query, { columns: orderColumns, id: companyDeclarationId, where });
  const rows = await rowsOfPage(select(db), page, companyDeclarationId);
  return { data: rows.map(({ own, userName }) => ({ ...own, userName })) };
}

export async function findCompanyDeclarations(db: Db, query: Query, reach: SQL | undefined) {
  const counting = db.select({ total: count() }).from(companyDeclarations).where(conditions(query, reach));
  return pageFromNearerEnd(query, counting, (part) => findCompanyDeclarationRows(db, part, reach));
}

export async function findCompanyDeclaration(db: Db, id: string): Promise<CompanyDeclaration> {
  const [row] = await select(db).where(eq(companyDeclarationId, id));
  if (!row) throw new NotFound();
  return { ...row.own, userName: row.userName };
}
