import { z } from 'zod';
import './rules.ts';

/** A field that a form with files may repeat, such as its files: none, one or several. */
export function several<T extends z.ZodType>(item: T, countMax: number) {
  return z
    .codec(z.any(), z.array(item).max(countMax, { error: 'too_many' }), {
      // A form that names a field once gives its value alone.
      decode: (value) => [value].flat(),
      encode: (values) => values,
    })
    .default([]);
}
