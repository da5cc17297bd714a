import type { Locale } from '@semilla/i18n';

/** Chooses between a text's Spanish version and its optional English version. */
export function inOwnLanguage(locale: Locale, spanish: string, english: string | null): string;
export function inOwnLanguage(locale: Locale, spanish: string | null, english: string | null): string | null;
export function inOwnLanguage(locale: Locale, spanish: string | null, english: string | null): string | null {
  return locale === 'en' ? (english ?? spanish) : spanish;
}
