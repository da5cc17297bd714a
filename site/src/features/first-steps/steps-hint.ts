import { readItem, removeItem, storeItem } from '@semilla/client';

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

const projectOf = (userId: string) => `${place}-project:${userId}`;

/** Remembers the project that the user could not invest in yet. The last step leads back to it. */
export const rememberProject = (userId: string, path: string) =>
  storeItem(projectOf(userId), path, 'localStorage');

export const rememberedProject = (userId: string) => readItem(projectOf(userId), 'localStorage');

/** Called after an order, because the next page does not need space for the steps. */
export function endFirstSteps(userId: string): void {
  removeItem(projectOf(userId), 'localStorage');
  rememberStepsOver(userId);
  reservePlaceForSteps(false);
}
