import { z } from 'zod';
import { unlessMissing } from './rules.ts';

const notWhole = (issue: { code?: string; input?: unknown }) =>
  issue.code === 'invalid_type' ? unlessMissing('integer')(issue) : undefined;

/** A whole number within bounds. One beyond them is told the bound; only what is no whole number is told so. */
export function wholeNumber(min: number, max: number) {
  // The bounds come first, so that a number too large to be exact is told the same bound.
  return z.number({ error: notWhole }).min(min).max(max).int({ error: notWhole });
}

/** The same as it stands in an address or a form with files. */
export function writtenWholeNumber(min: number, max: number) {
  return z
    .codec(z.string().regex(/^-?\d+$/, { error: 'integer' }), wholeNumber(min, max), {
      // However many digits there are, it is beyond the bound and not beyond counting.
      decode: (text) => Math.min(max + 1, Math.max(min - 1, Number(text))),
      encode: String,
    })
    .meta({ example: String(Math.max(min, Math.min(max, 20))) });
}
