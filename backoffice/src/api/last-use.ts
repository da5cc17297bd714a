import { readItem, storeItem } from '@semilla/client';

const name = 'semilla-last-use';

/** Stores the time of the last activity. All tabs share it, because they share the session. */
export function noteUse(): void {
  storeItem(name, String(Date.now()), 'localStorage');
}

export const lastUse = (): number => Number(readItem(name, 'localStorage') ?? 0);
