import type { Verification } from '@semilla/contract';
import type { MessageKey } from '@semilla/i18n';
import type { CsvValue } from '../../kit/http/csv.ts';

const fields = [
  'verificationId',
  'userId',
  'userName',
  'attempt',
  'status',
  'reason',
  'reasonCode',
  'decision',
  'decisionReason',
  'action',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof Verification)[];

type Column = { label: MessageKey; value: (row: Verification) => CsvValue };

/** The CSV columns of the verification list; only the first document is exported. */
export const exportColumns: Column[] = [
  ...fields.map((field): Column => ({ label: `account.fields.${field}`, value: (row) => row[field] })),
  {
    label: 'account.fields.identificationDocumentType',
    value: ({ documents }) => documents[0]?.type,
  },
  {
    label: 'account.fields.identificationDocumentNumber',
    value: ({ documents }) => documents[0]?.number,
  },
];
