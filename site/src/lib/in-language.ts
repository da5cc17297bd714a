import type { Locale } from '@semilla/i18n';

/** A text that staff wrote in Spanish and perhaps in English too. */
export function inOwnLanguage(locale: Locale, spanish: string, english: string | null): string;
export function inOwnLanguage(locale: Locale, spanish: string | null, english: string | null): string | null;
export function inOwnLanguage(locale: Locale, spanish: string | null, english: string | null): string | null {
  return locale === 'en' ? (english ?? spanish) : spanish;
}
