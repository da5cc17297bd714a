import type { Locale } from '@semilla/i18n';

/** The language of the page that an island is part of. */
export function pageLocale(): Locale {
  return document.documentElement.lang === 'en' ? 'en' : 'es';
}
