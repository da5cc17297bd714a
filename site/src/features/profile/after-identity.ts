import { readItem, removeItem, storeItem } from '@semilla/client';

const place = 'after-identity';

/** Remembers the page that needs the identity, because the provider always leads back to the profile. */
export const rememberAfterIdentity = (path: string) => storeItem(place, path, 'sessionStorage');

/** Forgets the page of an earlier check that was abandoned or declined. */
export const forgetAfterIdentity = () => removeItem(place, 'sessionStorage');

/** The page to go on to after the identity check, if it was started there. Forgets it. */
export function takeAfterIdentity(): string | undefined {
  const path = readItem(place, 'sessionStorage');
  forgetAfterIdentity();
  return path;
}
