import { type Field, isInAudit, notedField } from '@semilla/contract';
import { fieldListOf } from '@semilla/contract/field-lists';
import type { AuditRecord } from '../../api/record-types/audit-record.ts';

export type Values = Record<string, unknown>;

export interface Difference {
  name: string;
  /** Undefined if the field list of the entry does not have this name. */
  field: Field | undefined;
  /** The field that this one is a part of, such as the promoter for its website. */
  whole?: Field | undefined;
  before: unknown;
  after: unknown;
  /** All values of each side. The code among them decides how the reason of a verification is worded. */
  noted: Record<'before' | 'after', Values>;
}

const isEmpty = (value: unknown) => value === null || value === undefined;
const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The changed parts of a field that has a value on both sides; otherwise the whole field. */
function partsOf(one: Difference): Difference[] {
  const { name, field, before, after, noted } = one;
  if (!isObject(before) || !isObject(after)) return [one];
  const fields: Record<string, Field | undefined> = field?.parts?.fields ?? {};
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((part) => JSON.stringify(before[part] ?? null) !== JSON.stringify(after[part] ?? null))
    .map((part) => ({
      name: `${name}.${part}`,
      field: fields[part],
      whole: field,
      before: before[part],
      after: after[part],
      noted,
    }));
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
    .map((name) => ({
      name,
      field: list && notedField(list, name),
      before: was[name],
      after: is[name],
      noted: { before: was, after: is },
    }))
    .filter(({ field }) => !field || isInAudit(field))
    .filter((one) => !isEmpty(one.before) || !isEmpty(one.after))
    .flatMap(partsOf);
}

/** The label of a changed field; that of a part follows that of its whole. */
export function labelOf({ name, field, whole }: Difference, translate: (key: string) => string): string {
  const own = field ? translate(field.label) : name;
  return whole ? `${translate(whole.label)}, ${own}` : own;
}
