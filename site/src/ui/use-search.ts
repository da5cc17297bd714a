import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** The query of the page's address. Updated by links, by Back and by `goTo`. */
export function useSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
}

/** Changes the page's query. Adds a history entry, so Back returns to the previous query. */
export function goTo(search: string): void {
  if (search === location.search) return;
  history.pushState(null, '', `${location.pathname}${search}`);
  for (const listener of listeners) listener();
}
