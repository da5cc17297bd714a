import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias, type BuildAliasTable, PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { alphabetical } from './queries.ts';

/** A table between the list and the row with the text: `on` joins it to the list, `reference` points to that row. */
interface Between {
  table: PgTable;
  on: SQL;
  reference: PgColumn;
}

export interface HowReferred {
  /** Whether the list refers to only a few different rows, such as staff. The referring column needs an index. */
  isFew?: boolean;
  /** Only together with `isFew`. */
  between?: Between;
}

interface Parts extends HowReferred {
  table: PgTable;
  named: PgTable;
  id: PgColumn;
  text: SQLWrapper;
  reference: SQLWrapper;
}

/**
 * Sorts by a text in the row that a column refers to. As an SQL expression it is a subquery; `pageOfIds` joins the row
 * instead, so PostgreSQL can follow an index on the text.
 */
export class TextBehind implements SQLWrapper {
  readonly named: PgTable;
  readonly namedId: PgColumn;
  readonly text: SQL;
  readonly reference: SQLWrapper;
  /** Joins the row with the text. */
  readonly isReferred: SQL;
  /** Whether the reference is a column that is never null. */
  readonly isAlways: boolean;
  readonly isFew: boolean;
  readonly between: Between | undefined;
  readonly #table: PgTable;

  constructor({ table, named, id, text, reference, between, isFew = false }: Parts) {
    this.named = named;
    this.namedId = id;
    this.text = alphabetical(text);
    this.reference = reference;
    this.isReferred = sql`${id} = ${reference}`;
    this.isAlways = reference instanceof PgColumn && reference.notNull;
    this.isFew = isFew;
    this.between = between;
    this.#table = table;
  }

  getSQL(): SQL {
    return sql`(select ${this.text} from ${this.#table} named where ${this.namedId} = ${this.reference})`;
  }
}

/** `textBehind(projects, orders.projectId, ({ projectId, name }) => ({ id: projectId, text: name }))` */
export function textBehind<T extends PgTable>(
  table: T,
  reference: SQLWrapper,
  columnsOf: (named: BuildAliasTable<T, 'named'>) => { id: PgColumn; text: SQLWrapper },
  how: HowReferred = {},
): TextBehind {
  const named = alias(table, 'named');
  return new TextBehind({ table, named, reference, ...columnsOf(named), ...how });
}
