import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** A value from the browser's address. The server renders `before`, because its HTML is the same for everyone. */
export function useFromAddress<T>(read: () => T, before: T): T {
  return useSyncExternalStore(never, read, () => before);
}
