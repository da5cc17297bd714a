import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, halfSignedIn } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const path = '/v1/account/users/me';

describe('the profile of the signed-in user', () => {
  it('[C1] can be read by signed-in users, and edited only after the second factor', async () => {
    expect((await (await as(test, 'visitor')).get(path)).statusCode).toBe(401);
    const half = await halfSignedIn(test);
    expect((await half.get(path)).json()).toMatchObject({ userId: half.userId, signedIn: 'half' });
    expect((await half.patch(path, { body: { language: 'en' } })).statusCode).toBe(401);
  });

  it('[E1][C1][P4] saves the edited fields and leaves the others', async () => {
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
    expect(answer.json()).toEqual({ ...before, ...changes, version: 2 });
  });

  it('[C1][E1] accepts the phone as `phoneNumber` too, but refuses two different ones', async () => {
    const investor = await as(test, 'user');
    const edited = await investor.patch(path, { body: { phoneNumber: '+34 600 123 457' } });
    expect(edited.json().phone).toBe('+34 600 123 457');
    const body = { phone: '+34 600 123 456', phoneNumber: '+34 600 123 457' };
    expect((await investor.patch(path, { body })).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'phoneNumber', code: 'choice' }],
    });
  });

  it.each([
    ['[V12] refuses a minor', { birthdayAt: '2020-01-01' }, 'birthdayAt', 'age'],
    ['[V1] refuses an empty name', { name: '' }, 'name', 'required'],
    ['[P7] refuses a role', { role: 'admin' }, 'role', 'unknown_field'],
    ['[P7] refuses another email address', { email: 'otra@example.com' }, 'email', 'unknown_field'],
  ])('%s', async (_title, body, field, code) => {
    const answer = await (await as(test, 'user')).patch(path, { body });
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ path: field, code }] });
  });

  it.each([
    ['lower case letters', '12345678z'],
    ['spaces', '12 345 678 Z'],
    ['a hyphen', '12345678-Z'],
  ])(
    '[V13] refuses the document of another user even if its number is written with %s',
    async (_how, written) => {
      const [owner, other] = [await as(test, 'user'), await as(test, 'user')];
      const type = { identificationDocumentType: 'PASSPORT' };
      const edit = (caller: typeof owner, identificationDocumentNumber: string | null) =>
        caller.patch(path, { body: { ...type, identificationDocumentNumber } });
      expect((await edit(owner, '12345678Z')).statusCode).toBe(200);
      expect((await edit(other, written)).json()).toMatchObject({
        status: 409,
        code: 'account.document_already_exists',
      });
      expect((await edit(owner, null)).statusCode).toBe(200);
      expect((await edit(other, written)).json().identificationDocumentNumber).toBe(written);
      await edit(other, null);
    },
  );

  it('[V13][V1] refuses a document number without its type', async () => {
    const investor = await as(test, 'user');
    const edit = async (body: object) => (await investor.patch(path, { body })).json();
    const refused = {
      status: 400,
      errors: [{ path: 'identificationDocumentType', code: 'required', message: 'Requerido.' }],
    };
    const number = { identificationDocumentNumber: 'AA-7' };
    expect(await edit(number)).toMatchObject(refused);
    expect(await edit({ identificationDocumentType: 'VISA' })).not.toHaveProperty('errors');
    expect(await edit(number)).toMatchObject(number);
    expect(await edit({ identificationDocumentType: null })).toMatchObject(refused);
  });

  it('[V13] refuses the document of another user', async () => {
    const document = { identificationDocumentType: 'ID_CARD', identificationDocumentNumber: '12345678Z' };
    const [owner, other] = [await as(test, 'user'), await as(test, 'user')];
    expect((await owner.patch(path, { body: document })).statusCode).toBe(200);
    const answer = await other.patch(path, {
      body: { ...document, identificationDocumentNumber: '12345678z' },
    });
    expect(answer.json()).toMatchObject({ status: 409, code: 'account.document_already_exists' });
    expect(answer.json().errors[0]).toMatchObject({ path: 'identificationDocumentNumber' });
  });
});
