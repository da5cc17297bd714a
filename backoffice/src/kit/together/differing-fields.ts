import type { Field } from '@semilla/contract';
import { fieldLists } from '@semilla/contract/field-lists';
import { changesBetween } from '../../api/changes.ts';
import type { EditConflict } from '../../api/conflict-gate.ts';

type Values = Record<string, unknown>;

export interface DifferingField {
  /** The field, preceded by the objects that contain it. */
  path: Field[];
  theirs: unknown;
  /** Undefined if the user did not change the field. */
  mine: unknown;
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asObject = (value: unknown): Values => (isObject(value) ? value : {});

function differing(
  fields: Readonly<Record<string, Field>>,
  { before, now, changes }: Pick<EditConflict, 'before' | 'now' | 'changes'>,
): DifferingField[] {
  const theirChanges = changesBetween(before, now);
  const names = Object.keys(fields).filter((name) => name in theirChanges || name in changes);
  return names.flatMap((name) => {
    const field = fields[name] as Field;
    const [theirs, mine] = [now[name] ?? null, changes[name]];
    if (field.parts && mine !== null && (isObject(theirs) || isObject(mine))) {
      const inner = { before: asObject(before[name]), now: asObject(theirs), changes: asObject(mine) };
      return differing(field.parts.fields, inner).map((one) => ({ ...one, path: [field, ...one.path] }));
    }
    const isSame = mine !== undefined && Object.keys(changesBetween({ mine: theirs }, { mine })).length === 0;
    return isSame ? [] : [{ path: [field], theirs, mine }];
  });
}

const shapeOf = (schema: unknown) => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

/** The visible fields that differ, in the order of the record's field list. */
export function differingFields(conflict: Omit<EditConflict, 'recordId'>): DifferingField[] {
  const { answer, body } = conflict.endpoint;
  if (conflict.fields) return differing(conflict.fields, conflict);
  const names = shapeOf(answer);
  const list = fieldLists.find(
    ({ record }) => record && shapeOf(record).every((name) => names.includes(name)),
  );
  const editable = shapeOf(body);
  const fields = Object.entries(list?.fields ?? {}).filter(
    ([name, { hidden }]) => !hidden && editable.includes(name),
  );
  return differing(Object.fromEntries(fields), conflict);
}
