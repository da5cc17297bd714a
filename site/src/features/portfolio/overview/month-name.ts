import type { Locale } from '@semilla/i18n';

/** `2026-03-01` is `mar 2026`. */
export function monthName(month: string, locale: Locale): string {
  const name = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return name.format(new Date(`${month}T00:00:00Z`));
}
