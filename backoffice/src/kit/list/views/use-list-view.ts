import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  type SortPayload,
  useGetList,
  useListContext,
  useLocation,
  useResourceContext,
  useStoreContext,
} from 'react-admin';
import { listFilter } from '../../../api/list-search.ts';
import { endpointOf, listNameOf } from '../../../api/resources.ts';
import { useColumnsPlace } from '../columns/columns-place.ts';
import {
  type ShownList,
  showsColumns,
  showsView,
  type ViewRecord,
  viewColumnsKey,
  viewPath,
} from './list-view.ts';

const none: ViewRecord[] = [];
// The bar shows a failure itself.
const withoutNotification = { onError: () => {} };

/** The views of the surrounding list, and which of them it shows. */
export function useListView(usual: SortPayload) {
  const resource = useResourceContext() ?? '';
  const list = listNameOf(resource) ?? '';
  const { pathname, search } = useLocation();
  const { filterValues, sort, perPage } = useListContext();
  const { shownColumns } = useColumnsPlace();
  const client = useQueryClient();
  const found = useGetList<ViewRecord>('saved-views', { filter: { list } }, withoutNotification);
  const views = found.data ?? none;

  const shown = useMemo<ShownList>(
    () => ({ filter: listFilter(endpointOf(resource, 'list'), filterValues), sort, columns: shownColumns }),
    [resource, filterValues, sort, shownColumns],
  );
  const address = new URLSearchParams(search);
  const viewId = address.get('view');
  const chosen = views.find(({ id }) => id === viewId);
  const page = { path: pathname, usual, perPage };
  return {
    list,
    views,
    shown,
    chosen,
    query: found,
    /** The address names a view that the user does not see. */
    isMissing: viewId !== null && !chosen && !found.isPending && !found.error,
    /** The address names a view but no filter, as a link to a view does. */
    isToApply: chosen !== undefined && !address.has('filter'),
    isChanged: chosen !== undefined && !(showsView(chosen, shown, usual) && showsColumns(chosen, shown)),
    isAll: viewId === null && Object.keys(shown.filter).length === 0,
    pathOf: (view?: ViewRecord) => viewPath(page, view),
    readAgain: () => client.invalidateQueries({ queryKey: ['saved-views'] }),
  };
}

export type ListView = ReturnType<typeof useListView>;

/** Gives a view its own columns again. */
export function useResetColumns(): (view: ViewRecord) => void {
  const store = useStoreContext();
  const resource = useResourceContext();
  const { storeKey = `${resource}.datatable` } = useColumnsPlace();
  return ({ id }) => store.removeItems(viewColumnsKey(storeKey, id));
}
