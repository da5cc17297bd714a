import { ApiError } from '../../src/kit/errors.ts';
import { type Book, investedIn, investorsIn } from './book.ts';
import type { Verdict } from './model.ts';

/** What the core itself has said. */
export type Said = { answer: unknown } | { refusal: unknown };

/** Every value that is expected is there; what is there beyond it is nobody's concern. */
function holds(found: unknown, expected: unknown): boolean {
  if (expected instanceof Date) return found instanceof Date && found.getTime() === expected.getTime();
  if (Array.isArray(expected)) {
    if (!Array.isArray(found) || found.length !== expected.length) return false;
    return expected.every((one, index) => holds(found[index], one));
  }
  if (expected === null || typeof expected !== 'object') return found === expected;
  if (found === null || typeof found !== 'object') return false;
  return Object.entries(expected).every(([key, value]) =>
    holds((found as Record<string, unknown>)[key], value),
  );
}

const shown = (value: unknown) => JSON.stringify(value, undefined, 1);

/** What the model says against an answer of the core, if anything. */
export function disagreement(said: Said, expected: Verdict): string | undefined {
  if ('refusal' in said) {
    const { refusal } = said;
    if (!(refusal instanceof ApiError)) return `the core failed: ${(refusal as Error)?.stack ?? refusal}`;
    if ('code' in expected && expected.code === refusal.code) return undefined;
    return `the core refused with ${refusal.code}, the model says ${shown(expected)}`;
  }
  if ('code' in expected)
    return `the core answered ${shown(said.answer)}, the model refuses: ${expected.code}`;
  if (holds(said.answer, expected.answer)) return undefined;
  return `the core answered ${shown(said.answer)}, the model ${shown(expected.answer)}`;
}

/** Everything of the money core that can be compared, by name. */
export type State = Record<string, string | number>;

export function stateOf(book: Book): State {
  const state: State = {};
  for (const [userId, cents] of book.wallet) state[`wallet:${userId}`] = cents;
  for (const [userId, cents] of book.held) state[`held:${userId}`] = cents;
  for (const { projectId, escrow, returns, phase } of book.ventures.values()) {
    state[`escrow:${projectId}`] = escrow;
    state[`returns:${projectId}`] = returns;
    state[`phase:${projectId}`] = phase;
    state[`counters:${projectId}`] = `${investedIn(book, projectId)} ${investorsIn(book, projectId).size}`;
  }
  return state;
}

/** All orders and transactions, and what follows from them. */
export function recordsOf(book: Book): State {
  const records: State = { fees: book.fees, bank: book.bank };
  for (const one of book.investments.values()) {
    records[`order:${one.orderId}`] =
      `${one.status} ${one.cents} ${one.penaltyCents} ${one.penaltyHundredths}`;
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

/** The first few things that differ. */
export function differences(found: State, expected: State): string[] {
  const names = new Set([...Object.keys(found), ...Object.keys(expected)]);
  return [...names]
    .filter((name) => found[name] !== expected[name])
    .slice(0, 20)
    .map((name) => `${name}: the core has ${found[name]}, the model ${expected[name]}`);
}
