import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { civilDate } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { anyOf } from '../shared/one-or-more.ts';
import { page, paging } from '../shared/paging.ts';
import { id, searchText, text } from '../shared/text.ts';

/** The records that stay after an account is closed. The configuration sets how long each kind is kept. */
export const keptKinds = [
  'identity',
  'taxDetails',
  'bankAccounts',
  'verifications',
  'documents',
  'investorFile',
  'complaints',
  'tickets',
] as const;
export type KeptKind = (typeof keptKinds)[number];

const kind = z.enum(keptKinds).meta({ example: 'identity' });

/**
 * Describes a record that the law requires to keep after an account is closed, but not what is in the record.
 */
export const keptRecord = z.object({
  keptRecordId: id,
  userId: id,
  userName: z.string().meta({ example: '#302099a8', description: 'The pseudonym of the closed account.' }),
  kind,
  closedOn: civilDate.meta({ example: '2026-03-02' }),
  eraseOn: civilDate.meta({ example: '2036-03-02', description: 'The day on which it is erased.' }),
  fileNumber: z.int().meta({ example: 2 }),
});
export type KeptRecord = z.output<typeof keptRecord>;

export const keptRecordFieldList = fieldList({
  resource: 'keptRecords',
  record: keptRecord,
  acts: ['kept-record'],
  fields: {
    userName: {},
    kind: { words: 'account.keptKinds' },
    closedOn: {},
    eraseOn: {},
    fileNumber: { notInAudit: 'It says nothing that the files do not say.' },
    userId: { shownAs: 'userName', notInCsv: 'The pseudonym stands for it.' },
    keptRecordId: { hidden: 'An id that nobody reads.' },
    why: { only: 'audit' },
  },
});

const params = z.strictObject({ keptRecordId: id });

const find = endpoint({
  method: 'GET',
  path: '/v1/account/kept-records',
  summary: 'Records of closed accounts that the law keeps, without what they say.',
  who: 'keptRecords.read',
  query: z.strictObject({
    ...paging(['closedOn', 'eraseOn', 'kind'], 'desc'),
    userId: id.optional(),
    kind: anyOf(kind).optional(),
    number: searchText
      .meta({ example: '12345678Z', description: 'The whole number of a document, or tax number.' })
      .optional(),
  }),
  answer: page(keptRecord),
});

export const keptRecordsEndpoints = {
  find,
  export: csvExportOf(find, keptRecordFieldList),
  open: endpoint({
    method: 'POST',
    path: '/v1/account/kept-records/:keptRecordId/open',
    summary: 'What a kept record says. The audit trail names who opened it, and why.',
    who: 'keptRecords.read',
    freshFactor: 'always',
    params,
    body: z.strictObject({ why: text(500, 5).meta({ example: 'Requerimiento de la AEAT 2026/118.' }) }),
    answer: z.object({
      data: z.record(z.string(), z.unknown()).meta({ example: { name: 'Lucía' } }),
      files: z.array(
        z.object({
          name: z.string().meta({ example: 'anverso.jpg' }),
          url: z.string().meta({ example: 'https://semilla.example/v1/documents/signed/…' }),
        }),
      ),
    }),
  }),
};
