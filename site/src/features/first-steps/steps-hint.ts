const place = 'first-steps';
const placeOf = (userId: string) => `${place}:${userId}`;

/** Whether the user has invested already or dismissed the steps. */
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
    // Without storage each page has to request it.
  }
}

/**
 * Reserves space for the steps on this page and on the next, or does not. By default there is none: most users have
 * invested.
 */
export function keepPlaceForSteps(areShown: boolean): void {
  const root = document.documentElement;
  if (areShown) root.dataset.firstSteps = '';
  else delete root.dataset.firstSteps;
  try {
    if (areShown) localStorage.setItem(place, 'open');
    else localStorage.removeItem(place);
  } catch {
    // Without storage no space is reserved.
  }
}

/** Called after an order: the next page needs no space for the steps. */
export function endFirstSteps(userId: string): void {
  rememberStepsOver(userId);
  keepPlaceForSteps(false);
}
