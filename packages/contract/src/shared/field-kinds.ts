import { z } from 'zod';

/** How a value is stored, entered and shown. A year is a number without thousands separator: 1974. */
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
 * The kind of a schema and of schemas derived from it. TypeScript types cannot tell it: amounts, days and names are
 * all strings on the wire.
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

function bare(schema: z.ZodType): z.ZodType {
  if (!wrappers.includes(schema.def.type)) return schema;
  return bare((schema as z.ZodNullable<z.ZodType>).def.innerType);
}

export function kindOf(schema: z.ZodType): FieldKind {
  const inner = bare(schema);
  return fieldKinds.get(inner)?.kind ?? kindOfType[inner.def.type] ?? 'text';
}

/** The options of an enum; undefined for other schemas. */
export function choicesOf(schema: z.ZodType): readonly string[] | undefined {
  const inner = bare(schema);
  return inner instanceof z.ZodEnum ? inner.options.map(String) : undefined;
}
