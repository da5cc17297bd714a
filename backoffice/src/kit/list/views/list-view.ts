import type { SavedView } from '@semilla/contract';
import type { SortPayload } from 'react-admin';
import type { RecordValue } from '../../../api/as-record-value.ts';
import { listPath } from '../../../api/list-path.ts';

export type ViewRecord = RecordValue<SavedView> & { id: string };

/** What a list shows now, in the form in which a view keeps it. */
export interface ShownList {
  filter: Record<string, string>;
  sort: SortPayload;
  /** The shown columns in their order. Undefined where the list has no table. */
  columns: string[] | undefined;
}

const flags: Record<string, boolean | undefined> = { true: true, false: false };

/** The filter as the inputs of the list take it. Only switches have the values `true` and `false`. */
function typedFilter(filter: Record<string, string>): Record<string, string | boolean> {
  return Object.fromEntries(Object.entries(filter).map(([name, text]) => [name, flags[text] ?? text]));
}

/** The order of a view, or the usual order of its list. */
function sortOf({ orderBy, orderSide }: ViewRecord, usual: SortPayload): SortPayload {
  return orderBy === null ? usual : { field: orderBy, order: orderSide === 'asc' ? 'ASC' : 'DESC' };
}

interface Page {
  path: string;
  usual: SortPayload;
  perPage: number;
}

/** The address of the list with a view, or with all records. */
export function viewPath({ path, usual, perPage }: Page, view?: ViewRecord): string {
  if (!view) return listPath(path, {}, usual, { perPage: String(perPage) });
  const others = { perPage: String(perPage), view: view.id };
  return listPath(path, typedFilter(view.filter), sortOf(view, usual), others);
}

const sorted = (filter: Record<string, string>) => JSON.stringify(Object.entries(filter).toSorted());

function isSameSort(left: SortPayload, right: SortPayload): boolean {
  return left.field === right.field && left.order === right.order;
}

/** Whether the list shows the filter and the order of a view. */
export function showsView(view: ViewRecord, { filter, sort }: ShownList, usual: SortPayload): boolean {
  return sorted(view.filter) === sorted(filter) && isSameSort(sortOf(view, usual), sort);
}

/** Whether the list shows the columns of a view. A view without columns leaves them to its reader. */
export function showsColumns({ columns: saved }: ViewRecord, { columns: shown }: ShownList): boolean {
  return !saved || !shown || saved.join() === shown.join();
}

/** The values of a view that come from the list. */
export function savedValues({ filter, sort, columns }: ShownList) {
  return {
    filter,
    orderBy: sort.field === 'id' ? null : sort.field,
    orderSide: sort.order === 'DESC' ? ('desc' as const) : ('asc' as const),
    columns: columns ?? null,
  };
}

/** Where the browser keeps the columns of a view. They are apart from those that the user chose for the list. */
export const viewColumnsKey = (storeKey: string, viewId: string) => `${storeKey}-view-${viewId}`;
