import { z } from 'zod';
import { decimalFromCents, hundredthsFromDecimal } from './decimals.ts';
import { oneOrMore } from './one-or-more.ts';

export const comparisonOperators = ['lt', 'lte', 'eq', 'gt', 'gte'] as const;
export type ComparisonOperator = (typeof comparisonOperators)[number];

export interface Comparison {
  operator: ComparisonOperator;
  /** In the column's own unit: cents, hundredths of a percent, or a plain whole number. */
  value: number;
}

const comparison = z.object({ operator: z.enum(comparisonOperators), value: z.int() });

function comparisonOf(
  number: RegExp,
  read: (text: string) => number,
  write: (value: number) => string,
  example: string,
) {
  const wire = new RegExp(`^(?:(?:${comparisonOperators.join('|')}):)?(?:${number.source})$`);
  const one = z.codec(z.string().regex(wire, { error: 'comparison' }), comparison, {
    decode: (text): Comparison => {
      const [head, tail] = text.split(':') as [string, string?];
      return tail === undefined
        ? { operator: 'eq', value: read(head) }
        : { operator: head as ComparisonOperator, value: read(tail) };
    },
    encode: ({ operator, value }) => `${operator}:${write(value)}`,
  });
  return oneOrMore(one, 2).meta({
    example,
    description:
      'lt:, lte:, eq:, gt: or gte: before the number; a bare number means eq. Given twice, both hold: a range.',
  });
}

const twoPlaces = (text: string) =>
  hundredthsFromDecimal(/\./.test(text) ? text.replace(/\.(\d)$/, '.$10') : `${text}.00`);

/** `amount=gte:100.00`, or `amount=gte:100.00&amount=lte:200.00`, in cents once decoded. Also used for percentages, in hundredths. */
export const decimalComparison = comparisonOf(
  /\d{1,9}(?:\.\d{1,2})?/,
  twoPlaces,
  decimalFromCents,
  'gte:100.00',
);

/** `projectDuration=lte:24` */
export const integerComparison = comparisonOf(/\d{1,9}/, Number, String, 'lte:24');
