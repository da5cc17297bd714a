/**
 * Goal: no order of a non-sophisticated investor above the threshold exists without warning, consent and proof, whatever runs at
 * the same time. Method: orders, wishes and waiting places run together with entry tests, simulation results and changes of
 * investor kind, all through the API. Changes of one investor run one after the other, and the existing orders are noted after
 * each answer. Later orders must be based on that change or a newer one; existing orders on that change or the one before. Only
 * the lock of the user guarantees that an answered change holds for all later orders. The last tests show this for each change:
 * they hold an order just before its commit.
 */
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import {
  approveKind,
  becomeSophisticated,
  requestSophisticated,
  takeEntryTest,
} from '../../../test/investor-acts.ts';
import {
  type Acts,
  type Answered,
  consenting,
  ordering,
  waiting,
  wishing,
} from '../../../test/investor-moves.ts';
import { type Change, changes, noteChanges } from '../../../test/noted-changes.ts';
import { cancel, compareBooks, invest, openProject } from '../../../test/orders.ts';
import { allocate, givenPreinvestment, openAfterWindow } from '../../../test/reserved.ts';
import { sized, testSeed } from '../../../test/seed.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { idempotencyKeys } from '../../schema/idempotency-keys.ts';
import { fillWaitingList } from '../fill-waiting-lists.ts';

let test: TestApp;
let admin: Caller;
let noted: ReturnType<typeof noteChanges>;
let filler: Caller;
let investors: Caller[];
beforeAll(async () => {
  // Investors fail and pass the test as often as they order, without the pause between two tests.
  const entryTest = { passMarkHundredths: 6_000, pauseHours: 0, weights: {} };
  test = await buildTestApp({ now: new Date('2026-02-02T09:00:00Z'), config: { entryTest } });
  admin = await as(test, 'admin');
  noted = noteChanges(test, admin);
  filler = await noted.newInvestor();
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

interface Move {
  who: number;
  act: 'put' | 'edit' | 'drop';
  tens: number;
  consents: boolean;
  answers: Answered;
}
const move = fc.record({
  who: fc.nat(2),
  act: fc.constantFrom('put' as const, 'put' as const, 'put' as const, 'edit' as const, 'drop' as const),
  tens: fc.integer({ min: 10, max: 130 }),
  consents: fc.boolean(),
  answers: fc.constantFrom('none' as const, 'wrong' as const, 'right' as const, 'right' as const),
});
const moves = fc.array(move, { minLength: 6, maxLength: 12 });
/** The only move of the first example, so that each kind of run has an order above the threshold. */
const largeWithConsent: Move = { who: 0, act: 'put', tens: 130, consents: true, answers: 'right' };
const names = Object.keys(changes) as Change[];
/** The changes of each investor during a run, one after the other. */
const meanwhile = fc.array(fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 3 }), {
  minLength: 3,
  maxLength: 3,
});

async function happen(all: readonly Move[], { put, edit = put, drop }: Acts): Promise<void> {
  await Promise.all(
    all.map(async ({ who, act, tens, consents, answers }) => {
      const caller = investors[who] as Caller;
      const more = consents ? consenting(answers) : {};
      if (act === 'drop') await drop(caller);
      else await (act === 'put' ? put : edit)(caller, `${tens * 10}.00`, more);
    }),
  );
}

/** Runs the acts and the investors' changes at the same time. */
async function beside(all: readonly (readonly Change[])[], acts: Promise<unknown>): Promise<void> {
  const changing = investors.map(async (caller, index) => {
    for (const name of all[index] ?? []) await noted.change(caller, name);
  });
  await Promise.all([acts, ...changing]);
}

type Changes = readonly (readonly Change[])[];
type Run = (all: readonly Move[], early: Changes, late: Changes) => Promise<string>;

const room = { financingAmount: 2_000_000 };

