import { type ClientInputOf, identityFields, type v1 } from '@semilla/contract';
import type { Me } from '../session/session-store.ts';

export interface PersonalValues extends Record<string, string> {
  name: string;
  surname: string;
  legalRepresentativeName: string;
  taxId: string;
  legalForm: string;
  birthdayAt: string;
  gender: string;
  nationality: string;
  phone: string;
  identificationDocumentType: string;
  identificationDocumentNumber: string;
}

type Body = NonNullable<ClientInputOf<typeof v1.me.edit>['body']>;

export function personalValues(me: Me): PersonalValues {
  return {
    name: me.name,
    surname: me.surname ?? '',
    legalRepresentativeName: me.legalRepresentativeName ?? '',
    taxId: me.taxId ?? '',
    legalForm: me.legalForm ?? '',
    birthdayAt: me.birthdayAt ?? '',
    gender: me.gender ?? '',
    nationality: me.nationality ?? '',
    phone: me.phone ?? '',
    identificationDocumentType: me.identificationDocumentType ?? '',
    identificationDocumentNumber: me.identificationDocumentNumber ?? '',
  };
}

/** Whether the identity is approved. It then locks the name, the birthday or tax number, and the document. */
export function isIdentityFixed(me: Pick<Me, 'verificationStatus'>): boolean {
  return me.verificationStatus === 'Approved';
}

const orNull = (text: string) => (text.trim() === '' ? null : text);

/** The request body for a person or a company, without locked fields. */
export function personalBody(me: Me, values: PersonalValues): Body {
  const own =
    me.kind === 'company'
      ? {
          legalRepresentativeName: orNull(values.legalRepresentativeName),
          taxId: orNull(values.taxId),
          legalForm: orNull(values.legalForm),
        }
      : {
          surname: orNull(values.surname),
          gender: orNull(values.gender),
          ...((values.birthdayAt || me.birthdayAt) && { birthdayAt: values.birthdayAt }),
        };
  const body = {
    name: values.name,
    ...own,
    nationality: orNull(values.nationality),
    phone: orNull(values.phone),
    identificationDocumentType: orNull(values.identificationDocumentType),
    identificationDocumentNumber: orNull(values.identificationDocumentNumber),
  };
  const fixed: readonly string[] = isIdentityFixed(me) ? identityFields[me.kind] : [];
  return Object.fromEntries(Object.entries(body).filter(([field]) => !fixed.includes(field))) as Body;
}
