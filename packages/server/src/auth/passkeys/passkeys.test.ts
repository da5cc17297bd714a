// Goal: a passkey replaces the one-time code only for its owner, in one session, on this site, and once per challenge.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { as } from '../../../test/callers.ts';
import { nextCode, passwordAccepted } from '../../../test/codes.ts';
import { mailAbout } from '../../../test/mails.ts';
import { givePasskey } from '../../../test/passkeys.ts';
import { SoftwareAuthenticator } from '../../../test/software-authenticator.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser, testPassword } from '../../../test/users.ts';
import { carryOutProposals } from '../../approvals/carry-out-proposals.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { passkeys } from '../../schema/passkeys.ts';
import { totps } from '../../schema/totps.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-05T10:00:00Z'), config: { freshFactorMinutes: 5 } });
});
afterAll(() => test.close());

const path = '/v1/auth/passkeys';
const newAuthenticator = () => new SoftwareAuthenticator(test.services.config.publicUrl);
type Sender = Pick<Browser, 'post'>;
type Options = { challenge: string };

const send = (browser: Sender, url: string, body?: object) => browser.post(url, body);
const optionsOf = async (browser: Sender): Promise<Options> =>
  (await browser.post(`${path}/challenge`)).json();

async function signedIn(email: string): Promise<Browser> {
  const browser = await passwordAccepted(test, email);
  expect((await browser.post('/v1/auth/otp', { code: nextCode(test) })).statusCode).toBe(204);
  return browser;
}

async function halfWithPasskey() {
  const { userId, email } = await newUser(test.services);
  const { authenticator, passkeyId } = await givePasskey(test, userId);
  return { userId, email, authenticator, passkeyId, browser: await passwordAccepted(test, email) };
}

describe('a passkey', () => {
  it('is added and signs its owner in, puts withdrawals on hold, and is recorded in mails and the audit trail', async () => {
    const { email, userId } = await newUser(test.services, { language: 'en' });
    const browser = await signedIn(email);
    const authenticator = newAuthenticator();
    const options = (await browser.post(`${path}/options`)).json();
    expect(options).toMatchObject({ rp: { id: 'localhost' }, excludeCredentials: [] });
    const added = await browser.post(path, { name: 'Phone', credential: authenticator.create(options) });
    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({ name: 'Phone', lastUsedAt: null });
    await mailAbout(test, email, 'Your account has a new passkey');
    await mailAbout(test, email, 'Your withdrawals wait for 72 hours');

    const other = await passwordAccepted(test, email);
    const challenge = await optionsOf(other);
    expect(challenge).toMatchObject({ allowCredentials: [{ id: authenticator.credentialId }] });
    const credential = authenticator.answer(challenge);
    expect((await other.post(`${path}/check`, { credential })).statusCode).toBe(204);
    expect((await other.get('/v1/account/users/me')).json()).toMatchObject({
      signedIn: 'full',
      hasPasskeys: true,
    });
    const actions = (await test.db.select().from(auditEntries).orderBy(auditEntries.auditEntryId)).filter(
      ({ userId: by }) => by === userId,
    );
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['passkey.add', 'hold.start', 'session.complete']),
    );
  });

  it('is renamed and removed only by its owner; removal ends other sessions and puts withdrawals on hold', async () => {
    const { userId, email } = await newUser(test.services);
    const { passkeyId } = await givePasskey(test, userId);
    const owner = await as(test, { userId });
    const other = await as(test, 'user');
    const address = `${path}/${passkeyId}`;
    expect((await other.patch(address, { body: { name: 'Mía' } })).statusCode).toBe(404);
    expect((await other.delete(address)).statusCode).toBe(404);
    expect((await owner.patch(address, { body: { name: 'Llave azul' } })).json().name).toBe('Llave azul');
    const elsewhere = await as(test, { userId });
    expect((await owner.delete(address)).statusCode).toBe(204);
    expect((await elsewhere.get(path)).statusCode).toBe(401);
    expect((await owner.get(path)).json()).toEqual({ data: [], total: 0 });
    await mailAbout(test, email, 'Se ha quitado una llave de acceso de tu cuenta');
    await mailAbout(test, email, 'Tus retiradas esperan 72 horas');
  });

  it('is refused if the user has ten, or if it is already registered', async () => {
    const { userId, email } = await newUser(test.services);
    const browser = await signedIn(email);
    const authenticator = newAuthenticator();
    const create = async () => {
      const options = (await browser.post(`${path}/options`)).json();
      return browser.post(path, { name: 'Llave', credential: authenticator.create(options) });
    };
    expect((await create()).statusCode).toBe(201);
    expect((await create()).json()).toMatchObject({ status: 409, code: 'auth.passkey_taken' });
    for (let count = 1; count < 10; count += 1) await givePasskey(test, userId);
    expect((await browser.post(`${path}/options`)).json().code).toBe('auth.passkey_limit');
  });

  it('is not added with a signature for another site or another challenge', async () => {
    const { email } = await newUser(test.services);
    const browser = await signedIn(email);
    const authenticator = newAuthenticator();
    const add = (credential: object) => browser.post(path, { name: 'Llave', credential });
    const options = async () => (await browser.post(`${path}/options`)).json();
    const refused = [
      await add(authenticator.create(await options(), { origin: 'https://semilla.example' })),
      await add(authenticator.create(await options(), { rpId: 'semilla.example' })),
      await add(authenticator.create({ challenge: 'Y2hhbGxlbmdl' })),
    ];
    for (const answer of refused) expect(answer.json()).toMatchObject({ code: 'auth.passkey_invalid' });
  });
});

