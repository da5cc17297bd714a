import { z } from 'zod';
import { roles } from '../permissions.ts';
import { adultBirthday, civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { newPassword } from '../shared/password.ts';
import { alpha2, email, id, locale, phone, text } from '../shared/text.ts';

export const genders = ['Male', 'Female', 'Other'] as const;
export const identificationDocumentTypes = [
  'PASSPORT',
  'ID_CARD',
  'DRIVERS_LICENSE',
  'RESIDENCE_PERMIT',
  'VISA',
] as const;
export const userKinds = ['individual', 'company'] as const;

const personName = text(80);
const documentNumber = text(40).meta({ example: '12345678Z' });

/** A person or company with an account. A company's `name` is the company's; `surname` is null. */
export const user = z.object({
  userId: id,
  kind: z.enum(userKinds).meta({ example: 'individual' }),
  name: z.string().meta({ example: 'Lucía' }),
  surname: z.string().nullable().meta({ example: 'Ferrer Soler' }),
  legalRepresentativeName: z.string().nullable().meta({ example: null }),
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
  language: locale,
  notifyGeneralEmail: z.boolean().meta({ example: true }),
  notifyTicketEmail: z.boolean().meta({ example: true }),
  otpConfigured: z.boolean().meta({ example: true }),
  disabled: z.boolean().meta({ example: false }),
  createdAt: instant,
});
export type User = z.output<typeof user>;

const everyRegistration = {
  email,
  password: newPassword,
  phone: phone.optional(),
  language: locale.default('es'),
  acceptTerms: z.literal(true, { error: 'accept_terms' }).meta({ example: true }),
};

export const individualRegistration = z.strictObject({
  kind: z.literal('individual'),
  name: personName.meta({ example: 'Lucía' }),
  surname: personName.meta({ example: 'Ferrer Soler' }),
  birthdayAt: adultBirthday.meta({ example: '1988-05-21' }),
  nationality: alpha2.optional(),
  gender: z.enum(genders).optional(),
  ...everyRegistration,
});

export const companyRegistration = z.strictObject({
  kind: z.literal('company'),
  companyName: text(120).meta({ example: 'Huerta Solar S.L.' }),
  legalRepresentativeName: text(120).meta({ example: 'Marta Gil Roca' }),
  ...everyRegistration,
});

export const registration = z.discriminatedUnion('kind', [individualRegistration, companyRegistration], {
  error: 'choice',
});

export const register = endpoint({
  method: 'POST',
  path: '/v1/account/users',
  summary: 'Registers a person or a company; creates the wallet with it and sends the confirmation mail.',
  who: 'anyone',
  body: registration,
  answer: user,
  errors: ['account.email_taken', 'request.too_many'],
});

/** What the own account knows of its session, so that a page can tell where signing in stands. */
export const me = user.extend({ signedIn: z.enum(['half', 'full']).meta({ example: 'full' }) });

export const readMe = endpoint({
  method: 'GET',
  path: '/v1/account/users/me',
  summary: 'Who is signed in, also while the one-time code is still missing.',
  who: 'halfSignedIn',
  answer: me,
});

export const editMe = endpoint({
  method: 'PATCH',
  path: '/v1/account/users/me',
  summary: 'Edits the own profile. A field left out stays as it is.',
  who: 'profile.edit',
  body: z
    .strictObject({
      name: personName,
      surname: personName,
      phone: phone.nullable(),
      gender: z.enum(genders).nullable(),
      nationality: alpha2.nullable(),
      birthdayAt: adultBirthday,
      identificationDocumentType: z.enum(identificationDocumentTypes).nullable(),
      identificationDocumentNumber: documentNumber.nullable(),
      language: locale,
      notifyGeneralEmail: z.boolean(),
      notifyTicketEmail: z.boolean(),
    })
    .partial()
    .meta({ example: { language: 'en' } }),
  answer: me,
  errors: ['account.document_already_exists'],
});
