/**
 * Goal: the attacks by which a single administrator could once take money are stopped. Method: each test acts like the
 * attacker, with the API and the mails that reach them, and checks where it is refused.
 */
import { buildIban, buildInvitation, buildPdf } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { givenVerification } from '../../test/account-records.ts';
import { certificate } from '../../test/bank-accounts.ts';
import { Browser } from '../../test/browser.ts';
import { as, type Caller } from '../../test/callers.ts';
import { fileOf, formOf } from '../../test/forms.ts';
import { mailsTo, tokenIn } from '../../test/mails.ts';
import { acceptedAccount, anInvestor, giveMoney, transactionsUrl } from '../../test/money.ts';
import { balances, compareBooks, invested, openProject, projectUrl } from '../../test/orders.ts';
import { addPayoutAccount } from '../../test/payout-accounts.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { newUser } from '../../test/users.ts';
import { payoutAccounts } from '../schema/payout-accounts.ts';
import { totps } from '../schema/totps.ts';
import { users } from '../schema/users.ts';
import { carryOutProposals } from './carry-out-proposals.ts';

const alone = true;
const why = 'Me lo ha pedido por teléfono.';
const mailbox = 'tomada@marta-sola.example';
const password = 'Almendro#24';
const proof = () => fileOf(buildPdf('Justificante'), 'justificante.pdf');
let test: TestApp;
let marta: Caller;

