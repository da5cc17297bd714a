import type { Locale } from '@semilla/i18n';

/** A country's name in the language of the page: `ES` is `España`. */
export function countryName(alpha2: string, locale: Locale): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(alpha2) ?? alpha2;
}
