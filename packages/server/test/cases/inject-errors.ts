/**
 * Goal: when any query of a money command fails, nothing is half done, and repeating the request does it exactly once.
 * Method: each command runs with an error thrown before and after each of its queries in turn; the model gives the
 * expected state.
 */

import { randomFor } from '@semilla/contract/testing';
import { expect } from 'vitest';
import type { Executor } from '../../src/money/engine/create-executor.ts';
import { createExecutor } from '../../src/money/engine/create-executor.ts';
import { findBreaches } from '../../src/money/reconciliation/find-breaches.ts';
import { newId } from '../../src/schema/columns/new-id.ts';
import { differences, disagreement, type Outcome, stateOf } from '../model/agreement.ts';
import { asCommand } from '../model/as-command.ts';
import type { Book } from '../model/book.ts';
import { buildTerms } from '../model/build-terms.ts';
import { bookOf, newCast } from '../model/cast.ts';
import { type Fault, type Faulty, makeFaulty } from '../model/faults.ts';
import { stateIn } from '../model/in-database.ts';
import { ask, happen } from '../model/model.ts';
import type { Operation } from '../model/operations.ts';
import { onWire, type Sending, send } from '../model/sending.ts';
import { happenOnStage, type Stage, setStage } from '../model/stage.ts';
import type { TestApp } from '../test-app.ts';

/** The app, the model and the ledger with a faulty database in which the commands run. */
export interface Ground {
  app: TestApp;
  stage: Stage;
  book: Book;
  faulty: Faulty;
  ledger: Executor;
  userId: string;
  adminId: string;
  bankAccountId: string;
}

type Make = (ground: Ground) => Promise<Operation>;

const cents = 100_003;

export async function prepareGround(app: TestApp): Promise<Ground> {
  const cast = newCast(randomFor('faults'), newId);
  const stage = await setStage([app], cast);
  const faulty = makeFaulty(app.services.database);
  const ground = {
    app,
    stage,
    book: bookOf(cast, app.services.config.fourEyesCents),
    faulty,
    ledger: createExecutor({ ...app.services, database: faulty.database }),
    userId: cast.members[0]?.userId as string,
    adminId: cast.adminIds[0] as string,
    bankAccountId: cast.accounts[0]?.bankAccountId as string,
  };
  for (let count = 0; count < 40; count += 1) await requestDeposit(ground, 900_000, true);
  return ground;
}

const idIn = (answer: unknown) => {
  const { orderId, transactionId } = answer as { orderId?: string; transactionId?: string };
  return transactionId ?? orderId ?? '';
};

function newSending(ground: Ground, operation: Operation): Sending {
  const fresh = { sequence: undefined, at: new Date(0), isRecalled: false, outcome: undefined };
  return { operation, userId: ground.userId, key: newId(), ...fresh };
}

async function attempt({ ledger, book }: Ground, sending: Sending): Promise<Outcome> {
  await send(ledger, sending, asCommand(book, sending.operation, { now: new Date(), newId }));
  return sending.outcome as Outcome;
}

/** Applies the operation to the model, which must agree with the answer. */
function applyToModel({ book }: Ground, { operation, at }: Sending, outcome: Outcome): string {
  const id = 'answer' in outcome ? idIn(outcome.answer) : '';
  const wrong = disagreement(outcome, ask(book, operation, at, id));
  if (wrong) throw new Error(wrong);
  return id;
}

export async function runOperation(ground: Ground, operation: Operation): Promise<string> {
  const sending = newSending(ground, operation);
  return applyToModel(ground, sending, await attempt(ground, sending));
}

export async function requestDeposit(ground: Ground, amount = cents, approved = false): Promise<string> {
  const { userId, bankAccountId, adminId } = ground;
  const common = { userId, bankAccountId, cents: amount, enteredBy: undefined };
  const transactionId = await runOperation(ground, { kind: 'request', type: 'income', ...common });
  if (approved) await runOperation(ground, { kind: 'decide', transactionId, adminId, verdict: 'completed' });
  return transactionId;
}

export async function openProject({ app, stage, book }: Ground, financingCents = cents): Promise<string> {
  const terms = buildTerms({ projectId: newId(), financingCents, months: 1 });
  const event = { kind: 'opens', terms, phaseEntryId: newId() } as const;
  await happenOnStage(stage, event);
  happen(book, event, app.clock.now);
  return terms.projectId;
}

export function placeOperation({ userId }: Ground, projectId: string, amount: number): Operation {
  return { kind: 'place', userId, projectId, phaseEntryId: undefined, cents: amount, terms: '2026-01' };
}

/** A fully funded project whose reflection periods have ended. */
async function due(ground: Ground): Promise<string> {
  const projectId = await openProject(ground);
  await runOperation(ground, placeOperation(ground, projectId, 50_000));
  await runOperation(ground, placeOperation(ground, projectId, cents - 50_000));
  await passPeriods(ground);
  return projectId;
}

/** Moves the clock past every reflection period. */
export async function passPeriods({ app, stage, book }: Ground): Promise<void> {
  const event = { kind: 'passes', seconds: 14 * 86_400 } as const;
  await happenOnStage(stage, event);
  happen(book, event, app.clock.now);
}

const financeOperation = ({ adminId }: Ground, projectId: string): Operation => ({
  kind: 'finance',
  projectId,
  adminId,
});

export async function finance(ground: Ground, projectId: string): Promise<void> {
  await runOperation(ground, financeOperation(ground, projectId));
}

async function financed(ground: Ground): Promise<string> {
  const projectId = await due(ground);
  await finance(ground, projectId);
  return projectId;
}

