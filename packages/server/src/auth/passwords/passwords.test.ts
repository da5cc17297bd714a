import { v1 } from '@semilla/contract';
import { buildRegistration } from '@semilla/contract/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { as } from '../../../test/callers.ts';
import { nextCode, passwordAccepted } from '../../../test/codes.ts';
import { mailAbout, tokenIn } from '../../../test/mails.ts';
import { hashed } from '../../../test/quick-argon2.ts';
import { statementsOf } from '../../../test/statements-of.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { newUser, testPassword } from '../../../test/users.ts';
import { readMailbox } from '../../kit/mail/mailbox.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ config: { trustProxy: 1 } });
});
afterAll(() => test.close());

function mailsTo(address: string, count: number) {
  const { mail } = test.services.config;
  return until(async () => {
    const mails = await readMailbox(mail.kind === 'mailbox' ? mail.folder : '');
    const found = mails.filter(({ to }) => to === address);
    return found.length >= count ? found : undefined;
  });
}

describe('changing the password', () => {
  const body = { currentPassword: testPassword, password: 'Naranjo#2026' };

  it('[C2] requires signing in', async () => {
    expect((await (await as(test, 'visitor')).patch('/v1/auth/password', { body })).statusCode).toBe(401);
  });

  it('[C2] requires the current password, and is refused after too many wrong ones', async () => {
    const investor = await as(test, 'user');
    const wrong = { ...body, currentPassword: 'Otra#2026' };
    const answer = await investor.patch('/v1/auth/password', { body: wrong });
    expect(answer.json()).toMatchObject({ status: 400, code: 'auth.current_password_wrong' });
    for (let i = 0; i < 4; i += 1) await investor.patch('/v1/auth/password', { body: wrong });
    expect((await investor.patch('/v1/auth/password', { body })).statusCode).toBe(429);
  });

  it('[V2] refuses a new password that is too simple', async () => {
    const investor = await as(test, 'user');
    const answer = await investor.patch('/v1/auth/password', { body: { ...body, password: 'naranjo' } });
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ path: 'password', code: 'password' }] });
  });

  it('[V2] refuses a common password', async () => {
    const investor = await as(test, 'user');
    const answer = await investor.patch('/v1/auth/password', { body: { ...body, password: 'Welcome1!' } });
    expect(answer.json()).toMatchObject({
      status: 400,
      errors: [{ path: 'password', code: 'password_common' }],
    });
  });

  it('[C2][B8] ends the other sessions, keeps this one, and sends a mail', async () => {
    const user = await newUser(test.services);
    const [here, there] = [await as(test, user), await as(test, user)];
    await new Browser(test).post('/v1/auth/password/forgot', { email: user.email });
    const [requested] = await mailsTo(user.email, 1);
    expect((await here.patch('/v1/auth/password', { body })).statusCode).toBe(204);
    expect((await here.get('/v1/account/users/me')).statusCode).toBe(200);
    expect((await there.get('/v1/account/users/me')).statusCode).toBe(401);
    const [mail] = await mailsTo(user.email, 2);
    expect(mail?.subject).toBe('Tu contraseña ha cambiado');
    const token = /token=([\w-]+)/.exec(requested?.text ?? '')?.[1];
    const reset = await new Browser(test).post('/v1/auth/password/reset', { token, password: 'Almendro#24' });
    expect(reset.json()).toMatchObject({ code: 'auth.link_invalid' });
    const login = (password: string) =>
      new Browser(test).post('/v1/auth/login', { email: user.email, password });
    expect((await login(testPassword)).statusCode).toBe(401);
    expect((await login('Naranjo#2026')).statusCode).toBe(200);
  });
});

