import type { Endpoint, Field } from '@semilla/contract';

type Values = Record<string, unknown>;

/** An edit that the API refused because someone else had saved the record in the meantime. */
export interface EditConflict {
  resource: string;
  recordId: string;
  /** The record as the user loaded it, the record as it is now, and the user's changes. */
  before: Values;
  now: Values;
  changes: Values;
  endpoint: Endpoint;
  /** The fields of the record, if no field list describes it. */
  fields?: Readonly<Record<string, Field>> | undefined;
}

export type ConflictChoice = 'theirs' | 'mine' | 'back';
type Ask = (conflict: EditConflict) => Promise<ConflictChoice>;

let ask: Ask | undefined;

/** Asks the user which values to keep. If no dialog is mounted, nothing is saved. */
export const askWhatStays: Ask = (conflict) => ask?.(conflict) ?? Promise.resolve('back');

/** Registers the dialog that asks. Returns a function that unregisters it. */
export function conflictsAskedBy(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = undefined;
  };
}

/** Thrown when the user decides after a conflict not to save the edit. */
export class NotSaved extends Error {
  override name = 'NotSaved';
  readonly choice: 'theirs' | 'back';

  constructor(choice: 'theirs' | 'back') {
    super('common.backoffice.conflict.title');
    this.choice = choice;
  }
}
