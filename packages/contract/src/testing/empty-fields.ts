import type { z } from 'zod';

type EmptyFields<T> = { [Name in keyof T as null extends T[Name] ? Name : never]: null };

/** Null for every nullable field, so that a builder names only the fields it fills. */
export function emptyFields<S extends z.ZodObject>({ shape }: S): EmptyFields<z.output<S>> {
  const names = Object.keys(shape).filter((name) => (shape[name] as z.ZodType).safeParse(null).success);
  return Object.fromEntries(names.map((name) => [name, null])) as EmptyFields<z.output<S>>;
}
