import { movementReference } from '@semilla/contract';
import { buildIban } from '@semilla/contract/testing';
import { maskIban } from '@semilla/format';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bankDays, cameBack, left, type Shown } from '../../../test/bank-days.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { release } from '../../../test/investors.ts';
import { addressOf, mailsTo } from '../../../test/mails.ts';
import { anInvestor } from '../../../test/money.ts';
import { balances, compareBooks, invested, openProject, projectUrl } from '../../../test/orders.ts';
import { paymentFileActs } from '../../../test/payment-files.ts';
import { givenPayoutAccount } from '../../../test/payout-accounts.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { bankBalances } from '../../schema/bank-balances.ts';
import { compareBank } from '../reconciliation/compare-bank.ts';

const platform = 'ES9121000418450200051332';
const promoter = buildIban(41_414);
const why = 'La obra empieza el lunes.';

let test: TestApp;
let marta: Caller;
let elena: Caller;
let investor: Caller;
let bank: ReturnType<typeof bankDays>;
let files: ReturnType<typeof paymentFileActs>;
beforeAll(async () => {
  test = await buildTestApp({ config: { depositAccount: { holder: 'Semilla', account: platform } } });
  marta = await as(test, 'admin', { name: 'Marta', surname: 'Ruiz Vega' });
  elena = await as(test, 'admin', { name: 'Elena', surname: 'Vidal' });
  investor = await anInvestor(test, 100_000_000);
  bank = bankDays(test, marta);
  files = paymentFileActs(test, marta, elena);
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

type Overrides = Parameters<typeof openProject>[2];
let raisedCents = 100_000;

/** A financed project with money in escrow, of an amount that no other project here has. */
async function financed(overrides: Overrides = {}) {
  raisedCents += 100;
  const amountCents = raisedCents;
  const { projectId } = await openProject(test, marta, {
    financingAmount: amountCents,
    withdrawMoneyFinanced: true,
    payoutAccount: promoter,
    ...overrides,
  });
  await invested(investor, projectId, (amountCents / 100).toFixed(2));
  return { projectId, amountCents };
}

const order = (projectId: string, body: object = {}, options: object = {}, by = elena) =>
  by.post(`${projectUrl(projectId)}/release-orders`, { body: { why, ...body }, ...options });
const code = async (answer: ReturnType<typeof order>) => (await answer).json().code;
const escrowOf = async (projectId: string) => (await balances(test, `escrow:${projectId}`))[0];
const moneyOf = async (projectId: string) => (await elena.get(`${projectUrl(projectId)}/payments`)).json();
const ordersOf = async (projectId: string) =>
  (await elena.get(`${projectUrl(projectId)}/payment-orders`)).json().data;
const cancelOrder = (orderId: string) => elena.post(`/v1/payment/payment-orders/${orderId}/cancel`);
const close = (projectId: string) =>
  marta.post(`${projectUrl(projectId)}/close`, { body: { refund: true, why } });

async function ordered(projectId: string, body: object = {}): Promise<string> {
  const answer = await order(projectId, body);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().paymentOrderId;
}

const shown = async (given: Shown) => (await bank.shows(given))[0];
const paid = (orderId: string, amountCents: number, more: Partial<Shown> = {}) =>
  shown(left(orderId, amountCents, { counterpartyAccount: promoter, ...more }));

/** A release whose payment the bank has. */
async function sent() {
  const { projectId, amountCents } = await financed();
  const orderId = await ordered(projectId);
  const fileId = await files.taken();
  return { projectId, amountCents, orderId, fileId };
}

describe('a release by payment file', () => {
  it('[L40][B4] is decided by two people, paid by the next file to the payout account, and proven by the statement', async () => {
    const { projectId, amountCents } = await financed();
    const proposed = await order(projectId, {}, { alone: true });
    expect(proposed.statusCode, proposed.body).toBe(202);
    expect(proposed.json()).toMatchObject({
      act: 'release',
      effects: [
        {
          action: 'project.order-release',
          after: { amountCents, destinationBankAccount: maskIban(promoter) },
        },
      ],
    });
    const url = `/v1/approvals/${proposed.json().proposalId}/approve`;
    expect((await elena.post(url, { body: {}, alone: true })).json().code).toBe('approvals.own_proposal');
    expect(await ordersOf(projectId)).toEqual([]);
    expect((await marta.post(url, { body: {}, alone: true })).statusCode).toBe(200);
    const [{ paymentOrderId: orderId }] = await ordersOf(projectId);
    // Until the bank shows it, the money stays and is reserved.
    expect(await escrowOf(projectId)).toBe(amountCents);
    const total = (amountCents / 100).toFixed(2);
    expect((await moneyOf(projectId)).balances).toMatchObject({ escrow: total, escrowOrdered: total });

    expect((await elena.get('/v1/payment/payment-files/next')).json()).toMatchObject({
      payments: 1,
      total,
      first: [{ userId: null, amount: total }],
    });
    const fileId = await files.approved();
    const xml = (await elena.get(new URL((await files.take(fileId)).json().url).pathname)).body;
    expect(xml).toContain(`<IBAN>${promoter}</IBAN>`);
    expect(xml).toContain('<Nm>Rehabitia S.L.</Nm>');
    expect(xml).toContain(`<EndToEndId>${movementReference(orderId)}</EndToEndId>`);
    expect(await ordersOf(projectId)).toMatchObject([
      { purpose: 'release', state: 'waiting', paymentState: 'sent', paymentFileId: fileId },
    ]);
    const ofFile = (await elena.get(`/v1/payment/payment-files/${fileId}/orders`)).json().data;
    expect(ofFile).toMatchObject([{ projectId, account: maskIban(promoter), holderName: 'Rehabitia S.L.' }]);

    const debit = await paid(orderId, amountCents);
    expect(debit).toMatchObject({ state: 'booked', bookedAs: 'promoterPayment', projectId });
    expect(await escrowOf(projectId)).toBe(0);
    expect(await files.fileOf(fileId)).toMatchObject({ paidPayments: 1 });
    const { data, balances: held } = await moneyOf(projectId);
    expect(data).toMatchObject([
      {
        kind: 'release',
        amount: total,
        file: null,
        bankEntryId: debit.bankEntryId,
        adminName: 'Elena Vidal',
      },
    ]);
    expect(held).toMatchObject({ escrow: '0.00', escrowOrdered: '0.00' });
  });

  it('[L40] keeps its money from a second release, another order and a refund', async () => {
    const { projectId, amountCents } = await financed();
    const orderId = await ordered(projectId, { amount: '400.00' });
    const rest = ((amountCents - 40_000) / 100).toFixed(2);
    const tooMuch = ((amountCents - 40_000 + 1) / 100).toFixed(2);
    expect(await code(release(marta, projectId, tooMuch))).toBe('project.amount_above_escrow');
    expect(await code(order(projectId, { amount: tooMuch }))).toBe('project.amount_above_escrow');
    expect(await code(close(projectId))).toBe('project.release_ordered');
    expect((await release(marta, projectId)).json()).toMatchObject({ amount: rest });
    expect(await code(order(projectId))).toBe('project.amount_not_positive');
    expect((await cancelOrder(orderId)).json()).toMatchObject({ state: 'cancelled', amount: '400.00' });
    expect(await ordered(projectId)).not.toBe(orderId);
    await cancelOrder((await ordersOf(projectId))[0].paymentOrderId);
  });

  it('[L40] is cancelled only before a file holds it, and then the investors can be refunded', async () => {
    const { projectId } = await financed();
    const orderId = await ordered(projectId);
    const fileId = await files.created();
    expect(await code(cancelOrder(orderId))).toBe('payment.in_payment_file');
    await files.cancelled(fileId);
    expect((await cancelOrder(orderId)).statusCode).toBe(201);
    expect(await code(cancelOrder(orderId))).toBe('payment.order_state');
    expect((await close(projectId)).statusCode).toBe(200);
    expect(await escrowOf(projectId)).toBe(0);
  });

  it('[L40] that the bank returns can be released again, and administrators are told', async () => {
    const { projectId, amountCents, orderId } = await sent();
    const debit = await paid(orderId, amountCents);
    const back = await shown(cameBack(orderId, amountCents, { returnReason: 'AC04' }));
    expect(back).toMatchObject({
      state: 'booked',
      bookedAs: 'promoterPayment',
      reversesId: debit.bankEntryId,
    });
    expect(await escrowOf(projectId)).toBe(amountCents);
    expect(await ordersOf(projectId)).toMatchObject([{ state: 'paid', isReturned: true }]);
    expect((await moneyOf(projectId)).data.map(({ kind }: { kind: string }) => kind)).toEqual([
      'releaseReturned',
      'release',
    ]);
    for (const { userId } of [marta, elena]) {
      const mails = await mailsTo(test, await addressOf(test, userId));
      const told = mails.filter(({ text }) => text.includes(`/project/${projectId}/movements`));
      expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining('ha vuelto')]);
    }
    const again = await ordered(projectId);
    await files.taken();
    await paid(again, amountCents);
    expect(await escrowOf(projectId)).toBe(0);
    expect(await shown(cameBack(orderId, amountCents))).toMatchObject({ doubt: 'alreadyBooked' });
  });

  it('[L40] whose return comes before its payment waits for it', async () => {
    const { projectId, amountCents, orderId } = await sent();
    expect(await shown(cameBack(orderId, amountCents))).toMatchObject({ doubt: 'notPaid' });
    await paid(orderId, amountCents);
    expect(await ordersOf(projectId)).toMatchObject([{ state: 'paid', isReturned: true }]);
    expect(await escrowOf(projectId)).toBe(amountCents);
  });

  it('[L40][L49] is not paid once the payout account is another one, and has to be approved anew', async () => {
    const { projectId, amountCents } = await financed();
    const orderId = await ordered(projectId);
    const fileId = await files.created();
    const other = buildIban(42_424);
    await givenPayoutAccount(test, projectId, other);
    expect((await files.propose(fileId, 'approve')).json().code).toBe('payment.file_outdated');
    await files.cancelled(fileId);
    expect((await files.create()).json().code).toBe('payment.nothing_to_pay');
    expect(await ordersOf(projectId)).toMatchObject([
      { isPayeeReplaced: true, account: maskIban(promoter), paymentFileId: null },
    ]);
    await cancelOrder(orderId);
    const again = await ordered(projectId);
    await files.taken();
    await paid(again, amountCents, { counterpartyAccount: other });
    expect(await escrowOf(projectId)).toBe(0);
  });

  it('[L40] whose payment was recalled is neither paid again nor cancelled while the bank may have paid', async () => {
    const { projectId, amountCents, orderId, fileId } = await sent();
    await files.cancelled(fileId, { reference: movementReference(orderId) });
    expect((await files.create()).json().code).toBe('payment.nothing_to_pay');
    expect(await code(cancelOrder(orderId))).toBe('payment.maybe_paid');
    expect(await code(close(projectId))).toBe('project.release_ordered');
    // The bank made the payment all the same.
    await paid(orderId, amountCents);
    expect(await escrowOf(projectId)).toBe(0);
  });

  it.each<[string, Overrides, string]>([
    ['has no approved payout account', { payoutAccount: null }, 'project.no_destination_account'],
    [
      'has not started',
      { startedAt: '2099-03-11', withdrawMoneyFinanced: false },
      'project.release_too_early',
    ],
  ])('[B4] is refused if the project %s', async (_, overrides, refusal) => {
    expect(await code(order((await financed(overrides)).projectId))).toBe(refusal);
  });

  it('is ordered by administrators alone, for projects that are there, once for each key', async () => {
    const { projectId } = await financed();
    for (const role of ['operator', 'user'] as const)
      expect((await order(projectId, {}, {}, await as(test, role))).statusCode).toBe(403);
    expect((await order(crypto.randomUUID())).statusCode).toBe(404);
    const options = { headers: { 'idempotency-key': crypto.randomUUID() }, alone: true };
    const [first, second] = [await order(projectId, {}, options), await order(projectId, {}, options)];
    expect(second.json().proposalId).toBe(first.json().proposalId);
  });
});

