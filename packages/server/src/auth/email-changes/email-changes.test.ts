// Goal: only who is signed in with a fresh factor and reads the new mailbox changes the address of an account.
import { buildRegistration } from '@semilla/contract/testing';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { askForEmail, confirmationIn, emailChangesPath, newEmail } from '../../../test/email-changes.ts';
import { followEvents } from '../../../test/follow-events.ts';
import { addressOf, mailAbout, mailsTo, tokenIn } from '../../../test/mails.ts';
import { statementsOf } from '../../../test/statements-of.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser, testPassword } from '../../../test/users.ts';
import { hashToken } from '../../kit/keys.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { emailChanges } from '../../schema/email-changes.ts';
import { inboxMessages } from '../../schema/inbox-messages.ts';
import { users } from '../../schema/users.ts';
import { cleanUp } from '../../start/clean-up.ts';

let test: TestApp;
let visitor: Caller;
beforeAll(async () => {
  test = await buildTestApp({ config: { freshFactorMinutes: 5, trustProxy: 1 } });
  visitor = await as(test, 'visitor');
});
afterAll(() => test.close());

const confirm = (token: string) => visitor.post(`${emailChangesPath}/confirm`, { body: { token } });
const codeOf = async (answer: ReturnType<typeof confirm>) => (await answer).json().code;
const openOnes = async (caller: Caller) =>
  (await caller.get(emailChangesPath)).json().data.filter((row: { endedAt: string | null }) => !row.endedAt);

async function customer() {
  const { userId, email } = await newUser(test.services);
  return { owner: await as(test, { userId }), userId, email };
}

describe('a customer', () => {
  it('[C2][E14] gets another address by the link in the mail to it, and withdrawals wait', async () => {
    const { owner, userId, email } = await customer();
    const taken = newEmail();
    await visitor.post('/v1/auth/password/forgot', { body: { email } });
    const reset = tokenIn((await mailAbout(test, email, 'Elige una contraseña nueva')).text);
    const asked = await askForEmail(owner, taken.toUpperCase());
    expect(asked.statusCode).toBe(201);
    expect(asked.json()).toMatchObject({ email: taken, previousEmail: email, confirmedAt: null });
    const told = await mailAbout(test, email, 'Alguien ha pedido cambiar el correo de tu cuenta');
    expect(told.text).toContain(taken);
    expect(await addressOf(test, userId)).toBe(email);

    const confirmed = await confirm(await confirmationIn(test, taken));
    expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { email: taken }]);
    const me = (await owner.get('/v1/account/users/me')).json();
    expect(me).toMatchObject({ email: taken, emailConfirmed: true });
    expect((await mailAbout(test, email, 'Tu cuenta tiene un correo nuevo')).text).toContain(taken);
    for (const address of [email, taken]) await mailAbout(test, address, 'Tus retiradas esperan 72 horas');
    const wallet = (await owner.get('/v1/wallet/wallets')).json().data[0];
    expect(wallet.hold).toMatchObject({ reason: 'email', isStopped: false });
    const login = (address: string) =>
      new Browser(test).post('/v1/auth/login', { email: address, password: testPassword });
    expect((await login(taken)).statusCode).toBe(200);
    expect((await login(email)).statusCode).toBe(401);
    const old = { token: reset, password: 'Almendro#24' };
    expect((await visitor.post('/v1/auth/password/reset', { body: old })).json().code).toBe(
      'auth.link_invalid',
    );

    const noted = await test.db.select().from(auditEntries).where(eq(auditEntries.personId, userId));
    expect(noted.filter(({ action }) => action.startsWith('email-change.'))).toMatchObject([
      { action: 'email-change.request', userId, before: { email }, after: { email: taken } },
      { action: 'email-change.confirm', userId, before: { email }, after: { email: taken } },
    ]);
  });

  it('[C2] needs a fresh factor', async () => {
    const { owner } = await customer();
    test.clock.advance(5 * 60 + 1);
    expect(await codeOf(askForEmail(owner, newEmail()))).toBe('auth.fresh_factor_required');
    expect(await codeOf(askForEmail(visitor, newEmail()))).toBe('request.unauthenticated');
  });

  it('[C2] is refused the same address, and one that is none', async () => {
    const { owner, email } = await customer();
    const same = (await askForEmail(owner, email.toUpperCase())).json();
    expect(same).toMatchObject({ status: 409, errors: [{ path: 'email', code: 'auth.same_email' }] });
    const malformed = (await askForEmail(owner, 'lucia@')).json();
    expect(malformed).toMatchObject({ status: 400, errors: [{ path: 'email', code: 'email' }] });
    expect(await openOnes(owner)).toEqual([]);
  });

  it('[C2] has one open request: the link of an earlier one no longer works', async () => {
    const { owner, userId } = await customer();
    const [first, second] = [newEmail(), newEmail()];
    for (const address of [first, second]) expect((await askForEmail(owner, address)).statusCode).toBe(201);
    expect(await codeOf(confirm(await confirmationIn(test, first)))).toBe('auth.link_invalid');
    expect(await openOnes(owner)).toMatchObject([{ email: second }]);
    expect((await confirm(await confirmationIn(test, second))).statusCode).toBe(200);
    expect(await addressOf(test, userId)).toBe(second);
  });

  it('[C2] asks only a limited number of times', async () => {
    const { owner } = await customer();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await askForEmail(owner, newEmail())).statusCode);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    const flooded = newEmail();
    const others: number[] = [];
    for (let count = 0; count < 6; count += 1)
      others.push((await askForEmail((await customer()).owner, flooded)).statusCode);
    expect(others).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('[C2] who changes the password ends an open request', async () => {
    const { owner } = await customer();
    const taken = newEmail();
    await askForEmail(owner, taken);
    const body = { currentPassword: testPassword, password: 'Naranjo#2026' };
    expect((await owner.patch('/v1/auth/password', { body })).statusCode).toBe(204);
    expect(await codeOf(confirm(await confirmationIn(test, taken)))).toBe('auth.link_invalid');
  });
});

