import { type HttpError, type RaRecord, useDataProvider, useNotify } from 'react-admin';
import { useTellRefusal } from '../layout/use-tell-refusal.ts';
import type { RefusalBody } from '../providers/http-client.ts';
import { notSent } from './form-problems.ts';
import { useUpload } from './use-upload.ts';

export type Saved = RaRecord & { id: string };
type Values = Record<string, unknown>;

/** Creates or edits a record. `save` resolves with the refused fields, or with nothing after a save. */
export function useSaveRecord(
  resource: string,
  record: Saved | undefined,
  onDone: (saved: Saved) => void,
  doneMessage = record ? 'ra.notification.updated' : 'ra.notification.created',
) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const tellRefusal = useTellRefusal();
  const upload = useUpload();

  const send = (values: Values) => {
    const hasFiles = Object.values(values)
      .flat()
      .some((value) => value instanceof File);
    const meta = hasFiles ? { watch: upload.watch() } : undefined;
    if (!record) return dataProvider.create(resource, { data: values, meta });
    return dataProvider.update(resource, { id: record.id, data: values, previousData: record, meta });
  };

  const save = async (values: Values): Promise<Record<string, string> | undefined> => {
    let saved: Saved;
    try {
      saved = (await send(values)).data as Saved;
    } catch (error) {
      if ((error as Error).name === 'AbortError') return notSent;
      const { errors } = ((error as HttpError).body ?? {}) as Partial<RefusalBody>;
      if (!errors) tellRefusal(error);
      return errors ?? notSent;
    } finally {
      upload.done();
    }
    notify(doneMessage, {
      type: 'success',
      messageArgs: { smart_count: 1 },
    });
    onDone(saved);
    return undefined;
  };

  return { save, uploadPercent: upload.percent, stop: upload.stop };
}
