import { createContext, useContext } from 'react';
import type { ViewRecord } from '../views/list-view.ts';

interface ColumnsPlace {
  /** The element in the list's toolbar where the table renders its column button. */
  place?: HTMLElement | null;
  /** The storage key of the column choice, if a resource has tables in several lists. */
  storeKey?: string | undefined;
  /** The saved view that the list shows. */
  view?: ViewRecord | undefined;
  /** The shown columns in their order, as the table reports them. */
  shownColumns?: string[] | undefined;
  reportColumns?: ((columns: string[] | undefined) => void) | undefined;
}

const ColumnsContext = createContext<ColumnsPlace>({});

export const ColumnsPlaceProvider = ColumnsContext.Provider;

export function useColumnsPlace(): ColumnsPlace {
  return useContext(ColumnsContext);
}
