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

/** Keeps a place for the steps on this page and on the next, or does not. */
export function keepPlaceForSteps(areShown: boolean): void {
  const root = document.documentElement;
  if (areShown) delete root.dataset.noFirstSteps;
  else root.dataset.noFirstSteps = '';
  try {
    if (areShown) localStorage.removeItem(place);
    else localStorage.setItem(place, 'none');
  } catch {
    // A browser that stores nothing keeps the place.
  }
}
