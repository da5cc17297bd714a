import { identificationProblems, kindProblems, type UserKind, v1 } from '@semilla/contract';
import { type FormProblems, fieldProblem, formProblems } from '../inputs/form-problems.ts';
import { changesBetween, withoutBlanks } from '../providers/changes.ts';
import type { CustomerRecord } from './customer-record.ts';

export type Values = Record<string, unknown>;

const ofBoth = ['kind', 'email', 'phone', 'language'];
const ofKind: Record<UserKind, string[]> = {
  individual: [
    'name',
    'surname',
    'birthdayAt',
    'nationality',
    'gender',
    'identificationDocumentType',
    'identificationDocumentNumber',
  ],
  company: ['companyName', 'legalRepresentativeName'],
};

/** What is sent of a new customer: what belongs to a person or to a company, and nothing that was left empty. */
export function tidyInvitation(values: Values): Values {
  const fields = [...ofBoth, ...ofKind[values.kind as UserKind]];
  const given = fields.filter((field) => (values[field] ?? '') !== '');
  return { ...Object.fromEntries(given.map((field) => [field, values[field]])), invite: true };
}

function between(problems: { path: string[]; message: string }[]): FormProblems {
  return Object.fromEntries(problems.map(({ path, message }) => [path.join('.'), fieldProblem(message)]));
}

export function invitationProblems(values: Values): FormProblems {
  const sent = tidyInvitation(values);
  return { ...between(identificationProblems(sent)), ...formProblems(v1.registration.create, sent) };
}

/** Only what was changed is judged, since only that is sent; the rules between fields hold for the whole. */
export function editProblems(record: CustomerRecord, values: Values): FormProblems {
  const whole = withoutBlanks(values);
  return {
    ...between([...kindProblems(record.kind, whole), ...identificationProblems(whole)]),
    ...formProblems(v1.users.edit, changesBetween(record, values)),
  };
}
