// Goal: whoever finds a computer open, or a session stolen, does not get past the second factor, nor take it away unseen.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { as, type Caller } from '../testing/callers.ts';
import { mailAbout, mailsTo, mailTo } from '../testing/mails.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { newUser, testPassword } from '../testing/users.ts';
import { nextCode, passwordAccepted } from './testing.ts';
import { currentCode } from './totps/codes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const name = 'Portátil de casa';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function signedIn(email: string, more: object = {}): Promise<Browser> {
  const browser = await passwordAccepted(test, email);
  const answer = await browser.post('/v1/auth/otp', { code: nextCode(test), ...more });
  expect(answer.statusCode).toBe(204);
  return browser;
}

describe('trusting a device', () => {
  it('[B7][R12] takes a code given a moment ago, and says so by mail', async () => {
    const { email } = await newUser(test.services);
    const browser = await signedIn(email);
    test.clock.advance(14 * 60);
    expect((await browser.post('/v1/auth/devices', { name }, { 'user-agent': firefox })).statusCode).toBe(
      201,
    );
    const mail = await mailAbout(test, email, 'Un dispositivo nuevo entra sin código');
    expect(mail.text).toContain('Navegador: Firefox, Linux');
  });

  it('[B7][R12] is refused to a session that was left open', async () => {
    const { email } = await newUser(test.services, { language: 'en' });
    const browser = await signedIn(email);
    test.clock.advance(16 * 60);
    const refused = await browser.post('/v1/auth/devices', { name }, { 'accept-language': 'en' });
    expect(refused.json()).toMatchObject({ status: 403, code: 'auth.fresh_code_required' });
    expect(refused.json().detail).toContain('log in again with a one-time code');
    expect((await browser.get('/v1/auth/devices')).json().total).toBe(0);
  });

  it('[B7] is refused where a trusted device took the place of the code: trust does not prolong itself', async () => {
    const { email } = await newUser(test.services);
    const browser = await signedIn(email, { trustDevice: true });
    await browser.post('/v1/auth/logout');
    const again = await browser.post('/v1/auth/login', { email, password: testPassword });
    expect(again.json()).toEqual({ next: 'done' });
    expect((await browser.post('/v1/auth/devices', { name })).json().code).toBe('auth.fresh_code_required');
  });

  it('[B7][B8] along with the code says so by mail too', async () => {
    const { email } = await newUser(test.services, { language: 'en' });
    await signedIn(email, { trustDevice: true });
    await mailAbout(test, email, 'A new device logs in without a code');
    expect(await mailsTo(test, email)).toHaveLength(1);
  });
});

describe('recovery codes', () => {
  it('[B7][B8] that are new are told of by mail, without being in it', async () => {
    const { email } = await newUser(test.services, { hasTotp: false });
    const browser = new Browser(test);
    await browser.post('/v1/auth/login', { email, password: testPassword });
    const begun = (await browser.post('/v1/auth/totps')).json();
    const code = currentCode(begun.secret, test.clock.now);
    const { recoveryCodes } = (await browser.post(`/v1/auth/totps/${begun.totpId}/confirm`, { code })).json();
    const mail = await mailTo(test, email);
    expect(mail.subject).toBe('Tu cuenta tiene códigos nuevos');
    expect(recoveryCodes.some((one: string) => mail.text.includes(one))).toBe(false);
  });
});

describe('taking a code device away', () => {
  const idOf = async (caller: Caller) =>
    (await caller.get(`/v1/auth/totps?userId=${caller.userId}`)).json().data[0].totpId as string;
  const remove = (caller: Caller, totpId: string, password?: string) =>
    caller.delete(`/v1/auth/totps/${totpId}`, password === undefined ? {} : { body: { password } });

  it.each(['user', 'operator'] as const)(
    '[E19][S11] of one’s own takes the password, as %s',
    async (role) => {
      const caller = await as(test, role);
      const totpId = await idOf(caller);
      expect((await remove(caller, totpId)).json().errors).toMatchObject([
        { path: 'password', code: 'required' },
      ]);
      const wrong = await remove(caller, totpId, 'Otra#2026');
      expect(wrong.json()).toMatchObject({ status: 400, code: 'auth.current_password_wrong' });
      expect(await idOf(caller)).toBe(totpId);
      expect((await remove(caller, totpId, testPassword)).statusCode).toBe(204);
      expect((await caller.get('/v1/account/users/me')).statusCode).toBe(401);
    },
  );

  it('[E19] of one’s own makes whoever guesses the password wait', async () => {
    const caller = await as(test, 'user');
    const totpId = await idOf(caller);
    for (let i = 0; i < 5; i += 1) await remove(caller, totpId, 'Otra#2026');
    expect((await remove(caller, totpId, testPassword)).statusCode).toBe(429);
  });

  it('[E19][P7] of others is for administrators, without a password, and never of themselves', async () => {
    const admin = await as(test, 'admin');
    const manager = await as(test, 'operator');
    const customer = await as(test, 'user', { managerId: manager.userId });
    const totpId = await idOf(customer);
    for (const other of [manager, await as(test, 'user')]) {
      const answer = await remove(other, totpId, testPassword);
      expect(answer.json()).toMatchObject({ status: 404, code: 'auth.otp_not_configured' });
    }
    expect((await remove(admin, await idOf(admin), testPassword)).statusCode).toBe(403);
    expect((await remove(admin, totpId)).statusCode).toBe(204);
  });

  it('[S11][B8] tells its owner by mail, whoever did it', async () => {
    const [mine, others] = [await newUser(test.services), await newUser(test.services, { language: 'en' })];
    const caller = await as(test, mine);
    await remove(caller, await idOf(caller), testPassword);
    expect((await mailTo(test, mine.email)).subject).toBe('Se ha eliminado tu dispositivo de códigos');
    const admin = await as(test, 'admin');
    await remove(admin, await idOf(await as(test, others)));
    expect((await mailTo(test, others.email)).subject).toBe('Your one-time-code device was removed');
  });
});
