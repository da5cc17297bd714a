import { z } from 'zod';
import { unlessMissing } from './rules.ts';
import { writtenWholeNumber } from './whole-number.ts';

export const takeDefault = 20;
export const takeMax = 100;
const skipMax = 10_000_000;

/** A boolean in a query or a multipart form: `true` or `false`. */
export const flag = z
  .stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive', error: unlessMissing('flag') })
  .meta({ example: 'true' });

/** The four parameters of every list. Only `columns` may be sorted by; the first is the default. */
export function paging<const C extends readonly [string, ...string[]]>(
  columns: C,
  side: 'asc' | 'desc' = 'asc',
) {
  return {
    skip: writtenWholeNumber(0, skipMax).default(0).meta({ description: 'How many rows to skip.' }),
    take: writtenWholeNumber(1, takeMax)
      .default(takeDefault)
      .meta({ description: `The maximum number of rows, up to ${takeMax}.` }),
    orderBy: z
      .enum(columns)
      .default(columns[0] as C[number])
      .meta({ description: 'The column to sort by.' }),
    orderSide: z.enum(['asc', 'desc']).default(side).meta({ description: 'Ascending or descending.' }),
  };
}

/** A page of a list, with the exact total of matching rows. */
export function page<T extends z.ZodType>(row: T) {
  return z.object({ data: z.array(row), total: z.int().min(0).meta({ example: 1 }) });
}
