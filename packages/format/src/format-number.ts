import type { Locale } from './locale.ts';
import { minus } from './minus.ts';

const marks = { es: ['.', ','], en: [',', '.'] } as const;

/**
 * The Spanish number format in both languages: `formatNumber(1234.5, 1)` is `1.234,5`. Papers in English name their
 * language: `1,234.5`. Groups digits itself, because Intl does not group four digits in Spanish.
 */
export function formatNumber(value: number, decimals = 0, locale: Locale = 'es'): string {
  if (!Number.isFinite(value)) throw new RangeError(`Cannot show ${value} as a number.`);
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const [group, decimal] = marks[locale];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  const digits = fraction ? `${grouped}${decimal}${fraction}` : grouped;
  return value < 0 && /[1-9]/.test(digits) ? `${minus}${digits}` : digits;
}
