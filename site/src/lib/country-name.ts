import type { Locale } from '@semilla/i18n';

/** A country's name in the given language, for example `España` for `ES`. */
export function countryName(alpha2: string, locale: Locale): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(alpha2) ?? alpha2;
}
