import { z } from 'zod';
import { adultBirthday } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { newPassword } from '../shared/password.ts';
import { alpha2, email, enteredName, locale, phone } from '../shared/text.ts';
import { documentNumber } from './identification-document-types.ts';
import { genders, identificationDocumentTypes } from './person-choices.ts';
import { legalForm, taxId } from './tax-id.ts';
import { user } from './users.ts';

const personName = enteredName(80);

const individualFields = {
  // An object without a kind is checked as a person, so that all missing fields are reported at once.
  kind: z.literal('individual').optional().default('individual'),
  name: personName.meta({ example: 'Lucía' }),
  surname: personName.meta({ example: 'Ferrer Soler' }),
  birthdayAt: adultBirthday.meta({ example: '1988-05-21' }),
  nationality: alpha2.optional(),
  gender: z.enum(genders).meta({ example: 'Female' }).optional(),
};

const companyFields = {
  kind: z.literal('company'),
  companyName: enteredName(120).meta({ example: 'Huerta Solar S.L.' }),
  legalRepresentativeName: enteredName(120).meta({ example: 'Marta Gil Roca' }),
  taxId: taxId.optional(),
  legalForm: legalForm.optional(),
};

const contactFields = {
  email,
  phone: phone.optional(),
  phoneNumber: phone.optional().meta({ description: 'An alias of `phone`.' }),
  language: locale.default('es'),
};

const everyRegistration = {
  email: contactFields.email,
  password: newPassword,
  phone: contactFields.phone,
  phoneNumber: contactFields.phoneNumber,
  language: contactFields.language,
  acceptTerms: z.literal(true, { error: 'accept_terms' }).meta({ example: true }),
};

export const individualRegistration = z.strictObject({ ...individualFields, ...everyRegistration });
export const companyRegistration = z.strictObject({ ...companyFields, ...everyRegistration });

const identityFields = {
  identificationDocumentType: z
    .enum(identificationDocumentTypes)
    .meta({ example: 'ID_CARD', description: 'Staff only.' })
    .optional(),
  identificationDocumentNumber: documentNumber.optional(),
};

/** Who registers without an invitation may omit `invite`, or send it as false. */
const withoutInvite = { invite: z.literal(false).meta({ example: false }).optional() };

export const registration = z.discriminatedUnion(
  'kind',
  [
    individualRegistration.extend({ ...identityFields, ...withoutInvite }),
    companyRegistration.extend(withoutInvite),
  ],
  { error: 'choice' },
);

const byStaff = {
  invite: z.literal(true).meta({
    example: true,
    description: 'Staff only: the customer receives an e-mail with a link to choose a password.',
  }),
  ...contactFields,
};

export const individualInvitation = z.strictObject({
  ...individualFields,
  ...identityFields,
  ...byStaff,
});
export const companyInvitation = z.strictObject({ ...companyFields, ...byStaff });

/** A customer created by staff. */
export const invitation = z.discriminatedUnion('kind', [individualInvitation, companyInvitation], {
  error: 'choice',
});

const create = endpoint({
  method: 'POST',
  path: '/v1/account/users',
  summary:
    'Registers a person or a company; creates the wallet with it and sends the confirmation mail, or, for staff with `invite`, a mail to choose a password.',
  who: 'anyone',
  body: z.discriminatedUnion('invite', [registration, invitation], { error: 'choice' }),
  answer: user,
  errors: [
    'account.email_taken',
    'account.document_already_exists',
    'request.unauthenticated',
    'request.forbidden',
    'auth.too_many_attempts',
    'wallet.creation_failed',
  ],
});

export const registrationEndpoints = {
  create,
};
