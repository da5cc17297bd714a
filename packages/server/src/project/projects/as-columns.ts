import { type editProject, type Field, type InputOf, projectFieldList } from '@semilla/contract';
import { getTableColumns } from 'drizzle-orm';
import { withoutUnit } from '../../database/without-units.ts';
import { assert } from '../../errors.ts';
import type { StoredProject } from '../access.ts';
import { projects } from './table.ts';

export type ProjectChanges = Omit<InputOf<typeof editProject>['body'], 'phaseId'>;
export type ProjectColumns = Omit<
  StoredProject,
  | 'projectId'
  | 'phaseId'
  | 'amountInvestedCents'
  | 'investorNumber'
  | 'percentageInvestedHundredths'
  | 'createdAt'
  | 'updatedAt'
>;

const fields: Readonly<Record<string, Field>> = projectFieldList.fields;
const columns = Object.keys(getTableColumns(projects));

function columnOf(field: string): string {
  const name = fields[field]?.notedAs ?? field;
  const column = columns.find((one) => withoutUnit(one) === name);
  assert(column, `a project has a column for ${field}`);
  return column;
}

/** The fields of a form under the names of their columns, which carry their units. */
export function asColumns(values: Required<ProjectChanges>): ProjectColumns;
export function asColumns(values: ProjectChanges): Partial<ProjectColumns>;
export function asColumns(values: ProjectChanges): Partial<ProjectColumns> {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [columnOf(field), value]));
}