beforeAll(async () => {
  test = await buildTestApp();
  marta = await as(test, 'admin');
  // A second administrator exists but does not approve anything.
  await as(test, 'admin');
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

type Sent = Awaited<ReturnType<Caller['get']>>;

/** The code of a refusal, or `waits`. */
const said = (answer: Sent) =>
  answer.statusCode === 202 ? 'waits' : (answer.json().code ?? answer.statusCode);

/** Tries to approve all pending proposals as their proposer, then waits until scheduled acts would take effect. */
async function approveOwn(): Promise<void> {
  const { data } = (await marta.get('/v1/approvals?status=pending&take=100')).json();
  expect(data).not.toEqual([]);
  for (const { proposalId } of data)
    expect(said(await marta.post(`/v1/approvals/${proposalId}/approve`, { body: {}, alone }))).toMatch(
      /^approvals\.(?:own_proposal|lapsed)$/,
    );
  test.clock.advance(25 * 3_600);
  await carryOutProposals(test.app);
  marta = await as(test, marta);
}

const decide = (transactionId: string, by = marta) =>
  by.patch(`${transactionsUrl}/${transactionId}`, {
    form: formOf({ status: 'completed', file: proof(), why }),
    alone,
  });

const request = (type: 'income' | 'withdraw', amount: string, userId: string, more = {}) =>
  marta.post(transactionsUrl, { body: { type, amount, userId, ...more }, alone });

/** Resets the password with the newest link mailed to an address. */
async function resetWithMailTo(address: string): Promise<number | undefined> {
  await new Browser(test).post('/v1/auth/password/forgot', { email: address });
  const token = (await mailsTo(test, address)).map(({ text }) => tokenIn(text)).find(Boolean);
  if (!token) return undefined;
  return (await new Browser(test).post('/v1/auth/password/reset', { token, password })).statusCode;
}

it('[P7] one administrator cannot pay out a customer’s 50,000.00 through their address and device or a bank account', async () => {
  const { userId, email } = await newUser(test.services);
  await giveMoney(test, userId, 5_000_000);
  const user = `/v1/account/users/${userId}`;
  expect(said(await marta.patch(user, { body: { email: mailbox, why }, alone }))).toBe('waits');
  const [device] = await test.db.select().from(totps).where(eq(totps.userId, userId));
  const deletion = `/v1/auth/totps/${device?.totpId}`;
  expect(said(await marta.delete(deletion, { body: { why }, alone }))).toBe('waits');
  await approveOwn();
  expect(await resetWithMailTo(mailbox)).toBeUndefined();
  for (const address of [mailbox, email]) {
    const logIn = await new Browser(test).post('/v1/auth/login', { email: address, password });
    expect(said(logIn)).toBe('auth.invalid_credentials');
  }

  const account = { userId, alias: 'Otra', account: buildIban(4_700_001), document: certificate() };
  const accounts = '/v1/payment/bank-accounts';
  expect(said(await marta.post(accounts, { form: formOf({ ...account, state: 'valid', why }), alone }))).toBe(
    'waits',
  );
  const entered = await marta.post(accounts, { form: formOf(account), alone });
  const { bankAccountId } = entered.json();
  const validate = { form: formOf({ state: 'valid', why }), alone };
  expect(said(await marta.patch(`${accounts}/${bankAccountId}`, validate))).toBe('waits');
  await approveOwn();
  expect(said(await request('withdraw', '50000.00', userId, { bankAccountId }))).toBe(
    'wallet.bank_account_not_valid',
  );
  const withdrawal = await request('withdraw', '50000.00', userId);
  expect(withdrawal.statusCode).toBe(201);
  expect(said(await decide(withdrawal.json().transactionId))).toBe('wallet.withdrawals_held');
  test.clock.advance(72 * 3_600);
  marta = await as(test, marta);
  expect(said(await decide(withdrawal.json().transactionId))).toBe('waits');
  await approveOwn();
  expect(await balances(test, `wallet:${userId}`, `held:${userId}`)).toEqual([0, 5_000_000]);
  // The owner was told about every step and can stop it.
  const subjects = (await mailsTo(test, email)).map(({ subject }) => subject);
  expect(subjects).toEqual(expect.arrayContaining(['Tus retiradas esperan 72 horas']));
});

it('[P7] one administrator cannot approve their own entry through a person they just made administrator', async () => {
  const address = 'segunda@marta-sola.example';
  const invited = await marta.post('/v1/account/users', { body: buildInvitation({ email: address }), alone });
  const { userId } = invited.json();
  expect(await resetWithMailTo(address)).toBe(204);
  const browser = new Browser(test);
  expect((await browser.post('/v1/auth/login', { email: address, password })).json().next).toBe('first-otp');
  const accomplice = await as(test, { userId });
  const user = `/v1/account/users/${userId}`;
  expect(said(await marta.patch(user, { body: { role: 'admin', why }, alone }))).toBe('waits');
  const [proposal] = (await marta.get('/v1/approvals?status=pending')).json().data;
  const approve = `/v1/approvals/${proposal.proposalId}/approve`;
  expect(said(await accomplice.post(approve, { body: {}, alone }))).toBe('request.forbidden');
  await approveOwn();

  await acceptedAccount(test, userId);
  const entry = await request('income', '20000.00', userId);
  expect(said(await decide(entry.json().transactionId, await as(test, { userId })))).toBe(
    'request.forbidden',
  );
  expect(said(await decide(entry.json().transactionId))).toBe('waits');
  await approveOwn();
  const [row] = await test.db.select().from(users).where(eq(users.userId, userId));
  expect(row?.role).toBe('user');
  expect(await balances(test, `wallet:${userId}`)).toEqual([0]);
});

/** A financed project of 95,000.00; nothing has been released yet. */
async function financed(): Promise<string> {
  const { projectId } = await openProject(test, marta, {
    financingAmount: 9_500_000,
    withdrawMoneyFinanced: true,
    projectDuration: 12,
    deliveryFeePeriod: 'end_of_project',
  });
  await invested(await anInvestor(test, 9_500_000), projectId, '95000.00');
  return projectId;
}

it('[P7] one administrator cannot release a project’s 95,000.00 to another IBAN', async () => {
  const projectId = await financed();
  const url = projectUrl(projectId);
  const thief = { account: buildIban(4_700_002), why };
  expect(said(await addPayoutAccount(marta, projectId, thief, { alone }))).toBe('waits');
  const release = () => marta.post(`${url}/release`, { form: formOf({ file: proof(), why }), alone });
  expect(said(await release())).toBe('waits');
  await approveOwn();
  expect(said(await release())).toBe('waits');
  const accounts = await test.db.select().from(payoutAccounts).where(eq(payoutAccounts.projectId, projectId));
  expect(accounts.map(({ account }) => account)).toEqual(['ES9121000418450200051332']);
  expect(await balances(test, `escrow:${projectId}`)).toEqual([9_500_000]);
});

it('[P7] one administrator cannot invent a repayment of 20,000.00 or distribute one eleven months early', async () => {
  const projectId = await financed();
  const url = projectUrl(projectId);
  const repay = { form: formOf({ file: proof(), amount: '20000.00', why }), alone };
  expect(said(await marta.post(`${url}/repayments`, repay))).toBe('waits');
  const distribute = () => marta.post(`${url}/distributions`, { body: { period: 1, why }, alone });
  expect(said(await distribute())).toBe('project.returns_not_enough');
  await approveOwn();
  expect(said(await distribute())).toBe('project.returns_not_enough');
  expect(await balances(test, `returns:${projectId}`)).toEqual([0]);
  // Even if two people recorded the repayment, distributing it before its date needs two people.
  const [next] = (await marta.get(`${url}/distributions`)).json().data;
  const amount = (Number(next.gross) + Number(next.principal)).toFixed(2);
  const all = { form: formOf({ file: proof(), amount, why }) };
  expect(said(await marta.post(`${url}/repayments`, all))).toBe(201);
  expect(said(await distribute())).toBe('waits');
  await approveOwn();
  expect(await balances(test, `returns:${projectId}`)).toEqual([Math.round(Number(amount) * 100)]);
});

it('[P7][L49] one administrator cannot make money in movements below the threshold, for one customer or for three', async () => {
  const entered = async (userIds: string[]) => {
    const answers: string[] = [];
    for (const userId of userIds) {
      const { transactionId } = (await request('income', '9999.99', userId)).json();
      answers.push(said(await decide(transactionId)));
    }
    return answers;
  };
  const people = [await newUser(test.services), await newUser(test.services), await newUser(test.services)];
  const ids = people.map(({ userId }) => userId);
  for (const userId of ids) await acceptedAccount(test, userId);
  const [one = '', ...others] = ids;
  expect(await entered([one, one, one])).toEqual(['waits', 'waits', 'waits']);
  await approveOwn();
  expect(await entered([one, ...others])).toEqual(['waits', 'waits', 'waits']);
  expect((await balances(test, ...ids.map((id) => `wallet:${id}` as const))).map((sum) => sum || 0)).toEqual([
    0, 0, 0,
  ]);
});

it('[P7] one administrator cannot approve a declined identity, neither in that attempt nor in the next', async () => {
  const { userId } = await newUser(test.services);
  const declined = await givenVerification(test, userId, { status: 'Declined', decision: 'Declined' });
  const approve = (verificationId: string) =>
    marta.patch(`/v1/account/verifications/${verificationId}`, {
      body: { decision: 'Approved', decisionReason: 'Lo conozco.' },
      alone,
    });
  expect(said(await approve(declined))).toBe('waits');
  await approveOwn();
  const next = await givenVerification(test, userId, { attempt: 2, status: 'Completed' });
  expect(said(await approve(next))).toBe('waits');
  await approveOwn();
  const [row] = await test.db.select().from(users).where(eq(users.userId, userId));
  expect(row?.verificationStatus).not.toBe('Approved');
});
