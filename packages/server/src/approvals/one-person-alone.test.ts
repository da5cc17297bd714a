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
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Act, type Acts, actsOfStaff, leftOut } from '../../test/alone/acts-of-staff.ts';
import { newStage, type Stage } from '../../test/alone/stage.ts';
import { tryAll } from '../../test/alone/try-all.ts';
import { look, thresholdCents } from '../../test/alone/try-out.ts';
import { giveMoney } from '../../test/money.ts';
import { balances, compareBooks } from '../../test/orders.ts';
import { randomSequences, sized, testSeed } from '../../test/seed.ts';

let stage: Stage;
let acts: Acts;

beforeAll(async () => {
  stage = await newStage();
  acts = actsOfStaff(stage);
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

const guarded = async () => (await look(stage)).guarded;
const statusOf = async (name: Act) => (await acts[name]()).statusCode;

it('takes over no customer, and pays none of their money out', async () => {
  const before = await guarded();
  expect(await statusOf('users.edit email')).toBe(202);
  expect(await statusOf('totps.delete')).toBe(202);
  expect(await statusOf('bankAccounts.create')).toBe(202);
  expect(await statusOf('bankAccounts.edit')).toBe(202);
  expect(await statusOf('transactions.decide withdraw')).toBe(202);
  expect(await guarded()).toEqual(before);
});

it('makes no second person of its own', async () => {
  expect(await statusOf('users.edit role')).toBe(202);
  expect(await guarded()).toMatchObject({ role: 'user' });
});

it('redirects no money of a project', async () => {
  const before = await guarded();
  expect(await statusOf('payoutAccounts.create')).toBe(202);
  expect(await statusOf('projectPayments.release')).toBe(202);
  expect(await guarded()).toEqual(before);
});

it('makes up no repayment, and distributes none', async () => {
  expect(await statusOf('projectPayments.repay')).toBe(202);
  expect((await acts['distributions.distribute']()).json().code).toBe('project.returns_not_enough');
  expect(await guarded()).toMatchObject({ returns: 0 });
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
  expect(await guarded()).toMatchObject({ identity: 'Declined' });
});

const startedAt = Date.now();
const say = (line: string) =>
  console.log(`One person alone, after ${Math.round((Date.now() - startedAt) / 1_000)} s: ${line}.`);
const tryThem = (sequences: readonly Act[][]) =>
  tryAll(sequences, say, sized<Stage | undefined>(stage, undefined));
const dayMs = 86_400_000;
const lengthMax = sized(1, 3);
const actsMax = 12;

it(
  'does none of it by any one act, nor by any sequence of up to three',
  async () => {
    const names = Object.keys(acts) as Act[];
    let going: Act[][] = [[]];
    for (let length = 1; length <= lengthMax; length += 1) {
      // A refused act changes nothing, so what follows it is a shorter sequence.
      const tried = await tryThem(going.flatMap((sequence) => names.map((name) => [...sequence, name])));
      expect(tried.harm).toBe('');
      going = tried.going;
    }
  },
  dayMs,
);

it(
  'does none of it by any random sequence of up to twelve acts either',
  async () => {
    say(`random sequences are made up from TEST_SEED=${testSeed}`);
    const names = Object.keys(acts) as Act[];
    const random = randomFor(`${testSeed} one person alone`);
    // The beginnings of a sequence of twelve acts are eleven more.
    const sequences = Array.from({ length: Math.ceil(randomSequences / actsMax) }, () =>
      Array.from({ length: actsMax }, () => random.pick(names)),
    );
    expect((await tryThem(sequences)).harm).toBe('');
  },
  dayMs,
);
