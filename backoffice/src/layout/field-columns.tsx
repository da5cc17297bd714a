import type { Field } from '@semilla/contract';
import type { ComponentType } from 'react';
import { DataTable } from 'react-admin';
import { ValueField } from '../fields/ValueField.tsx';

const atTheRight = ['money', 'percent', 'integer', 'year'];

export interface FieldColumn {
  field: Field;
  /** The name that the API sorts by, if it is not the field's. */
  source?: string;
  /** A component for a field that needs more than its kind. */
  own?: ComponentType<{ source: string }>;
  isLeft?: boolean;
}

/** One column for each field. Only those that the API sorts by can be sorted. */
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
