import { createContext, useContext } from 'react';

interface ColumnsPlace {
  /** Among the buttons of the list: the table puts the one for its columns there. */
  place?: HTMLElement | null;
  /** Under which name the columns are remembered, where the table of a resource stands in several lists. */
  storeKey?: string | undefined;
}

const ColumnsContext = createContext<ColumnsPlace>({});

export const ColumnsPlaceProvider = ColumnsContext.Provider;

export function useColumnsPlace(): ColumnsPlace {
  return useContext(ColumnsContext);
}
