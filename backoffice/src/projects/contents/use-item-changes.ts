import { useDelete, useNotify, useRefresh, useUpdate } from 'react-admin';
import type { Saved } from '../../inputs/use-save-record.ts';
import { useTellRefusal } from '../../layout/use-tell-refusal.ts';

/** Changes and deletes one item at once; what stood beside it may have another place then, so all are asked for anew. */
export function useItemChanges<R extends Saved>(resource: string) {
  const notify = useNotify();
  const refresh = useRefresh();
  const onError = useTellRefusal();
  const [update] = useUpdate<R>();
  const [remove, { isPending: isDeleting }] = useDelete<R>();

  const change = (record: R, changes: Partial<R>) =>
    update(
      resource,
      { id: record.id, data: { ...record, ...changes }, previousData: record },
      { mutationMode: 'pessimistic', onError, onSettled: refresh },
    );

  const discard = (record: R, onSettled: () => void) =>
    remove(
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

  return { change, discard, isDeleting };
}
