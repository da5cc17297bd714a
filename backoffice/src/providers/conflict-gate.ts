import type { Endpoint } from '@semilla/contract';

type Values = Record<string, unknown>;

/** An edit that was refused because another person had saved the record meanwhile. */
export interface EditConflict {
  resource: string;
  /** The record as it was read, as it is now, and the fields that the edit changes. */
  before: Values;
  now: Values;
  changes: Values;
  endpoint: Endpoint;
}

export type ConflictChoice = 'theirs' | 'mine' | 'back';
type Ask = (conflict: EditConflict) => Promise<ConflictChoice>;

let ask: Ask | undefined;

/** Asks the user what stays. Without a dialog on the page, nothing is saved. */
export const askWhatStays: Ask = (conflict) => ask?.(conflict) ?? Promise.resolve('back');

/** Sets the dialog that asks; returns a function that unsets it. */
export function conflictsAskedBy(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = undefined;
  };
}

/** An edit that was not saved because the user chose so after a conflict. */
export class NotSaved extends Error {
  override name = 'NotSaved';
  readonly choice: 'theirs' | 'back';

  constructor(choice: 'theirs' | 'back') {
    super('common.backoffice.conflict.title');
    this.choice = choice;
  }
}
