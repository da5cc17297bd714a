import { buildInvitation, buildRegistration } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { mailTo, tokenIn } from '../../../test/mails.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { wallets } from '../../schema/wallets.ts';

const path = '/v1/account/users';
let test: TestApp;
let admin: Caller;
let manager: Caller;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
});
afterAll(() => test.close());

const invite = (caller: Caller, given: Parameters<typeof buildInvitation>[0] = {}) =>
  caller.post(path, { body: buildInvitation(given) });

describe('a customer invited by staff', () => {
  it('[P7][C1] is refused to everyone but staff', async () => {
    expect((await invite(await as(test, 'visitor'))).json().code).toBe('request.unauthenticated');
    expect((await invite(await as(test, 'user'))).json().code).toBe('request.forbidden');
  });

  it('[P6][C1][E20] is assigned to the inviting manager, with a wallet and without a password', async () => {
    const body = buildInvitation({
      nationality: 'ES',
      identificationDocumentType: 'ID_CARD',
      identificationDocumentNumber: '12345678Z',
    });
    const answer = await manager.post(path, { body });
    expect(answer.statusCode).toBe(201);
    const { invite: _, ...fields } = body;
    expect(answer.json()).toMatchObject({
      ...fields,
      managerId: manager.userId,
      role: 'user',
      emailConfirmed: false,
      verificationStatus: 'NotVerified',
    });
    const { userId } = answer.json();
    expect(await test.db.select().from(wallets).where(eq(wallets.userId, userId))).toHaveLength(1);
    const { data } = (await admin.get(`/v1/audit?subjectId=${userId}`)).json();
    expect(data).toMatchObject([{ action: 'user.invite', userId: manager.userId }]);
  });

  it('[P6][X1] is assigned to the manager who sends the plain registration, and not accessible to others', async () => {
    const registration = await manager.post(path, { body: buildRegistration() });
    expect(registration.json()).toMatchObject({ managerId: manager.userId, role: 'user' });
    const customer = `${path}/${registration.json().userId}`;
    expect((await manager.get(customer)).statusCode).toBe(200);
    const other = await as(test, 'operator');
    for (const [language, words] of [
      ['es', /^No se puede acceder a los datos del cliente/],
      ['en', /^The customer information is not accessible/],
    ] as const) {
      const answer = await other.get(customer, { headers: { 'accept-language': language } });
      expect(answer.json()).toMatchObject({ status: 404, code: 'account.customer_not_accessible' });
      expect(answer.json().detail).toMatch(words);
    }
    expect((await admin.post(path, { body: buildRegistration() })).json().managerId).toBeNull();
  });

  it('[C1] chooses a password with the link of the mail days later, and can then log in', async () => {
    const { email } = (await invite(admin)).json();
    const mail = await mailTo(test, email);
    expect(mail.subject).toBe('Tu cuenta está preparada');
    test.clock.advance(6 * 86_400);
    const browser = new Browser(test);
    const password = 'Almendro#24';
    expect((await browser.post('/v1/auth/login', { email, password })).statusCode).toBe(401);
    const reset = await browser.post('/v1/auth/password/reset', { token: tokenIn(mail.text), password });
    expect(reset.statusCode).toBe(204);
    expect((await browser.post('/v1/auth/login', { email, password })).json()).toEqual({ next: 'first-otp' });
    test.clock.advance(-6 * 86_400);
  });

  it('[C1] cannot choose a password with a link that is older than a week', async () => {
    const { email } = (await invite(admin)).json();
    const token = tokenIn((await mailTo(test, email)).text);
    test.clock.advance(7 * 86_400 + 1);
    const body = { token, password: 'Almendro#24' };
    const late = await new Browser(test).post('/v1/auth/password/reset', body);
    expect(late.json()).toMatchObject({ status: 400, code: 'auth.link_invalid' });
    test.clock.advance(-7 * 86_400 - 1);
  });

  it('[P2][C1] may be a company, and has no manager if invited by an administrator', async () => {
    const body = {
      kind: 'company',
      companyName: 'Huerta Solar S.L.',
      legalRepresentativeName: 'Marta Gil Roca',
      email: 'hola@huertasolar.example',
      invite: true,
    };
    const answer = await admin.post(path, { body });
    expect(answer.json()).toMatchObject({
      kind: 'company',
      name: 'Huerta Solar S.L.',
      surname: null,
      managerId: null,
      language: 'es',
    });
  });

  it('[V3][V13] is refused with an address or a document that is taken', async () => {
    const document = { identificationDocumentType: 'PASSPORT', identificationDocumentNumber: 'AA1' } as const;
    const { email } = (await invite(admin, document)).json();
    expect((await invite(manager, { email: email.toUpperCase() })).json()).toMatchObject({
      code: 'account.email_taken',
      errors: [{ path: 'email' }],
    });
    const taken = await invite(manager, { ...document, identificationDocumentNumber: 'aa1' });
    expect(taken.json()).toMatchObject({
      status: 409,
      code: 'account.document_already_exists',
      errors: [{ path: 'identificationDocumentNumber' }],
    });
  });

  it.each([
    ['[V1] no name', { name: undefined }, 'name', 'required'],
    ['[V3] an invalid address', { email: 'lucia@' }, 'email', 'email'],
    ['[V5] a day that does not exist', { birthdayAt: '1988-02-30' }, 'birthdayAt', 'date'],
    ['[V7] a too long name', { name: 'a'.repeat(81) }, 'name', 'text_too_long'],
    ['[V12] a minor', { birthdayAt: '2015-01-01' }, 'birthdayAt', 'age'],
    [
      '[V13] a document number without a type',
      { identificationDocumentType: undefined, identificationDocumentNumber: 'AA2' },
      'identificationDocumentType',
      'required',
    ],
    ['an unknown country', { nationality: 'XX' }, 'nationality', 'country'],
    ['a password chosen by staff', { password: 'Almendro#24' }, 'password', 'unknown_field'],
    ['[P7] a role', { role: 'admin' }, 'role', 'unknown_field'],
    ['an unknown kind', { kind: 'robot' }, 'kind', 'choice'],
  ])('%s is refused', async (_title, wrong, field, code) => {
    const answer = await admin.post(path, { body: { ...buildInvitation(), ...wrong } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toContainEqual(expect.objectContaining({ path: field, code }));
  });
});

describe('a user who registers', () => {
  it('[P1][C1] needs no invitation, signed in or not, and may send `invite: false`', async () => {
    for (const caller of [await as(test, 'visitor'), admin]) {
      const answer = await caller.post(path, { body: buildRegistration() });
      expect(answer.json()).toMatchObject({ managerId: null, emailConfirmed: false });
    }
    const visitor = await as(test, 'visitor');
    const answer = await visitor.post(path, { body: { ...buildRegistration(), invite: false } });
    expect(answer.statusCode).toBe(201);
  });

  const card = { identificationDocumentType: 'ID_CARD', identificationDocumentNumber: '87654321X' };

  it('[P6][C1] may come with the number of an identity document from staff', async () => {
    const registered = (await admin.post(path, { body: { ...buildRegistration(), ...card } })).json();
    expect(registered).toMatchObject(card);
    const again = await admin.post(path, { body: { ...buildRegistration(), ...card } });
    expect(again.json().code).toBe('account.document_already_exists');
  });

  it('[P1][C1] names no identity document: a visitor would learn whether it is known here', async () => {
    const answer = await (await as(test, 'visitor')).post(path, {
      body: { ...buildRegistration(), ...card },
    });
    const errors = Object.keys(card).map((field) => ({ path: field, code: 'unknown_field' }));
    expect(answer.json()).toMatchObject({ status: 400, errors });
  });

  it('[V1] is refused with an unknown country', async () => {
    const body = buildRegistration({ nationality: 'XX' });
    const answer = await (await as(test, 'visitor')).post(path, { body });
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ path: 'nationality', code: 'country' }] });
  });
});