async function released(ground: Ground): Promise<string> {
  const { adminId } = ground;
  const projectId = await financed(ground);
  await runOperation(ground, { kind: 'release', projectId, adminId, cents: undefined });
  return projectId;
}

async function repaid(ground: Ground): Promise<string> {
  const { adminId } = ground;
  const projectId = await released(ground);
  await runOperation(ground, { kind: 'repay', projectId, adminId, cents: cents + 8_500 });
  return projectId;
}

/**
 * A request to withdraw. Rejects those of earlier rounds first, because a user may have only a few pending.
 */
async function withdrawOperation(ground: Ground): Promise<Operation> {
  const { userId, bankAccountId, adminId, book } = ground;
  for (const { transactionId, type, status } of book.movements.values()) {
    if (type !== 'withdraw' || status !== 'pending') continue;
    await runOperation(ground, { kind: 'decide', transactionId, adminId, verdict: 'rejected' });
  }
  return { kind: 'request', type: 'withdraw', userId, bankAccountId, cents: 7, enteredBy: undefined };
}

/** Each command, with the data that it needs. */
export const commands: Record<string, Make> = {
  'a request to withdraw': withdrawOperation,
  'an approval': async (ground) => {
    const { adminId } = ground;
    return { kind: 'decide', transactionId: await requestDeposit(ground), adminId, verdict: 'completed' };
  },
  'a rejection': async (ground) => {
    const { adminId } = ground;
    const transactionId = await runOperation(ground, await withdrawOperation(ground));
    return { kind: 'decide', transactionId, adminId, verdict: 'rejected' };
  },
  'an order': async (ground) => placeOperation(ground, await openProject(ground), 1_234),
  'the last order': async (ground) => placeOperation(ground, await openProject(ground), cents),
  'a cancellation': async (ground) => {
    const orderId = await runOperation(ground, placeOperation(ground, await openProject(ground), 1_234));
    return { kind: 'cancel', orderId };
  },
  'a financing': async (ground) => financeOperation(ground, await due(ground)),
  'a release': async (ground) => {
    const { adminId } = ground;
    return { kind: 'release', projectId: await financed(ground), adminId, cents: undefined };
  },
  'a repayment': async (ground) => {
    const { adminId } = ground;
    return { kind: 'repay', projectId: await released(ground), adminId, cents: 8_500 };
  },
  'a distribution': async (ground) => {
    const { adminId } = ground;
    return { kind: 'distribute', projectId: await repaid(ground), adminId, period: 1 };
  },
  'a closing with refund': async (ground) => {
    const { adminId } = ground;
    return { kind: 'close', projectId: await financed(ground), adminId, refund: true };
  },
};

export const differencesFrom = async ({ app, book }: Ground): Promise<string[]> =>
  differences(await stateIn(app.db), stateOf(book));

export const matchesModel = async (ground: Ground): Promise<boolean> =>
  (await differencesFrom(ground)).length === 0;

/** Runs a command with an error at one of its queries, and then repeats it. */
async function runWith(ground: Ground, make: Make, fault: Fault): Promise<void> {
  const { faulty } = ground;
  const operation = await make(ground);
  const sending = newSending(ground, operation);
  faulty.arm(fault);
  const first = await attempt(ground, sending);
  faulty.disarm();
  expect(first).toEqual({ refusal: fault.error });
  const isUndone = await matchesModel(ground);

  const firstAt = sending.at;
  const again = await attempt(ground, sending);
  // If the command was committed before the error, the repeated request gets the stored answer of the first attempt.
  if (sending.isRecalled) sending.at = firstAt;
  expect(isUndone).toBe(!sending.isRecalled);
  applyToModel(ground, sending, again);
  expect(await differencesFrom(ground)).toEqual([]);
  const third = await attempt(ground, sending);
  const [secondAnswer, thirdAnswer] = [again, third].map((outcome) =>
    onWire(operation, (outcome as { answer: unknown }).answer),
  );
  expect(thirdAnswer).toEqual(secondAnswer);
  expect(await matchesModel(ground)).toBe(true);
}

/** The number of queries of a command, including its COMMIT. */
async function callsOf(ground: Ground, make: Make): Promise<number> {
  await runOperation(ground, await make(ground));
  return ground.faulty.calls();
}

/**
 * Makes a command fail at each of its queries in turn, or at every `step`-th, and also after the COMMIT, when the
 * caller gets no confirmation. Returns the breaches in the books afterwards.
 */
export async function failAtEachCall(ground: Ground, make: Make, error: Error, step = 1) {
  const calls = await callsOf(ground, make);
  expect(calls).toBeGreaterThan(8);
  // Counts down from the last call, so that the COMMIT is tested with any step.
  for (let call = calls; call >= 1; call -= step) {
    await runWith(ground, make, { call, moment: 'before', error });
  }
  await runWith(ground, make, { call: calls, moment: 'after', error });
  return (await findBreaches(ground.app.db)).breaches;
}

/** Makes a whole batch of orders fail at a query, and returns their outcomes. */
export async function failTogether(ground: Ground, fault: Fault): Promise<Outcome[]> {
  const projectId = await openProject(ground);
  const sendings = Array.from({ length: 12 }, () =>
    newSending(ground, placeOperation(ground, projectId, 500)),
  );
  // The first order runs alone, so that all others wait and form a batch.
  ground.faulty.arm({ ...fault, after: 1 });
  const outcomes = await Promise.all(sendings.map((sending) => attempt(ground, sending)));
  ground.faulty.disarm();
  sendings.sort((left, right) => (left.sequence as number) - (right.sequence as number));
  for (const sending of sendings) applyToModel(ground, sending, sending.outcome as Outcome);
  expect(await matchesModel(ground)).toBe(true);
  return outcomes;
}
