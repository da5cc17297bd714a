import { type HttpError, type RaRecord, useDataProvider, useNotify } from 'react-admin';
import { useTellRefusal } from '../layout/use-tell-refusal.ts';
import type { RefusalBody } from '../providers/http-client.ts';

export type Saved = RaRecord & { id: string };
type Values = Record<string, unknown>;

/** Creates or edits a record. Resolves with what is wrong with which field, or nothing once it is saved. */
export function useSaveRecord(resource: string, record: Saved | undefined, onDone: () => void) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const tellRefusal = useTellRefusal();

  return async (values: Values): Promise<Record<string, string> | undefined> => {
    try {
      if (record) await dataProvider.update(resource, { id: record.id, data: values, previousData: record });
      else await dataProvider.create(resource, { data: values });
    } catch (error) {
      const { errors } = ((error as HttpError).body ?? {}) as Partial<RefusalBody>;
      if (!errors) tellRefusal(error);
      return errors;
    }
    notify(record ? 'ra.notification.updated' : 'ra.notification.created', {
      type: 'success',
      messageArgs: { smart_count: 1 },
    });
    onDone();
    return undefined;
  };
}
