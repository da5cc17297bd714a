import { type BulkActRow, bulkLists, type InputOf, scopeOf, type v1 } from '@semilla/contract';
import { type Locale, translate } from '@semilla/i18n';
import { and, count, eq, type SQL } from 'drizzle-orm';
import { behind, given, isAnyOf, pageOf, sorted } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import type { ErrorParams } from '../../kit/errors.ts';
import { inLanguage } from '../../kit/http/plugins/problems.ts';
import type { Call } from '../../kit/http/route.ts';
import { type BulkActRowRecord, bulkActRows } from '../../schema/bulk-act-rows.ts';
import { findBulkAct } from './queries.ts';
import { bulkListOf } from './registered.ts';

type FindRows = typeof v1.bulkActRows.find;
type Query = InputOf<FindRows>['query'];
type Asked = Pick<Call<FindRows>, 'caller' | 'scope' | 'params' | 'query'>;

const { bulkActId, position, recordId, result, refusal, refusalParams } = bulkActRows;
const columns = { position };

function conditions(ofBulkAct: string, query: Query): SQL | undefined {
  return and(
    eq(bulkActId, ofBulkAct),
    given(query.ids, (ids) => isAnyOf(recordId, ids)),
    given(query.result, (wanted) => isAnyOf(result, wanted)),
  );
}

type Found = Pick<BulkActRowRecord, 'recordId' | 'position' | 'result' | 'refusal' | 'refusalParams'>;

function present(found: Found, recordName: string | undefined, locale: Locale): BulkActRow {
  const { refusalParams: params, ...row } = found;
  const words = inLanguage((params ?? {}) as ErrorParams, locale);
  return {
    ...row,
    recordName: recordName ?? null,
    reason: row.refusal && translate(locale, `errors.${row.refusal}`, words),
  };
}

/** One page of the records of a bulk act that the caller may read, without the total. */
export async function findRows(db: Db, { caller, scope, params, query }: Asked, locale: Locale) {
  const { resource } = await findBulkAct(db, params.bulkActId, { caller, scope });
  const rows = await db
    .select({ recordId, position, result, refusal, refusalParams })
    .from(bulkActRows)
    .where(and(conditions(params.bulkActId, query), behind(query, columns, position)))
    .orderBy(...sorted(query, columns, position, eq(bulkActId, params.bulkActId)))
    .limit(query.take)
    .offset(query.skip);
  const ids = rows.map((row) => row.recordId);
  const authority = { caller, scope: scopeOf(bulkLists[resource].who, caller.role) ?? 'own' };
  const names = await bulkListOf(resource).findNames(db, ids, authority);
  return { data: rows.map((row) => present(row, names.get(row.recordId), locale)) };
}

export async function findRowPage(db: Db, asked: Asked, locale: Locale) {
  const { data } = await findRows(db, asked, locale);
  const where = conditions(asked.params.bulkActId, asked.query);
  const [counted] = await db.select({ total: count() }).from(bulkActRows).where(where);
  return pageOf(counted, data);
}
