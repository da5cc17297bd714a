import type { z } from 'zod';
import { choicesOf, type FieldKind, kindOf } from './field-kinds.ts';

/** Additions to the schema of a field. An empty object means the field is shown everywhere. */
export interface FieldRules {
  /** Needed if the schema does not tell the kind. */
  kind?: FieldKind;
  choices?: readonly string[];
  /** The message prefix of the choices: `project.phases`. */
  words?: string;
  /** For an id: the field that people see instead, with its label and value. */
  shownAs?: string;
  /** The field's name in the audit trail, if it differs: the name of its database column without the unit. */
  notedAs?: string;
  /** The fields of an object value. */
  parts?: FieldList;
  /** With `staff`, all other callers get null. */
  seenBy?: 'staff';
  /** For a field that is not in the record: it exists only on screens, or only in the audit trail. */
  only?: 'screen' | 'audit';
  /** Why it is not a CSV column. */
  notInCsv?: string;
  /** Why the audit trail does not show it. */
  notInAudit?: string;
  /** Why it is never shown. It needs no label, and is neither in the CSV nor in the audit trail. */
  hidden?: string;
}

export interface Field<Name extends string = string, Label extends string = string> extends FieldRules {
  readonly name: Name;
  /** The message key of its label. */
  readonly label: Label;
  readonly kind: FieldKind;
  readonly isOptional: boolean;
  /** Whether the field is not in the record. */
  readonly isDerived: boolean;
}

type ShownName<Name extends string, Rules> = Rules extends { shownAs: infer Other extends string }
  ? Other
  : Name;

type Fields<Resource extends string, Rules> = {
  readonly [Name in keyof Rules & string]: Field<Name, `fields.${Resource}.${ShownName<Name, Rules[Name]>}`>;
};

/** The fields of a record, in CSV order. Forms, pages, lists, CSV and the audit trail are built from it. */
export interface FieldList<
  Resource extends string = string,
  Rules extends Record<string, FieldRules> = Record<string, FieldRules>,
> {
  readonly resource: Resource;
  /** Undefined if the list only describes acts. */
  readonly record: z.ZodObject | undefined;
  /** The first word of its acts in the audit trail: `project` of `project.edit`. */
  readonly acts: readonly string[];
  /** Names in the audit trail that are not shown to people. */
  readonly notedForPrograms: readonly string[];
  readonly fields: Fields<Resource, Rules>;
}

interface Definition<Resource, Record, Rules> {
  resource: Resource;
  record?: Record;
  acts?: readonly string[];
  notedForPrograms?: readonly string[];
  fields: Rules;
}

function buildField(resource: string, name: string, rules: FieldRules, schema: z.ZodType | undefined): Field {
  const choices = schema && choicesOf(schema);
  return {
    name,
    label: `fields.${resource}.${rules.shownAs ?? name}`,
    kind: schema ? kindOf(schema) : 'text',
    isOptional: schema?.safeParse(null).success ?? true,
    isDerived: !schema,
    ...(choices && { choices }),
    ...rules,
  };
}

/**
 * Builds a field list. `fields` must contain every field of the record. A field that is not in the record is
 * composed for the CSV, unless it has `only`.
 */
export function fieldList<
  const Resource extends string,
  Schema extends z.ZodObject,
  const Rules extends Record<string, FieldRules>,
>({
  resource,
  record,
  acts = [],
  notedForPrograms = [],
  fields,
}: Definition<Resource, Schema, Rules & Record<keyof Schema['shape'] & string, FieldRules>>): FieldList<
  Resource,
  Rules
> {
  const shape = (record?.shape ?? {}) as Record<string, z.ZodType>;
  const built = Object.entries<FieldRules>(fields).map(([name, rules]) => [
    name,
    buildField(resource, name, rules, shape[name]),
  ]);
  return {
    resource,
    record,
    acts,
    notedForPrograms,
    fields: Object.fromEntries(built) as Fields<Resource, Rules>,
  };
}

export function csvFields({ fields }: FieldList): Field[] {
  return Object.values(fields).filter(({ only, notInCsv, hidden }) => !only && !notInCsv && !hidden);
}

const unit = /(?:Cents|Hundredths)$/;

/** Finds a field by its name in the audit trail, which may end with a unit: `minimumInvestmentCents`. */
export function notedField({ fields }: FieldList, noted: string): Field | undefined {
  const name = noted.replace(unit, '');
  const all: readonly Field[] = Object.values(fields);
  return all.find(({ notedAs }) => notedAs === name) ?? all.find((field) => field.name === name);
}

export function isInAudit({ notInAudit, hidden }: Field): boolean {
  return !notInAudit && !hidden;
}
