import { z } from 'zod';
import { unlessMissing } from './rules.ts';
import { wireForms } from './wire-forms.ts';

const notWhole = (issue: { code?: string; input?: unknown }) =>
  issue.code === 'invalid_type' ? unlessMissing('integer')(issue) : undefined;

/** A whole number within bounds. The error of a number outside them names the bound. */
export function wholeNumber(min: number, max: number) {
  // Checks the bounds first, so that a number too large to be exact gets the same error.
  return z.number({ error: notWhole }).min(min).max(max).int({ error: notWhole });
}

/** A whole number within bounds, written as text in a query or a multipart form. */
export function writtenWholeNumber(min: number, max: number) {
  return z
    .codec(z.string().regex(/^-?\d+$/, { error: 'integer' }), wholeNumber(min, max), {
      // Clamps very long numbers just outside the bounds to keep them exact.
      decode: (text) => Math.min(max + 1, Math.max(min - 1, Number(text))),
      encode: String,
    })
    .meta({ example: Math.max(min, Math.min(max, 20)) })
    .register(wireForms, { schema: wholeNumber(min, max) });
}

/** A calendar year as text in an address. */
export const writtenYear = () => writtenWholeNumber(2000, 2199);
