import { movementReference } from '@semilla/contract';
import { buildIban } from '@semilla/contract/testing';
import { maskIban } from '@semilla/format';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bankDays, cameBack, left, type Shown } from '../../../test/bank-days.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { explainDebits } from '../../../test/explain-debits.ts';
import { compareBooks } from '../../../test/orders.ts';
import { paymentFileActs } from '../../../test/payment-files.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { bankBalances } from '../../schema/bank-balances.ts';
import { ledgerPostings } from '../../schema/ledger-postings.ts';
import { paymentFiles } from '../../schema/payment-files.ts';
import { paymentOrders } from '../../schema/payment-orders.ts';
import { compareBank } from '../reconciliation/compare-bank.ts';

const account = 'ES9121000418450200051332';
const entriesUrl = '/v1/payment/bank-entries';
const pedro = buildIban(31_337);

let test: TestApp;
let marta: Caller;
let elena: Caller;
let bank: ReturnType<typeof bankDays>;
let files: ReturnType<typeof paymentFileActs>;
beforeAll(async () => {
  test = await buildTestApp({ config: { depositAccount: { holder: 'Semilla', account } } });
  marta = await as(test, 'admin', { name: 'Marta', surname: 'Ruiz Vega' });
  elena = await as(test, 'admin', { name: 'Elena', surname: 'Vidal' });
  bank = bankDays(test, marta);
  files = paymentFileActs(test, marta, elena);
});
afterEach(() => explainDebits(elena));
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

const shown = async (given: Shown) => (await bank.shows(given))[0];
const entryOf = async ({ bankEntryId }: { bankEntryId: string }) =>
  (await elena.get(`${entriesUrl}/${bankEntryId}`)).json();

const received = (amountCents = 7_000, more: Partial<Shown> = {}) =>
  shown({ amountCents, counterpartyName: 'Pedro Gil Ruiz', counterpartyAccount: pedro, ...more });

const sendBack = ({ bankEntryId }: { bankEntryId: string }, options: object = {}, by = elena) =>
  by.post(`${entriesUrl}/${bankEntryId}/send-back`, { body: { why: 'No es cliente.' }, ...options });

const code = async (answer: ReturnType<typeof sendBack>) => (await answer).json().code;

async function ordered(entry: { bankEntryId: string }): Promise<string> {
  const answer = await sendBack(entry);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().sendingBack.paymentOrderId;
}

/** An order whose payment file is at the bank, with the movement whose money is sent back. */
async function sent(amountCents = 7_000) {
  const entry = await received(amountCents);
  const orderId = await ordered(entry);
  const fileId = await files.taken();
  return { entry, orderId, fileId };
}

const cancelOrder = (orderId: string, by = elena) => by.post(`/v1/payment/payment-orders/${orderId}/cancel`);
const ordersOf = async (fileId: string) =>
  (await elena.get(`/v1/payment/payment-files/${fileId}/orders`)).json().data;