describe('a movement that shows the payment of a release', () => {
  const book = (bankEntryId: string, body: object) =>
    elena.post(`/v1/payment/bank-entries/${bankEntryId}/other-booking`, {
      body: { as: 'promoterPayment', why: 'Visto con el banco.', ...body },
    });

  it.each([
    ['otherAccount', { counterpartyAccount: buildIban(43_434) }],
    ['noAccount', { counterpartyAccount: null }],
  ])('[L49] with %s waits, and two people book it, as they do its return', async (doubt, given) => {
    const { projectId, amountCents, orderId } = await sent();
    const debit = await paid(orderId, amountCents, given);
    expect(debit).toMatchObject({ state: 'waiting', doubt });
    const candidates = await elena.get(`/v1/payment/bank-entries/${debit.bankEntryId}/payment-orders`);
    expect(candidates.json().data).toMatchObject([{ paymentOrderId: orderId }]);
    const booked = await book(debit.bankEntryId, { paymentOrderId: orderId });
    expect(booked.json()).toMatchObject({ state: 'booked', bookedAs: 'promoterPayment', projectId });
    expect(await escrowOf(projectId)).toBe(0);
    const back = await shown({ amountCents, isReturn: true, counterpartyAccount: null });
    const { bankEntryId } = back;
    expect(back).toMatchObject({ state: 'waiting', doubt: 'returned' });
    expect((await book(bankEntryId, { sentId: debit.bankEntryId })).json()).toMatchObject({
      reversesId: debit.bankEntryId,
    });
    expect(await escrowOf(projectId)).toBe(amountCents);
  });

  it('[L49] is booked as no order that is not at the bank, or of another amount', async () => {
    const { projectId, amountCents } = await financed();
    const orderId = await ordered(projectId);
    const debit = await paid(orderId, amountCents);
    expect(debit).toMatchObject({ state: 'waiting', doubt: 'unknown' });
    expect(await code(book(debit.bankEntryId, { paymentOrderId: orderId }))).toBe('payment.entry_not_order');
    expect(await code(book(debit.bankEntryId, { paymentOrderId: crypto.randomUUID() }))).toBe(
      'payment.entry_not_order',
    );
    expect((await book(debit.bankEntryId, {})).statusCode).toBe(400);
    await elena.post(`/v1/payment/bank-entries/${debit.bankEntryId}/decision`, {
      body: { state: 'setAside', note: 'Pagado a mano.' },
    });
    await cancelOrder(orderId);
    await release(marta, projectId);
  });
});

it('[L49] whole IBANs of orders are shown to administrators, each noted in the audit trail', async () => {
  const { projectId } = await financed();
  const orderId = await ordered(projectId);
  const url = `/v1/payment/payment-orders/${orderId}/number`;
  expect((await elena.get(url)).json()).toEqual({ account: promoter });
  expect((await (await as(test, 'operator')).get(url)).statusCode).toBe(403);
  const seen = and(
    eq(auditEntries.subjectId, projectId),
    eq(auditEntries.action, 'project.see-payout-account'),
  );
  expect(await test.db.$count(auditEntries, seen)).toBe(1);
  await cancelOrder(orderId);
});

it('[L40] nothing of the difference between the bank and the ledger is left unexplained', async () => {
  await compareBank(test.services, { error: () => {} });
  const compared = await test.db.select().from(bankBalances);
  expect(compared).not.toEqual([]);
  expect(compared.filter(({ unexplainedCents }) => unexplainedCents !== 0)).toEqual([]);
});
