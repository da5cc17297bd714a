import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { page, paging } from '../shared/paging.ts';
import { id, text } from '../shared/text.ts';
import { writtenWholeNumber } from '../shared/whole-number.ts';

/**
 * Who did what, to whom, when and from where. Each row carries the hash of the previous row. Rows are never changed,
 * except that personal data is erased together with its account.
 */
export const auditEntry = z.object({
  auditEntryId: z.int().meta({ example: 4_211 }),
  at: instant,
  userId: id.nullable(),
  userName: z.string().nullable().meta({ example: 'Elena Vidal' }),
  action: z.string().meta({ example: 'project.edit' }),
  subjectType: z.string().meta({ example: 'project' }),
  subjectId: z.string().nullable().meta({ example: '01890a5d-ac96-774b-bcce-b302099a8057' }),
  before: z
    .record(z.string(), z.unknown())
    .nullable()
    .meta({ example: { name: 'Edificio Lavapiés' } }),
  after: z
    .record(z.string(), z.unknown())
    .nullable()
    .meta({ example: { name: 'Edificio Lavapiés II' } }),
  isErased: z.boolean().meta({
    example: false,
    description:
      'Whether `before`, `after` or `address` were erased because the person they were about deleted their account.',
  }),
  address: z.string().nullable().meta({ example: '203.0.113.7' }),
  requestId: z.string().nullable().meta({ example: '01890a5d-ac96-774b-bcce-b302099a8057' }),
  hash: z.string().meta({ example: '9f2b7c…' }),
});

export const auditEntryFieldList = fieldList({
  resource: 'auditEntries',
  record: auditEntry,
  fields: {
    at: {},
    userName: {},
    action: {},
    subjectType: {},
    subjectId: { kind: 'text' },
    before: {},
    after: {},
    isErased: {},
    address: {},
    requestId: {},
    hash: {},
    userId: { shownAs: 'userName', notInCsv: 'The name column contains the id if there is no name.' },
    auditEntryId: {},
  },
});

/** Audit entries of the command that fills an empty platform with demo data. */
export const demoFieldList = fieldList({
  resource: 'demo',
  acts: ['demo'],
  notedForPrograms: ['customers', 'transactions', 'seed'],
  fields: { projects: { only: 'audit' }, users: { only: 'audit' } },
});

const find = endpoint({
  method: 'GET',
  path: '/v1/audit',
  summary: 'The audit trail, newest first.',
  who: 'audit.read',
  query: z.strictObject({
    ...paging(['at'], 'desc', writtenWholeNumber(1, Number.MAX_SAFE_INTEGER)),
    userId: id.optional(),
    personId: id
      .optional()
      .meta({ description: 'Entries about this person or something that belongs to them.' }),
    action: text(60).meta({ example: 'project.edit' }).optional(),
    subjectType: text(60).meta({ example: 'project' }).optional(),
    subjectId: text(60).meta({ example: '01890a5d-ac96-774b-bcce-b302099a8057' }).optional(),
    fromDate: civilDate.optional(),
    toDate: civilDate.optional(),
  }),
  answer: page(auditEntry),
});

export const auditEntriesEndpoints = {
  find,
  export: csvExportOf(find, auditEntryFieldList),
  check: endpoint({
    method: 'GET',
    path: '/v1/audit/chain',
    summary: 'Recomputes every fingerprint of the trail and says whether they all match.',
    who: 'audit.read',
    answer: z.object({
      entries: z.int().meta({ example: 4_211 }),
      erased: z
        .int()
        .meta({ example: 12, description: 'How many entries have had their personal data erased.' }),
      brokenAt: z
        .int()
        .nullable()
        .meta({ example: null, description: 'The first entry that does not match; null if all do.' }),
      until: instant.nullable().meta({ description: 'When the last entry was written.' }),
    }),
  }),
};
