// Goal: who works through a queue gives one code, not one for each act; a stolen session gains no more than its queue.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { acceptedAccount, askFor, reject, transactionsUrl } from '../../../test/money.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let admin: Caller;
const deposits: string[] = [];
beforeAll(async () => {
  test = await buildTestApp({ config: { freshFactorMinutes: 5 } });
  for (let index = 0; index < 14; index += 1) {
    const customer = await as(test, 'user');
    await acceptedAccount(test, customer.userId);
    const asked = await askFor(customer, { type: 'income', amount: '100.00' });
    deposits.push(asked.json().transactionId);
  }
});
afterAll(() => test.close());

beforeEach(async () => {
  admin = await as(test, 'admin');
});

const stale = 'auth.fresh_factor_required';
const pass = (minutes: number) => test.clock.advance(minutes * 60);
const outcomeOf = (answer: { json(): { code?: string }; statusCode: number }) =>
  answer.statusCode >= 400 ? answer.json().code : answer.statusCode;

const decide = async () =>
  outcomeOf(await reject(admin, deposits.pop() as string, 'La transferencia no ha llegado.', true));
const openProof = async (transactionId = deposits[0]) =>
  outcomeOf(await admin.get(`${transactionsUrl}/${transactionId}/url`));

it('[A16] lasts while one decides within one queue, and half an hour at most', async () => {
  const outcomes = [];
  for (let minute = 0; minute <= 32; minute += 4) {
    outcomes.push(await decide());
    pass(4);
  }
  expect(outcomes).toEqual([200, 200, 200, 200, 200, 200, 200, 200, stale]);
});

it('[A16] is asked for again after five minutes without an act, which a look at a proof is not', async () => {
  expect(await decide()).toBe(200);
  pass(4);
  expect(await openProof()).not.toBe(stale);
  pass(2);
  expect(await decide()).toBe(stale);
});

it('[A16] opens the proofs of its queue, and neither its list as a file nor the acts of another queue', async () => {
  pass(4);
  expect(await decide()).toBe(200);
  pass(4);
  expect(await openProof()).not.toBe(stale);
  expect(outcomeOf(await admin.get(`${transactionsUrl}/export`))).toBe(stale);
  const approval = await admin.post(`/v1/approvals/${crypto.randomUUID()}/approve`, { body: {} });
  expect(outcomeOf(approval)).toBe(stale);
});

it('[A16] is not kept by an act that is refused', async () => {
  const decided = deposits[0] as string;
  expect(outcomeOf(await reject(admin, decided, 'No ha llegado.', true))).toBe(200);
  pass(4);
  expect(outcomeOf(await reject(admin, decided, 'No ha llegado.', true))).toBe(
    'wallet.transaction_already_decided',
  );
  pass(5);
  expect(await decide()).toBe(stale);
});
