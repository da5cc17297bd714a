import {
  documentNumberProblems,
  identificationProblems,
  kindProblems,
  type UserKind,
  v1,
} from '@semilla/contract';
import { changesBetween, withoutBlanks } from '../../api/changes.ts';
import { type FormProblems, fieldProblem, formProblems } from '../../api/form-problems.ts';
import type { CustomerRecord } from '../../api/record-types/customer-record.ts';

export type Values = Record<string, unknown>;

const sharedFields = ['kind', 'email', 'phone', 'language'];
const fieldsOfKind: Record<UserKind, string[]> = {
  individual: [
    'name',
    'surname',
    'birthdayAt',
    'nationality',
    'gender',
    'identificationDocumentType',
    'identificationDocumentNumber',
  ],
  company: ['companyName', 'legalRepresentativeName', 'taxId', 'legalForm'],
};

/** Picks the filled-in fields that apply to the kind of user, a person or a company. */
export function tidyInvitation(values: Values): Values {
  const fields = [...sharedFields, ...fieldsOfKind[values.kind as UserKind]];
  const given = fields.filter((field) => (values[field] ?? '') !== '');
  return { ...Object.fromEntries(given.map((field) => [field, values[field]])), invite: true };
}

function asFormProblems(problems: { path: string[]; message: string }[]): FormProblems {
  return Object.fromEntries(problems.map(({ path, message }) => [path.join('.'), fieldProblem(message)]));
}

export function invitationProblems(values: Values): FormProblems {
  const sent = tidyInvitation(values);
  return {
    ...asFormProblems([...identificationProblems(sent), ...documentNumberProblems(sent)]),
    ...formProblems(v1.registration.create, sent),
  };
}

/**
 * Checks only the changed fields, which are the ones sent. Rules that compare fields use the whole record.
 */
export function editProblems(record: CustomerRecord, values: Values): FormProblems {
  const whole = withoutBlanks(values);
  const isNumberChanged = whole.identificationDocumentNumber !== record.identificationDocumentNumber;
  return {
    ...asFormProblems([
      ...kindProblems(record.kind, whole),
      ...identificationProblems(whole),
      ...(isNumberChanged ? documentNumberProblems(whole) : []),
    ]),
    ...formProblems(v1.users.edit, changesBetween(record, values)),
  };
}