describe('an address that has an account', () => {
  it('[C2] is not told apart by the answer or the mail to the asker; a mail there says so', async () => {
    const { email: known } = await newUser(test.services);
    const asking = async (email: string) => {
      const { owner, userId, email: own } = await customer();
      const { answer, statements } = await statementsOf(() => askForEmail(owner, email));
      const told = await mailAbout(test, own, 'Alguien ha pedido cambiar el correo de tu cuenta');
      const messages = await test.db.select().from(inboxMessages).where(eq(inboxMessages.userId, userId));
      return {
        statusCode: answer.statusCode,
        fields: Object.keys(answer.json()),
        headers: Object.keys(answer.headers),
        statements,
        told: told.text.replaceAll(email, '').replace(/token=\S+/, ''),
        messages: messages.map(({ subject }) => subject),
        open: (await openOnes(owner)).length,
      };
    };
    expect(await asking(known)).toEqual(await asking(newEmail()));
    const mails = await mailsTo(test, known);
    expect(mails.map(({ subject }) => subject)).toEqual(['Esta dirección ya tiene una cuenta']);
    expect(mails[0]?.text).not.toContain('token=');
  });

  it('[C2] since the request is refused by the link', async () => {
    const { owner, userId, email } = await customer();
    const taken = newEmail();
    await askForEmail(owner, taken);
    const token = await confirmationIn(test, taken);
    await newUser(test.services, { email: taken });
    expect((await confirm(token)).json()).toMatchObject({ status: 409, code: 'account.email_taken' });
    expect(await addressOf(test, userId)).toBe(email);
  });
});

