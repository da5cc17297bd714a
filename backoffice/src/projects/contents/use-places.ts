import { useListContext } from 'react-admin';
import { useItemActs } from './item-acts.ts';

/** The position of an item, and how to move it. */
export interface Place {
  index: number;
  count: number;
  move: (to: number) => void;
}

/**
 * The positions of manually ordered items. Undefined while the list has another order or a filter, because hidden items
 * could lie between the visible ones.
 */
export function usePlaces<R>(field: keyof R & string) {
  const { sort, filterValues, page, perPage, total = 0, isPlaceholderData } = useListContext();
  const acts = useItemActs<R>();
  const isWhole = Object.values(filterValues).every((value) => value === undefined || value === '');
  if (!acts || !isWhole || sort.field !== field || sort.order !== 'ASC') return undefined;
  return (record: R, row: number): Place => ({
    index: (page - 1) * perPage + row,
    count: total,
    move: (to) => {
      // While other rows are loading, the visible rows do not match the page number.
      if (!isPlaceholderData) acts.change(record, { [field]: to } as Partial<R>);
    },
  });
}
