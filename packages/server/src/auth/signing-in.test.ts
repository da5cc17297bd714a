// Goal: logging in and sessions work as in a browser, which stores cookies and sends them back.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { as } from '../../test/callers.ts';
import { codeNow, nextCode, passwordAccepted } from '../../test/codes.ts';
import { verified } from '../../test/quick-argon2.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { newUser, testPassword } from '../../test/users.ts';
import { users } from '../schema/users.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

describe('log in', () => {
  it('[C2] requires the password and then the code', async () => {
    const { email, userId } = await newUser(test.services);
    const browser = await passwordAccepted(test, email);
    expect((await browser.get('/v1/account/users/me')).json()).toMatchObject({ userId, signedIn: 'half' });
    const refused = await browser.get('/v1/auth/sessions');
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({ code: 'auth.otp_required' });

    expect((await browser.post('/v1/auth/otp', { code: codeNow(test) })).statusCode).toBe(204);
    expect((await browser.get('/v1/account/users/me')).json()).toMatchObject({ signedIn: 'full' });
    expect((await browser.get('/v1/auth/sessions')).json()).toMatchObject({
      total: 1,
      data: [{ current: true }],
    });
  });

  it('[C2] changes the token at each level, and the earlier token stops working', async () => {
    const { email } = await newUser(test.services);
    const browser = await passwordAccepted(test, email);
    const half = browser.cookies.get('semilla-session') as string;
    await browser.post('/v1/auth/otp', { code: nextCode(test) });
    const full = browser.cookies.get('semilla-session') as string;
    expect(full).not.toBe(half);
    browser.cookies.set('semilla-session', half);
    expect((await browser.get('/v1/account/users/me')).statusCode).toBe(401);
  });

  it('[C2] hides the token from scripts, which see only how far a user is signed in', async () => {
    const { email } = await newUser(test.services);
    const browser = await passwordAccepted(test, email);
    expect(browser.cookies.get('semilla_session')).toBe('half');
    const answer = await browser.post('/v1/auth/otp', { code: nextCode(test) });
    const set = [answer.headers['set-cookie']].flat() as string[];
    expect(set.find((cookie) => cookie.startsWith('semilla-session='))).toMatch(
      /HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/i,
    );
    expect(browser.cookies.get('semilla_session')).toBe('1');
  });

  it('[X1] answers the same for an unknown address and a wrong password', async () => {
    const { email } = await newUser(test.services);
    const known = await new Browser(test).post('/v1/auth/login', { email, password: 'Otra#2026' });
    const unknown = await new Browser(test).post('/v1/auth/login', {
      email: 'nadie@example.com',
      password: 'Otra#2026',
    });
    const { requestId: _a, ...knownBody } = known.json();
    const { requestId: _b, ...unknownBody } = unknown.json();
    expect(knownBody).toEqual(unknownBody);
    expect(known.statusCode).toBe(401);
    expect(known.headers['set-cookie']).toBeUndefined();
  });

  it('[X1] takes as long for an unknown address as for a wrong password: both are compared with a hash', async () => {
    const { email } = await newUser(test.services);
    const hashesFor = async (address: string) => {
      const before = verified.length;
      await new Browser(test).post('/v1/auth/login', { email: address, password: 'Otra#2026' });
      return verified.slice(before);
    };
    const known = await hashesFor(email);
    expect(known).toEqual([expect.stringMatching(/^argon2id\$/)]);
    expect(await hashesFor('nadie@example.com')).toEqual(known);
  });

  it('[S10] refuses a disabled user, and ends their sessions at once', async () => {
    const { email, userId } = await newUser(test.services);
    const browser = await passwordAccepted(test, email);
    await browser.post('/v1/auth/otp', { code: nextCode(test) });
    await test.services.database.db.execute(
      `update users set disabled_at = now() where user_id = '${userId}'`,
    );
    expect((await browser.get('/v1/account/users/me')).statusCode).toBe(401);
    const again = await new Browser(test).post('/v1/auth/login', { email, password: testPassword });
    expect(again.json()).toMatchObject({ status: 403, code: 'auth.account_disabled' });
  });

  it('[B5] is recorded with its factors, and so are refusals, without the typed values', async () => {
    const { email, userId } = await newUser(test.services);
    const admin = await as(test, 'admin');
    const refusals = async () => (await admin.get('/v1/audit?action=session.refused')).json().data;
    const before = (await refusals()).length;
    for (const address of [email, 'nadie.conocido@example.com'])
      await new Browser(test).post('/v1/auth/login', { email: address, password: 'Otra#2026' });
    const refused = (await refusals()).slice(0, -before || undefined);
    expect(refused).toHaveLength(2);
    for (const { after } of refused) expect(after).toEqual({ code: 'auth.invalid_credentials' });
    expect(JSON.stringify(refused)).not.toMatch(/Otra#2026|@example/);

    const browser = await passwordAccepted(test, email);
    await browser.post('/v1/auth/otp', { code: nextCode(test) });
    await browser.post('/v1/auth/logout');
    const { data } = (await admin.get(`/v1/audit?subjectId=${userId}&orderSide=asc`)).json();
    const steps = data.map(({ action, after }: { action: string; after: object }) => ({ action, after }));
    expect(steps).toMatchObject([
      { action: 'session.log-in', after: { next: 'otp' } },
      { action: 'session.complete', after: { by: 'code' } },
      { action: 'session.log-out' },
    ]);
  });

  it('[C2] requires a confirmed address', async () => {
    const { email } = await newUser(test.services, { emailConfirmedAt: null });
    const answer = await new Browser(test).post('/v1/auth/login', { email, password: testPassword });
    expect(answer.json()).toMatchObject({ status: 403, code: 'auth.email_not_confirmed' });
  });

  it('[C2] makes the user wait longer after each failure, even with the right password', async () => {
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

  it('[C2] allows only the free failures among concurrent attempts', async () => {
    const { email } = await newUser(test.services);
    const tries = Array.from({ length: 20 }, () =>
      new Browser(test).post('/v1/auth/login', { email, password: 'Otra#2026' }),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });
});

describe('sessions', () => {
  it('[B7] are listed, and can be ended one by one', async () => {
    const { email } = await newUser(test.services);
    const [here, there] = [await passwordAccepted(test, email), await passwordAccepted(test, email)];
    await here.post('/v1/auth/otp', { code: nextCode(test) });
    await there.post('/v1/auth/otp', { code: nextCode(test) });
    const { data, total } = (await here.get('/v1/auth/sessions')).json();
    expect(total).toBe(2);
    const other = data.find(({ current }: { current: boolean }) => !current);
    expect((await here.delete(`/v1/auth/sessions/${other.sessionId}`)).statusCode).toBe(204);
    expect((await there.get('/v1/account/users/me')).statusCode).toBe(401);
    expect((await here.delete(`/v1/auth/sessions/${other.sessionId}`)).statusCode).toBe(404);
  });

  it('[C2] end by logging out, and when they are not used', async () => {
    const { email } = await newUser(test.services);
    const browser = await passwordAccepted(test, email);
    await browser.post('/v1/auth/otp', { code: nextCode(test) });
    test.clock.advance(3 * 3_600);
    expect((await browser.get('/v1/account/users/me')).statusCode).toBe(401);
    const again = await passwordAccepted(test, email);
    await again.post('/v1/auth/otp', { code: nextCode(test) });
    expect((await again.post('/v1/auth/logout')).statusCode).toBe(204);
    expect((await again.get('/v1/account/users/me')).statusCode).toBe(401);
  });

  it('[C2] end after a day, even if they are used', async () => {
    const { email } = await newUser(test.services);
    const browser = await passwordAccepted(test, email);
    await browser.post('/v1/auth/otp', { code: nextCode(test) });
    for (let hour = 0; hour < 23; hour += 1) {
      test.clock.advance(3_600);
      expect((await browser.get('/v1/account/users/me')).statusCode).toBe(200);
    }
    test.clock.advance(3_700);
    expect((await browser.get('/v1/account/users/me')).statusCode).toBe(401);
  });

  it('of staff end after 30 minutes without use; requests that pages send by themselves do not count', async () => {
    const { email } = await newUser(test.services, { role: 'admin' });
    const browser = await passwordAccepted(test, email);
    await browser.post('/v1/auth/otp', { code: nextCode(test) });
    test.clock.advance(20 * 60);
    const me = (await browser.get('/v1/account/users/me')).json();
    expect(me.session).toMatchObject({ idleMinutes: 30 });
    test.clock.advance(20 * 60);
    const polled = await browser.get('/v1/overview/waiting', { 'x-by-itself': 'true' });
    expect(polled.statusCode).toBe(200);
    test.clock.advance(11 * 60);
    expect((await browser.get('/v1/account/users/me')).statusCode).toBe(401);
  });

  it('of staff end after twelve hours, even if they are used', async () => {
    const { email } = await newUser(test.services, { role: 'operator' });
    const browser = await passwordAccepted(test, email);
    await browser.post('/v1/auth/otp', { code: nextCode(test) });
    const { session } = (await browser.get('/v1/account/users/me')).json();
    for (let round = 0; round < 28; round += 1) {
      test.clock.advance(25 * 60);
      expect((await browser.get('/v1/account/users/me')).statusCode).toBe(200);
    }
    test.clock.advance(21 * 60);
    expect(test.clock.now.getTime()).toBeGreaterThan(Date.parse(session.endsAt));
    expect((await browser.get('/v1/account/users/me')).statusCode).toBe(401);
  });

  it('of staff cannot use trusted devices, neither new nor earlier ones', async () => {
    const { email, userId } = await newUser(test.services);
    const browser = await passwordAccepted(test, email);
    await browser.post('/v1/auth/otp', { code: nextCode(test), trustDevice: true });
    await test.db.update(users).set({ role: 'operator' }).where(eq(users.userId, userId));
    await browser.post('/v1/auth/logout');
    const again = await browser.post('/v1/auth/login', { email, password: testPassword });
    expect(again.json()).toEqual({ next: 'otp' });
    const code = nextCode(test);
    const refused = await browser.post('/v1/auth/otp', { code, trustDevice: true });
    expect(refused.json()).toMatchObject({ status: 403, code: 'auth.staff_device' });
    expect((await browser.post('/v1/auth/otp', { code })).statusCode).toBe(204);
    const later = await browser.post('/v1/auth/devices', { name: 'Portátil' });
    expect(later.json()).toMatchObject({ status: 403, code: 'auth.staff_device' });
  });
});
