type WithoutUnit<Name> = Name extends `${infer Bare}Cents`
  ? Bare
  : Name extends `${infer Bare}Hundredths`
    ? Bare
    : Name;

export type WithoutUnits<Row> = { [Name in keyof Row as WithoutUnit<Name>]: Row[Name] };

export const withoutUnit = (column: string) => column.replace(/(?:Cents|Hundredths)$/, '');

/** A row under the names that the contract has for its columns, which carry their units only here. */
export function withoutUnits<Row extends object>(row: Row): WithoutUnits<Row> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [withoutUnit(column), value]),
  ) as WithoutUnits<Row>;
}
