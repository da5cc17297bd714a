import { type CallOptions, isAborted } from '@semilla/client';
import { useUpload } from '@semilla/client/react';
import { type RaRecord, useDataProvider, useNotify } from 'react-admin';
import { notSent } from '../../api/form-problems.ts';
import { fieldRefusalsOf } from '../../api/refusals.ts';
import { useNotifyRefusal } from '../acts/use-notify-refusal.ts';

export type Saved = RaRecord & { id: string };
type Values = Record<string, unknown>;

/** Creates or edits a record. `save` resolves with the refused fields, or with undefined after a save. */
export function useSaveRecord(
  resource: string,
  record: Saved | undefined,
  onDone: (saved: Saved) => void | Promise<void>,
  doneMessage = record ? 'ra.notification.updated' : 'ra.notification.created',
) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const notifyRefusal = useNotifyRefusal();
  const upload = useUpload();

  const write = (values: Values, options?: CallOptions) => {
    const meta = options && { upload: options };
    if (!record) return dataProvider.create(resource, { data: values, meta });
    return dataProvider.update(resource, { id: record.id, data: values, previousData: record, meta });
  };

  const send = (values: Values) => {
    const hasFiles = Object.values(values)
      .flat()
      .some((value) => value instanceof File);
    return hasFiles ? upload.send((options) => write(values, options)) : write(values);
  };

  const save = async (values: Values): Promise<Record<string, string> | undefined> => {
    let saved: Saved;
    try {
      saved = (await send(values)).data as Saved;
    } catch (error) {
      if (isAborted(error)) return notSent;
      const fields = fieldRefusalsOf(error);
      if (!fields) notifyRefusal(error);
      return fields ?? notSent;
    }
    notify(saved.isProposed ? 'approvals.proposed' : doneMessage, {
      type: 'success',
      messageArgs: { smart_count: 1 },
    });
    await onDone(saved);
    return undefined;
  };

  return { save, uploadPercent: upload.percent, stop: upload.stop };
}
