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

/** Renames columns to the contract's field names: columns end with their unit, fields do not. */
export function withoutUnits<Row extends object>(row: Row): WithoutUnits<Row> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [withoutUnit(column), value]),
  ) as WithoutUnits<Row>;
}
