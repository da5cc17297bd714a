// Goal: users get exactly one mail about a login from a browser that is new to their account.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { nextCode } from '../../test/codes.ts';
import { mailAbout, mailsTo, mailTo, tokenIn } from '../../test/mails.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { newUser, testPassword } from '../../test/users.ts';
import { currentCode } from './totps/codes.ts';

let test: TestApp;
beforeAll(async () => {
  // With the default brand name, which the tests' password contains, that password would be refused as a new
  // one.
  test = await buildTestApp({ now: new Date('2026-03-05T17:00:00Z'), config: { brandName: 'Huerto' } });
});
afterAll(() => test.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const news = {
  es: 'Acceso a tu cuenta desde un navegador que no conocíamos',
  en: 'New login to your account from a browser we do not know',
};

async function signIn(browser: Browser, email: string, more: object = {}): Promise<void> {
  await browser.post('/v1/auth/login', { email, password: testPassword });
  const given = { code: nextCode(test), ...more };
  const answer = await browser.post('/v1/auth/otp', given, { 'user-agent': firefox });
  expect(answer.statusCode).toBe(204);
}

/** The subjects of all mails so far. Triggers and awaits a later mail first, so none is missing. */
async function subjectsTo(browser: Browser, email: string): Promise<string[]> {
  const body = { currentPassword: testPassword, password: testPassword };
  expect((await browser.patch('/v1/auth/password', body)).statusCode).toBe(204);
  await mailAbout(test, email, 'Tu contraseña ha cambiado');
  return (await mailsTo(test, email)).map(({ subject }) => subject);
}

it('[B7][B8] mails the user once about a new browser, with its name and the time', async () => {
  const { email } = await newUser(test.services);
  const browser = new Browser(test);
  await signIn(browser, email);
  const { text } = await mailAbout(test, email, news.es);
  expect(text).toContain('Navegador: Firefox, Linux');
  expect(text).toMatch(/Cuándo: 05\/03\/2026 18:0\d, hora de Madrid/);
  await browser.post('/v1/auth/logout');
  await signIn(browser, email);
  const subjects = await subjectsTo(browser, email);
  expect(subjects.filter((subject) => subject === news.es)).toHaveLength(1);
});

it('[B7][B8] treats a browser used by another account as new, and then as known for both accounts', async () => {
  const [first, second] = [await newUser(test.services), await newUser(test.services, { language: 'en' })];
  const browser = new Browser(test);
  await signIn(browser, first.email);
  await signIn(browser, second.email);
  await mailAbout(test, second.email, news.en);
  await signIn(browser, first.email);
  const subjects = await subjectsTo(browser, first.email);
  expect(subjects.filter((subject) => subject === news.es)).toHaveLength(1);
});

/** The number of mails about a new browser up to the first change of password. */
async function countNewBrowserMails(browser: Browser, email: string): Promise<number> {
  return (await subjectsTo(browser, email)).filter((subject) => subject === news.es).length;
}

it('[B7][B8][C2] treats other browsers as new after a password change, but not this one', async () => {
  const { email } = await newUser(test.services);
  const [here, there] = [new Browser(test), new Browser(test)];
  await signIn(here, email);
  await signIn(there, email);
  expect(await countNewBrowserMails(here, email)).toBe(2);
  await here.post('/v1/auth/logout');
  await signIn(here, email);
  await signIn(there, email);
  await there.patch('/v1/auth/password', { currentPassword: testPassword, password: testPassword });
  await mailTo(test, email, 5);
  const subjects = (await mailsTo(test, email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === news.es)).toHaveLength(3);
});

it('[B7][B8][C2] treats every browser as new after a password reset by mail', async () => {
  const { email } = await newUser(test.services);
  const browser = new Browser(test);
  await signIn(browser, email);
  await browser.post('/v1/auth/password/forgot', { email });
  const { text } = await mailTo(test, email, 2);
  const body = { token: tokenIn(text), password: testPassword };
  expect((await browser.post('/v1/auth/password/reset', body)).statusCode).toBe(204);
  await signIn(browser, email);
  expect(await countNewBrowserMails(browser, email)).toBe(2);
});

it('[B7][X1] refuses forged marks of known browsers and marks of other users', async () => {
  const [{ email, userId }, stranger] = [await newUser(test.services), await newUser(test.services)];
  const elsewhere = new Browser(test);
  await signIn(elsewhere, stranger.email);
  const browser = new Browser(test);
  const borrowed = elsewhere.cookies.get('semilla-known') as string;
  browser.cookies.set('semilla-known', [userId, 'x'.repeat(43), borrowed].join('.'));
  await signIn(browser, email);
  expect((await mailAbout(test, email, news.es)).headers).not.toHaveProperty('List-Unsubscribe');
});

it('[B7][B8] knows the browser that set up codes, and sends only the mail about trust for a newly trusted browser', async () => {
  const { email } = await newUser(test.services, { hasTotp: false });
  const browser = new Browser(test);
  await browser.post('/v1/auth/login', { email, password: testPassword });
  const { totpId, secret } = (await browser.post('/v1/auth/totps')).json();
  await browser.post(`/v1/auth/totps/${totpId}/confirm`, { code: currentCode(secret, test.clock.now) });
  test.clock.advance(30);
  await browser.post('/v1/auth/login', { email, password: testPassword });
  const code = currentCode(secret, test.clock.now);
  expect((await browser.post('/v1/auth/otp', { code })).statusCode).toBe(204);
  expect((await subjectsTo(browser, email)).toSorted()).toEqual([
    'Tu contraseña ha cambiado',
    'Tu cuenta tiene códigos nuevos',
  ]);

  const trusting = await newUser(test.services);
  const trusted = new Browser(test);
  await signIn(trusted, trusting.email, { trustDevice: true });
  await mailAbout(test, trusting.email, 'Un dispositivo ya puede entrar sin código');
  await trusted.post('/v1/auth/login', { email: trusting.email, password: testPassword });
  expect(await subjectsTo(trusted, trusting.email)).not.toContain(news.es);
});
