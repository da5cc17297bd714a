const deleted = new Set<string>();

/** Remembers the record that a call of this tab deleted; its id is the last part of the path. */
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

/** Whether a query is about a record that this tab deleted: its page is about to close, and need not be read again. */
export function isAboutDeleted(queryKey: unknown): boolean {
  if (typeof queryKey === 'string') return deleted.has(queryKey);
  return typeof queryKey === 'object' && queryKey !== null && Object.values(queryKey).some(isAboutDeleted);
}
