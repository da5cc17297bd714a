import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias, type BuildAliasTable, PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { alphabetical } from './queries.ts';

/** A table between the list and the row with the text: `on` joins it, and its column refers to that row. */
export interface Between {
  table: PgTable;
  on: SQL;
  reference: PgColumn;
}

interface Parts {
  table: PgTable;
  named: PgTable;
  id: PgColumn;
  text: SQLWrapper;
  reference: SQLWrapper;
  between: Between | undefined;
}

/**
 * A text of the row that a column refers to, to sort by. As an expression it is a subquery; a page of a long list joins the
 * row instead (`pageOfIds`), so that an index on the text can be walked.
 */
export class TextBehind implements SQLWrapper {
  readonly named: PgTable;
  readonly text: SQL;
  /** Joins the row with the text. */
  readonly isReferred: SQL;
  /** Whether each row refers to one. */
  readonly isAlways: boolean;
  readonly reference: SQLWrapper;
  readonly between: Between | undefined;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    const { named, id, text, reference, between } = parts;
    this.named = named;
    this.text = alphabetical(text);
    this.reference = reference;
    this.between = between;
    this.isReferred = sql`${id} = ${between?.reference ?? reference}`;
    this.isAlways = reference instanceof PgColumn && reference.notNull;
    this.#parts = parts;
  }

  getSQL(): SQL {
    const { table, id, reference } = this.#parts;
    return sql`(select ${this.text} from ${table} named where ${id} = ${reference})`;
  }
}

/** `textBehind(projects, orders.projectId, ({ projectId, name }) => ({ id: projectId, text: name }))` */
export function textBehind<T extends PgTable>(
  table: T,
  reference: SQLWrapper,
  columnsOf: (named: BuildAliasTable<T, 'named'>) => { id: PgColumn; text: SQLWrapper },
  between?: Between,
): TextBehind {
  const named = alias(table, 'named');
  return new TextBehind({ table, named, reference, between, ...columnsOf(named) });
}
