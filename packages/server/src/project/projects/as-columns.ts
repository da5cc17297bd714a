import { type Field, type InputOf, projectFieldList, type v1 } from '@semilla/contract';
import { getTableColumns } from 'drizzle-orm';
import { withoutUnit } from '../../kit/database/without-units.ts';
import { assert } from '../../kit/errors.ts';
import { projects } from '../../schema/projects.ts';
import type { StoredProject } from '../access.ts';
import type { OfSpecification } from './as-specified.ts';

export type ProjectChanges = Omit<
  InputOf<typeof v1.projects.edit>['body'],
  'phaseId' | 'version' | 'why' | OfSpecification
>;
export type ProjectColumns = Omit<
  StoredProject,
  | 'projectId'
  | 'phaseId'
  | 'sheetVersion'
  | 'suspendedUntil'
  | 'refundBelowTarget'
  | 'partialDays'
  | 'amountInvestedCents'
  | 'investorNumber'
  | 'percentageInvestedHundredths'
  | 'createdAt'
  | 'updatedAt'
  | 'version'
>;

const fields: Readonly<Record<string, Field>> = projectFieldList.fields;
const columns = Object.keys(getTableColumns(projects));

function columnOf(field: string): string {
  const name = fields[field]?.notedAs ?? field;
  const column = columns.find((columnName) => withoutUnit(columnName) === name);
  assert(column, `a project has a column for ${field}`);
  return column;
}

/** Maps the fields of a form to their columns, whose names include the unit. */
export function asColumns(values: Required<ProjectChanges>): ProjectColumns;
export function asColumns(values: ProjectChanges): Partial<ProjectColumns>;
export function asColumns(values: ProjectChanges): Partial<ProjectColumns> {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [columnOf(field), value]));
}
