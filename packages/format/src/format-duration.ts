import { formatNumber } from './format-number.ts';
import type { Locale } from './locale.ts';
import { nbsp } from './nbsp.ts';

const names: Record<Locale, [one: string, many: string]> = { es: ['mes', 'meses'], en: ['month', 'months'] };

/** A project's duration: `1 mes`, `12 meses`. */
export function formatDuration(months: number, locale: Locale): string {
  const [one, many] = names[locale];
  return `${formatNumber(months)}${nbsp}${months === 1 ? one : many}`;
}
