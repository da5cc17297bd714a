import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ApiError } from '../errors.ts';

/** A record in two states: as it is now, and as an edit wanted to save it, both as they are sent. */
export interface BothStates {
  current: Record<string, unknown>;
  sent: Record<string, unknown>;
}

/** The record was edited after the caller had read it. */
export class EditedMeanwhile extends ApiError {
  override name = 'EditedMeanwhile';
  readonly states: BothStates | undefined;

  constructor(states?: BothStates) {
    super('request.edited_meanwhile');
    this.states = states;
  }
}

/** Refuses to edit a locked record of which the caller saw another version. Without one nothing is compared. */
export function assertSeen(record: { version: number }, seen: number | undefined): void {
  if (seen !== undefined && seen !== record.version) throw new EditedMeanwhile();
}

/** What the UPDATE that saves an edit sets, last, because the fields of an edit may name the version it saw. */
export function raised({ version }: { version: PgColumn }): { version: SQL<number> } {
  return { version: sql`${version} + 1` };
}
