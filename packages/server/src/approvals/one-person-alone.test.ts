/**
 * Goal: no sequence of acts by one administrator moves the money of others, or a right over it. Method: the six attacks
 * that once succeeded, each as its own test; then every sequence of up to three of these and other acts, and random ones
 * of up to twelve, after which nothing has changed but what one person may approve below the threshold. `npm test` runs a
 * part of them, `npm run test:long` all. `TEST_SEED` repeats a run. A second administrator is there, and does nothing.
 */
import { buildIban, buildPdf, randomFor } from '@semilla/contract/testing';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { givenVerification } from '../../test/account-records.ts';
import { certificate } from '../../test/bank-accounts.ts';
import { as, type Caller } from '../../test/callers.ts';
import { fileOf, formOf } from '../../test/forms.ts';
import { anInvestor, askFor, giveMoney, transactionsUrl } from '../../test/money.ts';
import { balances, compareBooks, invested, openProject, projectUrl } from '../../test/orders.ts';
import { addPayoutAccount } from '../../test/payout-accounts.ts';
import { sized, testSeed } from '../../test/seed.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { holds } from '../schema/holds.ts';
import { payoutAccounts } from '../schema/payout-accounts.ts';
import { proposals } from '../schema/proposals.ts';
import { totps } from '../schema/totps.ts';
import { users } from '../schema/users.ts';
import { wallets } from '../schema/wallets.ts';
import { carryOutProposals } from './carry-out-proposals.ts';

const thresholdCents = 1_000_000;
const balanceCents = 5_000_000;

let test: TestApp;
let marta: Caller;
let victim: Caller;
let accomplice: Caller;
let manager: Caller;
let secondId: string;
let projectId: string;
let verificationId: string;

const proof = () => fileOf(buildPdf('Justificante'), 'justificante.pdf');

