import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** A value from the browser's address; `before` is used in the server's HTML, which is the same for everyone. */
export function useFromAddress<T>(read: () => T, before: T): T {
  return useSyncExternalStore(never, read, () => before);
}
