/** Goal: the desk signs in as any account, but only in the demo. */
import { createHash } from 'node:crypto';
import { v1 } from '@semilla/contract';
import { buildRegistration } from '@semilla/contract/testing';
import { formatDateTime } from '@semilla/format';
import { proposals } from '@semilla/server/schema/proposals.ts';
import { users } from '@semilla/server/schema/users.ts';
import { readConfig } from '@semilla/server/start/read-config.ts';
import { Browser } from '@semilla/server/test/browser.ts';
import { as } from '@semilla/server/test/callers.ts';
import { anInvestor } from '@semilla/server/test/money.ts';
import { invest, openProject } from '@semilla/server/test/orders.ts';
import { buildTestApp, type TestApp } from '@semilla/server/test/test-app.ts';
import { newUser } from '@semilla/server/test/users.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword } from '../seed/named-accounts.ts';
import { clockIn, resetClock } from './clock.ts';
import { mountDesk } from './mount-desk.ts';

let test: TestApp;
let page: string;
const origin = 'http://localhost:3000';

beforeAll(async () => {
  test = await buildTestApp({ isDemo: true, prepare: mountDesk });
  page = await bodyOf('/dev');
});
afterAll(() => test.close());

const bodyOf = async (url: string, headers: Record<string, string> = { 'accept-language': 'en' }) =>
  (await test.app.inject({ url, headers })).body;

const signIn = (userId: string, headers: Record<string, string> = { origin }, more = '') =>
  test.app.inject({
    method: 'POST',
    url: '/dev/sign-in',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: `userId=${userId}${more}`,
  });

/** The user id on the card that contains these words. */
function userIdBeside(words: string): string {
  const card = page.split('<li class="card">').find((candidate) => candidate.includes(words)) ?? '';
  return /name="userId" value="([^"]+)"/.exec(card)?.[1] ?? '';
}

const sessionIn = (answer: Awaited<ReturnType<typeof signIn>>) =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

