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

/** The query of this page's address, as it changes by links, by Back and by `goTo`. */
export function useSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
}

/** Shows another query of the same page; Back leads to where one was. */
export function goTo(search: string): void {
  if (search === location.search) return;
  history.pushState(null, '', `${location.pathname}${search}`);
  for (const listener of listeners) listener();
}
