type Listener = (id: string, isRefused: boolean) => void;

const deleted = new Set<string>();
const listeners = new Set<Listener>();

/** Calls a function when a deletion is sent, and again if it is refused. */
export function onDeletion(listener: Listener): void {
  listeners.add(listener);
}

const tell: Listener = (id, isRefused) => {
  for (const listener of listeners) listener(id, isRefused);
};

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
  tell(id, false);
  try {
    await send();
  } catch (error) {
    deleted.delete(id);
    tell(id, true);
    throw error;
  }
}

/** Whether a query is about a record that this tab deleted. Its page is about to close and must not be reloaded. */
export const isAboutDeleted = (queryKey: unknown): boolean =>
  [...deleted].some((id) => mentions(queryKey, id));
