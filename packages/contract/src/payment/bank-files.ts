import { z } from 'zod';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { id } from '../shared/text.ts';
import { bankStatementsEndpoints } from './bank-statements.ts';

/** A bank file comes from the watched folder, or from a person who uploaded it. */
export const bankFileOrigins = ['folder', 'upload'] as const;
export type BankFileOrigin = (typeof bankFileOrigins)[number];

/** A `found` file waits until a person starts its import; staff discard `refused` files. */
export const bankFileStates = ['found', 'refused', 'imported', 'discarded'] as const;
export type BankFileState = (typeof bankFileStates)[number];

/** The page shows at most this many waiting files, and at most as many refused ones. */
export const bankFilesMax = 50;

/** A bank file that waits for its import, or was refused. */
export const bankFile = z.object({
  bankFileId: id,
  name: z.string().meta({ example: 'extracto-2026-03-14.n43' }),
  origin: z.enum(bankFileOrigins).meta({ example: 'folder' }),
  state: z.enum(bankFileStates).meta({ example: 'refused' }),
  problem: z
    .object({
      code: z.string().meta({ example: 'statement_sum' }),
      params: z.record(z.string(), z.union([z.string(), z.number()])).meta({ example: { line: 8 } }),
    })
    .nullable()
    .meta({ description: 'Why it was refused, and where.' }),
  createdAt: instant,
});
export type BankFile = z.output<typeof bankFile>;

export const bankFileFieldList = fieldList({
  resource: 'bankFiles',
  record: bankFile,
  acts: ['bank-file'],
  fields: {
    name: {},
    origin: { words: 'payment.bankFileOrigins', notInAudit: 'The act says whether it was found.' },
    state: { words: 'payment.bankFileStates' },
    problem: { hidden: 'A code with its values, which the page says in words.' },
    createdAt: { notInAudit: 'It is when the line was noted.' },
    bankFileId: { hidden: 'An id, by which pages link.' },
  },
});

export const bankFilesEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/payment/bank-files',
    summary:
      'The newest files of the bank that wait for a person to start their import, and after them those that were refused.',
    who: 'bankStatements.read',
    answer: z.object({ data: z.array(bankFile) }),
  }),
  import: endpoint({
    method: 'POST',
    path: '/v1/payment/bank-files/:bankFileId/import',
    summary:
      'Imports a file that was found in the watched folder, as if it were uploaded: a second person compares it with the bank and approves it.',
    who: 'bankStatements.import',
    freshFactor: 'always',
    params: z.strictObject({ bankFileId: id }),
    secondPerson: ['importStatement'],
    answer: bankStatementsEndpoints.import.answer,
    idempotency: 'accepted',
    errors: ['payment.no_deposit_account', 'payment.file_gone'],
  }),
  retry: endpoint({
    method: 'POST',
    path: '/v1/payment/bank-files/:bankFileId/retry',
    summary:
      'Reads a refused file of the watched folder again: it waits for its import, or is refused for the reason it has now.',
    who: 'bankStatements.import',
    params: z.strictObject({ bankFileId: id }),
    answer: bankFile,
    errors: ['payment.file_gone'],
    idempotency: 'accepted',
  }),
  discard: endpoint({
    method: 'POST',
    path: '/v1/payment/bank-files/:bankFileId/discard',
    summary: 'Takes a refused file from the list. The file itself stays where it is.',
    who: 'bankStatements.import',
    params: z.strictObject({ bankFileId: id }),
    answer: bankFile,
    idempotency: 'accepted',
  }),
};
