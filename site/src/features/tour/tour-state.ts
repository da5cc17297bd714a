/** How far somebody is in the tour, in this tab. */
export interface TourState {
  index: number;
  /** The project that it is explained by, once it is known. */
  projectUrl?: string | undefined;
}

const place = 'tour';
let known: TourState | undefined;

/** Where the tour goes on, also after the page was loaded anew. */
export function recallTour(): TourState | undefined {
  try {
    const kept = sessionStorage.getItem(place);
    return kept ? (JSON.parse(kept) as TourState) : undefined;
  } catch {
    return known;
  }
}

export function keepTour(state: TourState): void {
  known = state;
  try {
    sessionStorage.setItem(place, JSON.stringify(state));
  } catch {
    // It then lasts as long as the page.
  }
}

export function forgetTour(): void {
  known = undefined;
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Nothing was stored.
  }
}
