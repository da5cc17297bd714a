const place = 'first-steps';
const placeOf = (userId: string) => `${place}:${userId}`;

/** Whether somebody has invested already, or wants to see the steps no more. */
export function areStepsOver(userId: string): boolean {
  try {
    return localStorage.getItem(placeOf(userId)) !== null;
  } catch {
    return false;
  }
}

export function rememberStepsOver(userId: string): void {
  try {
    localStorage.setItem(placeOf(userId), 'over');
  } catch {
    // Where nothing is stored it is asked about on each page.
  }
}

/**
 * Keeps a place for the steps on this page and on the next, or does not. Where nothing is known there is none: most people
 * have invested.
 */
export function keepPlaceForSteps(areShown: boolean): void {
  const root = document.documentElement;
  if (areShown) root.dataset.firstSteps = '';
  else delete root.dataset.firstSteps;
  try {
    if (areShown) localStorage.setItem(place, 'open');
    else localStorage.removeItem(place);
  } catch {
    // A browser that stores nothing keeps no place.
  }
}

/** For whoever has just invested: the next page needs no place. */
export function endFirstSteps(userId: string): void {
  rememberStepsOver(userId);
  keepPlaceForSteps(false);
}