describe('the desk', () => {
  it('[B10] links to everything that can be tried', () => {
    for (const path of ['/', '/admin/', '/v1/docs', '/dev/mail', '/dev/mail/previews', '/dev/identity']) {
      expect(page).toContain(`href="${path}"`);
    }
    for (const { email } of demoAccounts) expect(page).toContain(email);
    expect(page.match(/<button/g)).toHaveLength(demoAccounts.length + 11);
  });

  it('[P4][B10] uses the language of the browser, or the one chosen on the page', async () => {
    expect(await bodyOf('/dev', { 'accept-language': 'es-ES,es;q=0.9' })).toContain(
      '<h1>Mesa de pruebas</h1>',
    );
    const chosen = await test.app.inject({ url: '/dev?lang=es', headers: { 'accept-language': 'en' } });
    expect(chosen.body).toContain('<html lang="es">');
    const localeCookie = chosen.cookies.find(({ name }) => name === 'locale');
    expect(localeCookie).toMatchObject({ value: 'es', path: '/', sameSite: 'Lax' });
    const headers = { 'accept-language': 'en', cookie: 'locale=es' };
    expect(await bodyOf('/dev/mail', headers)).toContain('<h1>Buzón</h1>');
    expect(await bodyOf('/dev/identity', headers)).toContain('<html lang="es">');
    expect((await test.app.inject('/dev?lang=fr')).cookies).toEqual([]);
  });

  it('[B10] answers only to the names of this machine', async () => {
    const statusFor = async (url: string, host: string) =>
      (await test.app.inject({ url, headers: { host } })).statusCode;
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000', 'semilla.localhost'])
      expect(await statusFor('/dev', host), host).toBe(200);
    for (const host of ['evil.test', 'localhost.evil.test', '127.0.0.1.evil.test', '192.0.2.1'])
      for (const url of ['/dev', '/dev/mail', '/dev/identity'])
        expect(await statusFor(url, host), host).toBe(404);
  });

  it('[B10] does not trust X-Forwarded-Host, even behind a trusted proxy', async () => {
    const behindProxy = await buildTestApp({ prepare: mountDesk, config: { trustProxy: 1 } });
    const statusFor = async (host: string, forwardedHost: string, url: string) => {
      const headers = { host, 'x-forwarded-host': forwardedHost };
      return (await behindProxy.app.inject({ url, headers })).statusCode;
    };
    for (const url of ['/dev', '/dev/mail', '/dev/identity']) {
      for (const [host, forwardedHost] of [
        ['evil.test', 'localhost'],
        ['localhost', 'evil.test'],
        ['localhost', 'localhost, evil.test'],
      ] as const)
        expect(await statusFor(host, forwardedHost, url), `${host} ${forwardedHost}`).toBe(404);
      expect(await statusFor('localhost:3000', 'localhost:3000', url), url).toBe(200);
    }
    await behindProxy.close();
  });

  it.each([
    ['x-forwarded-for', '203.0.113.1', '127.0.0.1'],
    ['x-forwarded-for', '127.0.0.1, 203.0.113.1', '::ffff:127.0.0.1, ::1'],
    ['x-forwarded-proto', 'https', 'http'],
    ['x-real-ip', '127.0.0.1', undefined],
    ['forwarded', 'for=127.0.0.1', undefined],
    ['via', '1.1 proxy', undefined],
    ['cf-connecting-ip', '203.0.113.1', undefined],
  ])(
    '[B10] answers nothing that a proxy forwarded from elsewhere: %s %s',
    async (header, elsewhere, here) => {
      const statusFor = async (url: string, value: string) =>
        (await test.app.inject({ url, headers: { host: 'localhost:3000', [header]: value } })).statusCode;
      for (const url of ['/dev', '/dev/mail', '/dev/identity']) {
        expect(await statusFor(url, elsewhere), url).toBe(404);
        if (here) expect(await statusFor(url, here), url).toBe(200);
      }
    },
  );

  it('[B10] allows only the script that renews the codes', async () => {
    const answer = await test.app.inject('/dev');
    const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(answer.body) ?? [];
    const digest = createHash('sha256').update(script).digest('base64');
    expect(answer.headers['content-security-policy']).toContain(`script-src 'sha256-${digest}';`);
    expect(answer.body.match(/<script/g)).toHaveLength(1);
  });

  it.each(demoAccounts.map(({ email, role }) => [email, role] as const))(
    '[B10] signs in as %s, with a real session',
    async (email, role) => {
      const answer = await signIn(userIdBeside(email));
      expect([answer.statusCode, answer.headers.location]).toEqual([303, role === 'user' ? '/' : '/admin/']);
      const me = await test.app.inject({ url: v1.me.find.path, headers: { cookie: sessionIn(answer) } });
      expect(me.json()).toMatchObject({ email, role });
    },
  );

  it('[B10][B7] signs in without a factor, so that the next delicate act asks for one', async () => {
    const userId = userIdBeside('admin@semilla.test');
    for (const [more, status] of [
      ['', 204],
      ['&factor=none', 403],
    ] as const) {
      const headers = { cookie: sessionIn(await signIn(userId, { origin }, more)) };
      expect((await test.app.inject({ url: v1.sessions.checkFresh.path, headers })).statusCode).toBe(status);
    }
  });

  it('[B10][S10] signs in as a customer without codes, but not as a user who must not log in', async () => {
    const unverified = await signIn(userIdBeside('Identity not verified'));
    const me = await test.app.inject({ url: v1.me.find.path, headers: { cookie: sessionIn(unverified) } });
    expect(me.json()).toMatchObject({ verificationStatus: 'NotVerified' });
    const disabled = await signIn(userIdBeside('Disabled: cannot log in'));
    expect([disabled.statusCode, disabled.cookies]).toEqual([403, []]);
    const unconfirmed = await newUser(test.services, { emailConfirmedAt: null });
    expect((await signIn(unconfirmed.userId)).statusCode).toBe(403);
    expect((await signIn('nobody')).statusCode).toBe(404);
  });

  it('[B10] refuses sign-ins from another site', async () => {
    const userId = userIdBeside('admin@semilla.test');
    for (const headers of [
      {},
      { origin: 'https://elsewhere.example' },
      { origin, 'sec-fetch-site': 'cross-site' },
    ]) {
      const answer = await signIn(userId, headers as Record<string, string>);
      expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
    }
  });

  it('[B10] distinguishes accounts that share a first name', () => {
    const names = [...page.matchAll(/<button type="submit">Log in as ([^<]+)</g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('Elena Vidal Rueda');
    expect(page).toContain('log in as <strong>Elena Vidal Rueda</strong>');
  });

  it('[B10][S10] shows new users, and their code as soon as they start to set it up', async () => {
    expect(page).not.toContain('Registered here');
    const browser = new Browser(test);
    const body = buildRegistration({ email: 'amparo@example.com', name: 'Amparo', surname: 'Quintana Rey' });
    expect((await browser.post('/v1/account/users', body)).statusCode).toBe(201);
    const card = async () => {
      page = await bodyOf('/dev');
      return page.split('<li class="card">').find((candidate) => candidate.includes(body.email)) ?? '';
    };
    expect(await card()).toContain('Has yet to confirm their e-mail address');
    await test.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.email, body.email));
    expect(await card()).toContain('Their code appears here once they set it up');
    expect((await signIn(userIdBeside(body.email))).statusCode).toBe(303);

    await browser.post('/v1/auth/login', { email: body.email, password: body.password });
    const setUp = (await browser.post('/v1/auth/totps')).json();
    const code = /<code [^>]*>(\d{6})<\/code>/.exec(await card())?.[1];
    const confirmed = await browser.post(`/v1/auth/totps/${setUp.totpId}/confirm`, { code });
    expect(confirmed.statusCode).toBe(200);
    expect(await card()).toMatch(/Amparo Quintana Rey[\s\S]*<code [^>]*>\d{6}<\/code>/);
    expect(page.match(new RegExp(body.email, 'g'))).toHaveLength(1);
  });

  it('[B10] shows the last five new users, and the codes of all others below', async () => {
    for (let count = 0; count < 5; count += 1) await newUser(test.services);
    const later = await bodyOf('/dev');
    const section = later.split('<h2>').find((candidate) => candidate.startsWith('Registered here')) ?? '';
    expect(section.match(/<button/g)).toHaveLength(5);
    expect(section).not.toContain('amparo@example.com');
    const table =
      later.split('<h2>').find((candidate) => candidate.startsWith('Codes of everyone else')) ?? '';
    expect(table).toMatch(/amparo@example\.com<\/td><td>investor<\/td><td><code [^>]*>\d{6}/);
  });

  it('[B8][B10] shows every mail in both languages, each on its own page', async () => {
    for (const [lang, words] of [
      ['es', 'Tu cuenta se ha cerrado'],
      ['en', 'Your account has been closed'],
    ]) {
      const gallery = (await test.app.inject(`/dev/mail/previews?lang=${lang}`)).body;
      expect(gallery).toContain(words);
      const links = [...gallery.matchAll(/href="(\/dev\/mail\/previews\/[^"]+)"/g)].map(
        ([, url]) => url ?? '',
      );
      expect(links.length).toBeGreaterThan(40);
      for (const url of links) expect((await test.app.inject(url)).statusCode, url).toBe(200);
    }
    expect((await test.app.inject('/dev/mail/previews/nothing/0')).statusCode).toBe(404);
  });
});

