import { useTranslate } from 'react-admin';
import type { BulkActRecord } from '../../api/record-types/bulk-act-record.ts';

/** What a bulk act does, in words. */
export function useActName() {
  const translate = useTranslate();
  return ({ act, undoesId }: Pick<BulkActRecord, 'act' | 'undoesId'>): string => {
    const name = translate(`overview.bulk.acts.${act}`);
    return undoesId ? translate('overview.bulk.undoOf', { act: name }) : name;
  };
}
