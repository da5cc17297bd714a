import type { Endpoint, InputOf } from '@semilla/contract';
import { and, count, eq, getTableColumns, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { NotFound } from '../errors.ts';
import type { Reader } from '../users/reach.ts';
import { pageFromNearerEnd } from './page-from-nearer-end.ts';
import { pageOfIds } from './page-of-ids.ts';
import { given, isAnyOf, onDays, picked, type Sorting } from './queries.ts';
import { rowsOfPage } from './rows-of-page.ts';
import type { Db } from './types.ts';

type ListEndpoint = Endpoint & { query: NonNullable<Endpoint['query']> };

/** What every list takes: its page, its order, its rows and its days. */
const shared = ['skip', 'take', 'orderBy', 'orderSide', 'cursor', 'ids', 'fromDate', 'toDate'] as const;

/** Options add something to the answer, and filter nothing. */
type Option = `get${Capitalize<string>}`;
const isFilter = (name: string) => !(shared as readonly string[]).includes(name) && !/^get[A-Z]/.test(name);

type ColumnName<T extends PgTable> = keyof T['_']['columns'];
type QueryOf<E extends ListEndpoint> =
  InputOf<E> extends { query: infer Query extends Paged } ? Query : never;
type FilterName<Query> = Exclude<keyof Query, (typeof shared)[number] | Option>;
type Filter<Value, R> = (value: NonNullable<Value>, reader: R) => SQL | undefined;

/** A condition for each filter. One that is left out has the name of a column, and compares it for equality. */
type Filters<Query, T extends PgTable, R> = {
  [Name in Exclude<FilterName<Query>, ColumnName<T>>]: Filter<Query[Name], R>;
} & { [Name in Extract<FilterName<Query>, ColumnName<T>>]?: Filter<Query[Name], R> };

interface Paged extends Sorting<string> {
  skip: number;
  take: number;
  ids?: readonly (string | number)[] | undefined;
}

/** A query for the rows of a list with its joins, without conditions. */
interface Selecting<Row> {
  where(condition: SQL | undefined): PromiseLike<Row[]> & { orderBy(order: SQL): PromiseLike<Row[]> };
}

interface Declared<Query extends Paged, T extends PgTable, Row, Answer, Totals, R> {
  /** The table with one row for each row of the list, and the column that names it. */
  table: T;
  id: PgColumn;
  order: Record<Query['orderBy'], SQLWrapper> | ((reader: R) => Record<Query['orderBy'], SQLWrapper>);
  /** Which rows the reader may see; all, if left out. */
  reach?: (reader: R) => SQL | undefined;
  filters: Filters<Query, T, R>;
  /** The moment that `fromDate` and `toDate` are about. */
  days?: PgColumn;
  select: (db: Db) => Selecting<Row>;
  /** Several rows together, because some answers need one more query for all of them. */
  answers: (rows: Row[], reader: R, db: Db) => Answer[] | Promise<Answer[]>;
  /** The sums of all matching rows, which `getTotalAmount` asks for. */
  totals?: (db: Db, where: SQL | undefined, query: Query) => Promise<Totals>;
}

/** The filters of a list. Its summaries know some of them. */
type Asked<Query> = Partial<Omit<Query, 'skip' | 'take' | 'orderBy' | 'orderSide' | 'cursor'>>;

/** What an endpoint lists: its page, its file, one row of it, and the condition for other queries about the same rows. */
export function list<E extends ListEndpoint, T extends PgTable, Row, Answer, Totals, R = Reader>(
  endpoint: E,
  declared: Declared<QueryOf<E>, T, Row, Answer, Totals, R>,
) {
  type Query = QueryOf<E>;
  type Call = R & { db: Db; query: Query };
  const { table, id, order, reach, days, select, answers, totals } = declared;
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const own = declared.filters as Record<string, Filter<unknown, R>>;
  const filters = Object.keys(endpoint.query.shape)
    .filter(isFilter)
    .map((name): [string, Filter<unknown, R>] => [
      name,
      own[name] ?? ((value) => isAnyOf(columns[name] as PgColumn, value)),
    ]);

  /** The condition for the rows that match the filters and that the reader may see. */
  function where(query: Asked<Query>, reader: R): SQL | undefined {
    const asked: Record<string, unknown> & Parameters<typeof onDays>[1] = query;
    return and(
      picked(query, id),
      reach?.(reader),
      ...filters.map(([name, filter]) => given(asked[name], (value) => filter(value as object, reader))),
      days && onDays(days, asked),
    );
  }

  /** One page without the total, as a file needs it. */
  async function rows(db: Db, query: Query, reader: R): Promise<{ data: Answer[] }> {
    const by = typeof order === 'function' ? order(reader) : order;
    const ids = pageOfIds(db, query, { columns: by, id, where: where(query, reader) });
    return { data: await answers(await rowsOfPage(select(db), ids, id), reader, db) };
  }

  async function page(db: Db, query: Query, reader: R) {
    const matching = where(query, reader);
    const counting = db
      .select({ total: count() })
      .from(table as PgTable)
      .where(matching);
    const found = await pageFromNearerEnd(query, counting, (part) => rows(db, part, reader));
    const isSummed = (query as { getTotalAmount?: boolean }).getTotalAmount;
    return { ...found, ...(isSummed && (await totals?.(db, matching, query))) };
  }

  async function oneOrNone(db: Db, wanted: string, reader: R): Promise<Answer | undefined> {
    const found = await select(db).where(and(eq(id, wanted), reach?.(reader)));
    const [answer] = found.length ? await answers(found, reader, db) : [];
    return answer;
  }

  /** The row with this id, if the reader may see it. */
  async function one(db: Db, wanted: string, reader: R): Promise<Answer> {
    const found = await oneOrNone(db, wanted, reader);
    if (found === undefined) throw new NotFound();
    return found;
  }

  return {
    where,
    rows,
    page,
    one,
    oneOrNone,
    /** Answers the endpoint, and its file. */
    find: (call: Call) => page(call.db, call.query, call),
    file: (call: Call, db: Db, part: { skip: number; take: number }) =>
      rows(db, { ...call.query, ...part }, call),
  };
}
