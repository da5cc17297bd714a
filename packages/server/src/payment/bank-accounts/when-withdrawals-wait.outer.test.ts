/**
 * Goal: withdrawals wait after a change of the payout account, or of how the customer signs in, whatever the customer had before.
 */
import { buildIban, buildInvitation } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bankAccountsUrl, editAccount, givenAccount } from '../../../test/bank-accounts.ts';
import { Browser } from '../../../test/browser.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { mailsTo, tokenIn } from '../../../test/mails.ts';
import { anInvestor, askFor, giveMoney } from '../../../test/money.ts';
import { invested, openProject } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser } from '../../../test/users.ts';
import { currentCode } from '../../auth/totps/codes.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import { holds } from '../../schema/holds.ts';
import { totps } from '../../schema/totps.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
});
afterAll(() => test.close());

const password = 'Almendro#24';

async function reasonsFor({ userId }: { userId: string }) {
  const rows = await test.db.select().from(holds).where(eq(holds.userId, userId)).orderBy(holds.createdAt);
  return rows.map(({ reason }) => reason);
}

/** Sets a password with the link of the newest mail. */
async function choosePassword(email: string) {
  const token = (await mailsTo(test, email)).map(({ text }) => tokenIn(text)).find(Boolean);
  const answer = await new Browser(test).post('/v1/auth/password/reset', { token, password });
  expect(answer.statusCode).toBe(204);
}

it('[E14] does not apply to the very first account of a customer without money, but to a change of its number', async () => {
  const owner = await as(test, 'user');
  const { bankAccountId } = await givenAccount(owner);
  expect(await reasonsFor(owner)).toEqual([]);
  expect((await editAccount(owner, bankAccountId, { account: buildIban(883_001) })).statusCode).toBe(200);
  expect(await reasonsFor(owner)).toEqual(['bankAccount']);
});

it('[E14] applies to an account that replaces a deleted one', async () => {
  const owner = await as(test, 'user');
  const { bankAccountId } = await givenAccount(owner);
  expect((await owner.delete(`${bankAccountsUrl}/${bankAccountId}`)).statusCode).toBe(204);
  await givenAccount(owner);
  expect(await reasonsFor(owner)).toEqual(['bankAccount']);
});

it.each(['in the wallet', 'that waits to be withdrawn'])(
  '[E14] applies to a first account if there is money %s',
  async (where) => {
    const owner = await as(test, 'user');
    await giveMoney(test, owner.userId, 10_000);
    if (where !== 'in the wallet') await askFor(owner, { type: 'withdraw', amount: '100.00' });
    const { userId } = await newUser(test.services);
    await test.db.update(bankAccounts).set({ userId }).where(eq(bankAccounts.userId, owner.userId));
    await givenAccount(owner);
    expect(await reasonsFor(owner)).toEqual(['bankAccount']);
  },
);

it('[E14] applies to a first account if the customer has only invested money', async () => {
  const { projectId } = await openProject(test, admin, { financingAmount: 100_000_000 });
  const owner = await anInvestor(test, 50_000);
  await invested(owner, projectId, '500.00');
  const { userId } = await newUser(test.services);
  await test.db.update(bankAccounts).set({ userId }).where(eq(bankAccounts.userId, owner.userId));
  await givenAccount(owner);
  expect(await reasonsFor(owner)).toEqual(['bankAccount']);
});

it('[E14] applies after a change of address, device or password, even without any account', async () => {
  const owner = await as(test, 'user', { email: 'sin.cuenta@example.com' });
  await new Browser(test).post('/v1/auth/password/forgot', { email: 'sin.cuenta@example.com' });
  await choosePassword('sin.cuenta@example.com');
  const [device] = await test.db.select().from(totps).where(eq(totps.userId, owner.userId));
  await admin.delete(`/v1/auth/totps/${device?.totpId}`, { body: {} });
  await admin.patch(`/v1/account/users/${owner.userId}`, { body: { email: 'otra.direccion@example.com' } });
  expect(await reasonsFor(owner)).toEqual(['password', 'device', 'email']);
  await givenAccount(await as(test, owner));
  expect(await reasonsFor(owner)).toEqual(['password', 'device', 'email', 'bankAccount']);
});

/** Signs in with the password, and sets up a device for codes. */
async function setUpDevice(email: string) {
  const browser = new Browser(test);
  await browser.post('/v1/auth/login', { email, password });
  const { totpId, secret } = (await browser.post('/v1/auth/totps')).json();
  const code = currentCode(secret, test.clock.now);
  expect((await browser.post(`/v1/auth/totps/${totpId}/confirm`, { code })).statusCode).toBe(200);
}

/** An invited customer who has set a password. */
async function newInvited(email: string): Promise<{ userId: string }> {
  const invited = await admin.post('/v1/account/users', { body: buildInvitation({ email }) });
  await choosePassword(email);
  return invited.json();
}

it('[E14] applies after a second device for codes, but not after the first one of a new customer', async () => {
  const email = 'otro.telefono@example.com';
  const owner = await newInvited(email);
  await setUpDevice(email);
  expect(await reasonsFor(owner)).toEqual([]);
  const [device] = await test.db.select().from(totps).where(eq(totps.userId, owner.userId));
  await admin.delete(`/v1/auth/totps/${device?.totpId}`, { body: {} });
  await setUpDevice(email);
  expect(await reasonsFor(owner)).toEqual(['device', 'device']);
});

it('[E14] applies after the first device of a customer who joined long ago', async () => {
  const email = 'sin.telefono@example.com';
  const owner = await newInvited(email);
  test.clock.advance(73 * 3_600);
  await setUpDevice(email);
  expect(await reasonsFor(owner)).toEqual(['device']);
  admin = await as(test, admin);
});

it('[E14] applies after a password reset by mail if address and device were changed before', async () => {
  const email = 'sin.huella@example.com';
  const invited = await admin.post('/v1/account/users', { body: buildInvitation({ email }) });
  await choosePassword(email);
  const { userId } = invited.json();
  // Changing the email address removes its confirmation, and the customer has no device yet.
  const renewed = 'sin.huella.ya@example.com';
  await admin.patch(`/v1/account/users/${userId}`, { body: { email: renewed } });
  await new Browser(test).post('/v1/auth/password/forgot', { email: renewed });
  await choosePassword(renewed);
  expect(await reasonsFor(invited.json())).toEqual(['email', 'password']);
});

it('[E14] does not apply to the first password of an invited customer', async () => {
  const email = 'invitada.sola@example.com';
  const invited = await admin.post('/v1/account/users', { body: buildInvitation({ email }) });
  await choosePassword(email);
  expect(await reasonsFor(invited.json())).toEqual([]);
  await givenAccount(await as(test, invited.json()));
  expect(await reasonsFor(invited.json())).toEqual([]);
});
