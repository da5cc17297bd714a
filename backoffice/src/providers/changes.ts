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

/** An input that was emptied holds an empty text; the API knows nothing but null for what is not there. */
export function withoutBlanks(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value === '' ? null : value]));
}

/** What differs from before, so that an edit never writes over what somebody else changed meanwhile. */
export function changesBetween(before: Values, after: Values): Values {
  return Object.fromEntries(
    Object.entries(withoutBlanks(after)).filter(
      ([key, value]) => value !== undefined && !isSame(value, before[key]),
    ),
  );
}
