import { readCookie, readItem, removeItem } from '@semilla/client';

/** What a user saw of the own portfolio, encrypted. Only a cookie holds the key. */
export interface SealedPortfolio {
  userId: string;
  nonce: string;
  text: string;
}

export const sealedName = 'seen-portfolio';

const isSecure = () => location.protocol === 'https:';
const keyName = () => `${isSecure() ? '__Host-' : ''}semilla_seen`;

/** Stores the key. The browser removes it after this many seconds. */
export function storeSeenKey(key: string, seconds: number): void {
  const secure = isSecure() ? '; secure' : '';
  document.cookie = `${keyName()}=${key}; path=/; max-age=${seconds}; samesite=strict${secure}`;
}

export function readSeenKey(): string | undefined {
  return readCookie(keyName()) || undefined;
}

export function readSealed(): SealedPortfolio | undefined {
  try {
    return JSON.parse(readItem(sealedName, 'localStorage') ?? '') as SealedPortfolio;
  } catch {
    return undefined;
  }
}

export function forgetSeen(): void {
  storeSeenKey('', 0);
  removeItem(sealedName, 'localStorage');
}

/** Removes what another user of this browser saw. */
export function forgetSeenOfOthers(userId: string): void {
  const sealed = readSealed();
  if (sealed && sealed.userId !== userId) forgetSeen();
}
