import { ApiError } from '../../src/kit/errors.ts';
import { type Book, investedIn, investorsIn } from './book.ts';
import type { Verdict } from './model.ts';

/** The result of a command in the money core. */
export type Outcome = { answer: unknown } | { refusal: unknown };

/** Whether every expected value is present; other values are ignored. */
function includesExpected(found: unknown, expected: unknown): boolean {
  if (expected instanceof Date) return found instanceof Date && found.getTime() === expected.getTime();
  if (Array.isArray(expected)) {
    if (!Array.isArray(found) || found.length !== expected.length) return false;
    return expected.every((item, index) => includesExpected(found[index], item));
  }
  if (expected === null || typeof expected !== 'object') return found === expected;
  if (found === null || typeof found !== 'object') return false;
  return Object.entries(expected).every(([key, value]) =>
    includesExpected((found as Record<string, unknown>)[key], value),
  );
}

const format = (value: unknown) => JSON.stringify(value, undefined, 1);

/** Describes how the core's answer differs from the model, if it does. */
export function disagreement(outcome: Outcome, expected: Verdict): string | undefined {
  if ('refusal' in outcome) {
    const { refusal } = outcome;
    if (!(refusal instanceof ApiError)) return `the core failed: ${(refusal as Error)?.stack ?? refusal}`;
    if ('code' in expected && expected.code === refusal.code) return undefined;
    return `the core refused with ${refusal.code}, the model says ${format(expected)}`;
  }
  if ('code' in expected)
    return `the core answered ${format(outcome.answer)}, the model refuses: ${expected.code}`;
  if (includesExpected(outcome.answer, expected.answer)) return undefined;
  return `the core answered ${format(outcome.answer)}, the model ${format(expected.answer)}`;
}

/** The comparable state of the money core, by name. */
export type State = Record<string, string | number>;

export function stateOf(book: Book): State {
  const state: State = {};
  for (const [userId, cents] of book.wallet) state[`wallet:${userId}`] = cents;
  for (const [userId, cents] of book.held) state[`held:${userId}`] = cents;
  for (const { projectId, escrow, returns, tax, phase } of book.ventures.values()) {
    state[`escrow:${projectId}`] = escrow;
    state[`returns:${projectId}`] = returns;
    state[`tax:${projectId}`] = tax;
    // No project of the model has a preinvestment.
    state[`deposits:${projectId}`] = 0;
    state[`phase:${projectId}`] = phase;
    state[`counters:${projectId}`] = `${investedIn(book, projectId)} ${investorsIn(book, projectId).size}`;
  }
  return state;
}

/** All orders and transactions, with their lines, fees and movements. */
export function recordsOf(book: Book): State {
  const records: State = { fees: book.fees, bank: book.bank };
  for (const investment of book.investments.values()) {
    records[`order:${investment.orderId}`] =
      `${investment.status} ${investment.cents} ${investment.penaltyCents} ${investment.penaltyHundredths}`;
  }
  for (const { transactionId, status, cents, type } of book.movements.values()) {
    records[`transaction:${transactionId}`] = `${type} ${cents} ${status}`;
  }
  const count = (name: string) => (records[name] = ((records[name] as number) ?? 0) + 1);
  for (const { orderId, type, issuer, cents } of book.lines)
    count(`line:${orderId} ${type} ${issuer} ${cents}`);
  for (const { orderId, cents, hundredths } of book.feeRows) count(`fee:${orderId} ${cents} ${hundredths}`);
  for (const { orderId, cents, penaltyCents } of book.orderMovements) {
    count(`movement:${orderId} ${cents} ${penaltyCents}`);
  }
  return records;
}

/** The first 20 differences. */
export function differences(found: State, expected: State): string[] {
  const names = new Set([...Object.keys(found), ...Object.keys(expected)]);
  return [...names]
    .filter((name) => found[name] !== expected[name])
    .slice(0, 20)
    .map((name) => `${name}: the core has ${found[name]}, the model ${expected[name]}`);
}