describe('a password', () => {
  it('[V2] is compared in full, with its case and spaces', async () => {
    const { email, userId } = await newUser(test.services);
    const password = ` Naranjo#2026 ${'ñ'.repeat(60)} `;
    const changed = await (await as(test, { userId })).patch('/v1/auth/password', {
      body: { currentPassword: testPassword, password },
    });
    expect(changed.statusCode).toBe(204);
    const login = async (given: string) =>
      (await new Browser(test).post('/v1/auth/login', { email, password: given })).statusCode;
    expect(await login(password)).toBe(200);
    const altered = [password.trim(), password.slice(0, -2), password.slice(0, 64), password.toUpperCase()];
    for (const other of altered) {
      expect(await login(other)).toBe(401);
      test.clock.advance(3_600);
    }
    expect(await login(password)).toBe(200);
  });

  it('[V2] does not expire', async () => {
    const later = await buildTestApp();
    const { email } = await newUser(later.services);
    const login = () => new Browser(later).post('/v1/auth/login', { email, password: testPassword });
    expect((await login()).json()).toEqual({ next: 'otp' });
    later.clock.advance(10 * 365 * 86_400);
    expect((await login()).json()).toEqual({ next: 'otp' });
    await later.close();
  });
});

describe('the confirmation link', () => {
  it('[C2] is sent again on request, and the earlier link stops working', async () => {
    const user = await newUser(test.services, { emailConfirmedAt: null, language: 'en' });
    const browser = new Browser(test);
    await browser.post('/v1/auth/email/resend', { email: user.email });
    await mailsTo(user.email, 1);
    expect((await browser.post('/v1/auth/email/resend', { email: user.email })).statusCode).toBe(204);
    const [newer, older] = await mailsTo(user.email, 2);
    const verify = (text = '') =>
      browser.post('/v1/auth/email/verify', { token: /token=([\w-]+)/.exec(text)?.[1] });
    expect((await verify(older?.text)).json()).toMatchObject({ code: 'auth.link_invalid' });
    expect((await verify(newer?.text)).statusCode).toBe(200);
  });

  it('[C2] answers the same for an unknown or confirmed address', async () => {
    const { email } = await newUser(test.services);
    for (const address of [email, 'nadie@example.com']) {
      expect((await new Browser(test).post('/v1/auth/email/resend', { email: address })).statusCode).toBe(
        204,
      );
    }
  });

  it('[C2] is sent to one mailbox, and by one network, only a limited number of times', async () => {
    const ask = async (address: string, count: number, email: (i: number) => string) => {
      const statuses: number[] = [];
      for (let i = 0; i < count; i += 1) {
        const headers = { 'x-forwarded-for': address };
        const answer = await new Browser(test).post('/v1/auth/password/forgot', { email: email(i) }, headers);
        statuses.push(answer.statusCode);
      }
      return statuses;
    };
    expect(await ask('203.0.113.50', 6, () => 'inundada@example.com')).toEqual([
      204, 204, 204, 204, 204, 429,
    ]);
    // The limit applies to all kinds of mails together.
    const other = { email: 'inundada@example.com' };
    for (const { path } of [v1.emails.resend, v1.complaints.requestLink])
      expect((await new Browser(test).post(path, other)).statusCode).toBe(429);
    const registration = buildRegistration(other);
    expect((await new Browser(test).post(v1.registration.create.path, registration)).statusCode).toBe(429);
    const many = await ask('203.0.113.51', 52, (i) => `lista.${i}@example.com`);
    expect(many.slice(0, 50).every((status) => status === 204)).toBe(true);
    expect(many.slice(50)).toEqual([429, 429]);
  });

  it.each([
    ['password/forgot', 'confirmed', {}],
    ['password/forgot', 'disabled', { disabledAt: new Date() }],
    ['password/forgot', 'deleted', { disabledAt: new Date(), deletedAt: new Date() }],
    ['email/resend', 'confirmed', {}],
    ['email/resend', 'unconfirmed', { emailConfirmedAt: null }],
  ] as const)('[C2] %s does the same for an unknown address as for a %s one', async (path, _state, given) => {
    const { email } = await newUser(test.services, given);
    const unknown = `nadie.${crypto.randomUUID()}@example.com`;
    const from = { 'x-forwarded-for': `203.0.113.${path.length}` };
    const hashedBefore = hashed.count;
    const work = async (address: string) => {
      const asking = () => new Browser(test).post(`/v1/auth/${path}`, { email: address }, from);
      const { answer, statements } = await statementsOf(asking);
      const { statusCode, body, headers } = answer;
      return { statusCode, body, headers: Object.keys(headers), statements };
    };
    const first = await work(unknown);
    expect(first.statusCode).toBe(204);
    // Two statements count the attempt, and one enqueues the job.
    expect(first.statements).toHaveLength(3);
    for (const address of [email, email, unknown]) expect(await work(address)).toEqual(first);
    expect(hashed.count).toBe(hashedBefore);
  });

  it('[C2] is requested by a job that does not contain the address in plain text', async () => {
    await new Browser(test).post('/v1/auth/password/forgot', { email: 'nadie.mas@example.com' });
    const { rows } = await test.db.execute(sql`select data::text from pgboss.job where name = 'links'`);
    expect(rows).not.toEqual([]);
    expect(JSON.stringify(rows)).not.toContain('@example.com');
  });
});

