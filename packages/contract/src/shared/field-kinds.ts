import { z } from 'zod';

/** How a value is written, asked for and shown. A year is a number that is not grouped: 1974. */
export type FieldKind =
  | 'text'
  | 'integer'
  | 'year'
  | 'money'
  | 'percent'
  | 'boolean'
  | 'choice'
  | 'day'
  | 'instant'
  | 'country'
  | 'iban'
  | 'id'
  | 'parts'
  | 'several'
  | 'lines';

/**
 * The kind of a schema and of all schemas derived from it. Types do not show it: amounts, days and names are all
 * strings on the wire.
 */
export const fieldKinds = z.registry<{ kind: FieldKind }>();

const kindOfType: Record<string, FieldKind> = {
  array: 'several',
  boolean: 'boolean',
  enum: 'choice',
  int: 'integer',
  number: 'integer',
  object: 'parts',
};

const wrappers = ['nullable', 'optional', 'default'];

/** The schema without what allows it to be left out. */
function bare(schema: z.ZodType): z.ZodType {
  if (!wrappers.includes(schema.def.type)) return schema;
  return bare((schema as z.ZodNullable<z.ZodType>).def.innerType);
}

export function kindOf(schema: z.ZodType): FieldKind {
  const inner = bare(schema);
  return fieldKinds.get(inner)?.kind ?? kindOfType[inner.def.type] ?? 'text';
}

/** The values to choose from; undefined where it is no choice. */
export function choicesOf(schema: z.ZodType): readonly string[] | undefined {
  const inner = bare(schema);
  return inner instanceof z.ZodEnum ? inner.options.map(String) : undefined;
}
