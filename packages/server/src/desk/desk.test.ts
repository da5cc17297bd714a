/** Goal: from the desk anybody can be tried, in the demo and nowhere else. */
import { readMe } from '@semilla/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { demoAccounts, seedDemo } from '../demo/index.ts';
import { buildTestApp, newUser, type TestApp } from '../testing/index.ts';
import { mountDesk } from './index.ts';

let test: TestApp;
let page: string;
const origin = 'http://localhost:3000';

beforeAll(async () => {
  test = await buildTestApp({
    async prepare(app) {
      await seedDemo(app.services);
      mountDesk(app);
    },
  });
  page = (await test.app.inject('/dev')).body;
}, 120_000);
afterAll(() => test.close());

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
