import { saveLanguage } from '@semilla/client';
import { hasSessionHint } from './session-hint.ts';

const yearSeconds = 31_536_000;

async function keepInCookie(locale: string): Promise<void> {
  document.cookie = `locale=${locale}; path=/; max-age=${yearSeconds}; samesite=lax`;
  // One that is still being written would miss the request for the page; it can be read once it is there.
  if ('cookieStore' in window) await cookieStore.get('locale').catch(() => {});
}

/** Stores the choice in the browser and in the cookie that the server reads, then reloads the page. */
export async function showIn(locale: string): Promise<void> {
  try {
    localStorage.setItem('locale', locale);
  } catch {
    // Storage may be disabled; the cookie is enough.
  }
  await keepInCookie(locale);
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  if (address.href === location.href) location.reload();
  else location.replace(address);
}

/** Also stores the choice in the profile of a signed-in user. */
export async function chooseLocale(locale: string): Promise<void> {
  if (hasSessionHint()) void saveLanguage(locale);
  await showIn(locale);
}
