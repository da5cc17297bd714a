import type { User } from '@semilla/contract';
import type { MessageKey } from '@semilla/i18n';
import type { CsvValue } from '../../kit/http/csv.ts';

const fields = [
  'userId',
  'kind',
  'name',
  'surname',
  'legalRepresentativeName',
  'email',
  'emailConfirmed',
  'phone',
  'role',
  'managerId',
  'verificationStatus',
  'identificationDocumentType',
  'identificationDocumentNumber',
  'nationality',
  'gender',
  'birthdayAt',
  'language',
  'disabled',
  'createdAt',
] as const satisfies readonly (keyof User)[];

/** The CSV columns of the user list. */
export const exportColumns: { label: MessageKey; value: (user: User) => CsvValue }[] = fields.map(
  (field) => ({ label: `account.fields.${field}`, value: (user) => user[field] }),
);
