import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenVerification } from '../../../test/account-records.ts';
import { as } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

const path = '/v1/account/users/me';
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const document = { identificationDocumentType: 'ID_CARD', identificationDocumentNumber: '12345678Z' };
let documents = 0;
function passport() {
  documents += 1;
  return { identificationDocumentType: 'PASSPORT', identificationDocumentNumber: `XDA00${documents}` };
}

describe('[E1][S7] the fields of an approved identity', () => {
  const approved = async (of: Parameters<typeof as>[2] = {}) => {
    const customer = await as(test, 'user', of);
    expect((await customer.patch(path, { body: passport() })).statusCode).toBe(200);
    await givenVerification(test, customer.userId, { status: 'Approved', decision: 'Approved' });
    return customer;
  };
  const company = {
    kind: 'company',
    name: 'Huerta Solar S. L.',
    surname: null,
    birthdayAt: null,
    legalRepresentativeName: 'Marta Roca',
  } as const;

  it.each([
    ['the document number', 'identificationDocumentNumber', 'X1', {}],
    ['the name', 'name', 'Rosa', {}],
    ['the surname', 'surname', 'Gil Sanz', {}],
    ['the day of birth', 'birthdayAt', '1980-02-03', {}],
    ['the name of a company', 'name', 'Otra Cosa S. L.', company],
    ['the tax number of a company', 'taxId', 'B85432102', company],
  ])('cannot be changed by the user: %s', async (_, field, value, of) => {
    const answer = await (await approved(of)).patch(path, { body: { [field]: value } });
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'account.identity_verified',
      errors: [{ path: field }],
    });
  });

  it('may be sent unchanged together with other fields, which change', async () => {
    const customer = await approved({ name: 'Lucía', surname: 'Ferrer' });
    const { identificationDocumentNumber } = (await customer.get(path)).json();
    const body = { identificationDocumentNumber, name: 'Lucía', surname: 'Ferrer', language: 'en' };
    expect((await customer.patch(path, { body })).json()).toMatchObject({
      ...body,
      verificationStatus: 'Approved',
    });
  });

  it('can be corrected by staff', async () => {
    const [admin, { userId }] = [await as(test, 'admin'), await approved()];
    const answer = await admin.patch(`/v1/account/users/${userId}`, { body: { surname: 'Gil Sanz' } });
    expect(answer.json()).toMatchObject({ surname: 'Gil Sanz' });
  });
});

it('[E1][V13] refuses a Spanish document number with a wrong letter', async () => {
  const investor = await as(test, 'user');
  const answer = await investor.patch(path, {
    body: { ...document, identificationDocumentNumber: '12345678A' },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toMatchObject([
    { path: 'identificationDocumentNumber', code: 'document_number' },
  ]);
});

it('[E1] refuses company fields for a person', async () => {
  const answer = await (await as(test, 'user')).patch(path, { body: { legalRepresentativeName: 'Ana' } });
  expect(answer.json().errors).toMatchObject([{ path: 'legalRepresentativeName', code: 'only_companies' }]);
});

it('[E1] refuses a tax number for a person', async () => {
  const answer = await (await as(test, 'user')).patch(path, { body: { taxId: 'B85432102' } });
  expect(answer.json().errors).toMatchObject([{ path: 'taxId', code: 'only_companies' }]);
});
