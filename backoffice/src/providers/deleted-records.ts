const deleted = new Set<string>();

/** Remembers the record that this tab deleted. Its id is the last part of the path. */
export function noteDeletion({
  method,
  path,
  status,
}: {
  method: string;
  path: string;
  status: number;
}): void {
  if (method === 'DELETE' && status < 300) deleted.add(path.split('/').at(-1) ?? '');
}

/** Whether a query is about a record that this tab deleted. Its page is about to close and must not be reloaded. */
export function isAboutDeleted(queryKey: unknown): boolean {
  if (typeof queryKey === 'string') return deleted.has(queryKey);
  return typeof queryKey === 'object' && queryKey !== null && Object.values(queryKey).some(isAboutDeleted);
}