it('[C2][B8] links to the configured address, regardless of the host in the request', async () => {
  const { email } = await newUser(test.services);
  const forged = {
    host: 'evil.test',
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'http',
    'x-forwarded-for': '203.0.113.61',
  };
  const asked = await new Browser(test).post('/v1/auth/password/forgot', { email }, forged);
  expect(asked.statusCode).toBe(204);
  const { text, html } = await mailAbout(test, email, 'Elige una contraseña nueva');
  const { origin } = new URL(test.services.config.publicUrl);
  const links = `${text} ${html}`.match(/https?:\/\/[^\s"<>]+/g) ?? [];
  expect(links.filter((link) => new URL(link).origin !== origin)).toEqual([]);
  expect(links.length).toBeGreaterThan(1);
});

describe('resetting the password', () => {
  it('[C2] checks the link before it hashes the password', async () => {
    const reset = { token: 'x'.repeat(43), password: 'Naranjo#2026' };
    const before = hashed.count;
    expect((await new Browser(test).post('/v1/auth/password/reset', reset)).statusCode).toBe(400);
    expect(hashed.count).toBe(before);
  });

  it('[C2] counts made-up links by network, but none that is real', async () => {
    const { email } = await newUser(test.services);
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const tryLink = async (token: string, address: string) =>
      (
        await new Browser(test).post(
          '/v1/auth/password/reset',
          { token, password: 'Naranjo#2026' },
          from(address),
        )
      ).statusCode;
    const madeUp = 'a'.repeat(43);
    for (let count = 0; count < 20; count += 1) expect(await tryLink(madeUp, '203.0.113.40')).toBe(400);
    expect(await tryLink(madeUp, '203.0.113.40')).toBe(429);
    for (let count = 0; count < 19; count += 1) await tryLink(madeUp, '203.0.113.41');
    await new Browser(test).post('/v1/auth/password/forgot', { email });
    const [requested] = await mailsTo(email, 1);
    expect(await tryLink(tokenIn(requested?.text ?? ''), '203.0.113.41')).toBe(204);
    expect(await tryLink(madeUp, '203.0.113.41')).toBe(400);
  });

  it('[C2] opens no session, and the next log-in needs the code, even on a trusted device', async () => {
    const { email } = await newUser(test.services);
    const browser = await passwordAccepted(test, email);
    await browser.post('/v1/auth/otp', { code: nextCode(test), trustDevice: true });
    await browser.post('/v1/auth/logout');
    const from = { 'x-forwarded-for': '203.0.113.60' };
    await browser.post('/v1/auth/password/forgot', { email }, from);
    const { text } = await mailAbout(test, email, 'Elige una contraseña nueva');
    const body = { token: tokenIn(text), password: 'Naranjo#2026' };
    const reset = await browser.post('/v1/auth/password/reset', body);
    expect([reset.statusCode, reset.cookies]).toEqual([204, []]);
    expect((await browser.get('/v1/account/users/me')).statusCode).toBe(401);
    const login = await browser.post('/v1/auth/login', { email, password: body.password });
    expect(login.json()).toEqual({ next: 'otp' });
    expect((await browser.get('/v1/auth/sessions')).json().code).toBe('auth.otp_required');
  });
});
