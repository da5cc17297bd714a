// Goal: who guesses passwords waits; who only has an account that others guess at does not.
// Method: the door, from several addresses, as a proxy in front would tell them.
import { buildRegistration } from '@semilla/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { newUser, testPassword, testTotpSecret } from '../testing/users.ts';
import { currentCode } from './totps/codes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ config: { trustProxy: true } });
});
afterAll(() => test.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
const logIn = (browser: Browser, email: string, address: string, password = testPassword) =>
  browser.post('/v1/auth/login', { email, password }, from(address));
const stranger = () => new Browser(test);

async function guess(email: string, address: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < times; i += 1) {
    statuses.push((await logIn(stranger(), email, address, 'Otra#2026')).statusCode);
  }
  return statuses;
}

async function withTrustedDevice(email: string, address: string): Promise<Browser> {
  const browser = stranger();
  await logIn(browser, email, address);
  test.clock.advance(30);
  const code = currentCode(testTotpSecret, test.clock.now);
  await browser.post('/v1/auth/otp', { code, trustDevice: true }, from(address));
  await browser.post('/v1/auth/logout');
  return browser;
}

describe('failures to log in', () => {
  it('[C2] make the network wait that they come from, and not the owner of the account elsewhere', async () => {
    const { email } = await newUser(test.services);
    expect(await guess(email, '203.0.113.1', 8)).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect((await logIn(stranger(), email, '203.0.113.1')).statusCode).toBe(429);
    expect((await logIn(stranger(), email, '198.51.100.1')).statusCode).toBe(200);
  });

  it('[C2] of one network count together, whichever of its addresses they come from', async () => {
    const { email } = await newUser(test.services);
    for (let i = 1; i <= 5; i += 1) await guess(email, `2001:db8:7:7::${i}`, 1);
    expect((await logIn(stranger(), email, '2001:db8:7:7::99')).statusCode).toBe(429);
    expect((await logIn(stranger(), email, '2001:db8:7:8::1')).statusCode).toBe(200);
  });

  it('[C2] from very many networks make everybody wait, but not a device that the account trusts', async () => {
    const { email } = await newUser(test.services);
    const trusted = await withTrustedDevice(email, '198.51.100.7');
    for (let i = 0; i < 20; i += 1) await guess(email, `192.0.2.${i}`, 5);
    expect((await logIn(stranger(), email, '198.51.100.8')).statusCode).toBe(429);
    const owner = await logIn(trusted, email, '198.51.100.8');
    expect(owner.json()).toEqual({ next: 'done' });
  });

  it('[C2] of a network that waits already bring nobody else closer to a wait', async () => {
    const { email } = await newUser(test.services);
    for (let i = 0; i < 120; i += 1) {
      await guess(email, '203.0.113.9', 1);
      test.clock.advance(16 * 60);
    }
    expect((await logIn(stranger(), email, '198.51.100.9')).statusCode).toBe(200);
  });

  it('[C2] on a trusted device make that device wait', async () => {
    const { email } = await newUser(test.services);
    const trusted = await withTrustedDevice(email, '198.51.100.10');
    for (let i = 0; i < 5; i += 1) await logIn(trusted, email, '198.51.100.10', 'Otra#2026');
    expect((await logIn(trusted, email, '198.51.100.10')).statusCode).toBe(429);
    expect((await logIn(stranger(), email, '198.51.100.10')).statusCode).toBe(200);
  });

  it('[C2] count for everybody where the device is trusted by another account', async () => {
    const [mine, other] = [await newUser(test.services), await newUser(test.services)];
    const trusted = await withTrustedDevice(mine.email, '198.51.100.11');
    for (let i = 0; i < 5; i += 1) await logIn(trusted, other.email, '198.51.100.11', 'Otra#2026');
    expect((await logIn(stranger(), other.email, '198.51.100.11')).statusCode).toBe(429);
  });
});

describe('asking who has an account', () => {
  const register = (address: string, given: object = {}) =>
    stranger().post('/v1/account/users', buildRegistration(given), from(address));

  it('[V3][C1] by registering ends after a few addresses that are taken', async () => {
    const { email } = await newUser(test.services);
    const answers: string[] = [];
    for (let i = 0; i < 7; i += 1) answers.push((await register('203.0.113.20', { email })).json().code);
    const taken = 'account.email_taken';
    const wait = 'auth.too_many_attempts';
    expect(answers).toEqual([taken, taken, taken, taken, taken, wait, wait]);
    expect((await register('203.0.113.20')).statusCode).toBe(429);
    expect((await register('203.0.113.21')).statusCode).toBe(201);
  });

  it('[C1] does not stand in the way of those who register, even where they are wrong at first', async () => {
    for (let i = 0; i < 6; i += 1) {
      expect((await register('203.0.113.22')).statusCode).toBe(201);
      expect((await register('203.0.113.22', { nationality: 'XX' })).statusCode).toBe(400);
    }
  });
});
