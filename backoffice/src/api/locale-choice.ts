import { keepInCookie, readCookie, readItem, storeItem } from '@semilla/client';
import { detectLocale, isLocale, type Locale } from '@semilla/i18n';

const name = 'locale';

/** The language chosen before, or the browser's preferred one. The site uses the same cookie and storage key. */
export function chosenLocale(): Locale {
  const chosen = [readItem(name, 'localStorage'), readCookie(name)].find(isLocale);
  return detectLocale(chosen, navigator.languages.join(','));
}

/** The language of the page, which is also sent with every API call. */
export function currentLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : chosenLocale();
}

export function showLocale(locale: Locale): void {
  document.documentElement.lang = locale;
}

export function rememberLocale(locale: Locale): void {
  storeItem(name, locale, 'localStorage');
  keepInCookie(name, locale);
}
