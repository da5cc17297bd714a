import type { Locale } from '@semilla/i18n';

/** Formats `2026-03-01` as `mar 2026`. */
export function monthName(month: string, locale: Locale): string {
  const name = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return name.format(new Date(`${month}T00:00:00Z`));
}
