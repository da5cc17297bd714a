import { useTranslate } from 'react-admin';
import type { AuditRecord } from './audit-record.ts';

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The unit that the name of a column ends with is told by how the value is shown. */
export const withoutUnit = (name: string) => name.replace(/(?:Cents|Hundredths)$/, '');

/** Where a value may be named; the last that names it has the say. */
const valueWords = ['support.states', 'account.verificationStatuses', 'audit.values'];

/** The words for what the trail notes by its own names. What has no words yet keeps its name. */
export function useAuditWords() {
  const translate = useTranslate();
  const worded = (area: string, name: string) => translate(`audit.${area}.${camelCase(name)}`, { _: name });
  const named = (name: string) => (other: string, words: string) =>
    translate(`${words}.${name}`, { _: other });
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
