import type { Locale } from '@semilla/i18n';

/** The language of the page that contains the island. */
export function pageLocale(): Locale {
  return document.documentElement.lang === 'en' ? 'en' : 'es';
}
