import { createContext, useContext } from 'react';

/** What can be done with one item of a project's contents. */
export interface ItemActs<R> {
  edit: (record: R) => void;
  /** Asks first, by what it is called. */
  askToDelete: (record: R, name: string) => void;
  change: (record: R, changes: Partial<R>) => void;
}

// Absent where the one signed in may only look.
const context = createContext<unknown>(undefined);

export const ItemActsProvider = context.Provider;

export function useItemActs<R>(): ItemActs<R> | undefined {
  return useContext(context) as ItemActs<R> | undefined;
}
