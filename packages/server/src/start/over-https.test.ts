/** Goal: with an https address cookies and headers are secure, and sessions end in time. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { nextCode } from '../../test/codes.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { newUser, testPassword } from '../../test/users.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ config: { publicUrl: 'https://semilla.example' } });
});
afterAll(() => test.close());

async function signIn() {
  const { email } = await newUser(test.services);
  const browser = new Browser(test);
  await browser.post('/v1/auth/login', { email, password: testPassword });
  const answer = await browser.post('/v1/auth/otp', { code: nextCode(test), trustDevice: true });
  expect(answer.statusCode).toBe(204);
  return { browser, answer };
}

it('[P7] has secure cookies for this host only', async () => {
  const { answer } = await signIn();
  const set = answer.cookies.filter(({ value }) => value);
  const names = set.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['__Host-semilla-session', '__Host-semilla-device']));
  for (const cookie of set) {
    expect(cookie.name).toMatch(/^__Host-/);
    expect(cookie).toMatchObject({ secure: true, sameSite: 'Lax', path: '/' });
    expect(cookie.httpOnly ?? false).toBe(cookie.name !== '__Host-semilla_session');
  }
});

it('[P7] requires TLS from browsers, and lets no other site read answers', async () => {
  for (const url of ['/v1/misc/countries', '/v1/nothing', '/health/live']) {
    const { headers } = await test.app.inject({ url, headers: { origin: 'https://evil.test' } });
    const [, seconds] =
      /^max-age=(\d+); includeSubDomains/.exec(headers['strict-transport-security'] ?? '') ?? [];
    expect(Number(seconds), url).toBeGreaterThanOrEqual(31_536_000);
    expect(headers['access-control-allow-origin'], url).toBeUndefined();
  }
});

it('[P7] does not support TRACE', async () => {
  const answer = await test.app.inject({ method: 'TRACE' as never, url: '/v1/misc/countries' });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.body).not.toContain('user-agent');
});

it('[C2] ends a session that is not used, and one that is used all day', async () => {
  const me = async ({ browser }: Awaited<ReturnType<typeof signIn>>) =>
    (await browser.get('/v1/account/users/me')).statusCode;
  const idle = await signIn();
  test.clock.advance(2 * 3_600 + 60);
  expect(await me(idle)).toBe(401);
  const busy = await signIn();
  for (let hour = 0; hour < 23; hour += 1) {
    test.clock.advance(3_600);
    expect(await me(busy)).toBe(200);
  }
  test.clock.advance(3_600 + 60);
  expect(await me(busy)).toBe(401);
});
