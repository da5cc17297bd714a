import { fixedTexts, questionnaire } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { orderEvidence, type StoredEvidence } from '../src/schema/order-evidence.ts';
import { orderMovements } from '../src/schema/order-movements.ts';
import { orders } from '../src/schema/orders.ts';
import type { Caller } from './callers.ts';
import {
  acknowledgeWarning,
  becomeSophisticated,
  giveUpKinds,
  loseKind,
  sendLossResult,
  takeEntryTest,
} from './investor-acts.ts';
import { bestAnswers } from './investor-facts.ts';
import { rightWordsOn } from './investor-moves.ts';
import { anInvestor } from './money.ts';
import type { TestApp } from './test-app.ts';

const { version: warningVersion } = fixedTexts.riskWarning;
const leastThresholdCents = 100_000;
const worstAnswers = Object.fromEntries(
  questionnaire.questions.map(({ id, options }) => [
    id,
    options.toSorted((one, other) => one.points - other.points)[0]?.id ?? '',
  ]),
);

/** How the platform classifies an investor, as in the evidence of an order. */
interface Facts {
  investorKind: string;
  entryTest: string;
  entryTestId: string | null;
  lossResult: number | null;
}
/** The facts after a change was answered, and the orders that existed then. */
interface Known {
  facts: Facts;
  seen: Set<string>;
}

async function testing(caller: Caller, entryTest: string, given: Parameters<typeof takeEntryTest>[1]) {
  const taken = await takeEntryTest(caller, given);
  if (taken.json().outcome !== entryTest) throw new Error(taken.body);
  return { entryTest, entryTestId: taken.json().entryTestId as string };
}

let resultsSent = 0;
async function sending(caller: Caller, leastCents: number) {
  // Each result is different, so that the evidence of an order shows which result it used.
  resultsSent += 1;
  const lossResult = leastCents + resultsSent;
  expect((await sendLossResult(caller, lossResult)).statusCode).toBe(201);
  return { lossResult };
}

type Whose = { caller: Caller; admin: Caller };

/** Changes of an investor's classification, each through the API. */
export const changes = {
  pass: ({ caller }: Whose) => testing(caller, 'passed', { answers: bestAnswers }),
  fail: ({ caller }: Whose) => testing(caller, 'failed', { answers: worstAnswers }),
  refuse: ({ caller }: Whose) => testing(caller, 'refused', { isRefused: true }),
  poor: ({ caller }: Whose) => sending(caller, 50_000),
  rich: ({ caller }: Whose) => sending(caller, 240_000),
  rise: async ({ caller, admin }: Whose) => {
    await becomeSophisticated(caller, admin);
    return { investorKind: 'sophisticated' };
  },
  fall: async ({ caller, admin }: Whose) => {
    await loseKind(caller, admin);
    return { investorKind: 'non-sophisticated' };
  },
  giveUp: async ({ caller }: Whose) => {
    await giveUpKinds(caller);
    return { investorKind: 'non-sophisticated' };
  },
};
export type Change = keyof typeof changes;

/**
 * For each order, the sum of the investor's earlier orders, from the movements. Ids grow with the test clock.
 */
async function ownBefore({ db }: TestApp, projectId: string): Promise<Map<string, number>> {
  const { orderMovementId } = orderMovements;
  const rows = await db
    .select()
    .from(orderMovements)
    .where(eq(orderMovements.projectId, projectId))
    .orderBy(orderMovementId);
  const own = new Map<string, number>();
  const before = new Map<string, number>();
  for (const { userId, orderId, type, amountCents } of rows) {
    const sum = own.get(userId) ?? 0;
    if (type === 'invest') before.set(orderId, sum);
    own.set(userId, type === 'invest' ? sum + amountCents : sum - amountCents);
  }
  return before;
}

/** Checks the evidence of an order against the possible facts; returns whether the order is above the threshold. */
function expectEvidence(
  {
    amountCents,
    before,
    rightWords,
  }: { amountCents: number; before: number; rightWords: Awaited<ReturnType<typeof rightWordsOn>> },
  evidence: Partial<StoredEvidence>,
  possible: Facts[],
): boolean {
  const { investorKind, entryTest, entryTestId, lossResult } = evidence;
  expect(possible).toContainEqual({ investorKind, entryTest, entryTestId, lossResult });
  const thresholdCents = Math.max(leastThresholdCents, Math.floor((lossResult ?? 0) / 2));
  const isAbove = investorKind === 'non-sophisticated' && before + amountCents > thresholdCents;
  const proof = entryTest === 'passed' ? 'entryTest' : 'questions';
  expect(evidence).toMatchObject({
    threshold: thresholdCents,
    ownAmountBefore: before,
    isAboveThreshold: isAbove,
    warning: isAbove ? { version: warningVersion } : null,
    proof: isAbove ? proof : null,
    answers: isAbove && proof === 'questions' ? rightWords : null,
  });
  return isAbove;
}

/** Changes investors, and notes which orders existed when each change was answered. */
export function noteChanges(test: TestApp, admin: Caller) {
  const known = new Map<string, Known[]>();
  const historyOf = ({ userId }: Pick<Caller, 'userId'>) => known.get(userId) ?? [];

  async function ordersOf({ userId }: Caller): Promise<Set<string>> {
    const { orderId } = orders;
    const rows = await test.db.select({ orderId }).from(orders).where(eq(orders.userId, userId));
    return new Set(rows.map((row) => row.orderId));
  }

  async function change(caller: Caller, name: Change): Promise<void> {
    const changed: Partial<Facts> = await changes[name]({ caller, admin });
    const seen = await ordersOf(caller);
    const history = historyOf(caller);
    known.set(caller.userId, [
      ...history,
      { facts: { ...(history.at(-1)?.facts as Facts), ...changed }, seen },
    ]);
    // Without the acknowledgement, investors who did not pass the test cannot place orders.
    if (name === 'fail' || name === 'refuse') await acknowledgeWarning(caller);
  }

  async function newInvestor(): Promise<Caller> {
    const caller = await anInvestor(test, 1_000_000_000, { isUntested: true });
    const facts = {
      investorKind: 'non-sophisticated',
      entryTest: 'none',
      entryTestId: null,
      lossResult: null,
    };
    known.set(caller.userId, [{ facts, seen: new Set() }]);
    await change(caller, 'pass');
    return caller;
  }

  /** The facts that an order may be based on: those after the changes answered just before the order existed and just after. */
  function possibleFacts(userId: string, orderId: string): Facts[] {
    const history = historyOf({ userId });
    const first = history.findIndex(({ seen }) => seen.has(orderId));
    const part = first === -1 ? history.slice(-1) : history.slice(Math.max(0, first - 1), first + 1);
    return part.map(({ facts }) => facts);
  }

  /** Checks all orders of a project, and returns how many are above the threshold. */
  async function check(projectId: string): Promise<number> {
    const before = await ownBefore(test, projectId);
    const rightWords = await rightWordsOn(test.db, projectId);
    const rows = await test.db
      .select({ order: orders, evidence: orderEvidence.evidence })
      .from(orders)
      .leftJoin(orderEvidence, eq(orderEvidence.orderId, orders.orderId))
      .where(eq(orders.projectId, projectId));
    const above = rows.map(({ order, evidence }) =>
      expectEvidence(
        { ...order, before: before.get(order.orderId) ?? 0, rightWords },
        evidence ?? {},
        possibleFacts(order.userId, order.orderId),
      ),
    );
    return above.filter(Boolean).length;
  }

  return { newInvestor, change, check };
}
