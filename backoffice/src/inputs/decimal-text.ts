import { centsFromDecimal } from '@semilla/contract';
import { formatNumber } from '@semilla/format';

const wire = /^\d{1,9}\.\d{2}$/;

/** What the API wrote, as people here write it: `"1500.50"` is `1.500,50`. Anything else stays as it was typed. */
export function typedFromDecimal(value: unknown): string {
  if (typeof value !== 'string') return '';
  return wire.test(value) ? formatNumber(centsFromDecimal(value) / 100, 2) : value;
}
