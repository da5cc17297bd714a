import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the HTML that the server sent, true once script can act on what a person does. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
