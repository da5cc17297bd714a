import { z } from 'zod';
import './rules.ts';
import { wireForms } from './wire-forms.ts';

/** A field that a multipart form may repeat, such as files: none, one or several. */
export function several<T extends z.ZodType>(item: T, countMax: number) {
  return z
    .codec(z.any(), z.array(item).max(countMax, { error: 'too_many' }), {
      // A multipart form that names a field once sends a single value instead of a list.
      decode: (value) => [value].flat(),
      encode: (values) => values,
    })
    .register(wireForms, { schema: z.array(item).max(countMax) })
    .default([]);
}
