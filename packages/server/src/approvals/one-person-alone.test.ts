/**
 * Goal: no sequence of acts by one administrator moves the money of others, or a right over it. Method: every sequence of up
 * to three acts, and random ones of up to twelve, after which nothing has changed but what one person may approve below the
 * threshold. The acts are those of every call with which staff change something, unless there is a reason, and those of
 * customers whom the administrator registers, takes over or knows. `npm test` runs a part of them, `npm run test:long` all.
 * `TEST_SEED` repeats a run, and `TEST_SEQUENCES` sets the number of random sequences. The six attacks that once succeeded are in
 * `six-attacks.test.ts`.
 */
import { permissions } from '@semilla/contract';
import { endpoints } from '@semilla/contract/endpoints';
import { randomFor } from '@semilla/contract/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Act, type Acts, actsOfOthers, actsOfStaff, leftOut } from '../../test/alone/acts-of-staff.ts';
import { newStage, type Stage } from '../../test/alone/stage.ts';
import { tryAll } from '../../test/alone/try-all.ts';
import type { Branch } from '../../test/alone/try-out.ts';
import { compareBooks } from '../../test/orders.ts';
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

const startedAt = Date.now();
const say = (line: string) =>
  console.log(`One person alone, after ${Math.round((Date.now() - startedAt) / 1_000)} s: ${line}.`);
const tryThem = (branches: readonly Branch[]) =>
  tryAll(branches, say, sized<Stage | undefined>(stage, undefined));
const branchOf = (sequence: readonly Act[]): Branch => ({
  beginning: sequence.slice(0, -1),
  nextActs: sequence.slice(-1),
});
const isOfStaff = (act: Act) => !actsOfOthers.includes(act);

/** First the sequences of staff alone, then those in which customers act as well. */
function divided(branches: readonly Branch[]): [ofStaff: Branch[], withCustomers: Branch[]] {
  const areOfStaff = ({ beginning }: Branch) => beginning.every(isOfStaff);
  const having = (isTaken: (act: Act) => boolean) =>
    branches.filter(areOfStaff).map(({ beginning, nextActs }) => ({
      beginning,
      nextActs: nextActs.filter(isTaken),
    }));
  const others = branches.filter((branch) => !areOfStaff(branch));
  return [having(isOfStaff), [...having((act) => !isOfStaff(act)), ...others]];
}

const dayMs = 86_400_000;
const shortMax = 3;
const lengthMax = sized(1, shortMax);
const actsMax = 12;

it(
  'does none of it by any one act, nor by any sequence of up to three',
  async () => {
    const names = Object.keys(acts) as Act[];
    let going: Act[][] = [[]];
    for (let length = 1; length <= lengthMax; length += 1) {
      // A refused act changes nothing, so what follows it is a shorter sequence.
      const branches = going.map((beginning) => ({ beginning, nextActs: names }));
      const [ofStaff, withCustomers] = divided(branches);
      const tried = await tryThem(ofStaff);
      expect(tried.harm).toBe('');
      say(`no sequence of ${length} by staff does harm; those with acts of customers follow`);
      const others = await tryThem(withCustomers);
      expect(others.harm).toBe('');
      going = [...tried.going, ...others.going];
    }
  },
  dayMs,
);

it('carries out, or proposes, every act but those that are always refused', async () => {
  const after: Partial<Record<Act, Act[]>> = {
    'userAssignments.edit': ['userAssignments.create'],
    'bankAccounts.edit added': ['bankAccounts.create neighbour'],
    'bankAccounts.edit own': ['bankAccounts.create own'],
    'transactions.decide rejection': ['transactions.request all'],
    'transactions.request own': ['transactions.decide income'],
    'transactions.decide own': ['transactions.decide income', 'transactions.request own'],
    'approvals.decline': ['users.edit email'],
    'paymentFiles.create': ['transactions.request all'],
    'paymentFiles.approve': ['transactions.request all', 'paymentFiles.create'],
    'paymentFiles.cancel': ['transactions.request all', 'paymentFiles.create'],
    'bankEntries.book': ['bankStatements.import'],
    'bankEntries.decide': ['bankStatements.import'],
  };
  const alwaysRefused: Partial<Record<Act, string>> = {
    'users.delete': 'The customer has money.',
    'users.delete staff': 'Their role is taken by two people first.',
    'projects.edit phase': 'It holds the money of investors.',
    'projects.edit terms': 'Investors accepted them.',
    'projects.delete': 'Investors have seen it.',
    'approvals.approve own': 'It is one’s own.',
    'approvals.approve accomplice': 'Customers decide nothing.',
    'passwords.reset taken': 'The address was never changed.',
    'paymentFiles.take': 'Two people approve it first.',
  };
  const names = Object.keys(acts) as Act[];
  const sequences = names.map((name) => [...(after[name] ?? []), name]);
  const { going } = await tryThem(sequences.map(branchOf));
  const carriedOut = going.map((sequence) => sequence.at(-1));
  expect(names.filter((name) => !carriedOut.includes(name))).toEqual(Object.keys(alwaysRefused));
});

it('does none of it by the sequences that once succeeded, or nearly did', async () => {
  const sequences: Act[][] = [
    ['bankAccounts.edit number and state'],
    ['bankAccounts.edit certificate and state'],
    ['bankAccounts.edit number', 'bankAccounts.edit state'],
    ['bankAccounts.edit same ending', 'bankAccounts.edit state'],
    ['transactions.request all', 'bankAccounts.edit', 'transactions.decide rejection'],
    ['bankAccounts.create neighbour', 'wait', 'wait', 'wait', 'wait', 'bankAccounts.edit added'],
    ['bankAccounts.edit number', 'wait', 'wait', 'wait', 'wait', 'bankAccounts.edit state'],
    ['bankAccounts.delete', 'bankAccounts.create'],
    ['registration.create self', 'verifications.create own', 'verifications.decide own'],
    ['users.delete staff', 'users.edit role'],
  ];
  expect((await tryThem(sequences.map(branchOf))).harm).toBe('');
});

it(
  'does none of it by any random sequence of up to twelve acts either',
  async () => {
    say(`random sequences are made up from TEST_SEED=${testSeed}`);
    const names = Object.keys(acts) as Act[];
    const random = randomFor(`${testSeed} one person alone`);
    // The beginnings of a sequence of twelve acts are tried too; those of up to three are tried above.
    const sequences = Array.from({ length: Math.ceil(randomSequences / (actsMax - shortMax)) }, () =>
      Array.from({ length: actsMax }, () => random.pick(names)),
    );
    expect((await tryThem(sequences.map(branchOf))).harm).toBe('');
  },
  dayMs,
);
