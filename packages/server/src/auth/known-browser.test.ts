/** Goal: whoever's account is opened from a browser that it does not know hears of it, and nobody hears of it twice. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { mailAbout, mailsTo, mailTo, tokenIn } from '../testing/mails.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { newUser, testPassword } from '../testing/users.ts';
import { nextCode } from './testing.ts';
import { currentCode } from './totps/codes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-05T17:00:00Z') });
});
afterAll(() => test.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const news = {
  es: 'Un navegador nuevo ha entrado en tu cuenta',
  en: 'A new browser has logged in to your account',
};

async function signIn(browser: Browser, email: string, more: object = {}): Promise<void> {
  await browser.post('/v1/auth/login', { email, password: testPassword });
  const given = { code: nextCode(test), ...more };
  const answer = await browser.post('/v1/auth/otp', given, { 'user-agent': firefox });
  expect(answer.statusCode).toBe(204);
}

/** The subjects of all mails so far; asked for once a later one is there. */
async function subjectsTo(browser: Browser, email: string): Promise<string[]> {
  const body = { currentPassword: testPassword, password: testPassword };
  expect((await browser.patch('/v1/auth/password', body)).statusCode).toBe(204);
  await mailAbout(test, email, 'Tu contraseña ha cambiado');
  return (await mailsTo(test, email)).map(({ subject }) => subject);
}

it('[B7][B8] a browser that is new to an account is told of, once, with what it is and when', async () => {
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

it('[B7][B8] one that another account has used is new all the same, and both are known from then on', async () => {
  const [one, other] = [await newUser(test.services), await newUser(test.services, { language: 'en' })];
  const browser = new Browser(test);
  await signIn(browser, one.email);
  await signIn(browser, other.email);
  await mailAbout(test, other.email, news.en);
  await signIn(browser, one.email);
  const subjects = await subjectsTo(browser, one.email);
  expect(subjects.filter((subject) => subject === news.es)).toHaveLength(1);
});

/** How often somebody was told of a new browser by the time of their first new password. */
async function tellings(browser: Browser, email: string): Promise<number> {
  return (await subjectsTo(browser, email)).filter((subject) => subject === news.es).length;
}

it('[B7][B8][C2] with a password of their own choice the others are new again, this one is not', async () => {
  const { email } = await newUser(test.services);
  const [here, there] = [new Browser(test), new Browser(test)];
  await signIn(here, email);
  await signIn(there, email);
  expect(await tellings(here, email)).toBe(2);
  await here.post('/v1/auth/logout');
  await signIn(here, email);
  await signIn(there, email);
  await there.patch('/v1/auth/password', { currentPassword: testPassword, password: testPassword });
  await mailTo(test, email, 5);
  const subjects = (await mailsTo(test, email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === news.es)).toHaveLength(3);
});

it('[B7][B8][C2] with a password that was set by mail every browser is new again', async () => {
  const { email } = await newUser(test.services);
  const browser = new Browser(test);
  await signIn(browser, email);
  await browser.post('/v1/auth/password/forgot', { email });
  const { text } = await mailTo(test, email, 2);
  const body = { token: tokenIn(text), password: testPassword };
  expect((await browser.post('/v1/auth/password/reset', body)).statusCode).toBe(204);
  await signIn(browser, email);
  expect(await tellings(browser, email)).toBe(2);
});

it('[B7][X1] nobody makes a browser known by themselves', async () => {
  const [{ email, userId }, stranger] = [await newUser(test.services), await newUser(test.services)];
  const elsewhere = new Browser(test);
  await signIn(elsewhere, stranger.email);
  const browser = new Browser(test);
  const borrowed = elsewhere.cookies.get('semilla-known') as string;
  browser.cookies.set('semilla-known', [userId, 'x'.repeat(43), borrowed].join('.'));
  await signIn(browser, email);
  expect((await mailAbout(test, email, news.es)).headers).not.toHaveProperty('List-Unsubscribe');
});

it('[B7][B8] the browser that codes are set up in is known; a trusted one is told of as that', async () => {
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
  await mailAbout(test, trusting.email, 'Un dispositivo nuevo entra sin código');
  await trusted.post('/v1/auth/login', { email: trusting.email, password: testPassword });
  expect(await subjectsTo(trusted, trusting.email)).not.toContain(news.es);
});
