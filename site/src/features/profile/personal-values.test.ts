import { expect, it } from 'vitest';
import type { Me } from '../session/session-store.ts';
import { personalProblems } from './check-personal.ts';
import { personalBody, personalValues } from './personal-values.ts';

const lucia = {
  kind: 'individual',
  name: 'Lucía',
  surname: 'Ferrer',
  legalRepresentativeName: null,
  birthdayAt: '1988-05-21',
  gender: null,
  nationality: 'ES',
  phone: null,
  identificationDocumentType: 'ID_CARD',
  identificationDocumentNumber: '12345678Z',
  verificationStatus: 'NotVerified',
} as Me;
const huerta = {
  ...lucia,
  kind: 'company',
  surname: null,
  birthdayAt: null,
  legalRepresentativeName: 'Marta',
} as Me;

it('[E1] sends empty fields as null, and omits fields that a company does not have', () => {
  expect(personalBody(lucia, personalValues(lucia))).toMatchObject({
    phone: null,
    gender: null,
    nationality: 'ES',
  });
  expect(Object.keys(personalBody(huerta, personalValues(huerta)))).not.toContain('birthdayAt');
});

it('[S7] does not send the fields of an approved identity', () => {
  const fixed = ['name', 'identificationDocumentType', 'identificationDocumentNumber'];
  const sentBy = (me: Me) => Object.keys(personalBody(me, personalValues(me)));
  expect(sentBy(lucia)).toEqual(expect.arrayContaining([...fixed, 'surname', 'birthdayAt']));
  const ofPerson = sentBy({ ...lucia, verificationStatus: 'Approved' } as Me);
  expect(ofPerson).toEqual(['gender', 'nationality', 'phone']);
  const ofCompany = sentBy({ ...huerta, verificationStatus: 'Approved' } as Me);
  expect(ofCompany).toEqual(['legalRepresentativeName', 'legalForm', 'nationality', 'phone']);
});

it('[V1][V5][V7][V12] finds problems before sending', () => {
  const wrong = {
    ...personalValues(lucia),
    name: ' ',
    surname: '',
    phone: 'mañana',
    birthdayAt: '2020-01-01',
  };
  expect(personalProblems(lucia, wrong)).toMatchObject({
    name: { code: 'required' },
    surname: { code: 'required' },
    phone: { code: 'phone' },
    birthdayAt: { code: 'age' },
  });
  expect(personalProblems(lucia, { ...personalValues(lucia), birthdayAt: '' })).toMatchObject({
    birthdayAt: { code: 'required' },
  });
  expect(personalProblems(lucia, { ...personalValues(lucia), identificationDocumentType: '' })).toMatchObject(
    {
      identificationDocumentType: { code: 'required' },
    },
  );
  expect(personalProblems(lucia, personalValues(lucia))).toEqual({});
});
