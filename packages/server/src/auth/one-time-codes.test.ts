// Goal: the second factor works as a browser uses it: one-time codes, recovery codes and trusted devices.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { as } from '../../test/callers.ts';
import { codeNow, nextCode, passwordAccepted } from '../../test/codes.ts';
import { mailAbout } from '../../test/mails.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { newUser, testPassword } from '../../test/users.ts';
import { recoveryCodes } from '../schema/recovery-codes.ts';
import { totps } from '../schema/totps.ts';
import { currentCode, earlierHashOf, hashRecoveryCode } from './totps/codes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

describe('one-time codes', () => {
  it('[R10] accepts a code once', async () => {
    const { email } = await newUser(test.services);
    const code = nextCode(test);
    const browser = await passwordAccepted(test, email);
    expect((await browser.post('/v1/auth/otp', { code })).statusCode).toBe(204);
    const other = await passwordAccepted(test, email);
    const again = await other.post('/v1/auth/otp', { code });
    expect(again.json()).toMatchObject({ status: 401, code: 'auth.otp_invalid' });
  });

  it('[R10] refuses a code half a minute after the end of its period', async () => {
    const { email } = await newUser(test.services);
    const code = nextCode(test);
    const browser = await passwordAccepted(test, email);
    test.clock.advance(60);
    expect((await browser.post('/v1/auth/otp', { code })).json()).toMatchObject({ code: 'auth.otp_invalid' });
  });

  it('[R10] makes the user wait after too many wrong codes', async () => {
    const { email } = await newUser(test.services);
    const browser = await passwordAccepted(test, email);
    for (let i = 0; i < 5; i += 1) await browser.post('/v1/auth/otp', { code: '000000' });
    const blocked = await browser.post('/v1/auth/otp', { code: codeNow(test) });
    expect(blocked.statusCode).toBe(429);
    test.clock.advance(Number(blocked.headers['retry-after']) + 30);
    expect((await browser.post('/v1/auth/otp', { code: codeNow(test) })).statusCode).toBe(204);
  });

  it('[B5] records refused codes in the audit trail, without the code', async () => {
    const { email, userId } = await newUser(test.services);
    const browser = await passwordAccepted(test, email);
    await browser.post('/v1/auth/otp', { code: '000000' });
    await browser.post('/v1/auth/otp', { recoveryCode: 'AAAA-AAAA' });
    const admin = await as(test, 'admin');
    const { data } = (await admin.get(`/v1/audit?subjectId=${userId}&action=session.code-refused`)).json();
    expect(data).toHaveLength(2);
    expect(data[0]).toMatchObject({ userId, before: null, after: { code: 'auth.otp_invalid' } });
    expect(JSON.stringify(data)).not.toMatch(/000000|AAAA/);
  });

  it('[B7] renews the recovery codes with a code; the earlier ones no longer work, and a mail says so', async () => {
    const user = await newUser(test.services);
    const browser = await passwordAccepted(test, user.email);
    await browser.post('/v1/auth/otp', { code: nextCode(test) });
    const renew = (code: string) => browser.post('/v1/auth/totps/recovery-codes', { code });
    expect((await renew('000000')).json()).toMatchObject({ status: 401, code: 'auth.otp_invalid' });
    test.clock.advance(60);
    const [first] = (await renew(codeNow(test))).json().recoveryCodes;
    test.clock.advance(60);
    const [second] = (await renew(codeNow(test))).json().recoveryCodes;
    const logIn = async (recoveryCode: string) =>
      (await (await passwordAccepted(test, user.email)).post('/v1/auth/otp', { recoveryCode })).statusCode;
    expect([await logIn(first), await logIn(second), await logIn(second)]).toEqual([401, 204, 401]);
    expect(await mailAbout(test, user.email, 'Tienes códigos de recuperación nuevos')).toBeDefined();
  });

  it('[R11] shows the same QR code when the page is reloaded, and another one in another session', async () => {
    const { email } = await newUser(test.services, { hasTotp: false });
    const [browser, other] = [new Browser(test), new Browser(test)];
    for (const client of [browser, other])
      await client.post('/v1/auth/login', { email, password: testPassword });
    const started = (await browser.post('/v1/auth/totps')).json();
    expect((await browser.post('/v1/auth/totps')).json()).toEqual(started);
    const elsewhere = (await other.post('/v1/auth/totps')).json();
    expect(elsewhere.secret).not.toBe(started.secret);
  });

  it('[R11][B7] sets up the first device with a QR code, and returns recovery codes that work once', async () => {
    const { email } = await newUser(test.services, { hasTotp: false });
    const browser = new Browser(test);
    expect((await browser.post('/v1/auth/login', { email, password: testPassword })).json()).toEqual({
      next: 'first-otp',
    });
    const started = (await browser.post('/v1/auth/totps')).json();
    expect(started.qrSvg).toContain('<svg');
    expect(started.otpauthUrl).toContain(`secret=${started.secret}`);
    const wrong = await browser.post(`/v1/auth/totps/${started.totpId}/confirm`, { code: '000000' });
    expect(wrong.json()).toMatchObject({ code: 'auth.otp_invalid' });
    const code = currentCode(started.secret, test.clock.now);
    const { recoveryCodes: issuedCodes } = (
      await browser.post(`/v1/auth/totps/${started.totpId}/confirm`, { code })
    ).json();
    expect(new Set(issuedCodes).size).toBe(10);
    for (const issued of issuedCodes) expect(issued).toMatch(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect((await browser.get('/v1/account/users/me')).json()).toMatchObject({
      signedIn: 'full',
      otpConfigured: true,
    });
    expect((await browser.post('/v1/auth/totps')).json()).toMatchObject({
      code: 'auth.otp_already_configured',
    });

    const stored = await test.db
      .select({ codeHash: recoveryCodes.codeHash })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.totpId, started.totpId));
    const hashedFor = async (totpId: string) =>
      (await Promise.all(issuedCodes.map((issued: string) => hashRecoveryCode(totpId, issued))))
        .map((codeHash) => codeHash.toString('hex'))
        .sort();
    const hashes = await hashedFor(started.totpId);
    expect(stored.map(({ codeHash }) => Buffer.from(codeHash).toString('hex')).sort()).toEqual(hashes);
    expect(await hashedFor(crypto.randomUUID())).not.toEqual(hashes);
    const fast = issuedCodes.map((issued: string) => earlierHashOf(started.totpId, issued).toString('hex'));
    expect(hashes.filter((slow) => fast.includes(slow))).toEqual([]);

    const elsewhere = await passwordAccepted(test, email);
    const recoveryCode = issuedCodes[0].toLowerCase().replaceAll('-', '');
    expect((await elsewhere.post('/v1/auth/otp', { recoveryCode })).statusCode).toBe(204);
    const third = await passwordAccepted(test, email);
    expect((await third.post('/v1/auth/otp', { recoveryCode })).json()).toMatchObject({
      code: 'auth.otp_invalid',
    });
  });

  it('[B7] accepts a recovery code that was stored with the earlier hash, once', async () => {
    const { email, userId } = await newUser(test.services);
    const [totp] = await test.db.select().from(totps).where(eq(totps.userId, userId));
    const totpId = totp?.totpId as string;
    const codeHash = earlierHashOf(totpId, 'K7QD-3MXA');
    await test.db.insert(recoveryCodes).values({ totpId, codeHash });
    const logIn = async () =>
      (await (await passwordAccepted(test, email)).post('/v1/auth/otp', { recoveryCode: 'k7qd-3mxa' }))
        .statusCode;
    expect([await logIn(), await logIn()]).toEqual([204, 401]);
  });

  it('[E19][S11] must be set up again after an administrator deletes the device', async () => {
    const customer = await newUser(test.services);
    const browser = await passwordAccepted(test, customer.email);
    await browser.post('/v1/auth/otp', { code: nextCode(test) });
    const admin = await as(test, 'admin');
    const { data } = (await admin.get(`/v1/auth/totps?userId=${customer.userId}`)).json();
    expect(data).toHaveLength(1);
    expect((await admin.delete(`/v1/auth/totps/${data[0].totpId}`, { body: {} })).statusCode).toBe(204);
    expect((await browser.get('/v1/account/users/me')).statusCode).toBe(401);
    const missing = await admin.delete(`/v1/auth/totps/${data[0].totpId}`);
    expect(missing.json()).toMatchObject({ status: 404, code: 'auth.otp_not_configured' });
    const again = await new Browser(test).post('/v1/auth/login', {
      email: customer.email,
      password: testPassword,
    });
    expect(again.json()).toEqual({ next: 'first-otp' });
  });
});

