import { describe, expect, it } from 'vitest';
import { emptyRegistration, registrationBody, registrationProblems } from './registration-body.ts';

const twice = {
  email: 'lucia.ferrer@example.com',
  emailRepeat: 'lucia.ferrer@example.com',
  password: 'Semilla#2026',
  passwordRepeat: 'Semilla#2026',
  acceptTerms: true,
};
const person = {
  ...emptyRegistration('individual', 'es'),
  name: 'Lucía',
  surname: 'Ferrer',
  birthdayAt: '1988-05-21',
  ...twice,
};
const company = {
  ...emptyRegistration('company', 'en'),
  companyName: 'Huerta Solar S.L.',
  legalRepresentativeName: 'Marta Gil',
  taxId: 'B85432102',
  legalForm: 'SL',
  ...twice,
};
const codes = (values: typeof person) =>
  Object.fromEntries(
    Object.entries(registrationProblems(values)).map(([name, problem]) => [
      name,
      problem && 'code' in problem && problem.code,
    ]),
  );

describe('a registration', () => {
  it('[P2] of a person sends no repeated fields', () => {
    expect(codes(person)).toEqual({});
    expect(registrationBody(person)).toEqual({
      kind: 'individual',
      name: 'Lucía',
      surname: 'Ferrer',
      birthdayAt: '1988-05-21',
      email: twice.email,
      password: twice.password,
      language: 'es',
      acceptTerms: true,
    });
  });

  it('[P2] of a company sends its name and its legal representative', () => {
    expect(codes(company)).toEqual({});
    expect(registrationBody(company)).toMatchObject({
      kind: 'company',
      companyName: 'Huerta Solar S.L.',
      legalRepresentativeName: 'Marta Gil',
      taxId: 'B85432102',
      legalForm: 'SL',
      language: 'en',
    });
  });

  it.each([
    [
      { taxId: '', legalForm: '' },
      { taxId: 'required', legalForm: 'required' },
    ],
    [{ taxId: 'B85432103' }, { taxId: 'tax_id' }],
  ])('[P2][V1] of a company requires tax number and legal form: %o', (change, expected) => {
    expect(codes({ ...company, ...change })).toEqual(expected);
  });

  it('[V1] reports all missing fields', () => {
    expect(codes(emptyRegistration('individual', 'es'))).toEqual({
      name: 'required',
      surname: 'required',
      birthdayAt: 'required',
      email: 'required',
      emailRepeat: 'required',
      password: 'required',
      passwordRepeat: 'required',
      acceptTerms: 'accept_terms',
    });
  });

  it.each([
    [{ birthdayAt: '2020-01-01' }, { birthdayAt: 'age' }],
    [{ birthdayAt: '1888-01-01' }, { birthdayAt: 'date' }],
    [{ password: 'semilla', passwordRepeat: 'semilla' }, { password: 'password' }],
    [{ emailRepeat: 'otra@example.com' }, { emailRepeat: 'email_repeat' }],
    [{ passwordRepeat: 'Otra#2026' }, { passwordRepeat: 'password_repeat' }],
  ])('[V2] [V3] [V5] [V12] refuses %o', (change, expected) => {
    expect(codes({ ...person, ...change })).toEqual(expected);
  });
});
