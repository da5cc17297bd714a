import { createContext, useContext } from 'react';

export interface ItemActs<R> {
  edit: (record: R) => void;
  /** Asks for confirmation, naming the item. */
  askToDelete: (record: R, name: string) => void;
  change: (record: R, changes: Partial<R>) => Promise<void>;
}

// Undefined if the user may not edit.
const context = createContext<unknown>(undefined);

export const ItemActsProvider = context.Provider;

export function useItemActs<R>(): ItemActs<R> | undefined {
  return useContext(context) as ItemActs<R> | undefined;
}
