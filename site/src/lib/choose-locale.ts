import { keepInCookie, saveLanguage, storeItem } from '@semilla/client';
import { hasSessionHint } from './session-hint.ts';

async function keepForServer(locale: string): Promise<void> {
  keepInCookie('locale', locale);
  // Waits until the cookie is stored. Otherwise the next page request might be sent without it.
  if ('cookieStore' in window) await cookieStore.get('locale').catch(() => {});
}

/** Stores the language in the browser and in the cookie that the server reads, then reloads the page. */
export async function showIn(locale: string): Promise<void> {
  storeItem('locale', locale, 'localStorage');
  await keepForServer(locale);
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
