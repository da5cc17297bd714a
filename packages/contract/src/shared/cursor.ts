import { z } from 'zod';
import { unlessMissing } from './rules.ts';
import { wireForms } from './wire-forms.ts';

const text = z.string().regex(/^[\w.-]{1,900}$/, { error: unlessMissing('cursor') });

/** A position in a list: `start`, or the `nextCursor` of the previous page. */
export const cursor = z
  .codec(text, z.object({ text: z.string() }), {
    decode: (written) => ({ text: written }),
    encode: (given) => given.text,
  })
  .meta({
    example: 'start',
    description:
      '`start` for the first page, then the `nextCursor` of the page before: no row is repeated when others are added meanwhile.',
  })
  .register(wireForms, { schema: text });
export type Cursor = z.output<typeof cursor>;
