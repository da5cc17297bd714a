import { readItem, removeItem, storeItem } from '@semilla/client';

const place = 'first-steps';
const placeOf = (userId: string) => `${place}:${userId}`;

/** Whether the user has invested already or dismissed the steps. */
export function areStepsOver(userId: string): boolean {
  return readItem(placeOf(userId), 'localStorage') !== undefined;
}

export function rememberStepsOver(userId: string): void {
  storeItem(placeOf(userId), 'over', 'localStorage');
}

/**
 * Reserves space for the steps on this page and on the next, or does not. By default there is none: most users have
 * invested.
 */
export function reservePlaceForSteps(areShown: boolean): void {
  const root = document.documentElement;
  if (areShown) root.dataset.firstSteps = '';
  else delete root.dataset.firstSteps;
  if (areShown) storeItem(place, 'open', 'localStorage');
  else removeItem(place, 'localStorage');
}

/** Called after an order: the next page needs no space for the steps. */
export function endFirstSteps(userId: string): void {
  rememberStepsOver(userId);
  reservePlaceForSteps(false);
}
