import { createContext, useContext } from 'react';
import { useListContext } from 'react-admin';
import { listFilter } from '../../../api/list-search.ts';
import { endpointOf } from '../../../api/resources.ts';

/** Whether all rows that match the filter are selected, also those that were never loaded. */
const WholeContext = createContext(false);
export const WholeProvider = WholeContext.Provider;

export interface BulkSelection {
  isWhole: boolean;
  /** How many rows are selected. */
  count: number;
  /** The selected rows as the API takes them. */
  rows: { ids: string[] } | { filter: Record<string, string> };
}

/** The selected rows of the surrounding list. */
export function useBulkSelection(): BulkSelection {
  const isWhole = useContext(WholeContext);
  const { selectedIds = [], total = 0, filterValues, resource } = useListContext();
  if (isWhole) {
    const filter = listFilter(endpointOf(resource, 'list'), filterValues);
    return { isWhole, count: total, rows: { filter } };
  }
  return { isWhole, count: selectedIds.length, rows: { ids: selectedIds.map(String) } };
}
