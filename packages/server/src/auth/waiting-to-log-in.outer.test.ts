// Goal: users who guess passwords have to wait; owners of attacked accounts do not.
// Method: logins from several addresses, as forwarded by a proxy.
import { buildRegistration } from '@semilla/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { newUser, testPassword, testTotpSecret } from '../../test/users.ts';
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

async function signedInBefore(email: string, address: string, trustDevice = false): Promise<Browser> {
  const browser = stranger();
  await logIn(browser, email, address);
  test.clock.advance(30);
  const code = currentCode(testTotpSecret, test.clock.now);
  const answer = await browser.post('/v1/auth/otp', { code, trustDevice }, from(address));
  if (answer.statusCode !== 204) throw new Error(answer.body);
  await browser.post('/v1/auth/logout');
  return browser;
}

const withTrustedDevice = (email: string, address: string) => signedInBefore(email, address, true);

describe('failures to log in', () => {
  it('[C2] make only their own network wait, not the owner elsewhere', async () => {
    const { email } = await newUser(test.services);
    expect(await guess(email, '203.0.113.1', 8)).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect((await logIn(stranger(), email, '203.0.113.1')).statusCode).toBe(429);
    expect((await logIn(stranger(), email, '198.51.100.1')).statusCode).toBe(200);
  });

  it('[C2] of one IPv6 network count together', async () => {
    const { email } = await newUser(test.services);
    for (let i = 1; i <= 5; i += 1) await guess(email, `2001:db8:7:7::${i}`, 1);
    expect((await logIn(stranger(), email, '2001:db8:7:7::99')).statusCode).toBe(429);
    expect((await logIn(stranger(), email, '2001:db8:7:8::1')).statusCode).toBe(200);
  });

  it('[C2] from many networks make everyone wait, except a trusted device of the account', async () => {
    const { email } = await newUser(test.services);
    const trusted = await withTrustedDevice(email, '198.51.100.7');
    for (let i = 0; i < 20; i += 1) await guess(email, `192.0.2.${i}`, 5);
    expect((await logIn(stranger(), email, '198.51.100.8')).statusCode).toBe(429);
    const owner = await logIn(trusted, email, '198.51.100.8');
    expect(owner.json()).toEqual({ next: 'done' });
  });

  it('[C2] of strangers keep staff out neither in the browser nor in the network from which they signed in before', async () => {
    const { email } = await newUser(test.services, { role: 'admin' });
    const [here, home] = ['198.51.100.20', '2001:db8:9:9::1'];
    const browser = await signedInBefore(email, here);
    await signedInBefore(email, home);
    for (let i = 0; i < 20; i += 1) await guess(email, `192.0.2.${100 + i}`, 5);
    expect((await logIn(stranger(), email, '198.51.100.21')).statusCode).toBe(429);
    expect((await logIn(browser, email, '198.51.100.22')).statusCode).toBe(200);
    expect((await logIn(stranger(), email, '2001:db8:9:9::2')).statusCode).toBe(200);
  });

  it('[C2] make a known browser wait by its own failures, and a known network too', async () => {
    const { email } = await newUser(test.services, { role: 'admin' });
    const browser = await signedInBefore(email, '198.51.100.30');
    for (let i = 0; i < 5; i += 1) await logIn(browser, email, '198.51.100.31', 'Otra#2026');
    expect((await logIn(browser, email, '198.51.100.31')).statusCode).toBe(429);
    expect(await guess(email, '198.51.100.30', 6)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('[C2] from a network with the password but not the code count among those of strangers', async () => {
    const { email } = await newUser(test.services);
    await logIn(stranger(), email, '198.51.100.40');
    for (let i = 0; i < 20; i += 1) await guess(email, `192.0.2.${150 + i}`, 5);
    expect((await logIn(stranger(), email, '198.51.100.40')).statusCode).toBe(429);
  });

  it('[C2] with many accounts from one network make that network wait', async () => {
    const { email } = await newUser(test.services);
    const network = '203.0.113.80';
    const statuses: number[] = [];
    for (let i = 0; i < 50; i += 1) statuses.push(...(await guess(`lista.${i}@example.com`, network, 1)));
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect((await logIn(stranger(), email, network)).statusCode).toBe(429);
    expect((await logIn(stranger(), email, '198.51.100.80')).statusCode).toBe(200);
  });

  it('[C2] of a network that is already waiting do not count for others', async () => {
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

  it('[C2] on a device trusted by another account count as from an unknown device', async () => {
    const [mine, other] = [await newUser(test.services), await newUser(test.services)];
    const trusted = await withTrustedDevice(mine.email, '198.51.100.11');
    for (let i = 0; i < 5; i += 1) await logIn(trusted, other.email, '198.51.100.11', 'Otra#2026');
    expect((await logIn(stranger(), other.email, '198.51.100.11')).statusCode).toBe(429);
  });
});

describe('finding out who has an account', () => {
  const register = (address: string, given: object = {}) =>
    stranger().post('/v1/account/users', buildRegistration(given), from(address));

  it('[C1] is not possible by registering: known and new addresses get the same answers and the same waits', async () => {
    const { email } = await newUser(test.services);
    const unknown = 'nueva.persona@example.com';
    for (const address of [email, unknown]) {
      const statuses: number[] = [];
      for (let i = 0; i < 7; i += 1) {
        statuses.push((await register(`203.0.113.${30 + i}`, { email: address })).statusCode);
      }
      expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
    }
  });

  it('[C1] is not confused with registrations, even invalid ones', async () => {
    for (let i = 0; i < 6; i += 1) {
      expect((await register('203.0.113.22')).statusCode).toBe(201);
      expect((await register('203.0.113.22', { nationality: 'XX' })).statusCode).toBe(400);
    }
  });
});
