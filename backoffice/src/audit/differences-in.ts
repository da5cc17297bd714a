import { type Field, isInAudit, notedField } from '@semilla/contract';
import { fieldListOf } from '@semilla/contract/field-lists';
import type { AuditRecord } from './audit-record.ts';

type Values = Record<string, unknown>;

export interface Difference {
  name: string;
  /** Undefined if the field list of the entry does not have this name. */
  field: Field | undefined;
  before: unknown;
  after: unknown;
}

/** The changed fields of an audit entry. Leaves out fields that are recorded only for programs. */
export function differencesIn({
  action,
  before,
  after,
}: Pick<AuditRecord, 'action' | 'before' | 'after'>): Difference[] {
  const list = fieldListOf(action);
  const [was, is]: [Values, Values] = [before ?? {}, after ?? {}];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names
    .filter((name) => !list?.notedForPrograms.includes(name))
    .map((name) => ({ name, field: list && notedField(list, name), before: was[name], after: is[name] }))
    .filter(({ field }) => !field || isInAudit(field))
    .filter((one) => (one.before ?? null) !== null || (one.after ?? null) !== null);
}
