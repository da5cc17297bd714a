import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { mailAbout, mailsTo, mailTo, tokenIn } from '../../../test/mails.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser, testPassword } from '../../../test/users.ts';

let test: TestApp;
let admin: Caller;
let manager: Caller;
let other: Caller;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  other = await as(test, 'operator');
});
afterAll(() => test.close());

const pathOf = (userId: string) => `/v1/account/users/${userId}`;
const edit = (caller: Caller, userId: string, body: object) => caller.patch(pathOf(userId), { body });
const customer = async (managerId = manager.userId) => (await newUser(test.services, { managerId })).userId;
const actionsOn = async (userId: string) =>
  (await admin.get(`/v1/audit?subjectId=${userId}&orderSide=asc`))
    .json()
    .data.map(({ action }: { action: string }) => action);

describe('permission to edit a user', () => {
  it('[P6][P7] is given to staff, to managers only for their own customers', async () => {
    const userId = await customer();
    const body = { phone: '+34 600 123 456' };
    expect((await edit(await as(test, 'visitor'), userId, body)).statusCode).toBe(401);
    expect((await edit(await as(test, { userId }), userId, body)).statusCode).toBe(403);
    const foreign = await edit(other, userId, body);
    const missing = await edit(other, crypto.randomUUID(), body);
    expect(foreign.statusCode).toBe(404);
    expect({ ...foreign.json(), requestId: '' }).toEqual({ ...missing.json(), requestId: '' });
    expect((await edit(manager, userId, body)).json().phone).toBe('+34 600 123 456');
    expect((await edit(admin, 'lucia', body)).statusCode).toBe(400);
  });

  it.each([{ role: 'operator' }, { disabled: true }, { email: 'otra@example.com' }])(
    '[P7] is given only to administrators for %j',
    async (body) => {
      const userId = await customer();
      expect((await edit(manager, userId, body)).json().code).toBe('request.forbidden');
      expect((await edit(other, userId, body)).statusCode).toBe(404);
    },
  );

  it('[P6] lets managers send unchanged values of fields they may not edit', async () => {
    const userId = await customer();
    const { email, role, disabled } = (await manager.get(pathOf(userId))).json();
    const answer = await edit(manager, userId, { email, role, disabled, surname: 'Campos Real' });
    expect(answer.json().surname).toBe('Campos Real');
  });
});

describe('an edit of a user', () => {
  it('[E1][C1] changes every field of a person, and records the differences in the audit trail', async () => {
    const userId = await customer();
    const before = (await admin.get(pathOf(userId))).json();
    const changes = {
      name: 'Lucía',
      surname: 'Ferrer Soler',
      phone: '+34 600 123 456',
      gender: 'Female',
      nationality: 'PT',
      birthdayAt: '1988-05-21',
      identificationDocumentType: 'PASSPORT',
      identificationDocumentNumber: 'P123',
      language: 'en',
      notifyGeneralEmail: false,
      notifyTicketEmail: false,
    };
    expect((await edit(manager, userId, changes)).json()).toEqual({ ...before, ...changes, version: 2 });
    const { data } = (await admin.get(`/v1/audit?subjectId=${userId}`)).json();
    expect(data).toMatchObject([{ action: 'user.edit', userId: manager.userId, after: changes }]);
    expect(JSON.stringify(data)).not.toMatch(/hash":"\$|passwordHash/);
  });

  it.each([
    ['[V1] an empty name', { name: ' ' }, 'name', 'required'],
    ['[V1] a person without a surname', { surname: null }, 'surname', 'required'],
    [
      'a representative of a person',
      { legalRepresentativeName: 'Ana' },
      'legalRepresentativeName',
      'only_companies',
    ],
    ['[V3] an invalid address', { email: 'x' }, 'email', 'email'],
    ['[V5] an invalid date', { birthdayAt: '21/05/1988' }, 'birthdayAt', 'date'],
    [
      '[V7] a too long number',
      { identificationDocumentNumber: '1'.repeat(41) },
      'identificationDocumentNumber',
      'text_too_long',
    ],
    ['[V12] a child', { birthdayAt: '2020-01-01' }, 'birthdayAt', 'age'],
    ['an unknown country', { nationality: 'XX' }, 'nationality', 'country'],
    ['a password', { password: testPassword }, 'password', 'unknown_field'],
    ['a manager', { managerId: crypto.randomUUID() }, 'managerId', 'unknown_field'],
    ['a flag as text', { disabled: 'true' }, 'disabled', 'type'],
  ])('%s is refused', async (_title, body, field, code) => {
    const answer = await edit(admin, await customer(), body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ path: field, code }]);
  });

  it('[P2] changes the fields of a company, and refuses those of a person', async () => {
    const body = {
      kind: 'company',
      companyName: 'Huerta Solar S.L.',
      legalRepresentativeName: 'Marta Gil Roca',
    };
    const { userId } = (
      await admin.post('/v1/account/users', { body: { ...body, email: 'hola@huerta.example', invite: true } })
    ).json();
    expect((await edit(admin, userId, { legalRepresentativeName: 'Ana Ros' })).json()).toMatchObject({
      legalRepresentativeName: 'Ana Ros',
    });
    for (const [wrong, field, code] of [
      [{ legalRepresentativeName: null }, 'legalRepresentativeName', 'required'],
      [{ birthdayAt: '1988-05-21' }, 'birthdayAt', 'only_persons'],
      [{ gender: 'Other' }, 'gender', 'only_persons'],
      [{ surname: 'Gil' }, 'surname', 'only_persons'],
    ] as const) {
      expect((await edit(admin, userId, wrong)).json().errors).toMatchObject([{ path: field, code }]);
    }
  });

  it('[V13] is refused for the identity document of another user', async () => {
    const document = { identificationDocumentType: 'VISA', identificationDocumentNumber: 'V-1' };
    await edit(admin, await customer(), document);
    const answer = await edit(manager, await customer(), document);
    expect(answer.json()).toMatchObject({ status: 409, code: 'account.document_already_exists' });
  });
});

