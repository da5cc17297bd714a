/** A call that the customer's page made. Unknown fields are kept in `more`. */
export interface RememberedCall {
  key: string;
  at: string;
  method: string;
  path: string;
  status: number | null;
  durationMs: number | null;
  more: Record<string, unknown> | null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);

function callOf(entry: Record<string, unknown>, key: string): RememberedCall {
  const { at, method, path, status, durationMs, ...more } = entry;
  return {
    key,
    at: textOf(at),
    method: textOf(method),
    path: textOf(path),
    status: numberOf(status),
    durationMs: numberOf(durationMs),
    more: Object.keys(more).length ? more : null,
  };
}

/**
 * Reads the calls from the files of a ticket, latest first. The files come from a browser, so their format is checked: a file may
 * contain one call or several, and anything else is ignored.
 */
export function callsIn(files: readonly unknown[]): RememberedCall[] {
  return files
    .flatMap((file) => (Array.isArray(file) ? file : [file]))
    .filter(isObject)
    .map((entry, index) => callOf(entry, String(index)))
    .toSorted((a, b) => b.at.localeCompare(a.at));
}
