import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { mailsTo } from '../../test/mails.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { failedAttempts } from '../schema/failed-attempts.ts';
import { users } from '../schema/users.ts';
import { currentCode } from './totps/codes.ts';

let test: TestApp;
let browser: Browser;
let email: string;
let count = 0;
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  await test.db.delete(failedAttempts);
  count += 1;
  email = `nueva.${count}@example.com`;
  browser = new Browser(test);
  await browser.post('/v1/account/users', {
    kind: 'individual',
    name: 'Lucía',
    surname: 'Ferrer Soler',
    birthdayAt: '1988-05-21',
    email,
    password: 'Almendro#24',
    acceptTerms: true,
  });
});
afterAll(() => test.close());

async function confirm(from: Browser) {
  const mails = await mailsTo(test, email);
  const [newest] = mails.filter(({ subject }) => subject === 'Confirma tu correo electrónico');
  const token = /token=([\w-]{43})/.exec(newest?.text ?? '')?.[1];
  const answer = await from.post('/v1/auth/email/verify', { token });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const levelOf = async (who: Browser) => (await who.get('/v1/account/users/me')).json().signedIn;
const changeUser = (values: Partial<typeof users.$inferInsert>) =>
  test.db.update(users).set(values).where(eq(users.email, email));

async function setUpCodes() {
  const { totpId, secret } = (await browser.post('/v1/auth/totps')).json();
  const code = currentCode(secret, test.clock.now);
  expect((await browser.post(`/v1/auth/totps/${totpId}/confirm`, { code })).statusCode).toBe(200);
}

describe('the confirmation link of a new account', () => {
  it('[C2] signs in the browser that registered, which then sets up one-time codes', async () => {
    expect(await confirm(browser)).toEqual({ email, next: 'first-otp' });
    expect(await levelOf(browser)).toBe('half');
    await setUpCodes();
    expect(await levelOf(browser)).toBe('full');
  });

  it('[C2] does not sign in another browser, nor one that registered another account', async () => {
    const other = new Browser(test);
    await other.post('/v1/account/users', {
      kind: 'individual',
      name: 'Marta',
      surname: 'Gil',
      birthdayAt: '1990-02-03',
      email: `otra.${count}@example.com`,
      password: 'Almendro#24',
      acceptTerms: true,
    });
    expect(await confirm(other)).toEqual({ email, next: null });
    expect((await other.get('/v1/account/users/me')).statusCode).toBe(401);
  });

  it('[C2] only confirms the address an hour after the registration', async () => {
    test.clock.advance(3_601);
    expect(await confirm(browser)).toEqual({ email, next: null });
    expect((await browser.get('/v1/account/users/me')).statusCode).toBe(401);
  });

  it('[S10] does not sign in a disabled user', async () => {
    await changeUser({ disabledAt: test.clock.now });
    expect(await confirm(browser)).toEqual({ email, next: null });
  });

  it('[C2] does not sign in after the password was changed', async () => {
    await changeUser({ passwordHash: 'another' });
    expect(await confirm(browser)).toEqual({ email, next: null });
  });

  it('[C2] asks a user who has one-time codes for a code', async () => {
    await confirm(browser);
    await setUpCodes();
    await changeUser({ emailConfirmedAt: null });
    await browser.post('/v1/auth/email/resend', { email });
    expect(await confirm(browser)).toEqual({ email, next: 'otp' });
    expect(await levelOf(browser)).toBe('half');
  });
});

it('[V3] sets the same cookie for an address that already has an account, and its owner is not signed in', async () => {
  const again = new Browser(test);
  const body = { name: 'Eva', surname: 'Sol', birthdayAt: '1990-02-03', password: 'Almendro#24' };
  await again.post('/v1/account/users', { kind: 'individual', ...body, email, acceptTerms: true });
  const marks = [browser, again].map(({ cookies }) => cookies.get('semilla-registered') ?? '');
  expect(marks.map((mark) => mark.length)).toEqual([43, 43]);
  await browser.post('/v1/auth/email/resend', { email });
  expect(await confirm(again)).toEqual({ email, next: null });
});
