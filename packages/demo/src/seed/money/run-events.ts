import type { Teller } from './teller.ts';

/** A money event with its time. */
export interface DemoEvent {
  at: Date;
  happen(teller: Teller): void;
}

/** Runs all events up to now, in order of time. */
export function runEvents(teller: Teller, all: readonly DemoEvent[]): void {
  for (const { at, happen } of all.toSorted((left, right) => left.at.getTime() - right.at.getTime())) {
    if (at < teller.calendar.now) happen(teller);
  }
}
