/**
 * Goal: no sequence of acts by one administrator moves the money of others, or a right over it. Method: the six attacks
 * that once succeeded, each as its own test; then every sequence of up to three acts, and random ones of up to twelve,
 * after which nothing has changed but what one person may approve below the threshold. The acts are those of every call
 * with which staff change something, unless there is a reason. `npm test` runs a part of them, `npm run test:long` all.
 * `TEST_SEED` repeats a run, and `TEST_SEQUENCES` sets the number of random sequences.
 */
import { permissions } from '@semilla/contract';
import { endpoints } from '@semilla/contract/endpoints';
import { randomFor } from '@semilla/contract/testing';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { givenVerification } from '../../test/account-records.ts';
import { type Act, actsOfStaff, leftOut, type Stage } from '../../test/alone/acts-of-staff.ts';
import { givenAccount } from '../../test/bank-accounts.ts';
import { as } from '../../test/callers.ts';
import { formOf } from '../../test/forms.ts';
import { anInvestor, giveMoney, transactionsUrl } from '../../test/money.ts';
import { balances, compareBooks, invested, openProject } from '../../test/orders.ts';
import { randomSequences, sized, testSeed } from '../../test/seed.ts';
import { buildTestApp } from '../../test/test-app.ts';
import { bankAccounts } from '../schema/bank-accounts.ts';
import { holds } from '../schema/holds.ts';
import { payoutAccounts } from '../schema/payout-accounts.ts';
import { proposals } from '../schema/proposals.ts';
import { totps } from '../schema/totps.ts';
import { transactions } from '../schema/transactions.ts';
import { userAssignments } from '../schema/user-assignments.ts';
import { users } from '../schema/users.ts';

const thresholdCents = 1_000_000;
const balanceCents = 5_000_000;

let stage: Stage;
let acts: ReturnType<typeof actsOfStaff>;

async function signInAgain() {
  const { test } = stage;
  stage.marta = await as(test, stage.marta);
  stage.accomplice = await as(test, stage.accomplice);
}

beforeAll(async () => {
  const test = await buildTestApp();
  const victim = await as(test, 'user');
  await giveMoney(test, victim.userId, balanceCents);
  const other = await as(test, 'user');
  await giveMoney(test, other.userId, balanceCents);
  const accomplice = await as(test, 'user');
  const { projectId } = await openProject(test, await as(test, 'admin'), {
    financingAmount: 50_000,
    withdrawMoneyFinanced: true,
  });
  await invested(await anInvestor(test, 50_000), projectId, '500.00');
  stage = {
    test,
    victim,
    accomplice,
    projectId,
    marta: await as(test, 'admin'),
    secondId: (await as(test, 'admin')).userId,
    manager: await as(test, 'operator'),
    verificationId: await givenVerification(test, accomplice.userId, {
      status: 'Declined',
      decision: 'Declined',
    }),
    bankAccountId: (await givenAccount(other)).bankAccountId,
    signInAgain,
  };
  acts = actsOfStaff(stage);
  // What was approved while preparing does not count against anybody any more.
  test.clock.advance(25 * 3_600);
  await signInAgain();
});
afterAll(async () => {
  await compareBooks(stage.test);
  await stage.test.close();
});

