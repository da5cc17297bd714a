import type { Cents } from '@semilla/contract';

type Leaf = Cents | string | number | boolean | null | undefined;

/** A decoded value with its moments as ISO text. React-admin copies records as JSON, which would turn Dates into text. */
export type Kept<T> = T extends Leaf ? T : T extends Date ? string : { [K in keyof T]: Kept<T[K]> };

/** A record of react-admin: amounts are `Cents`, percentages hundredths, moments ISO text. */
export type RecordOf<S extends { _zod: { output: unknown } }> = Kept<S['_zod']['output']> & { id: string };

export function kept<T>(value: T): Kept<T> {
  if (value instanceof Date) return value.toISOString() as Kept<T>;
  if (Array.isArray(value)) return value.map(kept) as Kept<T>;
  if (typeof value !== 'object' || value === null) return value as Kept<T>;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, kept(field)])) as Kept<T>;
}
