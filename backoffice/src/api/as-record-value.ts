import type { Cents } from '@semilla/contract';

type Leaf = Cents | string | number | boolean | null | undefined;

/** A decoded value with its dates as ISO text. React-admin copies records as JSON, which would turn dates into text anyway. */
export type RecordValue<T> = T extends Leaf
  ? T
  : T extends Date
    ? string
    : { [K in keyof T]: RecordValue<T[K]> };

/** A record in react-admin: amounts are `Cents`, percentages are hundredths, dates are ISO text. */
export type RecordOf<S extends { _zod: { output: unknown } }> = RecordValue<S['_zod']['output']> & {
  id: string;
};

export function asRecordValue<T>(value: T): RecordValue<T> {
  if (value instanceof Date) return value.toISOString() as RecordValue<T>;
  if (Array.isArray(value)) return value.map(asRecordValue) as RecordValue<T>;
  if (typeof value !== 'object' || value === null) return value as RecordValue<T>;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, asRecordValue(field)]),
  ) as RecordValue<T>;
}
