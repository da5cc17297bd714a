type Values = Record<string, unknown>;

function isPlain(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((one, index) => isSame(one, b[index]));
  }
  if (!isPlain(a) || !isPlain(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSame(a[key], b[key]));
}

/** An emptied input holds an empty string, but the API expects null for a missing value. */
export function withoutBlanks(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value === '' ? null : value]));
}

/** The fields that differ, also inside objects. Sending only these does not overwrite other people's changes. */
export function changesBetween(before: Values, after: Values): Values {
  const changed = Object.entries(withoutBlanks(after)).filter(
    ([key, value]) => value !== undefined && !isSame(value, before[key]),
  );
  return Object.fromEntries(
    changed.map(([key, value]) => {
      const earlier = before[key];
      return [key, isPlain(earlier) && isPlain(value) ? changesBetween(earlier, value) : value];
    }),
  );
}

/** The record with the changes, which leave the rest of changed objects as it is. */
export function withChanges(record: Values, changes: Values): Values {
  const changed = Object.entries(changes).map(([key, value]) => {
    const earlier = record[key];
    return [key, isPlain(earlier) && isPlain(value) ? withChanges(earlier, value) : value] as const;
  });
  return { ...record, ...Object.fromEntries(changed) };
}

/** The part of the changes that the others changed too. */
export function overlapOf(changes: Values, others: Values): Values {
  const shared = Object.entries(changes).filter(([key]) => key in others);
  return Object.fromEntries(
    shared.map(([key, value]) => {
      const other = others[key];
      return [key, isPlain(value) && isPlain(other) ? overlapOf(value, other) : value];
    }),
  );
}
