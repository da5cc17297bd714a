import type { Field } from '@semilla/contract';
import type { ComponentType } from 'react';
import { DataTable } from 'react-admin';
import { ValueField } from '../fields/ValueField.tsx';

const atTheRight = ['money', 'percent', 'integer', 'year'];

export interface FieldColumn {
  field: Field;
  /** The API's sort name, if it differs from the field's name. */
  source?: string;
  /** Replaces the default component of the field. */
  own?: ComponentType<{ source: string }>;
  isLeft?: boolean;
}

/** Creates one column per field. Only fields that the API can sort by are sortable. */
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
