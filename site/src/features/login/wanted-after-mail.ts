import { readItem, removeItem, storeItem } from '@semilla/client';
import { safeReturnPath } from '@semilla/contract';
import { wantedPath } from './steps.ts';

const place = 'wanted-after-mail';

/** Remembers the page that the user wanted before registering. The link of the mail opens in another tab. */
export function rememberWanted(): void {
  storeItem(place, wantedPath(location.search), 'localStorage');
}

/** The page that the user wanted before registering in this browser, or the home page. Forgets it. */
export function takeWanted(): string {
  const wanted = safeReturnPath(readItem(place, 'localStorage'));
  removeItem(place, 'localStorage');
  return wanted;
}
