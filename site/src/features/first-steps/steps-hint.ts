import { forget, recall, remember } from '@semilla/client';

const place = 'first-steps';
const placeOf = (userId: string) => `${place}:${userId}`;

/** Whether the user has invested already, or has dismissed the steps. */
export function areStepsOver(userId: string): boolean {
  return recall(placeOf(userId), 'localStorage') !== undefined;
}

export function rememberStepsOver(userId: string): void {
  remember(placeOf(userId), 'over', 'localStorage');
}

/**
 * Keeps a place for the steps on this page and on the next, or does not. Where nothing is known there is none: most people
 * have invested.
 */
export function keepPlaceForSteps(areShown: boolean): void {
  const root = document.documentElement;
  if (areShown) root.dataset.firstSteps = '';
  else delete root.dataset.firstSteps;
  if (areShown) remember(place, 'open', 'localStorage');
  else forget(place, 'localStorage');
}

/** For a user who has just invested: the next page needs no place. */
export function endFirstSteps(userId: string): void {
  rememberStepsOver(userId);
  keepPlaceForSteps(false);
}
