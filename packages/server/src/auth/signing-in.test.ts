/** Goal: logging in and what follows from it, at the door, as a browser would do it: cookies are kept and sent back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { newUser, testPassword } from '../testing/users.ts';
import { codeNow, nextCode, passwordAccepted } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

describe('log in', () => {
  it('[C2] takes password, then code, and only then lets in', async () => {
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

  it('[C2] changes the token at each step up, and the earlier one is worth nothing', async () => {
    const { email } = await newUser(test.services);
    const browser = await passwordAccepted(test, email);
    const half = browser.cookies.get('semilla-session') as string;
    await browser.post('/v1/auth/otp', { code: nextCode(test) });
    const full = browser.cookies.get('semilla-session') as string;
    expect(full).not.toBe(half);
    browser.cookies.set('semilla-session', half);
    expect((await browser.get('/v1/account/users/me')).statusCode).toBe(401);
  });

  it('[C2] hides the token from scripts and gives them only a hint', async () => {
    const { email } = await newUser(test.services);
    const browser = await passwordAccepted(test, email);
    expect(browser.cookies.has('semilla_session')).toBe(false);
    const answer = await browser.post('/v1/auth/otp', { code: nextCode(test) });
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
    const browser = await passwordAccepted(test, email);
    await browser.post('/v1/auth/otp', { code: nextCode(test) });
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

describe('sessions', () => {
  it('[B7] are listed, and ended one by one', async () => {
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

  it('[C2] end by logging out, and by being left alone', async () => {
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

  it('[C2] do not outlive a day, however much they are used', async () => {
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
});
