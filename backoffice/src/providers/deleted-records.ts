const deleted = new Set<string>();

/** Notes the record that a call of this tab deleted, whose id ends the path. */
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

/** Whether this tab deleted a record, so that its page, which is about to close, need not be read again. */
export const isDeleted = (id: unknown): boolean => deleted.has(String(id));