describe('the reflection periods of the desk', () => {
  const end = (projectId: string) =>
    test.app.inject({
      method: 'POST',
      url: '/dev/reflection',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en', origin },
      payload: `projectId=${projectId}`,
    });

  it('[B10][L15] end for one project, which is then financed', async () => {
    const admin = await as(test, 'admin');
    const { projectId, name } = await openProject(test, admin, { financingAmount: 50_000 });
    expect((await end(projectId)).body).toContain('No project is fully subscribed now.');
    await invest(await anInvestor(test, 50_000), projectId, '500.00');
    expect(await bodyOf('/dev')).toContain(`<span class="hidden"> ${name}</span>`);
    expect((await end(projectId)).headers.location).toBe('/dev#reflection');
    expect((await admin.get(`/v1/project/projects/${projectId}`)).json().phaseName).toBe('Financed');
    expect((await end('nothing')).statusCode).toBe(404);
  });
});

describe('the clock of the desk', () => {
  const move = (fields: string, headers: Record<string, string> = { origin }) =>
    test.app.inject({
      method: 'POST',
      url: '/dev/clock',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en', ...headers },
      payload: fields,
    });
  // Rounded, because time passes between the two readings.
  const movedMs = () =>
    1_000 * Math.round((test.services.now().getTime() - test.services.deviceNow().getTime()) / 1_000);

  it('[B10] moves the time of the platform but not of authenticator apps, and runs due jobs', async () => {
    const day = 86_400_000;
    const pending = () => test.db.$count(proposals, eq(proposals.status, 'pending'));
    expect(await pending()).toBeGreaterThan(0);

    expect((await move('amount=3&unit=hours')).headers.location).toBe('/dev#clock');
    expect([movedMs(), (await pending()) > 0]).toEqual([day / 8, true]);
    expect((await move('amount=360&unit=minutes')).statusCode).toBe(303);
    expect(movedMs()).toBe((3 * day) / 8);
    // A proposal lapses after a week.
    expect((await move('amount=8&unit=days')).statusCode).toBe(303);
    expect([movedMs(), await pending()]).toEqual([8 * day + (3 * day) / 8, 0]);
    expect(await bodyOf('/dev')).toContain(`<strong id="time">${formatDateTime(test.services.now())}`);

    const [browser, email] = [new Browser(test), 'investor@semilla.test'];
    await browser.post('/v1/auth/login', { email, password: demoPassword });
    const code = new RegExp(`${email}[\\s\\S]*?<code [^>]*>(\\d{6})`).exec(await bodyOf('/dev'))?.[1];
    expect((await browser.post('/v1/auth/otp', { code })).statusCode).toBe(204);
    // After a restart the clock stays moved; a new demo starts at the real time.
    const { dataDir } = test.services.config;
    const realNow = () => new Date(0);
    expect(clockIn(dataDir, realNow).now().getTime()).toBe(8 * day + (3 * day) / 8);
    resetClock(dataDir);
    expect(clockIn(dataDir, realNow).now().getTime()).toBe(0);
  });

  it('[B10] only moves forward by whole minutes, hours or days, and refuses requests from other sites', async () => {
    const before = movedMs();
    for (const fields of [
      'amount=0&unit=days',
      'amount=-1&unit=days',
      'amount=1.5&unit=days',
      'amount=1',
      'amount=1&unit=weeks',
      '',
    ])
      expect((await move(fields)).body, fields).toContain('The time was not moved');
    expect((await move('amount=1&unit=days', {})).statusCode).toBe(403);
    expect(movedMs()).toBe(before);
  });
});

it('[B10] cannot be mounted outside the demo', async () => {
  const config = {
    ...readConfig({ DEMO: 'false', SECRET_KEY: 'k'.repeat(40) }),
    logLevel: 'silent' as const,
  };
  const { demo, secretKey } = config;
  const real = await buildTestApp({ config: { demo, secretKey } });
  expect(() => mountDesk(real.app)).toThrow('in the demo alone');
  const answer = await real.app.inject({ method: 'POST', url: '/dev/sign-in', headers: { origin } });
  expect([answer.statusCode, answer.cookies]).toEqual([404, []]);
  await real.close();
});
