/**
 * Goal: no sequence of acts by one administrator moves other people's money or rights to it, or makes money. Method: try
 * every sequence of up to three acts, and random ones of up to twelve; afterwards none of it may have changed by a cent,
 * whatever the amounts, and the accomplices' money may have grown by exactly what the bank shows as arrived from the
 * account of one of them. There are acts for every call that changes something, unless a reason is listed: as staff,
 * calls by one administrator; as customers, calls by customers whom the administrator registers, takes over or knows.
 * Some acts by a second login of the administrator, as a manager, are added, although that role needs two people.
 *
 * `npm run test:outer` runs a part, `npm run test:long` runs all. `TEST_SEED` repeats a run, `TEST_SEQUENCES` sets the number of
 * random sequences, `TEST_PART=1/2` tries one half, and `TEST_ACTS` lists new acts, separated by commas: only the
 * longest sequences with one of them are tried. The six attacks that once succeeded are in `six-attacks.test.ts`.
 */
import { type Endpoint, permissions } from '@semilla/contract';
import { endpoints } from '@semilla/contract/endpoints';
import { randomFor } from '@semilla/contract/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Act, type Acts, actsOfStaff } from '../../test/alone/acts-of-staff.ts';
import { before } from '../../test/alone/before.ts';
import { leftOut } from '../../test/alone/left-out.ts';
import { Outcomes } from '../../test/alone/outcomes.ts';
import { newStage, type Stage } from '../../test/alone/stage.ts';
import { tryEach } from '../../test/alone/try-all.ts';
import { Trial } from '../../test/alone/try-out.ts';
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

const isFor = (role: 'admin' | 'user', { who }: Endpoint) =>
  who === 'anyone' || who === 'halfSignedIn' || (who in permissions && role in permissions[who as never]);

