import { useTranslate } from 'react-admin';
import type { AuditRecord } from './audit-record.ts';

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Removes the unit suffix of a column name, because the formatted value shows the unit. */
export const withoutUnit = (name: string) => name.replace(/(?:Cents|Hundredths)$/, '');

/** Where the translation of a value is looked up; the last match wins. */
const valueWords = ['support.states', 'account.verificationStatuses', 'audit.values'];

/** Translates the names used in the audit trail. Names without a translation are shown unchanged. */
export function useAuditWords() {
  const translate = useTranslate();
  const worded = (area: string, name: string) => translate(`audit.${area}.${camelCase(name)}`, { _: name });
  const named = (name: string) => (fallback: string, words: string) =>
    translate(`${words}.${name}`, { _: fallback });
  return {
    act: (action: string) => worded('actions', action),
    subject: (type: string) => worded('subjects', type),
    field: (name: string) => translate(`audit.fields.${withoutUnit(name)}`, { _: withoutUnit(name) }),
    value: (text: string) =>
      /^[A-Za-z_-]+$/.test(text) ? valueWords.reduce(named(camelCase(text)), text) : text,
    who: ({ userName, userId }: AuditRecord) =>
      userName ?? translate(userId ? 'audit.somebody' : 'audit.platform'),
  };
}
