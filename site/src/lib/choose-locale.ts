import { hasSessionHint } from './session-hint.ts';

const yearSeconds = 31_536_000;

function keepInProfile(locale: string): Promise<unknown> {
  return fetch('/v1/account/users/me', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language: locale }),
    keepalive: true,
  }).catch(() => undefined);
}

/** Keeps the choice in this browser, in the cookie that the server reads and in the profile; then shows the page anew. */
export function chooseLocale(locale: string): void {
  try {
    localStorage.setItem('locale', locale);
  } catch {
    // A browser that stores nothing still has the cookie.
  }
  document.cookie = `locale=${locale}; path=/; max-age=${yearSeconds}; samesite=lax`;
  if (hasSessionHint()) void keepInProfile(locale);
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  if (address.href === location.href) location.reload();
  else location.replace(address);
}
