import { Children, isValidElement, type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { useResourceContext, useStore, useStoreContext } from 'react-admin';
import { viewColumnsKey } from '../views/list-view.ts';
import { useColumnsPlace } from './columns-place.ts';

const sourcesOf = (children: ReactNode) =>
  Children.toArray(children)
    .filter((child) => isValidElement<{ source?: string }>(child))
    .map(({ props }) => props.source ?? '');

/**
 * Where a table keeps its columns, and which are hidden at first: those of the list, or those of the view that it shows. The
 * columns of a view are kept apart, so that a view does not change what the user chose for the list.
 */
export function useColumnsKey(children: ReactNode, hiddenAtFirst: string[]) {
  const resource = useResourceContext();
  const { storeKey: listKey = `${resource}.datatable`, view } = useColumnsPlace();
  const columns = view?.columns;
  const sources = sourcesOf(children).join();
  const storeKey = view && columns ? `${viewColumnsKey(listKey, view.id)}-${view.version}` : listKey;
  const ofView = useMemo(() => {
    if (!columns) return undefined;
    const all = sources.split(',');
    const shown = columns.filter((source) => all.includes(source));
    const hidden = all.filter((source) => !shown.includes(source));
    return { hidden, ranks: [...shown, ...hidden].map((source) => all.indexOf(source)) };
  }, [columns, sources]);
  const store = useStoreContext();
  const ranksKey = `${storeKey}_columnRanks`;
  const [ranks] = useStore<number[] | undefined>(ranksKey);
  useLayoutEffect(() => {
    // The hook may still have the value of an earlier key, so the store is asked.
    if (ofView && !ranks && !store.getItem(ranksKey)) store.setItem(ranksKey, ofView.ranks);
  }, [ofView, ranks, ranksKey, store]);
  return { storeKey, hiddenColumns: ofView?.hidden ?? hiddenAtFirst };
}

/** Tells the list which columns its table shows, in their order. */
export function useReportColumns(columns: { source: string; isShown: boolean }[]): void {
  const { reportColumns } = useColumnsPlace();
  const shown = columns
    .filter(({ isShown }) => isShown)
    .map(({ source }) => source)
    .join();
  useEffect(() => {
    reportColumns?.(shown.split(','));
    return () => reportColumns?.(undefined);
  }, [shown, reportColumns]);
}
