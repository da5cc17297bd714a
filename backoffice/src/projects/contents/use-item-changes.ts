import { useDelete, useNotify, useRefresh, useUpdate } from 'react-admin';
import type { Saved } from '../../inputs/use-save-record.ts';
import { useNotifyRefusal } from '../../layout/use-notify-refusal.ts';

/** Edits or deletes an item, then refreshes the list, because other items may have moved. */
export function useItemChanges<R extends Saved>(resource: string) {
  const notify = useNotify();
  const refresh = useRefresh();
  const onError = useNotifyRefusal();
  const [update] = useUpdate<R>();
  const [deleteRecord, { isPending: isDeleting }] = useDelete<R>();

  const change = (record: R, changes: Partial<R>) =>
    update(
      resource,
      { id: record.id, data: { ...record, ...changes }, previousData: record },
      { mutationMode: 'pessimistic', onError, onSettled: refresh },
    );

  const deleteItem = (record: R, onSettled: () => void) =>
    deleteRecord(
      resource,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onError,
        onSuccess: () =>
          notify('ra.notification.deleted', { type: 'success', messageArgs: { smart_count: 1 } }),
        onSettled: () => {
          refresh();
          onSettled();
        },
      },
    );

  return { change, deleteItem, isDeleting };
}
