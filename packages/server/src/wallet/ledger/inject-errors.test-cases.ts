/**
 * Goal: whatever goes wrong between the core and the database, nothing is half done, and the same request sent again is
 * done exactly once. Method: each command, with an error thrown before and after each of its calls in turn; the model
 * says what must be there.
 */
import { expect } from 'vitest';
import { newId } from '../../database/ids.ts';
import { randomFor } from '../../demo/random.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { findBreaches } from '../reconciliations/find-breaches.ts';
import { createLedger, type Ledger } from './executor.ts';
import { differences, disagreement, type Said, stateOf } from './model/agreement.ts';
import { asCommand } from './model/as-command.ts';
import type { Book } from './model/book.ts';
import { bookOf, newCast } from './model/cast.ts';
import { type Fault, type Faulty, makeFaulty } from './model/faults.ts';
import { stateIn } from './model/in-database.ts';
import { ask, happen } from './model/model.ts';
import type { Operation } from './model/operations.ts';
import { onWire, type Sending, send } from './model/sending.ts';
import { happenOnStage, type Stage, setStage } from './model/stage.ts';
import { buildTerms } from './model/testing.ts';

/** Where commands are run while their database fails. */
export interface Ground {
  app: TestApp;
  stage: Stage;
  book: Book;
  faulty: Faulty;
  ledger: Ledger;
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
    ledger: createLedger({ ...app.services, database: faulty.database }),
    userId: cast.members[0]?.userId as string,
    adminId: cast.adminIds[0] as string,
    bankAccountId: cast.accounts[0]?.bankAccountId as string,
  };
  for (let count = 0; count < 40; count += 1) await waiting(ground, 900_000, true);
  return ground;
}

const idIn = (answer: unknown) => {
  const { orderId, transactionId } = answer as { orderId?: string; transactionId?: string };
  return transactionId ?? orderId ?? '';
};

function newSending(ground: Ground, asked: Operation): Sending {
  const fresh = { sequence: undefined, at: new Date(0), isRecalled: false, said: undefined };
  return { asked, userId: ground.userId, key: newId(), ...fresh };
}

async function attempt({ ledger, book }: Ground, sending: Sending): Promise<Said> {
  await send(ledger, sending, asCommand(book, sending.asked, { now: new Date(), newId }));
  return sending.said as Said;
}

/** The model is told of what has been done, and must agree with the answer. */
function tell({ book }: Ground, { asked, at }: Sending, said: Said): string {
  const id = 'answer' in said ? idIn(said.answer) : '';
  const wrong = disagreement(said, ask(book, asked, at, id));
  if (wrong) throw new Error(wrong);
  return id;
}

export async function does(ground: Ground, asked: Operation): Promise<string> {
  const sending = newSending(ground, asked);
  return tell(ground, sending, await attempt(ground, sending));
}

export async function waiting(ground: Ground, amount = cents, approved = false): Promise<string> {
  const { userId, bankAccountId, adminId } = ground;
  const common = { userId, bankAccountId, cents: amount, enteredBy: undefined };
  const transactionId = await does(ground, { kind: 'request', type: 'income', ...common });
  if (approved) await does(ground, { kind: 'decide', transactionId, adminId, verdict: 'completed' });
  return transactionId;
}

export async function opened({ app, stage, book }: Ground, financingCents = cents): Promise<string> {
  const terms = buildTerms({ projectId: newId(), financingCents, months: 1 });
  const event = { kind: 'opens', terms, phaseEntryId: newId() } as const;
  await happenOnStage(stage, event);
  happen(book, event, app.clock.now);
  return terms.projectId;
}

export function placing({ userId }: Ground, projectId: string, amount: number): Operation {
  return { kind: 'place', userId, projectId, phaseEntryId: undefined, cents: amount, terms: '2026-01' };
}

async function financed(ground: Ground): Promise<string> {
  const projectId = await opened(ground);
  await does(ground, placing(ground, projectId, 50_000));
  await does(ground, placing(ground, projectId, cents - 50_000));
  return projectId;
}

async function released(ground: Ground): Promise<string> {
  const { adminId } = ground;
  const projectId = await financed(ground);
  await does(ground, { kind: 'release', projectId, adminId, cents: undefined });
  return projectId;
}

