import { centsFromDecimal } from '@semilla/contract';
import { formatNumber } from '@semilla/format';

const wire = /^\d{1,9}\.\d{2}$/;

/**
 * Formats the API's decimals for Spanish input: `"1500.50"` becomes `1.500,50`. Other text is left unchanged.
 */
export function typedFromDecimal(value: unknown): string {
  if (typeof value !== 'string') return '';
  return wire.test(value) ? formatNumber(centsFromDecimal(value) / 100, 2) : value;
}