it.each(['admin', 'user'] as const)(
  'lists every call with which a caller of the role %s changes something',
  (role) => {
    const calls = Object.entries(endpoints).filter(
      ([, endpoint]) => endpoint.method !== 'GET' && isFor(role, endpoint),
    );
    const known = [...Object.keys(acts).map((name) => name.split(' ')[0]), ...Object.keys(leftOut)];
    expect(calls.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([]);
    const names = [...Object.keys(endpoints), 'wait'];
    expect(known.filter((name) => !names.includes(name as string))).toEqual([]);
  },
);

const startedAt = Date.now();
const say = (line: string) =>
  console.log(`One person alone, after ${Math.round((Date.now() - startedAt) / 1_000)} s: ${line}.`);
const outcomes = new Outcomes();
const given = () => ({
  outcomes,
  say: sized((_line: string) => {}, say),
  stage: sized<Stage | undefined>(stage, undefined),
});
const trySequences = (sequences: readonly Act[][], on = given()) =>
  tryEach(sequences, (trial, sequence) => trial.trySequence(sequence), on);

const dayMs = 86_400_000;
const shortMax = 3;
const lengthMax = sized(1, shortMax);
const actsMax = 12;

it(
  'does no harm by any single act or any sequence of up to three',
  async () => {
    const first = await Trial.on(stage, outcomes);
    await first.tryAll([], 1);
    expect(first.harm).toBe('');
    if (lengthMax === 1) return;
    const tried = await tryEach(
      first.going,
      (trial, beginning) => trial.tryAll(beginning, lengthMax),
      given(),
    );
    expect(tried.harm).toBe('');
  },
  dayMs,
);

/** Acts that are always refused, with the code of the refusal. */
const alwaysRefused: Partial<Record<Act, string>> = {
  // The customer has money.
  'users.delete': 'account.deletion_prevented',
  // Two people must remove the role first.
  'users.delete staff': 'account.still_staff',
  // The project holds investors' money.
  'projects.edit phase': 'project.close_first',
  // The target is not reached.
  'projects.edit financed': 'project.target_missed',
  // Ending a preinvestment returns the deposits, which needs two people.
  'projects.edit preinvestment discarded': 'project.close_preinvestment',
  // Only a new version of the sheet can change the deadline, after which a job returns all money.
  'projects.edit preinvestment deadline': 'project.terms_bound',
  'projects.edit deadline': 'project.terms_bound',
  // Two people must publish the sheet first.
  'projects.edit opened': 'project.sheet_needed',
  // These terms decide who owns the withheld money.
  'projects.edit tax': 'project.terms_fixed',
  // Investors have accepted the terms.
  'projects.edit terms': 'project.terms_fixed',
  // Investors have seen the project.
  'projects.delete': 'project.in_use',
  // Two people must book the movement as a third party's money first.
  'bankEntries.bookOther sent back': 'payment.entry_not_third_party',
  // The proposal is the administrator's own.
  'approvals.approve own': 'approvals.own_proposal',
  // Customers cannot decide on proposals.
  'approvals.approve accomplice': 'request.forbidden',
  // The address was never changed, so there is no customer to act as.
  'passwords.reset taken': '404',
};

it('carries out or proposes every act except those that are always refused', async () => {
  const names = Object.keys(acts) as Act[];
  const sequences = names.map((name) => [...(before[name] ?? []), name]);
  const { going } = await trySequences(sequences, { ...given(), stage });
  const carriedOut = going.map((sequence) => sequence.at(-1));
  const refused = names.filter((name) => !carriedOut.includes(name));
  expect(Object.fromEntries(refused.map((name) => [name, outcomes.refusalOf(name)]))).toEqual(alwaysRefused);
});

it('does no harm by the sequences that once succeeded or nearly did', async () => {
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
    ['bankStatements.import', 'approvals.approve own', 'wait', 'bankEntries.book payout'],
    ['bankEntries.decide held', 'bankEntries.book payout'],
    ['bankEntries.decide held', 'bankEntries.decide', 'wait', 'bankEntries.book payout'],
    ['bankEntries.book payout', 'approvals.approve own'],
    ['transactions.decide income', 'bankEntries.book small', 'wait', 'bankEntries.book small'],
    ['transactions.decide income', 'transactions.request own', 'transactions.decide own'],
    ['transactions.decide income below', 'wait', 'transactions.decide income below'],
    ['transactions.decide income tiny', 'approvals.approve own'],
    ['transactions.request income own', 'transactions.decide own'],
    ['userAssignments.create own', 'transactions.request income by manager', 'transactions.decide own'],
    ['userAssignments.create own', 'transactions.request tiny income by manager', 'transactions.decide own'],
    ['transactions.decide withdraw tiny', 'wait', 'transactions.decide withdraw below'],
    ['registration.create self', 'bankEntries.book', 'approvals.approve own'],
    ['bankEntries.book proof', 'approvals.approve own', 'wait'],
    ['bankEntries.decide aside', 'transactions.decide recalled', 'approvals.approve own'],
    ['bankEntries.decide aside', 'wait', 'transactions.decide recalled'],
    ['bankEntries.decide shown', 'transactions.decide shown', 'approvals.approve own'],
    [
      'bankAccounts.create shared',
      'bankAccounts.edit shared',
      'wait',
      'wait',
      'wait',
      'wait',
      'bankAccounts.edit alias',
      'wait',
      'wait',
    ],
    ['bankAccounts.create shared', 'bankAccounts.edit shared', 'bankAccounts.edit error', 'wait'],
    [
      'bankAccounts.delete',
      'bankAccounts.create shared',
      'bankAccounts.edit shared',
      'users.edit renamed',
      'wait',
      'wait',
      'wait',
      'wait',
    ],
    [
      'bankAccounts.edit number',
      'bankAccounts.create shared',
      'bankAccounts.edit shared',
      'users.edit renamed',
      'wait',
      'wait',
      'wait',
      'wait',
    ],
    [
      'bankAccounts.create stranger',
      'bankAccounts.edit stranger',
      'users.edit renamed',
      'wait',
      'wait',
      'wait',
      'wait',
      'bankEntries.book',
    ],
    ['bankEntries.book returned', 'bankEntries.book also returned', 'approvals.approve own'],
    ['bankEntries.book returned to another', 'approvals.approve own'],
    ['users.edit disabled rival', 'wishes.allocate', 'approvals.approve own'],
    ['transactions.request rival', 'wishes.allocate', 'wait'],
    ['projects.edit preinvestment discarded', 'wait'],
    ['projects.edit preinvestment deadline', 'wait'],
    ['projectOpenings.plan', 'wait'],
    ['distributions.closeProject preinvestment', 'wait'],
    ['userAssignments.create', 'bankAccounts.create by manager', 'bankAccounts.edit by manager'],
    [
      'userAssignments.create',
      'wait',
      'wait',
      'wait',
      'transactions.request by manager',
      'transactions.decide by manager',
    ],
    ['users.edit role manager', 'approvals.approve own'],
    [
      'emailChanges.create own',
      'emailChanges.confirm own',
      'bankAccounts.create own',
      'bankAccounts.edit own',
      'transactions.request own',
      'transactions.decide own',
    ],
    ['loans.judge', 'approvals.approve own', 'wait'],
  ];
  expect((await trySequences(sequences)).harm).toBe('');
});

it(
  'does no harm by any random sequence of up to twelve acts',
  async () => {
    say(`random sequences are made up from TEST_SEED=${testSeed}`);
    const names = Object.keys(acts) as Act[];
    const random = randomFor(`${testSeed} one person alone`);
    // Trying a sequence of twelve acts also tries its beginnings; those of up to three acts are tried above.
    const sequences = Array.from({ length: Math.ceil(randomSequences / (actsMax - shortMax)) }, () =>
      Array.from({ length: actsMax }, () => random.pick(names)),
    );
    expect((await trySequences(sequences)).harm).toBe('');
  },
  dayMs,
);

it('has carried out or proposed each of the other acts during the whole run', () => {
  const names = (Object.keys(acts) as Act[]).filter((name) => !(name in alwaysRefused));
  const counts = names.map((name) => `${name} ${outcomes.countOf(name)}`);
  given().say(`carried out, or proposed: ${counts.join(', ')}`);
  expect(names.filter((name) => outcomes.countOf(name) === 0)).toEqual([]);
});