async function repaid(ground: Ground): Promise<string> {
  const { adminId } = ground;
  const projectId = await released(ground);
  await does(ground, { kind: 'repay', projectId, adminId, cents: cents + 8_500 });
  return projectId;
}

function withdrawing({ userId, bankAccountId }: Ground): Operation {
  return { kind: 'request', type: 'withdraw', userId, bankAccountId, cents: 7, enteredBy: undefined };
}

/** Each command, with what has to be there for it. */
export const commands: Record<string, Make> = {
  'a request to withdraw': async (ground) => withdrawing(ground),
  'an approval': async (ground) => {
    const { adminId } = ground;
    return { kind: 'decide', transactionId: await waiting(ground), adminId, verdict: 'completed' };
  },
  'a rejection': async (ground) => {
    const { adminId } = ground;
    const transactionId = await does(ground, withdrawing(ground));
    return { kind: 'decide', transactionId, adminId, verdict: 'rejected' };
  },
  'an order': async (ground) => placing(ground, await opened(ground), 1_234),
  'the last order': async (ground) => placing(ground, await opened(ground), cents),
  'a cancellation': async (ground) => {
    const orderId = await does(ground, placing(ground, await opened(ground), 1_234));
    return { kind: 'cancel', orderId };
  },
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

export async function isAsTold({ app, book }: Ground): Promise<boolean> {
  return differences(await stateIn(app.db), stateOf(book)).length === 0;
}

/** Runs a command with an error at one of its calls, and then again. */
async function runWith(ground: Ground, make: Make, fault: Fault): Promise<void> {
  const { faulty } = ground;
  const asked = await make(ground);
  const sending = newSending(ground, asked);
  faulty.arm(fault);
  const first = await attempt(ground, sending);
  faulty.disarm();
  expect(first).toEqual({ refusal: fault.error });
  const isUndone = await isAsTold(ground);

  const firstAt = sending.at;
  const again = await attempt(ground, sending);
  // What was committed before the error is answered from memory; it was done at the first attempt.
  if (sending.isRecalled) sending.at = firstAt;
  expect(isUndone).toBe(!sending.isRecalled);
  tell(ground, sending, again);
  expect(await isAsTold(ground)).toBe(true);
  const more = await attempt(ground, sending);
  const [one, other] = [again, more].map((said) => onWire(asked, (said as { answer: unknown }).answer));
  expect(other).toEqual(one);
  expect(await isAsTold(ground)).toBe(true);
}

/** How many calls a command takes, the COMMIT included. */
async function callsOf(ground: Ground, make: Make): Promise<number> {
  await does(ground, await make(ground));
  return ground.faulty.calls();
}

/**
 * Lets a command fail at each of its calls in turn, or at each third with a step of three; after the COMMIT too, where nobody is told that it is done. Says what
 * in the books does not agree afterwards.
 */
export async function failAtEachCall(ground: Ground, make: Make, error: Error, step = 1) {
  const calls = await callsOf(ground, make);
  expect(calls).toBeGreaterThan(8);
  // Backwards, so that the COMMIT is among them whatever the step.
  for (let call = calls; call >= 1; call -= step) {
    await runWith(ground, make, { call, moment: 'before', error });
  }
  await runWith(ground, make, { call: calls, moment: 'after', error });
  return (await findBreaches(ground.app.db)).breaches;
}

/** Lets a whole batch of orders fail at a call; says what became of each. */
export async function failTogether(ground: Ground, fault: Fault): Promise<Said[]> {
  const projectId = await opened(ground);
  const sendings = Array.from({ length: 12 }, () => newSending(ground, placing(ground, projectId, 500)));
  // The first goes alone, so that all others wait and become a batch.
  ground.faulty.arm({ ...fault, after: 1 });
  const said = await Promise.all(sendings.map((sending) => attempt(ground, sending)));
  ground.faulty.disarm();
  sendings.sort((one, other) => (one.sequence as number) - (other.sequence as number));
  for (const sending of sendings) tell(ground, sending, sending.said as Said);
  expect(await isAsTold(ground)).toBe(true);
  return said;
}
