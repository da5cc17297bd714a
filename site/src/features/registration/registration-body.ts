import { type FieldProblems, problemsOf } from '@semilla/client';
import { companyRegistration, individualRegistration, type LegalForm, type Locale } from '@semilla/contract';
import { repeatProblems } from '../../ui/repeat-problems.ts';

export type Kind = 'individual' | 'company';

export interface RegistrationValues extends Record<string, string | boolean> {
  kind: Kind;
  name: string;
  surname: string;
  birthdayAt: string;
  companyName: string;
  legalRepresentativeName: string;
  taxId: string;
  legalForm: string;
  email: string;
  emailRepeat: string;
  password: string;
  passwordRepeat: string;
  language: Locale;
  acceptTerms: boolean;
}

export function emptyRegistration(kind: Kind, language: Locale): RegistrationValues {
  return {
    kind,
    name: '',
    surname: '',
    birthdayAt: '',
    companyName: '',
    legalRepresentativeName: '',
    taxId: '',
    legalForm: '',
    email: '',
    emailRepeat: '',
    password: '',
    passwordRepeat: '',
    language,
    acceptTerms: false,
  };
}

function everybodys(values: RegistrationValues) {
  const { email, password, language, acceptTerms } = values;
  return { email, password, language, acceptTerms: acceptTerms as true };
}

/** The request body for a person or company, without the fields that repeat a value. */
export function registrationBody(values: RegistrationValues) {
  if (values.kind === 'company') {
    const { companyName, legalRepresentativeName, taxId } = values;
    const legalForm = values.legalForm as LegalForm;
    return {
      kind: 'company' as const,
      companyName,
      legalRepresentativeName,
      taxId,
      legalForm,
      ...everybodys(values),
    };
  }
  const { name, surname, birthdayAt } = values;
  return { kind: 'individual' as const, name, surname, birthdayAt, ...everybodys(values) };
}

export function registrationProblems(values: RegistrationValues): FieldProblems {
  const schema = values.kind === 'company' ? companyRegistration : individualRegistration;
  return {
    ...problemsOf(schema, registrationBody(values)),
    ...repeatProblems('email', values.email, values.emailRepeat),
    ...repeatProblems('password', values.password, values.passwordRepeat),
  };
}
