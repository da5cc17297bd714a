import { formatNumber } from '@semilla/format';

/** Formats hundredths for Spanish input: `150050` becomes `1.500,50`. Other text is left unchanged. */
export function typedFromHundredths(value: unknown): string {
  if (typeof value === 'number') return formatNumber(value / 100, 2);
  return typeof value === 'string' ? value : '';
}
