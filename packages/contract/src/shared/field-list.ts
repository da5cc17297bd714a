import type { z } from 'zod';
import { choicesOf, type FieldKind, kindOf } from './field-kinds.ts';

/** What a field list says of a field beyond its schema. Nothing is needed for one that is read everywhere. */
export interface FieldRules {
  /** Where the schema does not tell it. */
  kind?: FieldKind;
  choices?: readonly string[];
  /** Where the words of a choice are: `project.phases`. */
  words?: string;
  /** Of an id: the field that people read in its place. */
  shownAs?: string;
  /** What the audit trail calls it, where that is another name. */
  notedAs?: string;
  /** The fields inside this one. */
  parts?: FieldList;
  /** `staff`: the public gets null. */
  seenBy?: 'staff';
  /** What the record does not have and the CSV does not either: a name on screens, or what an act notes. */
  only?: 'screen' | 'audit';
  /** Why it is no column of the CSV. */
  notInCsv?: string;
  /** Why the audit trail does not show it. */
  notInAudit?: string;
  /** Why nobody reads it anywhere, so that it needs no label. */
  hidden?: string;
}

export interface Field<Name extends string = string, Label extends string = string> extends FieldRules {
  readonly name: Name;
  /** The message that names it. */
  readonly label: Label;
  readonly kind: FieldKind;
  readonly isOptional: boolean;
  /** Whether the record itself lacks it. */
  readonly isDerived: boolean;
}

type ShownName<Name extends string, Rules> = Rules extends { shownAs: infer Other extends string }
  ? Other
  : Name;

type Fields<Resource extends string, Rules> = {
  readonly [Name in keyof Rules & string]: Field<Name, `fields.${Resource}.${ShownName<Name, Rules[Name]>}`>;
};

/** The fields of a record in the order of its CSV: what forms, pages, lists, CSV and the audit trail name them by. */
export interface FieldList<
  Resource extends string = string,
  Rules extends Record<string, FieldRules> = Record<string, FieldRules>,
> {
  readonly resource: Resource;
  /** Undefined where only acts are noted. */
  readonly record: z.ZodObject | undefined;
  /** With which words the acts begin that the audit trail notes of it: `project` for `project.edit`. */
  readonly acts: readonly string[];
  /** What these acts note for programs alone. */
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

/** Every field of the record has to be listed; what else is listed is put together for the CSV, unless it says `only`. */
export function fieldList<
  const Resource extends string,
  Schema extends z.ZodObject,
  const Rules extends Record<keyof Schema['shape'] & string, FieldRules>,
>({
  resource,
  record,
  acts = [],
  notedForPrograms = [],
  fields,
}: Definition<Resource, Schema, Rules>): FieldList<Resource, Rules> {
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

/** The fields that are columns of the CSV, in their order. */
export function csvFields({ fields }: FieldList): Field[] {
  return Object.values(fields).filter(({ only, notInCsv, hidden }) => !only && !notInCsv && !hidden);
}

const unit = /(?:Cents|Hundredths)$/;

/** The field that the audit trail means by a name, which may carry its unit; undefined where the list lacks it. */
export function notedField({ fields }: FieldList, noted: string): Field | undefined {
  const name = noted.replace(unit, '');
  const all: readonly Field[] = Object.values(fields);
  return all.find(({ notedAs }) => notedAs === name) ?? all.find((field) => field.name === name);
}

/** Whether the audit trail shows a field. */
export function isInAudit({ notInAudit, hidden }: Field): boolean {
  return !notInAudit && !hidden;
}
