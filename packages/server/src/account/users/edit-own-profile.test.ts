import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('[E1][S7] refuses to change the document of an approved identity, but edits the other fields', async () => {
  const investor = await as(test, 'user');
  await investor.patch(path, { body: document });
  await givenVerification(test, investor.userId, { status: 'Approved', decision: 'Approved' });
  const answer = await investor.patch(path, { body: { identificationDocumentNumber: 'X1' } });
  expect(answer.json()).toMatchObject({
    status: 409,
    code: 'account.identity_verified',
    errors: [{ path: 'identificationDocumentNumber' }],
  });
  const edited = await investor.patch(path, { body: { ...document, name: 'Lucía', language: 'en' } });
  expect(edited.json()).toMatchObject({ ...document, name: 'Lucía', verificationStatus: 'Approved' });
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
