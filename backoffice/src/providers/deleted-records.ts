const deleted = new Set<string>();

/** Whether a query is about a record: its key contains the id. */
export function mentions(queryKey: unknown, id: string): boolean {
  if (typeof queryKey === 'string') return queryKey === id;
  return (
    typeof queryKey === 'object' &&
    queryKey !== null &&
    Object.values(queryKey).some((part) => mentions(part, id))
  );
}

/** Deletes a record. While the deletion is on its way the record counts as deleted, unless the API refuses. */
export async function sendDeletion(id: string, send: () => Promise<unknown>): Promise<void> {
  deleted.add(id);
  try {
    await send();
  } catch (error) {
    deleted.delete(id);
    throw error;
  }
}

/** Whether a query is about a record that this tab deleted. Its page is about to close and must not be reloaded. */
export const isAboutDeleted = (queryKey: unknown): boolean =>
  [...deleted].some((id) => mentions(queryKey, id));
