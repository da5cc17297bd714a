import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** What the browser's address says; `before` stands in the HTML, which the server sends the same to everybody. */
export function useFromAddress<T>(read: () => T, before: T): T {
  return useSyncExternalStore(never, read, () => before);
}
