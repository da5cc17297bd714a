import type { Cents } from '@semilla/contract';

type WithoutUnit<Name> = Name extends `${infer Bare}Cents`
  ? Bare
  : Name extends `${infer Bare}Hundredths`
    ? Bare
    : Name;

type Amount<Value> = Value extends number ? Cents : Value;

export type WithoutUnits<Row> = {
  [Name in keyof Row as WithoutUnit<Name>]: Name extends `${string}Cents` ? Amount<Row[Name]> : Row[Name];
};

export const withoutUnit = (column: string) => column.replace(/(?:Cents|Hundredths)$/, '');

/** Renames the columns of a row as the contract names its fields: only columns end with their unit. */
export function withoutUnits<Row extends object>(row: Row): WithoutUnits<Row> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [withoutUnit(column), value]),
  ) as WithoutUnits<Row>;
}