describe('disabling', () => {
  it('[S10][C1] signs the user out at once and refuses logins until enabled', async () => {
    const { userId, email } = await newUser(test.services, { managerId: manager.userId });
    const session = await as(test, { userId });
    expect((await session.get('/v1/account/users/me')).statusCode).toBe(200);
    expect((await edit(admin, userId, { disabled: true })).json().disabled).toBe(true);
    expect((await session.get('/v1/account/users/me')).statusCode).toBe(401);
    const logIn = () => new Browser(test).post('/v1/auth/login', { email, password: testPassword });
    expect((await logIn()).json().code).toBe('auth.account_disabled');
    expect((await edit(admin, userId, { disabled: false })).json().disabled).toBe(false);
    expect((await session.get('/v1/account/users/me')).statusCode).toBe(401);
    expect((await logIn()).statusCode).toBe(200);
    expect(await actionsOn(userId)).toEqual(['user.disable', 'user.enable', 'session.log-in']);
    const last = await mailTo(test, email, 2);
    expect(last?.subject).toBe('Tu cuenta vuelve a estar activa');
    expect((await mailsTo(test, email)).map(({ subject }) => subject)).toContain(
      'Tu cuenta está desactivada',
    );
  });

  it('[P7] is refused for the caller’s own account, and so is a change of role', async () => {
    for (const body of [{ disabled: true }, { role: 'user' }]) {
      expect((await edit(admin, admin.userId, body)).json()).toMatchObject({
        status: 403,
        code: 'account.own_account',
      });
    }
    const unchanged = { disabled: false, role: 'admin', phone: '+34 600 000 000' };
    expect((await edit(admin, admin.userId, unchanged)).statusCode).toBe(200);
  });
});

describe('a role', () => {
  it('[P5][P7] can be changed by an administrator, which signs the user out and removes their manager', async () => {
    const userId = await customer();
    const session = await as(test, { userId });
    expect((await edit(admin, userId, { role: 'operator' })).json()).toMatchObject({
      role: 'operator',
      managerId: null,
    });
    expect((await session.get('/v1/account/users/me')).statusCode).toBe(401);
    expect((await manager.get(pathOf(userId))).statusCode).toBe(404);
    expect(await actionsOn(userId)).toEqual(['user.change-role']);
  });

  it('[P7] cannot be changed together with the address, which would then change without its delay', async () => {
    const userId = await customer();
    const refused = await edit(admin, userId, { role: 'operator', email: 'otra@example.com' });
    expect(refused.json()).toMatchObject({ status: 409, code: 'account.role_and_email_apart' });
    expect((await admin.get(pathOf(userId))).json()).toMatchObject({ role: 'user' });
  });

  it.each([
    ['role', { role: 'operator' }],
    ['address', { email: 'otra.vez@example.com' }],
  ])(
    '[P7] %s cannot be changed together with disabling, which must not wait for an approval',
    async (_, more) => {
      const userId = await customer();
      const refused = await edit(admin, userId, { disabled: true, ...more });
      expect(refused.json()).toMatchObject({ status: 409, code: 'account.disable_apart' });
      expect((await edit(admin, userId, { disabled: true })).statusCode).toBe(200);
    },
  );
});

describe('another e-mail address', () => {
  it('[V3][C1] must be confirmed; the old address gets a mail, and links sent there stop working', async () => {
    const { userId, email } = await newUser(test.services);
    await new Browser(test).post('/v1/auth/password/forgot', { email });
    const old = tokenIn((await mailTo(test, email)).text);
    const session = await as(test, { userId });
    const answer = await edit(admin, userId, { email: 'Nuria.Nueva@example.com' });
    expect(answer.json()).toMatchObject({ email: 'nuria.nueva@example.com', emailConfirmed: false });
    expect((await session.get('/v1/account/users/me')).statusCode).toBe(401);
    const reset = { token: old, password: 'Almendro#24' };
    expect((await new Browser(test).post('/v1/auth/password/reset', reset)).statusCode).toBe(400);
    await mailAbout(test, email, 'La dirección de correo de tu cuenta ha cambiado');
    const logIn = () =>
      new Browser(test).post('/v1/auth/login', {
        email: 'nuria.nueva@example.com',
        password: testPassword,
      });
    expect((await logIn()).json().code).toBe('auth.email_not_confirmed');
    const token = tokenIn(
      (await mailAbout(test, 'nuria.nueva@example.com', 'Confirma tu nueva dirección de correo')).text,
    );
    expect((await new Browser(test).post('/v1/auth/email/verify', { token })).statusCode).toBe(200);
    expect((await logIn()).statusCode).toBe(200);
  });

  it('[V3] is refused if it is taken, and for staff', async () => {
    const { email } = await newUser(test.services);
    expect((await edit(admin, await customer(), { email })).json()).toMatchObject({
      status: 409,
      code: 'account.email_taken',
      errors: [{ path: 'email' }],
    });
    expect((await edit(admin, manager.userId, { email: 'x@example.com' })).statusCode).toBe(403);
  });
});