describe('signing in with a passkey is refused', () => {
  it.each([
    ['on another origin', { origin: 'https://semi1la.example' }],
    ['for another site', { rpId: 'semi1la.example' }],
    ['without fingerprint, face or PIN', { isVerified: false }],
  ])('%s', async (_title, forged) => {
    const { browser, authenticator } = await halfWithPasskey();
    const credential = authenticator.answer(await optionsOf(browser), forged);
    const answer = await send(browser, `${path}/check`, { credential });
    expect(answer.json()).toMatchObject({ status: 401, code: 'auth.passkey_invalid' });
  });

  it('with a challenge that was used, successfully or not', async () => {
    const { browser, authenticator } = await halfWithPasskey();
    const challenge = await optionsOf(browser);
    const wrong = authenticator.answer(challenge, { origin: 'https://semi1la.example' });
    expect((await send(browser, `${path}/check`, { credential: wrong })).statusCode).toBe(401);
    const right = authenticator.answer(challenge);
    expect((await send(browser, `${path}/check`, { credential: right })).statusCode).toBe(401);
  });

  it('with a challenge that has expired or belongs to another session', async () => {
    const { email, browser, authenticator } = await halfWithPasskey();
    const late = authenticator.answer(await optionsOf(browser));
    test.clock.advance(5 * 60 + 1);
    expect((await send(browser, `${path}/check`, { credential: late })).statusCode).toBe(401);
    const elsewhere = await passwordAccepted(test, email);
    const credential = authenticator.answer(await optionsOf(elsewhere));
    expect((await send(browser, `${path}/check`, { credential })).statusCode).toBe(401);
  });

  it('with the passkey of another person', async () => {
    const { browser } = await halfWithPasskey();
    const stranger = await halfWithPasskey();
    const credential = stranger.authenticator.answer(await optionsOf(browser));
    expect((await send(browser, `${path}/check`, { credential })).json().code).toBe('auth.passkey_invalid');
  });

  it('with a counter that was already reached, as a copied key would send', async () => {
    const { email, browser, authenticator } = await halfWithPasskey();
    authenticator.counter = 7;
    const credential = authenticator.answer(await optionsOf(browser));
    expect((await send(browser, `${path}/check`, { credential })).statusCode).toBe(204);
    const copy = await passwordAccepted(test, email);
    authenticator.counter = 5;
    const copied = authenticator.answer(await optionsOf(copy));
    expect((await send(copy, `${path}/check`, { credential: copied })).statusCode).toBe(401);
  });

  it('without a passkey, and a password alone cannot set up another factor', async () => {
    const { email } = await newUser(test.services);
    const without = await passwordAccepted(test, email);
    expect((await without.post(`${path}/challenge`)).json()).toMatchObject({
      status: 404,
      code: 'auth.passkey_not_configured',
    });
    const between = await newUser(test.services, { hasTotp: false });
    await givePasskey(test, between.userId);
    const browser = await passwordAccepted(test, between.email);
    expect((await browser.post('/v1/auth/totps')).json().code).toBe('auth.passkey_required');
  });
});

it('[P7] two administrators who delete the second factor also delete all passkeys, as preview, mails and audit say', async () => {
  const { userId, email, browser } = await halfWithPasskey();
  await givePasskey(test, userId, 'Llave azul');
  const [marta, elena] = [await as(test, 'admin'), await as(test, 'admin')];
  const [device] = await test.db.select().from(totps).where(eq(totps.userId, userId));
  const proposed = await marta.delete(`/v1/auth/totps/${device?.totpId}`, {
    body: { why: 'Ha perdido el móvil.' },
    alone: true,
  });
  const removals = ['Móvil de Lucía', 'Llave azul'].map((name) => ({ name }));
  const { effects, proposalId } = proposed.json();
  const isRemoval = ({ action }: { action: string }) => action === 'passkey.remove';
  expect(effects.filter(isRemoval).map(({ before }: { before: object }) => before)).toEqual(removals);
  const approval = `/v1/approvals/${proposalId}/approve`;
  expect((await elena.post(approval, { body: {}, alone: true })).json().status).toBe('scheduled');
  expect(await test.db.$count(passkeys, eq(passkeys.userId, userId))).toBe(2);
  const announced = await mailAbout(test, email, 'Se va a eliminar tu dispositivo de códigos');
  expect(announced.text).toContain('se quitarán todas tus llaves de acceso');
  // Someone who stole the device cannot stop the deletion by renaming a passkey.
  await test.db.update(passkeys).set({ name: 'Llave robada' }).where(eq(passkeys.name, 'Llave azul'));
  await carryOutProposals(test.app, new Date(test.clock.now.getTime() + 24 * 3_600_000));
  expect(await test.db.$count(passkeys, eq(passkeys.userId, userId))).toBe(0);
  const done = await mailAbout(test, email, 'Se ha eliminado tu dispositivo de códigos');
  expect(done.text).toContain('También hemos quitado todas tus llaves de acceso');
  const trail = await test.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, userId))
    .orderBy(auditEntries.auditEntryId);
  expect(trail.filter(isRemoval).map(({ before }) => before)).toEqual([
    removals[0],
    { name: 'Llave robada' },
  ]);
  expect((await browser.post(`${path}/challenge`)).statusCode).toBe(401);
  const logIn = await new Browser(test).post('/v1/auth/login', { email, password: testPassword });
  expect(logIn.json().next).toBe('first-otp');
});

