import { atom } from 'nanostores';

/** How often this page was asked for the tour. */
export const $tourAsked = atom(0);

export function startTour(): void {
  $tourAsked.set($tourAsked.get() + 1);
}
