import { actKey, type Field, subjectKey } from '@semilla/contract';
import { useTranslate } from 'react-admin';
import type { AuditRecord } from '../../api/record-types/audit-record.ts';

/**
 * Translates names of acts, subjects and values in the audit trail. Names without a translation stay as they
 * are.
 */
export function useAuditWords() {
  const translate = useTranslate();
  const worded = (key: string, name: string) => translate(key, { _: name });
  return {
    act: (action: string) => worded(actKey(action), action),
    subject: (type: string) => worded(subjectKey(type), type),
    choice: ({ words }: Field, value: string) => (words ? worded(`${words}.${value}`, value) : value),
    who: ({ userName, userId }: AuditRecord) =>
      userName ?? translate(userId ? 'audit.somebody' : 'audit.platform'),
  };
}
