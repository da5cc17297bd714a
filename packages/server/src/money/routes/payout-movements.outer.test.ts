import { buildIban } from '@semilla/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../test/callers.ts';
import { release } from '../../../test/investors.ts';
import { compareBooks } from '../../../test/orders.ts';
import { givenPayouts, type Payouts } from '../../../test/payouts.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { compareBank } from '../reconciliation/compare-bank.ts';

let payouts: Payouts;
let test: TestApp;
let marta: Caller;
let elena: Caller;
beforeAll(async () => {
  payouts = await givenPayouts();
  ({ test, marta, elena } = payouts);
});
afterAll(async () => {
  await compareBank(test.services, { error: () => {} });
  await compareBooks(test);
  await test.close();
});

const code = async (answer: ReturnType<Caller['post']>) => (await answer).json().code;

describe('a movement that shows the payment of a release', () => {
  const book = (bankEntryId: string, body: object) =>
    elena.post(`/v1/payment/bank-entries/${bankEntryId}/other-booking`, {
      body: { as: 'promoterPayment', why: 'Visto con el banco.', ...body },
    });

  it.each([
    ['otherAccount', { counterpartyAccount: buildIban(43_434) }],
    ['noAccount', { counterpartyAccount: null }],
  ])('[L49] with %s waits, and two people book it, as they do its return', async (doubt, given) => {
    const { projectId, amountCents, orderId } = await payouts.sent();
    const debit = await payouts.paid(orderId, amountCents, given);
    expect(debit).toMatchObject({ state: 'waiting', doubt });
    const candidates = await elena.get(`/v1/payment/bank-entries/${debit.bankEntryId}/payment-orders`);
    expect(candidates.json().data).toMatchObject([{ paymentOrderId: orderId }]);
    const booked = await book(debit.bankEntryId, { paymentOrderId: orderId });
    expect(booked.json()).toMatchObject({ state: 'booked', bookedAs: 'promoterPayment', projectId });
    expect(await payouts.escrowOf(projectId)).toBe(0);
    const back = await payouts.shown({ amountCents, isReturn: true, counterpartyAccount: null });
    const { bankEntryId } = back;
    expect(back).toMatchObject({ state: 'waiting', doubt: 'returned' });
    expect((await book(bankEntryId, { sentId: debit.bankEntryId })).json()).toMatchObject({
      reversesId: debit.bankEntryId,
    });
    expect(await payouts.escrowOf(projectId)).toBe(amountCents);
  });

  it('[L49] is booked as no order that is not at the bank, or of another amount', async () => {
    const { projectId, amountCents } = await payouts.financed();
    const orderId = await payouts.ordered(projectId);
    const debit = await payouts.paid(orderId, amountCents);
    expect(debit).toMatchObject({ state: 'waiting', doubt: 'unknown' });
    expect(await code(book(debit.bankEntryId, { paymentOrderId: orderId }))).toBe('payment.entry_not_order');
    expect(await code(book(debit.bankEntryId, { paymentOrderId: crypto.randomUUID() }))).toBe(
      'payment.entry_not_order',
    );
    expect((await book(debit.bankEntryId, {})).statusCode).toBe(400);
    await elena.post(`/v1/payment/bank-entries/${debit.bankEntryId}/decision`, {
      body: { state: 'setAside', note: 'Pagado a mano.' },
    });
    await payouts.cancelOrder(orderId);
    await release(marta, projectId);
  });
});
