import { createContext, useContext } from 'react';

interface ColumnsPlace {
  /** The element among the list's buttons where the table renders its column button. */
  place?: HTMLElement | null;
  /** The storage key of the column choice, where a resource's table appears in several lists. */
  storeKey?: string | undefined;
}

const ColumnsContext = createContext<ColumnsPlace>({});

export const ColumnsPlaceProvider = ColumnsContext.Provider;

export function useColumnsPlace(): ColumnsPlace {
  return useContext(ColumnsContext);
}
