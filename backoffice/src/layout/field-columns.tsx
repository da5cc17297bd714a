import type { Field } from '@semilla/contract';
import type { ComponentType } from 'react';
import { DataTable } from 'react-admin';
import { ValueField } from '../fields/ValueField.tsx';

const atTheRight = ['money', 'percent', 'integer', 'year'];

export interface FieldColumn {
  field: Field;
  /** What the API sorts by, where that is another name. */
  source?: string;
  /** What shows it better than its kind does. */
  own?: ComponentType<{ source: string }>;
  isLeft?: boolean;
}

/** Columns of a table, one for each field. The API sorts by those that it says. */
export function fieldColumns(columns: readonly FieldColumn[], sortable: readonly string[]) {
  return columns.map(({ field, source = field.name, own: Own, isLeft }) => (
    <DataTable.Col
      key={source}
      source={source}
      label={field.label}
      disableSort={!sortable.includes(source)}
      align={!isLeft && atTheRight.includes(field.kind) ? 'right' : undefined}
    >
      {Own ? <Own source={field.name} /> : <ValueField field={field} />}
    </DataTable.Col>
  ));
}
