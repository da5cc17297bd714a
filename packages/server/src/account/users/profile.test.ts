import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, halfSignedIn } from '../../testing/callers.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const path = '/v1/account/users/me';

describe('the own profile', () => {
  it('[C1] is for whoever is signed in, and edited only with the code given', async () => {
    expect((await (await as(test, 'visitor')).get(path)).statusCode).toBe(401);
    const half = await halfSignedIn(test);
    expect((await half.get(path)).json()).toMatchObject({ userId: half.userId, signedIn: 'half' });
    expect((await half.patch(path, { body: { language: 'en' } })).statusCode).toBe(401);
  });

  it('[E1][C1][P4] keeps what is edited and leaves the rest', async () => {
    const investor = await as(test, 'user');
    const before = (await investor.get(path)).json();
    const changes = {
      language: 'en',
      phone: '+34 600 123 456',
      gender: 'Female',
      nationality: 'ES',
      notifyTicketEmail: false,
    };
    const answer = await investor.patch(path, { body: changes });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...before, ...changes });
  });

  it.each([
    ['[V12] somebody under age', { birthdayAt: '2020-01-01' }, 'birthdayAt', 'age'],
    ['[V1] an empty name', { name: '' }, 'name', 'required'],
    ['[P7] a role of one’s own choice', { role: 'admin' }, 'role', 'unknown_field'],
    ['[P7] another address', { email: 'otra@example.com' }, 'email', 'unknown_field'],
  ])('%s', async (_title, body, field, code) => {
    const answer = await (await as(test, 'user')).patch(path, { body });
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ path: field, code }] });
  });

  it.each([
    ['small letters', '12345678z'],
    ['blanks', '12 345 678 Z'],
    ['a hyphen', '12345678-Z'],
  ])('[V13] cannot take somebody else’s document by writing its number with %s', async (_how, written) => {
    const [one, other] = [await as(test, 'user'), await as(test, 'user')];
    const type = { identificationDocumentType: 'PASSPORT' };
    const give = (caller: typeof one, identificationDocumentNumber: string | null) =>
      caller.patch(path, { body: { ...type, identificationDocumentNumber } });
    expect((await give(one, '12345678Z')).statusCode).toBe(200);
    expect((await give(other, written)).json()).toMatchObject({
      status: 409,
      code: 'account.document_already_exists',
    });
    expect((await give(one, null)).statusCode).toBe(200);
    expect((await give(other, written)).json().identificationDocumentNumber).toBe(written);
    await give(other, null);
  });

  it('[V13][V1] has no document’s number without its type, by which it would be nobody’s', async () => {
    const investor = await as(test, 'user');
    const give = async (body: object) => (await investor.patch(path, { body })).json();
    const refused = {
      status: 400,
      errors: [{ path: 'identificationDocumentType', code: 'required', message: 'Requerido.' }],
    };
    const number = { identificationDocumentNumber: 'AA-7' };
    expect(await give(number)).toMatchObject(refused);
    expect(await give({ identificationDocumentType: 'VISA' })).not.toHaveProperty('errors');
    expect(await give(number)).toMatchObject(number);
    expect(await give({ identificationDocumentType: null })).toMatchObject(refused);
  });

  it('[V13] cannot take a document that belongs to somebody else', async () => {
    const document = { identificationDocumentType: 'ID_CARD', identificationDocumentNumber: '12345678Z' };
    const [one, other] = [await as(test, 'user'), await as(test, 'user')];
    expect((await one.patch(path, { body: document })).statusCode).toBe(200);
    const answer = await other.patch(path, {
      body: { ...document, identificationDocumentNumber: '12345678z' },
    });
    expect(answer.json()).toMatchObject({ status: 409, code: 'account.document_already_exists' });
    expect(answer.json().errors[0]).toMatchObject({ path: 'identificationDocumentNumber' });
  });
});
