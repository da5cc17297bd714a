/** The text at a path of nested words such as `common.actions.save`; undefined if there is none. */
export function textAt(words: object, path: string): string | undefined {
  let found: unknown = words;
  for (const step of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Record<string, unknown>)[step];
  }
  return typeof found === 'string' ? found : undefined;
}
