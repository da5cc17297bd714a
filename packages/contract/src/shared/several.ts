import { z } from 'zod';
import './rules.ts';
import { wireForms } from './wire-forms.ts';

/** A multipart field that may occur zero or more times, such as files. */
export function several<T extends z.ZodType>(item: T, countMax: number) {
  return z
    .codec(z.any(), z.array(item).max(countMax, { error: 'too_many' }), {
      // If a multipart form has the field once, the value is not an array.
      decode: (value) => [value].flat(),
      encode: (values) => values,
    })
    .register(wireForms, { schema: z.array(item).max(countMax) })
    .default([]);
}
