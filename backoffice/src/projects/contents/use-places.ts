import { useListContext } from 'react-admin';
import { useItemActs } from './item-acts.ts';

/** Where an item stands among the others, and how it is moved. */
export interface Place {
  index: number;
  count: number;
  move: (to: number) => void;
}

/**
 * The places of items whose order is made by hand. There are none while the list shows them in another order, or only
 * some of them: what would stand between two of them then cannot be seen.
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
      // While other rows are on their way, those that are still shown stand elsewhere than the page says.
      if (!isPlaceholderData) acts.change(record, { [field]: to } as Partial<R>);
    },
  });
}
