import { minus } from './minus.ts';

/**
 * The Spanish number format in both languages: `formatNumber(1234.5, 1)` is `1.234,5`. Groups digits itself, because
 * Intl does not group four digits in Spanish.
 */
export function formatNumber(value: number, decimals = 0): string {
  if (!Number.isFinite(value)) throw new RangeError(`Cannot show ${value} as a number.`);
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const digits = fraction ? `${groupThousands(whole)},${fraction}` : groupThousands(whole);
  return value < 0 && /[1-9]/.test(digits) ? `${minus}${digits}` : digits;
}

function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.');
}
