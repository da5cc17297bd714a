import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** The fragment of the address. Empty on the server. */
export const useHash = () =>
  useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
