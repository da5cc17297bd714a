import { readItem, removeItem, storeItem } from '@semilla/client';

/** The user's position in the tour, in this tab. */
export interface TourState {
  index: number;
  /** The project used as an example, once it is known. */
  projectUrl?: string | undefined;
}

const place = 'tour';

/** The position in the tour. It survives a page reload, but belongs to this tab only. */
export function recallTour(): TourState | undefined {
  const kept = readItem(place, 'sessionStorage');
  return kept ? (JSON.parse(kept) as TourState) : undefined;
}

export function storeTour(state: TourState): void {
  storeItem(place, JSON.stringify(state), 'sessionStorage');
}

export function clearTour(): void {
  removeItem(place, 'sessionStorage');
}
