import { z } from 'zod';
import { roles } from '../permissions.ts';
import { funnelSteps } from '../project/business/funnel-steps.ts';
import { ownerConflicts } from '../project/owner-rules.ts';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { adultBirthday, civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { anyOf } from '../shared/one-or-more.ts';
import { flag, page, paging } from '../shared/paging.ts';
import { whyProposed } from '../shared/proposal.ts';
import { alpha2, email, enteredName, id, locale, phone, searchText } from '../shared/text.ts';
import { recordVersion, seenVersion, versionRules } from '../shared/version.ts';
import { documentNumber } from './identification-document-types.ts';
import { mailFrequencies, mailGroups } from './mail-groups.ts';
import { genders, identificationDocumentTypes, type UserKind, userKinds } from './person-choices.ts';
import { legalForm, taxId } from './tax-id.ts';
import { verificationStatuses } from './verification-statuses.ts';

/**
 * A tie to the company that runs the platform. The site names the projects in which such investors invest.
 */
const providerTie = z.enum(ownerConflicts, { error: 'choice' }).meta({
  example: 'shareholder',
  description: 'A tie to the provider; administrators alone note it.',
});

/** A person or company with an account. For a company, `name` is the company's name and `surname` is null. */
export const user = z.object({
  userId: id,
  kind: z.enum(userKinds).meta({ example: 'individual' }),
  name: z.string().meta({ example: 'Lucía' }),
  surname: z.string().nullable().meta({ example: 'Ferrer Soler' }),
  legalRepresentativeName: z.string().nullable().meta({ example: null }),
  taxId: z.string().nullable().meta({ example: null }),
  legalForm: legalForm.nullable().meta({ example: null }),
  email: z.string().meta({ example: 'lucia.ferrer@example.com' }),
  emailConfirmed: z.boolean().meta({ example: true }),
  role: z.enum(roles).meta({ example: 'user' }),
  managerId: id.nullable(),
  phone: z.string().nullable().meta({ example: '+34 600 123 456' }),
  gender: z.enum(genders).nullable().meta({ example: 'Female' }),
  nationality: z.string().nullable().meta({ example: 'ES' }),
  birthdayAt: civilDate.nullable().meta({ example: '1988-05-21' }),
  identificationDocumentType: z.enum(identificationDocumentTypes).nullable().meta({ example: 'ID_CARD' }),
  identificationDocumentNumber: z.string().nullable().meta({ example: '12345678Z' }),
  verificationStatus: z
    .enum(verificationStatuses)
    .meta({ example: 'Approved', description: 'The status of the latest verification attempt.' }),
  language: locale,
  notifyGeneralEmail: z.boolean().meta({ example: true }),
  notifyTicketEmail: z.boolean().meta({ example: true }),
  otpConfigured: z.boolean().meta({ example: true }),
  providerTie: providerTie.nullable().meta({ example: null }),
  disabled: z.boolean().meta({ example: false }),
  createdAt: instant,
  version: recordVersion,
});
export type User = z.output<typeof user>;

export const userFieldList = fieldList({
  resource: 'users',
  record: user,
  acts: ['user'],
  notedForPrograms: ['termsAcceptedAt'],
  fields: {
    userId: {},
    kind: { words: 'account.kinds' },
    name: {},
    surname: {},
    legalRepresentativeName: {},
    taxId: {},
    legalForm: { words: 'account.legalForms' },
    email: {},
    emailConfirmed: { notedAs: 'emailConfirmedAt' },
    phone: {},
    role: { words: 'common.roles' },
    managerId: { shownAs: 'managerName', notInCsv: 'The name stands for it.' },
    managerName: {},
    verificationStatus: { words: 'account.verificationStatuses' },
    identificationDocumentType: { words: 'account.identificationDocumentTypes' },
    identificationDocumentNumber: {},
    nationality: { kind: 'country' },
    gender: { words: 'account.genders' },
    birthdayAt: {},
    language: { words: 'account.languages' },
    providerTie: { words: 'project.ownerConflicts' },
    disabled: { notedAs: 'disabledAt' },
    disabledUntil: { only: 'audit' },
    createdAt: { notInAudit: 'It is when the first line was noted.' },
    notifyGeneralEmail: { notInCsv: 'A choice of the customer that says nothing about the business.' },
    notifyTicketEmail: { notInCsv: 'A choice of the customer that says nothing about the business.' },
    mailGroup: { only: 'audit', choices: mailGroups, words: 'account.mailGroups.names' },
    mailFrequency: { only: 'audit', choices: mailFrequencies, words: 'account.mailGroups.frequencies' },
    otpConfigured: { notInCsv: 'Settings of the sign-in do not belong in a file that is passed on.' },
    deletedAt: { only: 'audit' },
    version: versionRules,
  },
});

/** The fields of an existing account that can be edited. */
export const profileFields = {
  name: enteredName(120).meta({ example: 'Lucía' }),
  surname: enteredName(80).nullable().meta({ example: 'Ferrer Soler' }),
  legalRepresentativeName: enteredName(120).nullable().meta({ example: null }),
  taxId: taxId.nullable(),
  legalForm: legalForm.nullable(),
  phone: phone.nullable(),
  gender: z.enum(genders).nullable().meta({ example: 'Female' }),
  nationality: alpha2.nullable(),
  birthdayAt: adultBirthday.meta({ example: '1988-05-21' }),
  identificationDocumentType: z.enum(identificationDocumentTypes).nullable().meta({ example: 'ID_CARD' }),
  identificationDocumentNumber: documentNumber.nullable(),
  language: locale,
  notifyGeneralEmail: z.boolean().meta({ example: true }),
  notifyTicketEmail: z.boolean().meta({ example: true }),
};

/** The profile fields, with the second field name that the specification has for the phone. */
export const writtenProfile = {
  ...profileFields,
  phoneNumber: profileFields.phone.meta({ description: 'An alias of `phone`.' }),
};

type KindField = 'surname' | 'legalRepresentativeName' | 'taxId' | 'legalForm' | 'gender' | 'birthdayAt';
type Given = Partial<Record<KindField, string | null>>;

/** Checks the fields that only a person or only a company has; used by forms and by the server. */
export function kindProblems(kind: UserKind, given: Given): { path: string[]; message: string }[] {
  const [needed, strange, message] =
    kind === 'individual'
      ? ([['surname'], ['legalRepresentativeName', 'taxId', 'legalForm'], 'only_companies'] as const)
      : ([['legalRepresentativeName'], ['surname', 'gender', 'birthdayAt'], 'only_persons'] as const);
  return [
    ...needed
      .filter((field) => given[field] === null)
      .map((field) => ({ path: [field], message: 'required' })),
    ...strange.filter((field) => given[field]).map((field) => ({ path: [field], message })),
  ];
}

/** A document number needs its document type; used by forms and by the server. */
export function identificationProblems(given: {
  identificationDocumentType?: string | null | undefined;
  identificationDocumentNumber?: string | null | undefined;
}): { path: string[]; message: string }[] {
  const { identificationDocumentType: type, identificationDocumentNumber: number } = given;
  return number && !type ? [{ path: ['identificationDocumentType'], message: 'required' }] : [];
}

const userParams = z.strictObject({ userId: id });

const userOrderColumns = [
  'createdAt',
  'name',
  'surname',
  'email',
  'role',
  'disabled',
  'verificationStatus',
  'phone',
  'managerName',
  'kind',
  'legalRepresentativeName',
  'taxId',
  'legalForm',
  'nationality',
  'birthdayAt',
  'identificationDocumentNumber',
  'emailConfirmed',
  'otpConfigured',
  'language',
] as const;

const find = endpoint({
  method: 'GET',
  path: '/v1/account/users',
  summary: 'Users: a manager’s customers, or everyone for an administrator.',
  who: 'customers.read',
  query: z.strictObject({
    ...paging(userOrderColumns, 'desc'),
    name: searchText
      .meta({ example: 'Ferrer', description: 'A part of the name and surname, or of the company’s name.' })
      .optional(),
    disabled: flag.optional(),
    verificationStatus: anyOf(z.enum(verificationStatuses).meta({ example: 'Approved' })).optional(),
    role: anyOf(z.enum(roles).meta({ example: 'user' })).optional(),
    managerId: id.optional(),
    multiSearch: searchText
      .meta({
        example: 'ferrer',
        description: 'A part of the names, company, e-mail, phone or document number; or the whole id.',
      })
      .optional(),
    hasPendingTransactions: flag.optional(),
    hasPendingBankAccounts: flag.optional(),
    fromDate: civilDate.optional().meta({ description: 'Registered on this day or later.' }),
    toDate: civilDate.optional().meta({ description: 'Registered on this day or earlier.' }),
    reached: z.enum(funnelSteps).optional().meta({
      example: 'invested',
      description: 'Customers who have come at least as far on the way to their first order.',
    }),
    firstOrderMonth: civilDate
      .optional()
      .meta({ description: 'Customers whose first order was in the month of this day.' }),
    hasSeveralProjects: flag
      .optional()
      .meta({ description: 'Whether a customer has invested in two or more projects.' }),
  }),
  answer: page(user),
});

export const usersEndpoints = {
  find,
  export: csvExportOf(find, userFieldList),
  findOne: endpoint({
    method: 'GET',
    path: '/v1/account/users/:userId',
    summary: 'One user: a manager’s customer, or anyone for an administrator.',
    who: 'customers.read',
    params: userParams,
    answer: user,
    errors: ['account.customer_not_accessible'],
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/v1/account/users/:userId',
    summary:
      'Edits a customer of the caller. Administrators also disable, enable, change roles and a customer’s e-mail.',
    who: 'customers.edit',
    freshFactor: 'byBody',
    params: userParams,
    body: z
      .strictObject({
        ...writtenProfile,
        email,
        providerTie: providerTie.nullable(),
        role: z.enum(roles).meta({ example: 'user' }),
        disabled: z.boolean().meta({
          example: true,
          description:
            'Disabling a user ends their sessions at once. If it leaves fewer than two administrators, it ends by itself after 24 hours, unless there is a second one by then.',
        }),
        version: seenVersion,
        why: whyProposed,
      })
      .partial()
      .meta({ example: { disabled: true } }),
    answer: user,
    secondPerson: ['changeEmail', 'changeRole', 'enableStaff'],
    errors: [
      'account.customer_not_accessible',
      'account.document_already_exists',
      'account.email_taken',
      'account.role_and_email_apart',
      'account.disable_apart',
      'account.last_administrators',
      'account.customer_not_staff',
      'account.own_account',
    ],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/v1/account/users/:userId',
    summary:
      'Deletes a user and erases what is personal; refused while the user has money, active investments or a role of staff, which two people take first.',
    who: 'customers.delete',
    freshFactor: 'always',
    params: userParams,
    errors: ['account.own_account', 'account.still_staff', 'account.deletion_prevented'],
  }),
};
