import { readItem, storeItem } from '@semilla/client';

const place = 'first-steps';
const placeOf = (userId: string) => `${place}:${userId}`;

/** True if the user has invested or dismissed the steps. */
export function areStepsOver(userId: string): boolean {
  return readItem(placeOf(userId), 'localStorage') !== undefined;
}

export function rememberStepsOver(userId: string): void {
  storeItem(placeOf(userId), 'over', 'localStorage');
}

/** Sets whether this page and the next one reserve space for the steps. Until this is known, only a newcomer's home page does. */
export function reservePlaceForSteps(areShown: boolean): void {
  const state = areShown ? 'open' : 'over';
  document.documentElement.dataset.firstSteps = state;
  storeItem(place, state, 'localStorage');
}

/** Called after an order, because the next page does not need space for the steps. */
export function endFirstSteps(userId: string): void {
  rememberStepsOver(userId);
  reservePlaceForSteps(false);
}
