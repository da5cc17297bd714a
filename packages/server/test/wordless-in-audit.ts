import { camelCase, notedField } from '@semilla/contract';
import { fieldListOf } from '@semilla/contract/field-lists';
import { locales, messages } from '@semilla/i18n';
import { sql } from 'drizzle-orm';
import type { Db } from '../src/kit/database/types.ts';
import { auditEntries } from '../src/schema/audit-entries.ts';

type Words = Record<string, Record<string, string> | string | undefined>;

function hasWords(action: string, subject: string): boolean {
  const [first = '', act = ''] = camelCase(action).split('.');
  return locales.every((locale) => {
    const actions: Words = messages[locale].audit.actions;
    const subjects: Words = messages[locale].audit.subjects;
    const acts = actions[first];
    return typeof acts === 'object' && act in acts && camelCase(subject) in subjects;
  });
}

function isListed(action: string, name: string): boolean {
  const list = fieldListOf(action);
  return list !== undefined && (list.notedForPrograms.includes(name) || notedField(list, name) !== undefined);
}

const noted = sql<string>`jsonb_object_keys(coalesce(before, '{}'::jsonb) || coalesce(after, '{}'::jsonb))`;

/** Finds acts, subjects and fields in the audit trail without a label, which people would see as code names. */
export async function wordlessInAudit(db: Db): Promise<string[]> {
  const { action, subjectType } = auditEntries;
  const acts = await db.selectDistinct({ action, subjectType }).from(auditEntries);
  const names = await db.selectDistinct({ action, name: noted }).from(auditEntries);
  return [
    ...acts
      .filter((one) => !hasWords(one.action, one.subjectType))
      .map((one) => `${one.action} on ${one.subjectType} has no words in audit.actions and audit.subjects`),
    ...names
      .filter((one) => !isListed(one.action, one.name))
      .map((one) => `${one.name} of ${one.action} is in no field list`),
  ];
}
