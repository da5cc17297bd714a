import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddUndoableMutation, useNotify, useUpdate } from 'react-admin';
import { useNotifyRefusal } from '../../acts/use-notify-refusal.ts';
import type { Saved } from '../../form/use-save-record.ts';

interface Change<R> {
  record: R;
  changes: Partial<R>;
  /** Fields of the request that are none of the record. */
  also?: object;
  message: string;
}

/**
 * Changes a row of a list. The row shows the change at once, and the request is sent when the notice with the undo button closes.
 * The changes are kept here and not in the list, which other changes may reload meanwhile.
 */
export function useUndoableChange<R extends Saved>(resource: string) {
  const notify = useNotify();
  const onError = useNotifyRefusal();
  const addUndoable = useAddUndoableMutation();
  const client = useQueryClient();
  const [update] = useUpdate<R>();
  const [shown, setShown] = useState<Partial<R>>();

  const change = ({ record, changes, also, message }: Change<R>) => {
    // A second change may follow before the first one is sent.
    const previousData = { ...record, ...shown };
    const stopShowing = () => setShown((now) => (now === changes ? undefined : now));
    const send = async () => {
      const data = { ...previousData, ...changes, ...also };
      await update(
        resource,
        { id: record.id, data, previousData },
        { mutationMode: 'pessimistic', onError, returnPromise: true },
      ).catch(() => {});
      await client.invalidateQueries({ queryKey: [resource, 'getList'] });
      stopShowing();
    };
    setShown(changes);
    addUndoable(({ isUndo }) => {
      if (isUndo) stopShowing();
      else void send();
    });
    notify(message, { type: 'success', undoable: true });
  };
  return { shown, change };
}
