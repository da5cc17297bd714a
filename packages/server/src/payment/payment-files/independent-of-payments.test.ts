import { movementReference } from '@semilla/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { askFor, giveMoney } from '../../../test/money.ts';
import { paymentFileActs } from '../../../test/payment-files.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

const account = 'ES9121000418450200051332';
const refused = { code: 'approvals.entered_by_you' };

let test: TestApp;
let elena: Caller;
let carla: Caller;
let acts: ReturnType<typeof paymentFileActs>;
let transactionId: string;
let paymentFileId: string;
beforeAll(async () => {
  test = await buildTestApp({ config: { depositAccount: { holder: 'Semilla', account } } });
  const marta = await as(test, 'admin');
  elena = await as(test, 'admin');
  carla = await as(test, 'admin');
  acts = paymentFileActs(test, marta, carla);
  const lucia = await as(test, 'user');
  await giveMoney(test, lucia.userId, 100_000);
  const entered = await askFor(elena, { type: 'withdraw', amount: '10.00', userId: lucia.userId });
  ({ transactionId } = entered.json());
  ({ paymentFileId } = (await acts.create(elena)).json());
});
afterAll(() => test.close());

it('[L49] a payment entered by an administrator goes only into a file that the same administrator makes', async () => {
  const pedro = await as(test, 'user');
  await giveMoney(test, pedro.userId, 100_000);
  await askFor(elena, { type: 'withdraw', amount: '10.00', userId: pedro.userId });
  const next = async (by: Caller) => (await by.get('/v1/payment/payment-files/next')).json().payments;
  expect(await next(carla)).toBe(0);
  expect(await next(elena)).toBe(1);
  expect((await acts.create(carla)).json()).toMatchObject({ code: 'payment.nothing_to_pay' });
});

describe('an administrator who entered one of the payments', () => {
  it('[L49] is told before the approval of the file that they cannot give it', async () => {
    const proposed = await acts.propose(paymentFileId, 'approve');
    const url = `/v1/approvals/${proposed.json().proposalId}`;
    expect((await elena.get(url)).json()).toMatchObject({ refusal: refused.code });
    expect((await carla.get(url)).json()).toMatchObject({ refusal: null });
    expect((await acts.decideOn(proposed, elena)).json()).toMatchObject(refused);
    expect((await acts.decideOn(proposed)).statusCode).toBe(200);
  });

  it('[L49] cannot confirm that the bank did not make the whole file or this payment', async () => {
    await acts.take(paymentFileId);
    const whole = await acts.propose(paymentFileId, 'cancel');
    expect((await acts.decideOn(whole, elena)).json()).toMatchObject(refused);
    const one = await acts.propose(paymentFileId, 'cancel', { reference: movementReference(transactionId) });
    expect((await acts.decideOn(one, elena)).json()).toMatchObject(refused);
    expect((await acts.decideOn(one)).statusCode).toBe(200);
  });
});
