import type { BulkValues, Scope } from '@semilla/contract';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import type { SignedIn } from '../../kit/http/caller.ts';
import type { Addressed } from '../../kit/mail/mail.ts';
import type { Services } from '../../kit/services.ts';

/** The member of staff who started a bulk act, and the scope of their permission. */
export interface Authority {
  caller: SignedIn;
  scope: Scope;
}

/** One record of a bulk act, and what its act may use. */
export interface RowToChange extends Authority {
  recordId: string;
  values: BulkValues;
  now: Date;
}

/** What an act changed, and the version of the record after it. */
export interface RowChange {
  before: Record<string, unknown>;
  version: number;
}

export interface BulkAct {
  /** Refuses values that no record would accept. */
  check?(tx: Db, values: BulkValues): Promise<void>;
  /** Changes one record by the rules of its domain; undefined if it already is as wanted. */
  run(change: Change, services: Services, row: RowToChange): Promise<RowChange | undefined>;
  /** Gives a record its earlier state. Refuses if it was edited since. */
  restore?(change: Change, services: Services, row: RowToChange, earlier: RowChange): Promise<RowChange>;
  /**
   * The mails about records that still are as a bulk act left them. They wait until the time to undo it quietly is over, and
   * `run` and a quiet `restore` send none.
   */
  lettersLater?(
    tx: Db,
    recordIds: readonly string[],
    during: { from: Date; until: Date; now: Date },
  ): Promise<Addressed[]>;
}

/** A list whose records bulk acts change. */
export interface BulkList<Query = never> {
  id: PgColumn;
  /** The rows that the list shows for a filter. */
  matches(
    query: Query,
    authority: Authority,
    given: { tx: Db; services: Services; now: Date },
  ): SQL | undefined | Promise<SQL | undefined>;
  /** Locks the rows of a group in the order in which every change locks them. */
  lock(tx: Db, recordIds: readonly string[], authority: Authority, values: BulkValues): Promise<void>;
  /** The names of the records that the caller may read. */
  findNames(db: Db, recordIds: readonly string[], authority: Authority): Promise<Map<string, string>>;
}