async function owedCents(): Promise<number> {
  const rows = await test.db.select().from(ledgerPostings).where(eq(ledgerPostings.accountId, 'thirdParty'));
  return rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

const paid = (orderId: string, amountCents = 7_000, more: Partial<Shown> = {}) =>
  shown(left(orderId, amountCents, { counterpartyAccount: pedro, ...more }));

describe('third-party money', () => {
  it('[L49] is sent back by two people, in the next file, to the account that the statement names', async () => {
    const entry = await received();
    const before = await owedCents();
    const proposed = await sendBack(entry, { alone: true });
    expect(proposed.statusCode, proposed.body).toBe(202);
    expect(proposed.json()).toMatchObject({
      act: 'sendMoneyBack',
      effects: [
        { action: 'bank-entry.bookOther', after: { bookedAs: 'thirdParty' } },
        {
          action: 'bank-entry.send-back',
          after: { amountCents: 7_000, counterpartyAccount: maskIban(pedro) },
        },
      ],
    });
    const url = `/v1/approvals/${proposed.json().proposalId}/approve`;
    expect((await elena.post(url, { body: {}, alone: true })).json().code).toBe('approvals.own_proposal');
    expect(await owedCents()).toBe(before);
    expect((await marta.post(url, { body: {}, alone: true })).statusCode).toBe(200);
    expect(await owedCents()).toBe(before + 7_000);
    const { sendingBack } = await entryOf(entry);
    expect(sendingBack).toMatchObject({ paymentFileId: null, fileNumber: null });
    const orderId = sendingBack.paymentOrderId;

    expect((await elena.get('/v1/payment/payment-files/next')).json()).toMatchObject({
      payments: 1,
      total: '70.00',
      first: [{ userId: null, holderName: 'Pedro Gil Ruiz', amount: '70.00' }],
    });
    const fileId = await files.approved();
    const xml = (await elena.get(new URL((await files.take(fileId)).json().url).pathname)).body;
    expect(xml).toContain(`<IBAN>${pedro}</IBAN>`);
    expect(xml).toContain(`<EndToEndId>${movementReference(orderId)}</EndToEndId>`);
    expect(xml).toContain('<Nm>Pedro Gil Ruiz</Nm>');
    expect(xml).toContain(`<Ustrd>Devolucion Semilla ${movementReference(orderId)}</Ustrd>`);
    expect(await ordersOf(fileId)).toMatchObject([
      { bankEntryId: entry.bankEntryId, state: 'waiting', paymentState: 'sent', account: maskIban(pedro) },
    ]);
    expect((await entryOf(entry)).sendingBack).toMatchObject({ paymentFileId: fileId });

    const debit = await paid(orderId);
    expect(debit).toMatchObject({ state: 'booked', bookedAs: 'sentBack', reversesId: entry.bankEntryId });
    expect(await owedCents()).toBe(before);
    expect(await files.fileOf(fileId)).toMatchObject({ paidPayments: 1 });
    expect(await ordersOf(fileId)).toMatchObject([{ state: 'paid', paymentState: 'paid' }]);
    expect(await entryOf(entry)).toMatchObject({ sendingBack: null, sentBackById: debit.bankEntryId });
  });

  it('[L49] that the bank returns is available again, and is sent to the first account again', async () => {
    const { entry, orderId } = await sent();
    const before = await owedCents();
    await paid(orderId);
    const back = await shown(
      cameBack(orderId, 7_000, { returnReason: 'AC04', counterpartyAccount: buildIban(31_999) }),
    );
    expect(back).toMatchObject({ state: 'booked', bookedAs: 'thirdParty', returnReason: 'AC04' });
    expect(await owedCents()).toBe(before);
    expect(await code(sendBack(entry))).toBe('payment.already_sent_back');
    const again = await ordered(back);
    const fileId = await files.taken();
    expect(await ordersOf(fileId)).toMatchObject([{ paymentOrderId: again, account: maskIban(pedro) }]);
    expect(await paid(again)).toMatchObject({ state: 'booked', reversesId: back.bankEntryId });
    expect(await owedCents()).toBe(before - 7_000);
  });

  it('[L49] whose return comes before its payment is booked after it', async () => {
    const { orderId } = await sent(7_100);
    const back = await shown(cameBack(orderId, 7_100));
    expect(back).toMatchObject({ state: 'waiting', doubt: 'notPaid' });
    await paid(orderId, 7_100);
    expect(await entryOf(back)).toMatchObject({ state: 'booked', bookedAs: 'thirdParty' });
    expect(await shown(cameBack(orderId, 7_100))).toMatchObject({ state: 'waiting', doubt: 'alreadyBooked' });
  });

  it('[L49] is sent once, however often the request is repeated', async () => {
    const entry = await received(7_200);
    const options = { headers: { 'idempotency-key': crypto.randomUUID() }, alone: true };
    const [first, second] = [await sendBack(entry, options), await sendBack(entry, options)];
    expect(second.json().proposalId).toBe(first.json().proposalId);
    expect(await code(sendBack(entry, { alone: true }))).toBe('approvals.already_proposed');
    await marta.post(`/v1/approvals/${first.json().proposalId}/approve`, { body: {}, alone: true });
    expect(await code(sendBack(entry))).toBe('payment.already_ordered');
    await files.taken();
    const { sendingBack } = await entryOf(entry);
    await paid(sendingBack.paymentOrderId, 7_200);
    expect(await paid(sendingBack.paymentOrderId, 7_200)).toMatchObject({ doubt: 'alreadyBooked' });
  });

  it.each([
    ['account', { counterpartyAccount: null }],
    ['name', { counterpartyName: null }],
  ])('[L49] cannot be put into a file if the statement gives no %s', async (_, given) => {
    const entry = await received(7_300, given);
    expect(await code(sendBack(entry))).toBe('payment.entry_no_payee');
    expect(await entryOf(entry)).toMatchObject({ state: 'waiting', sendingBack: null });
  });

  it.each([
    ['left', { amountCents: -7_400 }, 'payment.entry_not_incoming'],
    ['came back', { amountCents: 7_400, isReturn: true }, 'payment.entry_not_open'],
  ])('does not include money that %s', async (_, given, refusal) => {
    expect(await code(sendBack(await shown({ ...given, counterpartyAccount: pedro })))).toBe(refusal);
  });

  it('is sent back only by administrators', async () => {
    const entry = await received(7_500);
    for (const role of ['operator', 'user'] as const) {
      const by = await as(test, role);
      expect((await sendBack(entry, {}, by)).statusCode).toBe(403);
      expect((await cancelOrder(crypto.randomUUID(), by)).statusCode).toBe(403);
    }
    expect((await sendBack({ bankEntryId: crypto.randomUUID() })).statusCode).toBe(404);
    expect((await cancelOrder(crypto.randomUUID())).statusCode).toBe(404);
  });
});

describe('a movement that shows the payment of an order', () => {
  it.each([
    ['otherAccount', { counterpartyAccount: buildIban(31_400) }],
    ['noAccount', { counterpartyAccount: null }],
  ])('[L49] with %s waits, and two people book it', async (doubt, given) => {
    const { entry, orderId, fileId } = await sent(7_600);
    const debit = await paid(orderId, 7_600, given);
    expect(debit).toMatchObject({ state: 'waiting', doubt });
    const booked = await elena.post(`${entriesUrl}/${debit.bankEntryId}/other-booking`, {
      body: { as: 'sentBack', receivedId: entry.bankEntryId, why: 'Visto con el banco.' },
    });
    expect(booked.json()).toMatchObject({ state: 'booked', bookedAs: 'sentBack' });
    expect(await ordersOf(fileId)).toMatchObject([{ state: 'paid', paymentState: 'paid' }]);
  });

  it('[L49] with another amount waits', async () => {
    const { orderId, fileId } = await sent(7_700);
    expect(await paid(orderId, 7_699)).toMatchObject({ state: 'waiting', doubt: 'otherAmount' });
    expect(await ordersOf(fileId)).toMatchObject([{ paymentState: 'sent' }]);
    await paid(orderId, 7_700);
  });

  it('[L49] waits if the bank does not have the file yet, and keeps the order out of new files', async () => {
    const entry = await received(7_800);
    const orderId = await ordered(entry);
    const fileId = await files.created();
    const debit = await paid(orderId, 7_800);
    expect(debit).toMatchObject({ state: 'waiting', doubt: 'unknown' });
    const booked = elena.post(`${entriesUrl}/${debit.bankEntryId}/other-booking`, {
      body: { as: 'sentBack', receivedId: entry.bankEntryId, why: 'Visto con el banco.' },
    });
    expect(await code(booked)).toBe('payment.in_payment_file');
    await files.cancelled(fileId);
    // The order is older than the movement, so the movement may be its payment.
    await test.db
      .update(paymentOrders)
      .set({ createdAt: new Date(`${debit.bookedOn}T08:00:00Z`) })
      .where(eq(paymentOrders.paymentOrderId, orderId));
    expect((await files.create()).json().code).toBe('payment.nothing_to_pay');
  });
});

describe('an order to send money back', () => {
  it('[L49] can be cancelled while no file contains it, and then be made again', async () => {
    const entry = await received(7_900);
    const orderId = await ordered(entry);
    const fileId = await files.created();
    expect(await code(cancelOrder(orderId))).toBe('payment.in_payment_file');
    await files.cancelled(fileId);
    expect((await cancelOrder(orderId)).json()).toMatchObject({ state: 'cancelled', amount: '79.00' });
    expect(await code(cancelOrder(orderId))).toBe('payment.order_state');
    expect((await entryOf(entry)).sendingBack).toBeNull();
    const again = await ordered(entry);
    expect(again).not.toBe(orderId);
    expect((await cancelOrder(again)).statusCode).toBe(201);
  });

  it('[L49] whose payment was recalled is neither paid again nor cancelled while the bank may have paid it', async () => {
    const { orderId, fileId } = await sent(8_000);
    const reference = movementReference(orderId);
    await files.cancelled(fileId, { reference });
    expect((await files.create()).json().code).toBe('payment.nothing_to_pay');
    expect(await code(cancelOrder(orderId))).toBe('payment.maybe_paid');
    const takenAt = new Date(test.clock.now.getTime() - 11 * 86_400_000);
    await test.db.update(paymentFiles).set({ takenAt }).where(eq(paymentFiles.paymentFileId, fileId));
    const second = await files.taken();
    expect(await ordersOf(second)).toMatchObject([{ paymentOrderId: orderId, paymentState: 'sent' }]);
    // The bank made the first payment anyway.
    await paid(orderId, 8_000);
    expect(await ordersOf(second)).toMatchObject([{ state: 'paid' }]);
  });
});

it('[L40] no part of the difference between the bank and the ledger is left unexplained', async () => {
  await compareBank(test.services, { error: () => {} });
  const compared = await test.db.select().from(bankBalances);
  expect(compared).not.toEqual([]);
  expect(compared.filter(({ unexplainedCents }) => unexplainedCents !== 0)).toEqual([]);
});
