import { z } from 'zod';
import { fieldKinds } from './field-kinds.ts';
import { hasDomain } from './has-domain.ts';
import { unlessMissing } from './rules.ts';

// A text must not contain control characters (PostgreSQL also refuses the zero byte), nor characters that
// change the text direction, because they can make a text look like a different one.
const printable = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u061c\u202a-\u202e\u2066-\u2069]*$/u;

/** Text of a bounded length, trimmed. */
export function text(lengthMax: number, lengthMin = 1) {
  return z
    .string()
    .trim()
    .min(1, { error: 'required', abort: true })
    .min(lengthMin, { error: 'text_too_short' })
    .max(lengthMax, { error: 'text_too_long' })
    .regex(printable, { error: 'text_characters' })
    .refine((value) => value.isWellFormed(), { error: 'text_characters' });
}

/** Text without line breaks, because mails, lists and CSV show it in one line. */
export const lineText = (lengthMax: number, lengthMin = 1) =>
  text(lengthMax, lengthMin).refine((value) => !/[\t\r\n\u2028\u2029]/u.test(value), {
    error: 'text_one_line',
  });

/**
 * Whether a text has no line breaks or links. A name with them would add lines and links to mails and tables.
 */
const isName = (value: string) => !/[\t\r\n\u2028\u2029\u200e\u200f]|:\/\/|\bwww\./iu.test(value);

/** The name of a person, a company or a project. */
export const nameText = (lengthMax: number) => text(lengthMax).refine(isName, { error: 'name_characters' });

/** A name that users enter and our mails repeat: no domains, because mail programs turn a bare domain into a link. */
export const enteredName = (lengthMax: number) =>
  nameText(lengthMax).refine((value) => !hasDomain(value), { error: 'name_characters' });

/** Text that users enter and everyone reads. A bare domain is allowed, because a missing space after a full stop looks like one. */
export const textWithoutLinks = (lengthMax: number, lengthMin = 1) =>
  text(lengthMax, lengthMin).refine((value) => !/:\/\/|\bwww\./iu.test(value), { error: 'text_links' });

export const searchText = text(100).meta({ example: 'Lavapiés' });

export const id = z
  .uuid({ error: unlessMissing('id') })
  .meta({ example: '01890a5d-ac96-774b-bcce-b302099a8057' })
  .register(fieldKinds, { kind: 'id' });

export const locale = z.enum(['es', 'en']).meta({ example: 'es' });
export type Locale = z.output<typeof locale>;

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, { error: 'required', abort: true })
  .max(254, { error: 'text_too_long' })
  .pipe(z.email({ error: 'email' }))
  .meta({ example: 'lucia.ferrer@example.com' });

export const phone = z
  .string()
  .trim()
  .regex(/^\+?[0-9 ()-]{6,20}$/, { error: 'phone' })
  .meta({ example: '+34 600 123 456' });

/** Letters, digits and hyphens, as used in a project's URL. */
export const friendlyUrl = z
  .string()
  .trim()
  .min(1, { error: 'required', abort: true })
  .max(80, { error: 'text_too_long' })
  .regex(/^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/, { error: 'friendly_url' })
  .refine((value) => !z.uuid().safeParse(value).success, { error: 'friendly_url' })
  // A project URL `export` would collide with that path of the API.
  .refine((value) => value.toLowerCase() !== 'export', { error: 'reserved_word' })
  .meta({ example: 'edificio-lavapies' });

export const alpha2 = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: 'country' })
  .meta({ example: 'ES' })
  .register(fieldKinds, { kind: 'country' });
