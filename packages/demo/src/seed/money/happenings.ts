import type { Teller } from './teller.ts';

/** Something that happened to money, at its time. */
export interface Happening {
  at: Date;
  happen(teller: Teller): void;
}

/** Lets everything happen up to now, in the order of time. */
export function letHappen(teller: Teller, all: readonly Happening[]): void {
  for (const { at, happen } of all.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    if (at < teller.calendar.now) happen(teller);
  }
}
