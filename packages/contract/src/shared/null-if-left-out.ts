import { z } from 'zod';

type NullIfLeftOut<F extends z.ZodRawShape> = {
  [Name in keyof F]: F[Name] extends z.ZodNullable<infer T extends z.ZodType>
    ? z.ZodDefault<z.ZodNullable<T>>
    : F[Name];
};

/** The fields of a new record: those that may be null may be left out, and are null then. */
export function nullIfLeftOut<F extends z.ZodRawShape>(fields: F): NullIfLeftOut<F> {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    field instanceof z.ZodNullable ? field.default(null) : field,
  ]);
  return Object.fromEntries(entries) as NullIfLeftOut<F>;
}