/** One run for each origin of orders; each returns the project. */
const runs: Record<string, Run> = {
  orders: async (all, early) => {
    const { projectId } = await openProject(test, admin, room);
    await beside(early, happen(all, ordering(projectId)));
    return projectId;
  },
  wishes: async (all, early, late) => {
    const terms = { ...room, dateEnd: '2026-12-30', preinvestorAmount: null, preinvestorMaxNumber: null };
    const projectId = await givenPreinvestment(test, admin, terms);
    await beside(early, happen(all, wishing(projectId)));
    await openAfterWindow(admin, projectId);
    await beside(late, allocate(admin, projectId));
    // Allocates if the first attempt was refused because something changed after its preview.
    await allocate(admin, projectId);
    return projectId;
  },
  'places on a waiting list': async (all, early, late) => {
    const { projectId } = await openProject(test, admin, room);
    const more = { sheetVersion: 1, ...consenting('none') };
    const filling = (await invest(filler, projectId, '20000.00', more)).json().orderId;
    await beside(early, happen(all, waiting(projectId)));
    const filled = cancel(filler, filling).then(() => fillWaitingList(test.app, projectId));
    await beside(late, filled);
    await fillWaitingList(test.app, projectId);
    return projectId;
  },
};

it.each(Object.keys(runs))(
  '[L9] no order above the threshold comes from %s without evidence, whatever changes at the same time',
  async (name) => {
    investors = [await noted.newInvestor(), await noted.newInvestor(), await noted.newInvestor()];
    let above = 0;
    await fc.assert(
      fc.asyncProperty(moves, meanwhile, meanwhile, async (all, early, late) => {
        const projectId = await runs[name]?.(all, early, late);
        above += await noted.check(projectId ?? '');
      }),
      {
        numRuns: sized(10, 200),
        seed: testSeed,
        endOnFailure: true,
        examples: [[[largeWithConsent], [], []]],
      },
    );
    expect(above).toBeGreaterThan(0);
  },
  sized(300_000, 3_600_000),
);

/** How many connections wait for a lock of another connection. */
async function countWaiting(): Promise<number> {
  const { rows } = await test.db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.waiting ?? 0;
}

const change = (name: Change) => async (caller: Caller) => () => noted.change(caller, name);
it.each<[string, (caller: Caller) => Promise<() => Promise<unknown>>]>([
  // Only fails the test. The acknowledgement that follows in the other runs would lock the user too.
  ['an entry test', async (caller) => () => takeEntryTest(caller, { isRefused: true })],
  ['the result of a simulation', change('rich')],
  [
    'a decision on a kind',
    async (caller) => {
      const requested = (await requestSophisticated(caller)) ?? '';
      return () => approveKind(admin, requested);
    },
  ],
  [
    'giving up a kind',
    async (caller) => {
      await becomeSophisticated(caller, admin);
      return () => noted.change(caller, 'giveUp');
    },
  ],
])('[L9] %s is answered only after the orders that were decided without it', async (_name, prepare) => {
  const investor = await noted.newInvestor();
  const { projectId } = await openProject(test, admin);
  const act = await prepare(investor);
  const key = crypto.randomUUID();
  const [inserted, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  // The order is decided, and waits here to store its answer.
  const held = test.db.transaction(async (tx) => {
    const { userId } = investor;
    await tx.insert(idempotencyKeys).values({ userId, key, requestHash: Buffer.alloc(32) });
    inserted.resolve();
    await release.promise;
    await tx.delete(idempotencyKeys).where(sql`${idempotencyKeys.key} = ${key}`);
  });
  await inserted.promise;
  const placed = invest(investor, projectId, '100.00', { sheetVersion: 1, key });
  await until(async () => (await countWaiting()) >= 1 || undefined);
  let isAnswered = false;
  const acted = act().finally(() => {
    isAnswered = true;
  });
  await until(async () => isAnswered || (await countWaiting()) >= 2 || undefined);
  const wasAnswered = isAnswered;
  release.resolve();
  expect((await placed).statusCode).toBe(201);
  await Promise.all([held, acted]);
  expect(wasAnswered).toBe(false);
});
