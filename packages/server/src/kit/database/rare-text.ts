import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { alphabetical } from './queries.ts';

/**
 * Sorts by a text that few rows have. `pageOfIds` reads the rows with a text through a partial index and the others in
 * the order of their ids, so the index stays small.
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
