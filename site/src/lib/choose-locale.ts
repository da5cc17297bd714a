import { hasSessionHint } from './session-hint.ts';

const yearSeconds = 31_536_000;

// The page navigates at once, so the request outlives it, and failures are ignored.
async function keepInProfile(locale: string): Promise<void> {
  const body = JSON.stringify({ language: locale });
  const headers = { 'content-type': 'application/json' };
  await fetch('/v1/account/users/me', { method: 'PATCH', headers, body, keepalive: true }).catch(() => {});
}

async function keepInCookie(locale: string): Promise<void> {
  document.cookie = `locale=${locale}; path=/; max-age=${yearSeconds}; samesite=lax`;
  // One that is still being written would miss the request for the page; it can be read once it is there.
  if ('cookieStore' in window) await cookieStore.get('locale').catch(() => {});
}

/** Keeps the choice in this browser and in the cookie that the server reads; then shows the page anew. */
export async function showIn(locale: string): Promise<void> {
  try {
    localStorage.setItem('locale', locale);
  } catch {
    // A browser that stores nothing still has the cookie.
  }
  await keepInCookie(locale);
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  if (address.href === location.href) location.reload();
  else location.replace(address);
}

/** The same, and in the profile of whoever is signed in. */
export async function chooseLocale(locale: string): Promise<void> {
  if (hasSessionHint()) void keepInProfile(locale);
  await showIn(locale);
}
