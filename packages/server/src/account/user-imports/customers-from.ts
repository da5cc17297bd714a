import type { Scope } from '@semilla/contract';
import {
  companyInvitation,
  type FieldError,
  individualInvitation,
  invitation,
  userFieldList,
  userImportFields,
} from '@semilla/contract';
import type { SignedIn } from '../../kit/http/caller.ts';
import type { Importing, Values } from '../../kit/import/import-rows.ts';
import type { Services } from '../../kit/services.ts';
import { countriesByName } from '../../misc/countries/countries-by-name.ts';
import { inviteCustomer } from '../users/invite-customer.ts';
import type { Invitation } from '../users/register-user.ts';

const shapes = {
  individual: individualInvitation.shape,
  company: { ...companyInvitation.shape, name: companyInvitation.shape.companyName },
};

const aliases = {
  name: ['Nombre', 'Name', 'First name', 'Razón social', 'Company name'],
  surname: ['Apellido', 'Last name', 'Surnames'],
  email: ['Correo', 'Email', 'Mail'],
  phone: ['Móvil', 'Mobile', 'phoneNumber'],
  birthdayAt: ['Nacimiento', 'Birthday', 'Date of birth'],
  identificationDocumentNumber: ['DNI', 'NIE', 'Documento'],
  taxId: ['NIF', 'CIF'],
};

const kindOf = ({ kind }: Values) => (kind === 'company' ? 'company' : 'individual');
const isOfOtherKind = (values: Values, name: string) => !Object.hasOwn(shapes[kindOf(values)], name);

/** Fields that are filled in although a person, or a company, has none. */
function fieldsOfOtherKind(values: Values): FieldError[] {
  const code = kindOf(values) === 'company' ? 'only_persons' : 'only_companies';
  return userImportFields
    .filter((name) => values[name] !== undefined && isOfOtherKind(values, name))
    .map((path) => ({ path, code, params: {} }));
}

const spanishTypes = [
  [/^\d{8}[A-Z]$/i, 'ID_CARD'],
  [/^[XYZ]\d{7}[A-Z]$/i, 'RESIDENCE_PERMIT'],
] as const;

/** A person's tax number is the number of their document, and a Spanish number tells the type of the document. */
function withDocument(values: Values): Values {
  if (kindOf(values) === 'company') return values;
  const { taxId, identificationDocumentNumber = taxId, identificationDocumentType, ...others } = values;
  if (identificationDocumentNumber === undefined) return { ...others, identificationDocumentType };
  const found = spanishTypes.find(([form]) => form.test(String(identificationDocumentNumber)));
  return {
    ...others,
    identificationDocumentNumber,
    identificationDocumentType: identificationDocumentType ?? found?.[1],
  };
}

function bodyOf(row: Values): Values {
  const { name, ...values } = withDocument(row);
  const known = Object.entries(values).filter(([field]) => !isOfOtherKind(values, field));
  const named = kindOf(values) === 'company' ? { companyName: name } : { name };
  return { kind: 'individual', ...Object.fromEntries(known), ...named, invite: true };
}

/** How rows of a file become customers, who get an invitation to choose a password. */
export function customersFrom(
  { services, caller, scope, now }: { services: Services; caller: SignedIn; scope: Scope; now: Date },
  hashPassword: () => Promise<string>,
): Importing<Invitation> {
  return {
    subjectType: 'user-import',
    fields: userImportFields.map((name) => userFieldList.fields[name]),
    aliases,
    columnOf: { companyName: 'name' },
    lookups: { nationality: countriesByName() },
    unique: 'email',
    nameOf: ({ name, surname }) => [name, surname].filter(Boolean).join(' '),
    check: (values) => fieldsOfOtherKind(withDocument(values)),
    bodyOf,
    schema: invitation,
    create: async (change, body) => {
      const passwordHash = await hashPassword();
      const { userId } = await inviteCustomer(change, services, { body, passwordHash, caller, scope, now });
      return userId;
    },
  };
}
