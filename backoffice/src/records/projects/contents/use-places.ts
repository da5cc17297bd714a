import { useQueryClient } from '@tanstack/react-query';
import { type GetListResult, useListContext } from 'react-admin';
import type { Saved } from '../../../kit/form/use-save-record.ts';
import { useItemActs } from './item-acts.ts';

/** The position of an item, and how to move it. */
export interface Place {
  index: number;
  count: number;
  move: (to: number) => void;
}

/** Shows the new order before the API responds. The list is reloaded after the response. */
function useShowMoved<R extends Saved>(field: keyof R & string) {
  const { resource, data: shown = [], page, perPage } = useListContext<R>();
  const queryClient = useQueryClient();
  const pageStart = (page - 1) * perPage;
  return (from: number, to: number) => {
    const rows = [...shown];
    rows.splice(to - pageStart, 0, ...rows.splice(from - pageStart, 1));
    const data = rows.map((row, i) => ({ ...row, [field]: pageStart + i }));
    queryClient.setQueriesData<GetListResult>({ queryKey: [resource, 'getList'] }, (list) =>
      list?.data === shown ? { ...list, data } : list,
    );
  };
}

/**
 * The positions of manually ordered items. Undefined if the list has another order or a filter, because hidden items could be
 * between the visible ones.
 */
export function usePlaces<R extends Saved>(field: keyof R & string) {
  const { sort, filterValues, page, perPage, total = 0, isPlaceholderData } = useListContext<R>();
  const acts = useItemActs<R>();
  const showMoved = useShowMoved<R>(field);
  const isWhole = Object.values(filterValues).every((value) => value === undefined || value === '');
  if (!acts || !isWhole || sort.field !== field || sort.order !== 'ASC') return undefined;
  return (record: R, row: number): Place => {
    const index = (page - 1) * perPage + row;
    return {
      index,
      count: total,
      move: (to) => {
        // While other rows are loading, the visible rows do not belong to the current page number.
        if (isPlaceholderData) return;
        showMoved(index, to);
        void acts.change(record, { [field]: to } as Partial<R>);
      },
    };
  };
}
