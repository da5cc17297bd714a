import { useRef } from 'react';
import { useDelete, useNotify, useRefresh, useUpdate } from 'react-admin';
import { inTurn } from '../../../api/own-edits.ts';
import { useNotifyRefusal } from '../../../kit/acts/use-notify-refusal.ts';
import type { Saved } from '../../../kit/form/use-save-record.ts';

/** Edits or deletes an item, then reloads the list, because other items may have moved. */
export function useItemChanges<R extends Saved>(resource: string) {
  const notify = useNotify();
  const refresh = useRefresh();
  const onError = useNotifyRefusal();
  const [update] = useUpdate<R>();
  const [deleteRecord, { isPending: isDeleting }] = useDelete<R>();

  const changesUnderWay = useRef(0);

  /** Runs edits one after another. If two moves overtook each other, the saved order would differ from the one shown. */
  const change = async (record: R, changes: Partial<R>) => {
    changesUnderWay.current += 1;
    await inTurn(`items of ${resource}`, () =>
      update(
        resource,
        { id: record.id, data: { ...record, ...changes }, previousData: record },
        { mutationMode: 'pessimistic', onError, returnPromise: true },
      ),
    ).catch(() => {});
    changesUnderWay.current -= 1;
    // Reloading between two edits would briefly undo the second one on the screen.
    if (changesUnderWay.current === 0) refresh();
  };

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