describe('the link', () => {
  it('[C2] works once, for a day', async () => {
    const { owner } = await customer();
    const [first, second] = [newEmail(), newEmail()];
    await askForEmail(owner, first);
    const token = await confirmationIn(test, first);
    expect((await confirm(token)).statusCode).toBe(200);
    expect(await codeOf(confirm(token))).toBe('auth.link_invalid');
    await askForEmail(owner, second);
    test.clock.advance(24 * 3_600);
    expect(await codeOf(confirm(await confirmationIn(test, second)))).toBe('auth.link_invalid');
  });

  it('[C2] is stored hashed, in no inbox, and deleted once its change cannot be undone', async () => {
    const { owner, userId } = await customer();
    const taken = newEmail();
    await askForEmail(owner, taken);
    const token = await confirmationIn(test, taken);
    const rows = () => test.db.select().from(emailChanges).where(eq(emailChanges.userId, userId));
    expect(await rows()).toMatchObject([{ tokenHash: hashToken(token) }]);
    const { rows: texts } = await test.db.execute<{ text: string }>(
      sql`select content::text as text from inbox_messages where user_id = ${userId}`,
    );
    expect(texts.length).toBeGreaterThan(0);
    expect(JSON.stringify(texts)).not.toContain('token=');
    test.clock.advance(95 * 3_600);
    await cleanUp(test.services);
    expect(await rows()).toHaveLength(1);
    test.clock.advance(3_600);
    await cleanUp(test.services);
    expect(await rows()).toEqual([]);
  });

  it('[C2] is counted by network only if it is made up', async () => {
    const from = { 'x-forwarded-for': '203.0.113.90' };
    const tryLink = async (token: string) =>
      (await visitor.post(`${emailChangesPath}/confirm`, { body: { token }, headers: from })).statusCode;
    for (let count = 0; count < 20; count += 1) expect(await tryLink('a'.repeat(43))).toBe(400);
    expect(await tryLink('a'.repeat(43))).toBe(429);
  });

  it('[C2] changes nothing while the account is disabled, nor once it is closed', async () => {
    const { owner, userId, email } = await customer();
    const taken = newEmail();
    await askForEmail(owner, taken);
    const token = await confirmationIn(test, taken);
    await test.db.update(users).set({ disabledAt: test.clock.now }).where(eq(users.userId, userId));
    expect(await codeOf(confirm(token))).toBe('auth.account_disabled');
    expect(await addressOf(test, userId)).toBe(email);
    await test.db.update(users).set({ disabledAt: null }).where(eq(users.userId, userId));
    const closed = await owner.delete('/v1/account/users/me', { body: { password: testPassword } });
    expect(closed.statusCode).toBe(204);
    expect(await codeOf(confirm(token))).toBe('auth.link_invalid');
    expect(await test.db.$count(emailChanges, eq(emailChanges.userId, userId))).toBe(0);
  });
});

describe('staff', () => {
  it('[C2] cannot change their own address', async () => {
    for (const role of ['operator', 'admin'] as const)
      expect(await codeOf(askForEmail(await as(test, role), newEmail()))).toBe('request.forbidden');
  });

  it('[C2] who change the address or the role of a customer end what the customer asked for', async () => {
    const marta = await as(test, 'admin');
    for (const [index, body] of [{ email: newEmail() }, { role: 'operator' }].entries()) {
      const { owner, userId } = await customer();
      const taken = newEmail();
      await askForEmail(owner, taken);
      const edited = await marta.patch(`/v1/account/users/${userId}`, { body });
      expect(edited.statusCode, `change ${index}`).toBe(200);
      expect(await codeOf(confirm(await confirmationIn(test, taken)))).toBe('auth.link_invalid');
    }
  });
});

it('[C2] registers nobody with an address that its owner can still get back', async () => {
  const { owner, userId, email } = await customer();
  const taken = newEmail();
  await askForEmail(owner, taken);
  await confirm(await confirmationIn(test, taken));
  const registration = buildRegistration({ email });
  expect((await visitor.post('/v1/account/users', { body: registration })).statusCode).toBe(201);
  await mailAbout(test, email, 'Ya tienes una cuenta con nosotros');
  const marta = await as(test, 'admin');
  const other = await customer();
  const given = await marta.patch(`/v1/account/users/${other.userId}`, { body: { email }, alone: true });
  expect(given.json().code).toBe('account.email_taken');
  const { password: _password, acceptTerms: _accept, ...invitation } = registration;
  const invited = await marta.post('/v1/account/users', { body: { ...invitation, invite: true } });
  expect(invited.json().code).toBe('account.email_taken');
  expect(await test.db.$count(users, eq(users.email, email))).toBe(0);
  const back = await askForEmail(await as(test, { userId }), email);
  expect(back.statusCode).toBe(201);
  expect((await confirm(await confirmationIn(test, email))).statusCode).toBe(200);
});

it('[C2] tells the open pages of the customer that the address has changed', async () => {
  const { owner } = await customer();
  const taken = newEmail();
  await askForEmail(owner, taken);
  const token = await confirmationIn(test, taken);
  const followed = await followEvents(await test.app.listen({ port: 0, host: '127.0.0.1' }), owner.cookie);
  await confirm(token);
  expect((await followed.hears('emailChanges')).topics).toEqual(['emailChanges']);
  followed.close();
});