beforeAll(async () => {
  test = await buildTestApp();
  marta = await as(test, 'admin');
  secondId = (await as(test, 'admin')).userId;
  manager = await as(test, 'operator');
  victim = await as(test, 'user');
  await giveMoney(test, victim.userId, balanceCents);
  accomplice = await as(test, 'user');
  const project = await openProject(test, await as(test, 'admin'), {
    financingAmount: 50_000,
    withdrawMoneyFinanced: true,
  });
  projectId = project.projectId;
  await invested(await anInvestor(test, 50_000), projectId, '500.00');
  verificationId = await givenVerification(test, accomplice.userId, {
    status: 'Declined',
    decision: 'Declined',
  });
  // What was approved while preparing does not count against anybody any more.
  test.clock.advance(25 * 3_600);
  await signInAgain();
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

async function signInAgain() {
  [marta, victim, accomplice] = [await as(test, marta), await as(test, victim), await as(test, accomplice)];
}

const alone = true;
const acts = {
  changeEmail: () =>
    marta.patch(`/v1/account/users/${victim.userId}`, { body: { email: 'tomada@example.com' }, alone }),
  deleteDevice: async () => {
    const [device] = await test.db.select().from(totps).where(eq(totps.userId, victim.userId));
    return marta.delete(`/v1/auth/totps/${device?.totpId}`, { body: {}, alone });
  },
  promote: () => marta.patch(`/v1/account/users/${accomplice.userId}`, { body: { role: 'admin' }, alone }),
  changePayoutAccount: () => addPayoutAccount(marta, projectId, { account: buildIban(4_711) }, { alone }),
  release: () => marta.post(`${projectUrl(projectId)}/release`, { form: formOf({ file: proof() }), alone }),
  repay: () =>
    marta.post(`${projectUrl(projectId)}/repayments`, {
      form: formOf({ file: proof(), amount: '200.00' }),
      alone,
    }),
  distribute: () => marta.post(`${projectUrl(projectId)}/distributions`, { body: { period: 1 }, alone }),
  close: () => marta.post(`${projectUrl(projectId)}/close`, { body: { refund: true }, alone }),
  overrideIdentity: () =>
    marta.patch(`/v1/account/verifications/${verificationId}`, {
      body: { decision: 'Approved', decisionReason: 'Lo conozco.' },
      alone,
    }),
  addAccount: () =>
    marta.post('/v1/payment/bank-accounts', {
      form: formOf({
        alias: 'Otra',
        account: buildIban(8_000_000 + Math.floor(Math.random() * 900_000)),
        userId: victim.userId,
        state: 'valid',
        document: certificate(),
      }),
      alone,
    }),
  deposit: async (amount = '4000.00') => {
    const request = await askFor(marta, { type: 'income', amount, userId: accomplice.userId });
    return decide(request.json().transactionId);
  },
  withdraw: async () => {
    const request = await askFor(marta, { type: 'withdraw', amount: '12000.00', userId: victim.userId });
    return decide(request.json().transactionId);
  },
  withdrawSmall: async () => {
    const request = await askFor(marta, { type: 'withdraw', amount: '60.00', userId: accomplice.userId });
    return decide(request.json().transactionId);
  },
  disableOthers: () => marta.patch(`/v1/account/users/${secondId}`, { body: { disabled: true }, alone }),
  enableOthers: () => marta.patch(`/v1/account/users/${secondId}`, { body: { disabled: false }, alone }),
  assign: () =>
    marta.post('/v1/account/user-assignments', {
      body: { userId: victim.userId, managerId: manager.userId },
      alone,
    }),
  approveOwn: () => approveLatest(marta),
  approveAsAccomplice: () => approveLatest(accomplice),
  withdrawOwn: async () => {
    const proposalId = await latestProposal();
    return marta.post(`/v1/approvals/${proposalId}/decline`, { body: { reason: 'Otra vez.' }, alone });
  },
  endHold: async () => {
    const [wallet] = await test.db.select().from(wallets).where(eq(wallets.userId, victim.userId));
    return marta.post(`/v1/wallet/wallets/${wallet?.walletId}/end-hold`, { body: {}, alone });
  },
  wait: async () => {
    test.clock.advance(25 * 3_600);
    await signInAgain();
    await carryOutProposals(test.app);
    return test.app.inject({ url: '/health/live' });
  },
};
type Act = keyof typeof acts;

const decide = (transactionId: string) =>
  marta.patch(`${transactionsUrl}/${transactionId}`, {
    form: formOf({ status: 'completed', file: proof(), why: 'Ha llegado.' }),
    alone,
  });

async function latestProposal(): Promise<string> {
  const [row] = await test.db.select().from(proposals).orderBy(desc(proposals.createdAt)).limit(1);
  return row?.proposalId ?? crypto.randomUUID();
}

async function approveLatest(by: Caller) {
  const url = `/v1/approvals/${await latestProposal()}/approve`;
  return by.post(url, { body: {}, alone });
}

/** The rights and the money that one person must not move. */
async function state() {
  const [person] = await test.db.select().from(users).where(eq(users.userId, victim.userId));
  const [other] = await test.db.select().from(users).where(eq(users.userId, accomplice.userId));
  const accounts = await test.db.select().from(payoutAccounts).where(eq(payoutAccounts.projectId, projectId));
  const [wallet = 0, held = 0] = await balances(test, `wallet:${victim.userId}`, `held:${victim.userId}`);
  const { rows } = await test.db.execute<{ valid: number }>(
    sql`select count(*)::int as valid from bank_accounts where user_id = ${victim.userId} and state = 'valid'`,
  );
  return {
    email: person?.email,
    devices: await test.db.$count(totps, eq(totps.userId, victim.userId)),
    role: other?.role,
    identity: other?.verificationStatus,
    payoutAccounts: accounts.map(({ account }) => account),
    theirs: wallet + held,
    project: await balances(test, `escrow:${projectId}`, `returns:${projectId}`),
    validAccounts: rows[0]?.valid,
  };
}

it('takes over no customer, and pays none of their money out', async () => {
  const before = await state();
  expect((await acts.changeEmail()).statusCode).toBe(202);
  expect((await acts.deleteDevice()).statusCode).toBe(202);
  expect((await acts.addAccount()).statusCode).toBe(202);
  expect((await acts.withdraw()).statusCode).toBe(202);
  expect(await state()).toEqual(before);
});

it('makes no second person of its own', async () => {
  expect((await acts.promote()).statusCode).toBe(202);
  expect(await state()).toMatchObject({ role: 'user' });
});

it('redirects no money of a project', async () => {
  const before = await state();
  expect((await acts.changePayoutAccount()).statusCode).toBe(202);
  expect((await acts.release()).statusCode).toBe(202);
  expect(await state()).toEqual(before);
});

it('makes up no repayment, and distributes none', async () => {
  expect((await acts.repay()).statusCode).toBe(202);
  expect((await acts.distribute()).json().code).toBe('project.returns_not_enough');
  expect((await balances(test, `returns:${projectId}`))[0]).toBe(0);
});

it('splits no amount above the threshold into smaller ones', async () => {
  await giveMoney(test, accomplice.userId, 100);
  const answers = [
    await acts.deposit('9999.99'),
    await acts.deposit('9999.99'),
    await acts.deposit('9999.99'),
  ];
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(1);
  const [wallet = 0] = await balances(test, `wallet:${accomplice.userId}`);
  expect(wallet).toBeLessThan(thresholdCents + 100);
});

it('sets no declined identity to approved', async () => {
  expect((await acts.overrideIdentity()).statusCode).toBe(202);
  expect(await state()).toMatchObject({ identity: 'Declined' });
});

/** What one sequence leaves behind is removed, so that the next begins as the first did. */
async function startOver() {
  test.clock.advance(25 * 3_600);
  await test.db.delete(proposals);
  await test.db.update(users).set({ disabledAt: null }).where(eq(users.userId, secondId));
  await test.db.delete(holds);
  await signInAgain();
}

/** Carries out a sequence, and returns what it changed that it must not. */
async function harmOf(sequence: readonly Act[]): Promise<string[]> {
  await startOver();
  const before = await state();
  const [earlier = 0] = await balances(test, `wallet:${accomplice.userId}`);
  for (const name of sequence) await acts[name]();
  const days = 1 + sequence.filter((name) => name === 'wait').length;
  const after = await state();
  const [wallet = 0] = await balances(test, `wallet:${accomplice.userId}`);
  // One person may approve less than the threshold a day.
  const isTooMuch = wallet - earlier >= days * thresholdCents;
  const isChanged = JSON.stringify(after) !== JSON.stringify(before);
  return isTooMuch || isChanged
    ? [`${sequence.join(', ')}: ${JSON.stringify({ before, after, wallet })}`]
    : [];
}

const names = Object.keys(acts) as Act[];
const dayMs = 86_400_000;

it(
  'does none of it by any one act, nor by any sequence of up to three',
  async () => {
    const longer = (sequences: Act[][]) =>
      sequences.flatMap((sequence) => names.map((name) => [...sequence, name]));
    const one = longer([[]]);
    const two = longer(one);
    const all = sized(one, [...one, ...two, ...longer(two)]);
    for (const [index, sequence] of all.entries()) {
      expect(await harmOf(sequence)).toEqual([]);
      if (index % 500 === 0) console.log(`One person alone: ${index + 1} of ${all.length} sequences.`);
    }
  },
  dayMs,
);

it(
  'does none of it by any random sequence of up to twelve acts either',
  async () => {
    console.log(`Sequences of acts are made up from TEST_SEED=${testSeed}.`);
    const random = randomFor(`${testSeed} one person alone`);
    const sequences = sized(4, 100_000);
    for (let count = 1; count <= sequences; count += 1) {
      const sequence = Array.from({ length: random.integer(4, 12) }, () => random.pick(names));
      expect(await harmOf(sequence)).toEqual([]);
      if (count % 500 === 0) console.log(`One person alone: ${count} random sequences.`);
    }
  },
  dayMs,
);
