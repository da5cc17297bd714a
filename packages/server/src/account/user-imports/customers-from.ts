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
const isStrange = (values: Values, name: string) => !Object.hasOwn(shapes[kindOf(values)], name);

/** Fields that are filled in although a person, or a company, has none. */
function strangeFields(values: Values): FieldError[] {
  const code = kindOf(values) === 'company' ? 'only_persons' : 'only_companies';
  return userImportFields
    .filter((name) => values[name] !== undefined && isStrange(values, name))
    .map((path) => ({ path, code, params: {} }));
}

function bodyOf({ name, ...values }: Values): Values {
  const known = Object.entries(values).filter(([field]) => !isStrange(values, field));
  const named = kindOf(values) === 'company' ? { companyName: name } : { name };
  return { kind: 'individual', ...Object.fromEntries(known), ...named, invite: true };
}

/** How rows of a file become customers, who get an invitation to choose a password. */
export function customersFrom(
  { services, caller, scope, now }: { services: Services; caller: SignedIn; scope: Scope; now: Date },
  passwordHash: string,
): Importing<Invitation> {
  return {
    fields: userImportFields.map((name) => userFieldList.fields[name]),
    aliases,
    columnOf: { companyName: 'name' },
    lookups: { nationality: countriesByName() },
    unique: 'email',
    nameOf: ({ name, surname }) => [name, surname].filter(Boolean).join(' '),
    check: strangeFields,
    bodyOf,
    schema: invitation,
    create: async (change, body) => {
      const { userId } = await inviteCustomer(change, services, { body, passwordHash, caller, scope, now });
      return userId;
    },
  };
}