describe('trusted devices', () => {
  it('[B7][R12] skip the code for thirty days and no longer', async () => {
    const { email } = await newUser(test.services);
    const browser = await passwordAccepted(test, email);
    await browser.post('/v1/auth/otp', {
      code: nextCode(test),
      trustDevice: true,
      deviceName: 'Portátil de casa',
    });
    await browser.post('/v1/auth/logout');
    expect((await browser.post('/v1/auth/login', { email, password: testPassword })).json()).toEqual({
      next: 'done',
    });
    expect((await browser.get('/v1/auth/devices')).json()).toMatchObject({
      total: 1,
      data: [{ name: 'Portátil de casa' }],
    });
    test.clock.advance(31 * 86_400);
    expect((await browser.post('/v1/auth/login', { email, password: testPassword })).json()).toEqual({
      next: 'otp',
    });
  });

  it('[R12] can be added after the login, and deleted', async () => {
    const { email } = await newUser(test.services);
    const browser = await passwordAccepted(test, email);
    await browser.post('/v1/auth/otp', { code: nextCode(test) });
    const registered = await browser.post('/v1/auth/devices', { name: 'Móvil' });
    expect(registered.statusCode).toBe(201);
    expect((await browser.delete(`/v1/auth/devices/${registered.json().deviceId}`)).statusCode).toBe(204);
    await browser.post('/v1/auth/logout');
    expect((await browser.post('/v1/auth/login', { email, password: testPassword })).json()).toEqual({
      next: 'otp',
    });
  });

  it('[B7][C2] are deleted when the password changes, except the one it was changed on', async () => {
    const { email } = await newUser(test.services);
    const trusted = async (deviceName: string) => {
      const browser = await passwordAccepted(test, email);
      await browser.post('/v1/auth/otp', { code: nextCode(test), trustDevice: true, deviceName });
      return browser;
    };
    const [there, here] = [await trusted('Portátil perdido'), await trusted('Portátil de casa')];
    const password = 'Naranjo#2026';
    const changed = await here.patch('/v1/auth/password', { currentPassword: testPassword, password });
    expect(changed.statusCode).toBe(204);
    expect((await here.get('/v1/auth/devices')).json()).toMatchObject({
      total: 1,
      data: [{ name: 'Portátil de casa' }],
    });
    await here.post('/v1/auth/logout');
    expect((await here.post('/v1/auth/login', { email, password })).json()).toEqual({ next: 'done' });
    expect((await there.post('/v1/auth/login', { email, password })).json()).toEqual({ next: 'otp' });
    const { text } = await mailAbout(test, email, 'Tu contraseña ha cambiado');
    expect(text).toContain('tus demás dispositivos ya no son de confianza');
  });

  it('[B7] are not trusted for another account', async () => {
    const owner = await newUser(test.services);
    const other = await newUser(test.services);
    const browser = await passwordAccepted(test, owner.email);
    await browser.post('/v1/auth/otp', { code: nextCode(test), trustDevice: true });
    await browser.post('/v1/auth/logout');
    const answer = await browser.post('/v1/auth/login', { email: other.email, password: testPassword });
    expect(answer.json()).toEqual({ next: 'otp' });
  });
});
