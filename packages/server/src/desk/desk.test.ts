/** Goal: from the desk anybody can be tried, in the demo and nowhere else. */
import { createHash } from 'node:crypto';
import { readMe } from '@semilla/contract';
import { buildRegistration } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../account/users/table.ts';
import { readConfig } from '../config.ts';
import { demoAccounts } from '../demo/named-accounts.ts';
import { Browser } from '../testing/browser.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { newUser } from '../testing/users.ts';
import { mountDesk } from './index.ts';

let test: TestApp;
let page: string;
const origin = 'http://localhost:3000';

beforeAll(async () => {
  test = await buildTestApp({ isDemo: true, prepare: mountDesk });
  page = await shown('/dev');
});
afterAll(() => test.close());

const shown = async (url: string, headers: Record<string, string> = { 'accept-language': 'en' }) =>
  (await test.app.inject({ url, headers })).body;

const signIn = (userId: string, headers: Record<string, string> = { origin }) =>
  test.app.inject({
    method: 'POST',
    url: '/dev/sign-in',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: `userId=${userId}`,
  });

/** The account on whose card these words stand. */
function userIdBeside(words: string): string {
  const card = page.split('<li class="card">').find((one) => one.includes(words)) ?? '';
  return /name="userId" value="([^"]+)"/.exec(card)?.[1] ?? '';
}

const sessionIn = (answer: Awaited<ReturnType<typeof signIn>>) =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

describe('the desk', () => {
  it('[B10] leads to everything there is to try', () => {
    for (const path of ['/', '/admin/', '/v1/docs', '/dev/mail', '/dev/mail/previews', '/dev/identity']) {
      expect(page).toContain(`href="${path}"`);
    }
    for (const { email } of demoAccounts) expect(page).toContain(email);
    expect(page.match(/<button/g)).toHaveLength(demoAccounts.length + 9);
  });

  it('[P4][B10] speaks the language of the browser, or the one that was chosen on it', async () => {
    expect(await shown('/dev', { 'accept-language': 'es-ES,es;q=0.9' })).toContain(
      '<h1>Mesa de pruebas</h1>',
    );
    const chosen = await test.app.inject({ url: '/dev?lang=es', headers: { 'accept-language': 'en' } });
    expect(chosen.body).toContain('<html lang="es">');
    const kept = chosen.cookies.find(({ name }) => name === 'locale');
    expect(kept).toMatchObject({ value: 'es', path: '/', sameSite: 'Lax' });
    const headers = { 'accept-language': 'en', cookie: 'locale=es' };
    expect(await shown('/dev/mail', headers)).toContain('<h1>Buzón</h1>');
    expect(await shown('/dev/identity', headers)).toContain('<html lang="es">');
    expect((await test.app.inject('/dev?lang=fr')).cookies).toEqual([]);
  });

  it('[B10] lets the one script run that renews the codes', async () => {
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
      const me = await test.app.inject({ url: readMe.path, headers: { cookie: sessionIn(answer) } });
      expect(me.json()).toMatchObject({ email, role });
    },
  );

  it('[B10][S10] signs in as a customer without codes, and as nobody who may not', async () => {
    const unverified = await signIn(userIdBeside('Has not shown who they are'));
    const me = await test.app.inject({ url: readMe.path, headers: { cookie: sessionIn(unverified) } });
    expect(me.json()).toMatchObject({ verificationStatus: 'NotVerified' });
    const disabled = await signIn(userIdBeside('Disabled: cannot sign in'));
    expect([disabled.statusCode, disabled.cookies]).toEqual([403, []]);
    const unconfirmed = await newUser(test.services, { emailConfirmedAt: null });
    expect((await signIn(unconfirmed.userId)).statusCode).toBe(403);
    expect((await signIn('nobody')).statusCode).toBe(404);
  });

  it('[B10] is for pages of its own: another site signs nobody in', async () => {
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

  it('[B10] tells two apart who share a name', () => {
    const names = [...page.matchAll(/<button type="submit">Sign in as ([^<]+)</g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('Elena Vidal Rueda');
    expect(page).toContain('sign in as <strong>Elena Vidal Rueda</strong>');
  });

  it('[B10][S10] shows whoever registers, and their code from when it is being set up on', async () => {
    expect(page).not.toContain('Registered here');
    const browser = new Browser(test);
    const body = buildRegistration({ email: 'amparo@example.com', name: 'Amparo', surname: 'Quintana Rey' });
    expect((await browser.post('/v1/account/users', body)).statusCode).toBe(201);
    const card = async () => {
      page = await shown('/dev');
      return page.split('<li class="card">').find((one) => one.includes(body.email)) ?? '';
    };
    expect(await card()).toContain('Has yet to confirm their e-mail');
    await test.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.email, body.email));
    expect(await card()).toContain('Their code stands here once they are asked to set one up');
    expect((await signIn(userIdBeside(body.email))).statusCode).toBe(303);

    await browser.post('/v1/auth/login', { email: body.email, password: body.password });
    const begun = (await browser.post('/v1/auth/totps')).json();
    const code = /<code [^>]*>(\d{6})<\/code>/.exec(await card())?.[1];
    const confirmed = await browser.post(`/v1/auth/totps/${begun.totpId}/confirm`, { code });
    expect(confirmed.statusCode).toBe(200);
    expect(await card()).toMatch(/Amparo Quintana Rey[\s\S]*<code [^>]*>\d{6}<\/code>/);
    expect(page.match(new RegExp(body.email, 'g'))).toHaveLength(1);
  });

  it('[B10] shows five who registered, and the codes of all others below', async () => {
    for (let count = 0; count < 5; count += 1) await newUser(test.services);
    const later = await shown('/dev');
    const section = later.split('<h2>').find((one) => one.startsWith('Registered here')) ?? '';
    expect(section.match(/<button/g)).toHaveLength(5);
    expect(section).not.toContain('amparo@example.com');
    const table = later.split('<h2>').find((one) => one.startsWith('Codes of everybody else')) ?? '';
    expect(table).toMatch(/amparo@example\.com<\/td><td>investor<\/td><td><code [^>]*>\d{6}/);
  });

  it('[B8][B10] shows every mail in both languages, each on a page of its own', async () => {
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

it('[B10] cannot be put where there is no demo', async () => {
  const config = {
    ...readConfig({ DEMO: 'false', SECRET_KEY: 'k'.repeat(40) }),
    logLevel: 'silent' as const,
  };
  const { demo, secretKey } = config;
  const real = await buildTestApp({ config: { demo, secretKey } });
  expect(() => mountDesk(real.app)).toThrow('in the demo alone');
  const asked = await real.app.inject({ method: 'POST', url: '/dev/sign-in', headers: { origin } });
  expect([asked.statusCode, asked.cookies]).toEqual([404, []]);
  await real.close();
});
