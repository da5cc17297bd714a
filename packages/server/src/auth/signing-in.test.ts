/**
 * Goal: the whole of signing in, at the door, as a browser would do it: cookies are kept and sent back.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  as,
  Browser,
  buildTestApp,
  newUser,
  type TestApp,
  testPassword,
  testTotpSecret,
} from '../testing/index.ts';
import { currentCode } from './index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const codeNow = () => currentCode(testTotpSecret, test.clock.now);
// A code works once, so whoever signs in again waits for the next one.
const nextCode = () => {
  test.clock.advance(30);
  return codeNow();
};

async function passwordAccepted(email: string): Promise<Browser> {
  const browser = new Browser(test);
  const answer = await browser.post('/v1/auth/login', { email, password: testPassword });
  expect(answer.json()).toEqual({ next: 'otp' });
  return browser;
}

describe('log in', () => {
  it('[C2] takes password, then code, and only then lets in', async () => {
    const { email, userId } = await newUser(test.services);
    const browser = await passwordAccepted(email);
    expect((await browser.get('/v1/account/users/me')).json()).toMatchObject({ userId, signedIn: 'half' });
    const refused = await browser.get('/v1/auth/sessions');
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({ code: 'auth.otp_required' });

    expect((await browser.post('/v1/auth/otp', { code: codeNow() })).statusCode).toBe(204);
    expect((await browser.get('/v1/account/users/me')).json()).toMatchObject({ signedIn: 'full' });
    expect((await browser.get('/v1/auth/sessions')).json()).toMatchObject({
      total: 1,
      data: [{ current: true }],
    });
  });

  it('[C2] changes the token at each step up, and the earlier one is worth nothing', async () => {
    const { email } = await newUser(test.services);
    const browser = await passwordAccepted(email);
    const half = browser.cookies.get('semilla-session') as string;
    await browser.post('/v1/auth/otp', { code: nextCode() });
    const full = browser.cookies.get('semilla-session') as string;
    expect(full).not.toBe(half);
    browser.cookies.set('semilla-session', half);
    expect((await browser.get('/v1/account/users/me')).statusCode).toBe(401);
  });

  it('[C2] hides the token from scripts and gives them only a hint', async () => {
    const { email } = await newUser(test.services);
    const browser = await passwordAccepted(email);
    expect(browser.cookies.has('semilla_session')).toBe(false);
    const answer = await browser.post('/v1/auth/otp', { code: nextCode() });
    const set = [answer.headers['set-cookie']].flat() as string[];
    expect(set.find((one) => one.startsWith('semilla-session='))).toMatch(
      /HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/i,
    );
    expect(browser.cookies.get('semilla_session')).toBe('1');
  });

  it('[X1] says the same for an unknown address and a wrong password', async () => {
    const { email } = await newUser(test.services);
    const known = await new Browser(test).post('/v1/auth/login', { email, password: 'Otra#2026' });
    const unknown = await new Browser(test).post('/v1/auth/login', {
      email: 'nadie@example.com',
      password: 'Otra#2026',
    });
    const { requestId: _a, ...one } = known.json();
    const { requestId: _b, ...other } = unknown.json();
    expect(one).toEqual(other);
    expect(known.statusCode).toBe(401);
    expect(known.headers['set-cookie']).toBeUndefined();
  });

  it('[X1] takes as long for an unknown address as for a wrong password', async () => {
    const { email } = await newUser(test.services);
    const took = async (who: string) => {
      const startedAt = performance.now();
      await new Browser(test).post('/v1/auth/login', { email: who, password: 'Otra#2026' });
      return performance.now() - startedAt;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (const round of [1, 2, 3]) {
      known.push(await took(email));
      unknown.push(await took(`nadie.${round}@example.com`));
    }
    const fastest = (times: number[]) => Math.min(...times);
    expect(fastest(unknown)).toBeGreaterThan(fastest(known) / 2);
    expect(fastest(unknown)).toBeLessThan(fastest(known) * 2 + 20);
  });

  it('[S10] refuses a disabled user, and ends what was open at once', async () => {
    const { email, userId } = await newUser(test.services);
    const browser = await passwordAccepted(email);
    await browser.post('/v1/auth/otp', { code: nextCode() });
    await test.services.database.db.execute(
      `update users set disabled_at = now() where user_id = '${userId}'`,
    );
    expect((await browser.get('/v1/account/users/me')).statusCode).toBe(401);
    const again = await new Browser(test).post('/v1/auth/login', { email, password: testPassword });
    expect(again.json()).toMatchObject({ status: 403, code: 'auth.account_disabled' });
  });

  it('[C2] needs a confirmed address', async () => {
    const { email } = await newUser(test.services, { emailConfirmedAt: null });
    const answer = await new Browser(test).post('/v1/auth/login', { email, password: testPassword });
    expect(answer.json()).toMatchObject({ status: 403, code: 'auth.email_not_confirmed' });
  });

  it('[C2] makes whoever fails wait ever longer, the right password included', async () => {
    const { email } = await newUser(test.services);
    const browser = new Browser(test);
    for (let i = 0; i < 5; i += 1) await browser.post('/v1/auth/login', { email, password: 'Otra#2026' });
    const blocked = await browser.post('/v1/auth/login', { email, password: testPassword });
    expect(blocked.statusCode).toBe(429);
    expect(blocked.json()).toMatchObject({ code: 'auth.too_many_attempts' });
    const first = Number(blocked.headers['retry-after']);
    test.clock.advance(first + 1);
    await browser.post('/v1/auth/login', { email, password: 'Otra#2026' });
    const second = Number(
      (await browser.post('/v1/auth/login', { email, password: testPassword })).headers['retry-after'],
    );
    expect(second).toBeGreaterThan(first);
    test.clock.advance(second + 1);
    expect((await browser.post('/v1/auth/login', { email, password: testPassword })).statusCode).toBe(200);
  });

  it('[C2] lets no more than the free failures through when they all come at once', async () => {
    const { email } = await newUser(test.services);
    const tries = Array.from({ length: 20 }, () =>
      new Browser(test).post('/v1/auth/login', { email, password: 'Otra#2026' }),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });
});

describe('one-time codes', () => {
  it('[R10] accepts a code once', async () => {
    const { email } = await newUser(test.services);
    const code = nextCode();
    const browser = await passwordAccepted(email);
    expect((await browser.post('/v1/auth/otp', { code })).statusCode).toBe(204);
    const other = await passwordAccepted(email);
    const again = await other.post('/v1/auth/otp', { code });
    expect(again.json()).toMatchObject({ status: 401, code: 'auth.otp_invalid' });
  });

  it('[R10] makes whoever guesses wait', async () => {
    const { email } = await newUser(test.services);
    const browser = await passwordAccepted(email);
    for (let i = 0; i < 5; i += 1) await browser.post('/v1/auth/otp', { code: '000000' });
    const blocked = await browser.post('/v1/auth/otp', { code: codeNow() });
    expect(blocked.statusCode).toBe(429);
    test.clock.advance(Number(blocked.headers['retry-after']) + 30);
    expect((await browser.post('/v1/auth/otp', { code: codeNow() })).statusCode).toBe(204);
  });

  it('[B5] leaves in the audit trail that a code was refused, and not which', async () => {
    const { email, userId } = await newUser(test.services);
    const browser = await passwordAccepted(email);
    await browser.post('/v1/auth/otp', { code: '000000' });
    await browser.post('/v1/auth/otp', { recoveryCode: 'AAAA-AAAA' });
    const admin = await as(test, 'admin');
    const { data } = (await admin.get(`/v1/audit?subjectId=${userId}&action=session.code-refused`)).json();
    expect(data).toHaveLength(2);
    expect(data[0]).toMatchObject({ userId, before: null, after: { code: 'auth.otp_invalid' } });
    expect(JSON.stringify(data)).not.toMatch(/000000|AAAA/);
  });

  it('[R11] shows the same picture when the page is loaded again, and another one to another session', async () => {
    const { email } = await newUser(test.services, { hasTotp: false });
    const [browser, other] = [new Browser(test), new Browser(test)];
    for (const one of [browser, other]) await one.post('/v1/auth/login', { email, password: testPassword });
    const begun = (await browser.post('/v1/auth/totps')).json();
    expect((await browser.post('/v1/auth/totps')).json()).toEqual(begun);
    const elsewhere = (await other.post('/v1/auth/totps')).json();
    expect(elsewhere.secret).not.toBe(begun.secret);
  });

  it('[R11][B7] sets up the first device with a picture to scan, and hands out recovery codes that work once', async () => {
    const { email } = await newUser(test.services, { hasTotp: false });
    const browser = new Browser(test);
    expect((await browser.post('/v1/auth/login', { email, password: testPassword })).json()).toEqual({
      next: 'first-otp',
    });
    const begun = (await browser.post('/v1/auth/totps')).json();
    expect(begun.qrSvg).toContain('<svg');
    expect(begun.otpauthUrl).toContain(`secret=${begun.secret}`);
    const wrong = await browser.post(`/v1/auth/totps/${begun.totpId}/confirm`, { code: '000000' });
    expect(wrong.json()).toMatchObject({ code: 'auth.otp_invalid' });
    const code = currentCode(begun.secret, test.clock.now);
    const { recoveryCodes } = (await browser.post(`/v1/auth/totps/${begun.totpId}/confirm`, { code })).json();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await browser.get('/v1/account/users/me')).json()).toMatchObject({
      signedIn: 'full',
      otpConfigured: true,
    });
    expect((await browser.post('/v1/auth/totps')).json()).toMatchObject({
      code: 'auth.otp_already_configured',
    });

    const elsewhere = await passwordAccepted(email);
    const recoveryCode = recoveryCodes[0].toLowerCase().replace('-', '');
    expect((await elsewhere.post('/v1/auth/otp', { recoveryCode })).statusCode).toBe(204);
    const third = await passwordAccepted(email);
    expect((await third.post('/v1/auth/otp', { recoveryCode })).json()).toMatchObject({
      code: 'auth.otp_invalid',
    });
  });

  it('[E19][S11] is set up anew after an administrator deletes the device', async () => {
    const customer = await newUser(test.services);
    const browser = await passwordAccepted(customer.email);
    await browser.post('/v1/auth/otp', { code: nextCode() });
    const admin = await passwordAccepted((await newUser(test.services, { role: 'admin' })).email);
    await admin.post('/v1/auth/otp', { code: nextCode() });
    const { data } = (await admin.get(`/v1/auth/totps?userId=${customer.userId}`)).json();
    expect(data).toHaveLength(1);
    expect((await admin.delete(`/v1/auth/totps/${data[0].totpId}`)).statusCode).toBe(204);
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
  it('[B7][R12] skips the code on a trusted device for thirty days, and no longer', async () => {
    const { email } = await newUser(test.services);
    const browser = await passwordAccepted(email);
    await browser.post('/v1/auth/otp', {
      code: nextCode(),
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

  it('[R12] can be registered later, and forgotten', async () => {
    const { email } = await newUser(test.services);
    const browser = await passwordAccepted(email);
    await browser.post('/v1/auth/otp', { code: nextCode() });
    const registered = await browser.post('/v1/auth/devices', { name: 'Móvil' });
    expect(registered.statusCode).toBe(201);
    expect((await browser.delete(`/v1/auth/devices/${registered.json().deviceId}`)).statusCode).toBe(204);
    await browser.post('/v1/auth/logout');
    expect((await browser.post('/v1/auth/login', { email, password: testPassword })).json()).toEqual({
      next: 'otp',
    });
  });

  it('[B7] means nothing for somebody else’s account', async () => {
    const one = await newUser(test.services);
    const other = await newUser(test.services);
    const browser = await passwordAccepted(one.email);
    await browser.post('/v1/auth/otp', { code: nextCode(), trustDevice: true });
    await browser.post('/v1/auth/logout');
    const answer = await browser.post('/v1/auth/login', { email: other.email, password: testPassword });
    expect(answer.json()).toEqual({ next: 'otp' });
  });
});

describe('sessions', () => {
  it('[B7] are listed, and ended one by one', async () => {
    const { email } = await newUser(test.services);
    const [here, there] = [await passwordAccepted(email), await passwordAccepted(email)];
    await here.post('/v1/auth/otp', { code: nextCode() });
    await there.post('/v1/auth/otp', { code: nextCode() });
    const { data, total } = (await here.get('/v1/auth/sessions')).json();
    expect(total).toBe(2);
    const other = data.find(({ current }: { current: boolean }) => !current);
    expect((await here.delete(`/v1/auth/sessions/${other.sessionId}`)).statusCode).toBe(204);
    expect((await there.get('/v1/account/users/me')).statusCode).toBe(401);
    expect((await here.delete(`/v1/auth/sessions/${other.sessionId}`)).statusCode).toBe(404);
  });

  it('[C2] end by logging out, and by being left alone', async () => {
    const { email } = await newUser(test.services);
    const browser = await passwordAccepted(email);
    await browser.post('/v1/auth/otp', { code: nextCode() });
    test.clock.advance(3 * 3_600);
    expect((await browser.get('/v1/account/users/me')).statusCode).toBe(401);
    const again = await passwordAccepted(email);
    await again.post('/v1/auth/otp', { code: nextCode() });
    expect((await again.post('/v1/auth/logout')).statusCode).toBe(204);
    expect((await again.get('/v1/account/users/me')).statusCode).toBe(401);
  });

  it('[C2] do not outlive a day, however much they are used', async () => {
    const { email } = await newUser(test.services);
    const browser = await passwordAccepted(email);
    await browser.post('/v1/auth/otp', { code: nextCode() });
    for (let hour = 0; hour < 23; hour += 1) {
      test.clock.advance(3_600);
      expect((await browser.get('/v1/account/users/me')).statusCode).toBe(200);
    }
    test.clock.advance(3_700);
    expect((await browser.get('/v1/account/users/me')).statusCode).toBe(401);
  });
});
