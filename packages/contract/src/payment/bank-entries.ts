import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { civilDate } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { money } from '../shared/money.ts';
import { flag, page, paging } from '../shared/paging.ts';
import { id, searchText } from '../shared/text.ts';

export const bankEntrySides = ['in', 'out'] as const;

/** A movement of the platform's bank account, as a statement reports it. */
export const bankEntry = z.object({
  bankEntryId: id,
  bankStatementId: id.meta({ description: 'The statement that brought it first.' }),
  bookedOn: civilDate,
  valueOn: civilDate,
  side: z.enum(bankEntrySides).meta({ example: 'in' }),
  amount: money,
  counterpartyName: z.string().nullable().meta({ example: 'Lucía Ferrer Soler' }),
  counterpartyAccount: z
    .string()
    .nullable()
    .meta({ example: '•••• •••• 1332', description: 'The IBAN of the other side, masked.' }),
  reference: z
    .string()
    .nullable()
    .meta({ example: 'RF37SML2K7Q', description: 'What the sender gave as the reference.' }),
  text: z.string().meta({ example: 'TRANSFERENCIA DE LUCIA FERRER' }),
  bankReference: z
    .string()
    .nullable()
    .meta({ example: '2026031400017', description: 'The bank’s own reference.' }),
  isReturn: z.boolean().meta({ example: false, description: 'Whether a payment came back.' }),
});
export type BankEntry = z.output<typeof bankEntry>;

export const bankEntryFieldList = fieldList({
  resource: 'bankEntries',
  record: bankEntry,
  fields: {
    bookedOn: {},
    valueOn: {},
    side: { words: 'payment.entrySides' },
    amount: {},
    counterpartyName: {},
    counterpartyAccount: { kind: 'iban' },
    reference: {},
    text: {},
    bankReference: {},
    isReturn: {},
    bankStatementId: { hidden: 'An id that nobody reads.' },
    bankEntryId: { hidden: 'An id that nobody reads.' },
  },
});

const find = endpoint({
  method: 'GET',
  path: '/v1/payment/bank-entries',
  summary: 'The movements of the platform’s bank account.',
  who: 'bankStatements.read',
  query: z.strictObject({
    ...paging(['bookedOn', 'valueOn', 'amount', 'counterpartyName'], 'desc'),
    search: searchText
      .optional()
      .meta({ description: 'A part of the other side’s name, the reference or the text.' }),
    side: z.enum(bankEntrySides).optional().meta({ example: 'in' }),
    isReturn: flag.optional(),
    bankStatementId: id.optional(),
    fromDate: civilDate.optional(),
    toDate: civilDate.optional(),
  }),
  answer: page(bankEntry),
});

export const bankEntriesEndpoints = { find, export: csvExportOf(find, bankEntryFieldList) };
