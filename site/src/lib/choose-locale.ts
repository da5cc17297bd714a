import { saveLanguage } from '@semilla/client';
import { hasSessionHint } from './session-hint.ts';

const yearSeconds = 31_536_000;

async function keepInCookie(locale: string): Promise<void> {
  document.cookie = `locale=${locale}; path=/; max-age=${yearSeconds}; samesite=lax`;
  // Waits until the cookie is stored. Otherwise the next page request might be sent without it.
  if ('cookieStore' in window) await cookieStore.get('locale').catch(() => {});
}

/** Stores the language in the browser and in the cookie that the server reads, then reloads the page. */
export async function showIn(locale: string): Promise<void> {
  try {
    localStorage.setItem('locale', locale);
  } catch {
    // If storage is disabled, the cookie is enough.
  }
  await keepInCookie(locale);
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  if (address.href === location.href) location.reload();
  else location.replace(address);
}

/** For a signed-in user, also stores the language in the profile. */
export async function chooseLocale(locale: string): Promise<void> {
  if (hasSessionHint()) void saveLanguage(locale);
  await showIn(locale);
}
