import type { Teller } from './teller.ts';

/** A money event with its time. */
export interface Happening {
  at: Date;
  happen(teller: Teller): void;
}

/** Runs all events up to now, in order of time. */
export function letHappen(teller: Teller, all: readonly Happening[]): void {
  for (const { at, happen } of all.toSorted((left, right) => left.at.getTime() - right.at.getTime())) {
    if (at < teller.calendar.now) happen(teller);
  }
}