it('knows every call with which staff change something', () => {
  const calls = Object.entries(endpoints).filter(
    ([, { method, who }]) => method !== 'GET' && who in permissions && 'admin' in permissions[who as never],
  );
  const known = [...Object.keys(acts).map((name) => name.split(' ')[0]), ...Object.keys(leftOut)];
  expect(calls.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([]);
  const names = [...Object.keys(endpoints), 'wait'];
  expect(known.filter((name) => !names.includes(name as string))).toEqual([]);
});

/** The rights and the money that one person must not move. */
async function state() {
  const { test, victim, accomplice, projectId, bankAccountId } = stage;
  const [person] = await test.db.select().from(users).where(eq(users.userId, victim.userId));
  const [other] = await test.db.select().from(users).where(eq(users.userId, accomplice.userId));
  const accounts = await test.db.select().from(payoutAccounts).where(eq(payoutAccounts.projectId, projectId));
  const [wallet = 0, held = 0, escrow, returns] = await balances(
    test,
    `wallet:${victim.userId}`,
    `held:${victim.userId}`,
    `escrow:${projectId}`,
    `returns:${projectId}`,
  );
  const { rows } = await test.db.execute<{ valid: number }>(
    sql`select count(*)::int as valid from bank_accounts
      where (user_id = ${victim.userId} or bank_account_id = ${bankAccountId}) and state = 'valid'`,
  );
  return {
    email: person?.email,
    isThere: person?.deletedAt === null,
    devices: await test.db.$count(totps, eq(totps.userId, victim.userId)),
    role: other?.role,
    identity: other?.verificationStatus,
    payoutAccounts: accounts.map(({ account }) => account),
    theirs: wallet + held,
    project: [escrow, returns],
    validAccounts: rows[0]?.valid,
  };
}

const statusOf = async (name: Act) => (await acts[name]()).statusCode;

it('takes over no customer, and pays none of their money out', async () => {
  const before = await state();
  expect(await statusOf('users.edit email')).toBe(202);
  expect(await statusOf('totps.delete')).toBe(202);
  expect(await statusOf('bankAccounts.create')).toBe(202);
  expect(await statusOf('bankAccounts.edit')).toBe(202);
  expect(await statusOf('transactions.decide withdraw')).toBe(202);
  expect(await state()).toEqual(before);
});

it('makes no second person of its own', async () => {
  expect(await statusOf('users.edit role')).toBe(202);
  expect(await state()).toMatchObject({ role: 'user' });
});

it('redirects no money of a project', async () => {
  const before = await state();
  expect(await statusOf('payoutAccounts.create')).toBe(202);
  expect(await statusOf('projectPayments.release')).toBe(202);
  expect(await state()).toEqual(before);
});

it('makes up no repayment, and distributes none', async () => {
  expect(await statusOf('projectPayments.repay')).toBe(202);
  expect((await acts['distributions.distribute']()).json().code).toBe('project.returns_not_enough');
  expect((await state()).project[1]).toBe(0);
});

it('splits no amount above the threshold into smaller ones', async () => {
  const { test, accomplice } = stage;
  await giveMoney(test, accomplice.userId, 100);
  const statuses: number[] = [];
  for (let count = 0; count < 3; count += 1)
    statuses.push((await acts['transactions.decide income']('9999.99')).statusCode);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
  const [wallet = 0] = await balances(test, `wallet:${accomplice.userId}`);
  expect(wallet).toBeLessThan(thresholdCents + 100);
});

it('sets no declined identity to approved', async () => {
  expect(await statusOf('verifications.decide')).toBe(202);
  expect(await state()).toMatchObject({ identity: 'Declined' });
});

/** What one sequence leaves behind is removed, so that the next begins as the first did. */
async function startOver() {
  const { test, secondId, victim, bankAccountId } = stage;
  test.clock.advance(25 * 3_600);
  await test.db.delete(proposals);
  await test.db.update(users).set({ disabledAt: null }).where(eq(users.userId, secondId));
  await test.db.delete(holds);
  await test.db.delete(userAssignments).where(eq(userAssignments.userId, victim.userId));
  await test.db
    .update(bankAccounts)
    .set({ state: 'pending' })
    .where(eq(bankAccounts.bankAccountId, bankAccountId));
  // At most five movements may wait, and what waits of the victim's money is held.
  const waiting = await test.db.select().from(transactions).where(eq(transactions.status, 'pending'));
  for (const { transactionId } of waiting) {
    const form = formOf({ status: 'rejected', rejectReason: 'Otra vez.' });
    await stage.marta.patch(`${transactionsUrl}/${transactionId}`, { form, alone: true });
  }
  await signInAgain();
}

/** Carries out a sequence, and returns what it changed that it must not, and whether its last act was refused. */
async function tryOut(sequence: readonly Act[]) {
  await startOver();
  const accomplices = `wallet:${stage.accomplice.userId}` as const;
  const before = await state();
  const [earlier = 0] = await balances(stage.test, accomplices);
  let isRefused = false;
  for (const name of sequence) isRefused = (await acts[name]()).statusCode >= 400;
  const days = 1 + sequence.filter((name) => name === 'wait').length;
  const after = await state();
  const [wallet = 0] = await balances(stage.test, accomplices);
  // One person may approve less than the threshold a day.
  const isTooMuch = wallet - earlier >= days * thresholdCents;
  const isChanged = JSON.stringify(after) !== JSON.stringify(before);
  const harm =
    isTooMuch || isChanged ? `${sequence.join(', ')}: ${JSON.stringify({ before, after, wallet })}` : '';
  return { harm, isRefused };
}

const startedAt = Date.now();
const secondsSince = () => Math.round((Date.now() - startedAt) / 1_000);
const dayMs = 86_400_000;
const lengthMax = sized(1, 3);

it(
  'does none of it by any one act, nor by any sequence of up to three',
  async () => {
    const names = Object.keys(acts) as Act[];
    let tried = 0;
    let sequences: Act[][] = [[]];
    for (let length = 1; length <= lengthMax; length += 1) {
      const continued: Act[][] = [];
      for (const sequence of sequences.flatMap((one) => names.map((name) => [...one, name]))) {
        const { harm, isRefused } = await tryOut(sequence);
        expect(harm).toBe('');
        tried += 1;
        // A refused act changes nothing, so what follows it is a shorter sequence.
        if (!isRefused) continued.push(sequence);
        if (tried % 100 === 0) console.log(`One person alone: ${tried} sequences in ${secondsSince()} s.`);
      }
      sequences = continued;
    }
    console.log(
      `One person alone: all ${tried} sequences of up to ${lengthMax} of ${names.length} acts in ${secondsSince()} s.`,
    );
  },
  dayMs,
);

it(
  'does none of it by any random sequence of up to twelve acts either',
  async () => {
    console.log(`Sequences of acts are made up from TEST_SEED=${testSeed}.`);
    const names = Object.keys(acts) as Act[];
    const random = randomFor(`${testSeed} one person alone`);
    for (let count = 1; count <= randomSequences; count += 1) {
      const sequence = Array.from({ length: random.integer(4, 12) }, () => random.pick(names));
      expect((await tryOut(sequence)).harm).toBe('');
      if (count % 100 === 0)
        console.log(`One person alone: ${count} random sequences in ${secondsSince()} s.`);
    }
  },
  dayMs,
);
