import { readItem, storeItem } from '@semilla/client';

const name = 'semilla-last-use';

/** Notes that the session was used now; other tabs share the session, so they read it too. */
export function noteUse(): void {
  storeItem(name, String(Date.now()), 'localStorage');
}

/** When any tab last used the session. */
export const lastUse = (): number => Number(readItem(name, 'localStorage') ?? 0);
