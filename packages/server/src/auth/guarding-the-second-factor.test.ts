// Goal: an unlocked computer or a stolen session is not enough to bypass the second factor, or to remove it unnoticed.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { as, type Caller } from '../../test/callers.ts';
import { nextCode, passwordAccepted } from '../../test/codes.ts';
import { mailAbout, mailsTo, mailTo } from '../../test/mails.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { newUser, testPassword } from '../../test/users.ts';
import { sessions } from '../schema/sessions.ts';
import { currentCode } from './totps/codes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ config: { freshFactorMinutes: 5 } });
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
  it('[B7][R12] requires a code given recently, and sends a mail', async () => {
    const { email } = await newUser(test.services);
    const browser = await signedIn(email);
    test.clock.advance(4 * 60);
    expect((await browser.post('/v1/auth/devices', { name }, { 'user-agent': firefox })).statusCode).toBe(
      201,
    );
    const mail = await mailAbout(test, email, 'Un dispositivo ya puede entrar sin código');
    expect(mail.text).toContain('Navegador: Firefox, Linux');
  });

  it('[B7][R12] is refused if the last code is too old', async () => {
    const { email } = await newUser(test.services, { language: 'en' });
    const browser = await signedIn(email);
    test.clock.advance(6 * 60);
    const refused = await browser.post('/v1/auth/devices', { name }, { 'accept-language': 'en' });
    expect(refused.json()).toMatchObject({ status: 403, code: 'auth.fresh_factor_required' });
    expect(refused.json().detail).toContain('with a one-time code or a passkey');
    expect((await browser.get('/v1/auth/devices')).json().total).toBe(0);
  });

  it('[B7] is refused after a login with a trusted device, so trust cannot be prolonged', async () => {
    const { email } = await newUser(test.services);
    const browser = await signedIn(email, { trustDevice: true });
    await browser.post('/v1/auth/logout');
    const again = await browser.post('/v1/auth/login', { email, password: testPassword });
    expect(again.json()).toEqual({ next: 'done' });
    expect((await browser.post('/v1/auth/devices', { name })).json().code).toBe('auth.fresh_factor_required');
  });

  it('[B7][B8] sends a mail also if done together with the code', async () => {
    const { email } = await newUser(test.services, { language: 'en' });
    await signedIn(email, { trustDevice: true });
    await mailAbout(test, email, 'A device can now log in without a code');
    expect(await mailsTo(test, email)).toHaveLength(1);
  });
});

describe('giving a factor again', () => {
  const path = '/v1/account/users/me';

  it('[B7] replaces the token; the old token can only read for a moment, without the new factor', async () => {
    const admin = await newUser(test.services, { role: 'admin' });
    const browser = await signedIn(admin.email);
    const earlier = new Browser(test);
    for (const [cookie, value] of browser.cookies) earlier.cookies.set(cookie, value);
    test.clock.advance(6 * 60);
    expect((await browser.post('/v1/auth/step-up', { code: nextCode(test) })).statusCode).toBe(204);
    expect((await browser.get('/v1/account/users/export')).statusCode).toBe(200);

    expect((await earlier.get(path)).statusCode).toBe(200);
    const refused = await earlier.get('/v1/account/users/export');
    expect(refused.json().code).toBe('auth.fresh_factor_required');
    const changed = await earlier.post('/v1/auth/devices', { name });
    expect(changed.json().code).toBe('request.unauthenticated');
    test.clock.advance(10);
    expect((await earlier.get(path)).statusCode).toBe(401);
    expect((await browser.get(path)).statusCode).toBe(200);
  });
});

describe('recovery codes', () => {
  it('[B7][B8] are announced by a mail that does not contain them', async () => {
    const { email } = await newUser(test.services, { hasTotp: false });
    const browser = new Browser(test);
    await browser.post('/v1/auth/login', { email, password: testPassword });
    const started = (await browser.post('/v1/auth/totps')).json();
    const code = currentCode(started.secret, test.clock.now);
    const { recoveryCodes } = (
      await browser.post(`/v1/auth/totps/${started.totpId}/confirm`, { code })
    ).json();
    const mail = await mailTo(test, email);
    expect(mail.subject).toBe('Tu cuenta tiene códigos nuevos');
    expect(recoveryCodes.some((recoveryCode: string) => mail.text.includes(recoveryCode))).toBe(false);
  });
});

describe('deleting a one-time-code device', () => {
  const idOf = async (caller: Caller) =>
    (await caller.get(`/v1/auth/totps?userId=${caller.userId}`)).json().data[0].totpId as string;
  const remove = (caller: Caller, totpId: string, password?: string) =>
    caller.delete(`/v1/auth/totps/${totpId}`, password === undefined ? {} : { body: { password } });

  it.each(['user', 'operator'] as const)(
    '[E19][S11] requires the password or a fresh factor for your own device, as %s',
    async (role) => {
      const caller = await as(test, role);
      const totpId = await idOf(caller);
      const setFactorAt = (codeAt: Date | null) =>
        test.db.update(sessions).set({ codeAt }).where(eq(sessions.userId, caller.userId));
      await setFactorAt(null);
      expect((await remove(caller, totpId)).json()).toMatchObject({
        status: 403,
        code: 'auth.fresh_factor_required',
      });
      const wrong = await remove(caller, totpId, 'Otra#2026');
      expect(wrong.json()).toMatchObject({ status: 400, code: 'auth.current_password_wrong' });
      expect(await idOf(caller)).toBe(totpId);
      expect((await remove(caller, totpId, testPassword)).statusCode).toBe(204);
      expect((await caller.get('/v1/account/users/me')).statusCode).toBe(401);

      const fresh = await as(test, role);
      expect((await remove(fresh, await idOf(fresh))).statusCode).toBe(204);
      expect((await fresh.get('/v1/account/users/me')).statusCode).toBe(401);
    },
  );

  it('[E19] is refused after too many wrong passwords', async () => {
    const caller = await as(test, 'user');
    const totpId = await idOf(caller);
    for (let i = 0; i < 5; i += 1) await remove(caller, totpId, 'Otra#2026');
    expect((await remove(caller, totpId, testPassword)).statusCode).toBe(429);
  });

  it('[E19][P7] lets administrators delete devices of others without a password, but never their own', async () => {
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

  it('[S11][B8] mails the owner, even if an administrator did it', async () => {
    const [mine, others] = [await newUser(test.services), await newUser(test.services, { language: 'en' })];
    const caller = await as(test, mine);
    await remove(caller, await idOf(caller), testPassword);
    const removed = 'Se ha eliminado tu dispositivo de códigos';
    expect((await mailAbout(test, mine.email, removed)).subject).toBe(removed);
    const admin = await as(test, 'admin');
    await remove(admin, await idOf(await as(test, others)));
    for (const subject of [
      'Your code device is about to be removed',
      'Your one-time-code device has been removed',
    ])
      await mailAbout(test, others.email, subject);
  });
});
