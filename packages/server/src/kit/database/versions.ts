import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ApiError } from '../errors.ts';

/** A record as it is now and as the edit wanted to save it, both in wire format. */
export interface BothStates {
  current: Record<string, unknown>;
  sent: Record<string, unknown>;
}

/** Someone edited the record after the caller read it. */
export class EditedMeanwhile extends ApiError {
  override name = 'EditedMeanwhile';
  readonly states: BothStates | undefined;

  constructor(states?: BothStates) {
    super('request.edited_meanwhile');
    this.states = states;
  }
}

/** Throws if the caller saw another version of the record. Compares nothing if `seen` is undefined. Lock the row first. */
export function assertSeen(record: { version: number }, seen: number | undefined): void {
  if (seen !== undefined && seen !== record.version) throw new EditedMeanwhile();
}

/** Increments the version in an UPDATE. Spread it last, because the edit's own fields may include the version it saw. */
export function raised({ version }: { version: PgColumn }): { version: SQL<number> } {
  return { version: sql`${version} + 1` };
}
