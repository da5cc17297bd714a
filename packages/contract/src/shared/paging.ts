import { z } from 'zod';
import { cursor } from './cursor.ts';
import { takeDefault, takeMax } from './page-size.ts';
import { unlessMissing } from './rules.ts';
import { id } from './text.ts';
import { writtenWholeNumber } from './whole-number.ts';
import { wireForms } from './wire-forms.ts';

const skipMax = 10_000_000;
const sides = { asc: 'ascending', desc: 'descending' };
type Side = keyof typeof sides;

/** The default direction of a sort column: newest first for dates, ascending for everything else. */
export const usualSide = (column: string): Side => (/^(?:at|from)$|At$/.test(column) ? 'desc' : 'asc');

/** A boolean in a query or a multipart form: `true` or `false`. */
export const flag = z
  .stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive', error: unlessMissing('flag') })
  .meta({ example: true })
  .register(wireForms, { schema: z.boolean() });

const idsOf = <I extends z.ZodType<unknown, string>>(rowId: I, max: number) =>
  z
    .codec(z.string(), z.array(rowId).max(max, { error: 'too_many' }), {
      decode: (written) => written.split(',') as z.input<I>[],
      encode: (ids) => ids.join(','),
    })
    .register(wireForms, { schema: z.array(rowId).max(max), isJoined: true });

/** Ids separated by commas, for bodies with more ids than a request may have values. */
export const joinedIds = (max: number) => idsOf(id, max);

/**
 * The parameters of every list: its page, its order, and the ids of the requested rows. Only `columns` may be
 * sorted by; the first is the default.
 */
export function paging<
  const C extends readonly [string, ...string[]],
  I extends z.ZodType<unknown, string> = typeof id,
>(columns: C, side: Side = 'asc', rowId: I = id as unknown as I) {
  return {
    skip: writtenWholeNumber(0, skipMax).default(0).meta({ description: 'How many rows to skip.' }),
    take: writtenWholeNumber(1, takeMax)
      .default(takeDefault)
      .meta({ description: `The maximum number of rows, up to ${takeMax}.` }),
    orderBy: z
      .enum(columns)
      .default(columns[0] as C[number])
      .meta({ description: 'The column to sort by.' }),
    orderSide: z
      .enum(['asc', 'desc'])
      .default(side)
      .meta({
        description: `If left out, moments are sorted newest first and other columns ascending; a list without \`orderBy\` is sorted by ${columns[0]}, ${sides[side]}.`,
      }),
    cursor: cursor.optional(),
    ids: idsOf(rowId, takeMax)
      .optional()
      .meta({ description: `Only the rows with these ids, at most ${takeMax}, separated by commas.` }),
  };
}

/** A lookup is a short list that is returned whole unless a page is requested. */
export const lookUpPaging = z.strictObject({
  skip: writtenWholeNumber(0, skipMax).default(0).meta({ description: 'How many rows to skip.' }),
  take: writtenWholeNumber(1, takeMax)
    .optional()
    .meta({ description: `The maximum number of rows, up to ${takeMax}; all of them, if left out.` }),
});

/** The requested page of a lookup. */
export function pageOfLookUp<Row>(rows: readonly Row[], { skip, take }: z.output<typeof lookUpPaging>) {
  const end = take === undefined ? rows.length : skip + take;
  return { data: rows.slice(skip, end), total: rows.length };
}

/** A page of a list, with the exact total of matching rows. */
export function page<T extends z.ZodType>(row: T) {
  return z.object({
    data: z.array(row),
    total: z.int().min(0).meta({ example: 1 }),
    nextCursor: z.string().nullable().optional().meta({
      example: null,
      description: 'For the next page, if the request has a `cursor`; null after the last.',
    }),
  });
}
