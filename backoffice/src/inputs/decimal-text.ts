import { formatNumber } from '@semilla/format';

/** Hundredths as people here write them: `150050` is `1.500,50`. What could not be read stays as it was typed. */
export function typedFromHundredths(value: unknown): string {
  if (typeof value === 'number') return formatNumber(value / 100, 2);
  return typeof value === 'string' ? value : '';
}
