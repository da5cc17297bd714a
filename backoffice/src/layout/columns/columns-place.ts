import { createContext, useContext } from 'react';

interface ColumnsPlace {
  /** The element in the list's toolbar where the table renders its column button. */
  place?: HTMLElement | null;
  /** The storage key of the column choice, if a resource has tables in several lists. */
  storeKey?: string | undefined;
}

const ColumnsContext = createContext<ColumnsPlace>({});

export const ColumnsPlaceProvider = ColumnsContext.Provider;

export function useColumnsPlace(): ColumnsPlace {
  return useContext(ColumnsContext);
}
