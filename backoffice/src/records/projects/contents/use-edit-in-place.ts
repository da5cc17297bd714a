import { useQueryClient } from '@tanstack/react-query';
import { type GetListResult, useListContext } from 'react-admin';
import type { Saved } from '../../../kit/form/use-save-record.ts';
import { useItemActs } from './item-acts.ts';

/**
 * Changes one field of an item. The list shows it before the API responds, and is reloaded after the response, which takes a refused
 * change back. Undefined if the user may not edit.
 */
export function useEditInPlace<R extends Saved>(): ((record: R, changes: Partial<R>) => void) | undefined {
  const { resource } = useListContext<R>();
  const acts = useItemActs<R>();
  const queryClient = useQueryClient();
  if (!acts) return undefined;
  return (record, changes) => {
    queryClient.setQueriesData<GetListResult>({ queryKey: [resource, 'getList'] }, (list) =>
      list?.data?.some(({ id }) => id === record.id)
        ? { ...list, data: list.data.map((row) => (row.id === record.id ? { ...row, ...changes } : row)) }
        : list,
    );
    void acts.change(record, changes);
  };
}