describe('a fresh factor', () => {
  it('is required after five minutes, and a code that works once gives it', async () => {
    const { email } = await newUser(test.services);
    const browser = await signedIn(email);
    expect((await browser.get('/v1/auth/step-up')).statusCode).toBe(204);
    test.clock.advance(5 * 60 + 1);
    const refused = await browser.post(`${path}/options`);
    expect(refused.json()).toMatchObject({ status: 403, code: 'auth.fresh_factor_required' });
    const code = nextCode(test);
    const stale = browser.cookies.get('semilla-session');
    expect((await browser.post('/v1/auth/step-up', { code })).statusCode).toBe(204);
    expect(browser.cookies.get('semilla-session')).not.toBe(stale);
    expect((await browser.post(`${path}/options`)).statusCode).toBe(200);
    expect((await browser.post('/v1/auth/step-up', { code })).json().code).toBe('auth.otp_invalid');
    test.clock.advance(4 * 60);
    expect((await browser.get('/v1/auth/step-up')).statusCode).toBe(204);
  });

  it('can be given with a passkey', async () => {
    const { browser, authenticator } = await halfWithPasskey();
    const first = authenticator.answer(await optionsOf(browser));
    await send(browser, `${path}/check`, { credential: first });
    test.clock.advance(5 * 60 + 1);
    expect((await browser.get('/v1/auth/step-up')).statusCode).toBe(403);
    const credential = authenticator.answer(await optionsOf(browser));
    expect((await send(browser, '/v1/auth/step-up', { credential })).statusCode).toBe(204);
    expect((await browser.get('/v1/auth/step-up')).statusCode).toBe(204);
    const neither = await send(browser, '/v1/auth/step-up', {});
    expect(neither.statusCode).toBe(400);
  });

  it('is missing when a trusted device opens the session', async () => {
    const { email } = await newUser(test.services);
    const browser = await passwordAccepted(test, email);
    await browser.post('/v1/auth/otp', { code: nextCode(test), trustDevice: true });
    await browser.post('/v1/auth/logout');
    await browser.post('/v1/auth/login', { email, password: testPassword });
    expect((await browser.get('/v1/auth/step-up')).statusCode).toBe(403);
  });
});

describe('if administrators must have passkeys', () => {
  beforeAll(() => {
    test.services.config.passkeysRequiredFor = ['admin'];
  });
  afterAll(() => {
    test.services.config.passkeysRequiredFor = [];
  });

  it('an administrator without one can only add one, and then needs it to log in', async () => {
    const { email } = await newUser(test.services, { role: 'admin' });
    const browser = await signedIn(email);
    expect((await browser.get('/v1/account/users/me')).json()).toMatchObject({ lacksPasskey: true });
    const refused = await browser.get('/v1/account/users');
    expect(refused.json()).toMatchObject({ status: 403, code: 'auth.passkey_required' });
    const elsewhere = await signedIn(email);
    const authenticator = newAuthenticator();
    const options = (await browser.post(`${path}/options`)).json();
    await browser.post(path, { name: 'Llave', credential: authenticator.create(options) });
    expect((await browser.get('/v1/account/users')).statusCode).toBe(200);
    // This session was opened with only a code.
    expect((await elsewhere.get('/v1/account/users/me')).statusCode).toBe(401);

    const half = await passwordAccepted(test, email);
    const byCode = await half.post('/v1/auth/otp', { code: nextCode(test) });
    expect(byCode.json()).toMatchObject({ status: 403, code: 'auth.passkey_required' });
    const credential = authenticator.answer(await optionsOf(half));
    expect((await half.post(`${path}/check`, { credential })).statusCode).toBe(204);
    const stepUp = await half.post('/v1/auth/step-up', { code: nextCode(test) });
    expect(stepUp.json().code).toBe('auth.passkey_required');
  });

  it('customers and managers log in with codes as before', async () => {
    for (const role of ['user', 'operator'] as const) {
      const { email } = await newUser(test.services, { role });
      const me = await (await signedIn(email)).get('/v1/account/users/me');
      expect(me.json()).toMatchObject({ lacksPasskey: false });
    }
  });
});
