import { atom } from 'nanostores';

/** Counts the requests for the tour on this page. */
export const $tourAsked = atom(0);

export function startTour(): void {
  $tourAsked.set($tourAsked.get() + 1);
}
