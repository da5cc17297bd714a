import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { alphabetical } from './queries.ts';

/**
 * A text that few rows have, to sort by. A page of a long list reads those rows by an index of their own and the others in
 * the order of their ids (`pageOfIds`), so that the index holds few rows.
 */
export class RareText implements SQLWrapper {
  readonly column: PgColumn;
  readonly text: SQL;

  constructor(column: PgColumn) {
    this.column = column;
    this.text = alphabetical(column);
  }

  getSQL(): SQL {
    return this.text;
  }
}
