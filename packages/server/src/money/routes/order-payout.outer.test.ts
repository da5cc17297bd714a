import { movementReference } from '@semilla/contract';
import { buildIban } from '@semilla/contract/testing';
import { maskIban } from '@semilla/format';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cameBack } from '../../../test/bank-days.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { release } from '../../../test/investors.ts';
import { addressOf, mailsTo } from '../../../test/mails.ts';
import { compareBooks, projectUrl } from '../../../test/orders.ts';
import { givenPayoutAccount } from '../../../test/payout-accounts.ts';
import { givenPayouts, type Payouts, promoterAccount, why } from '../../../test/payouts.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { bankBalances } from '../../schema/bank-balances.ts';
import { compareBank } from '../reconciliation/compare-bank.ts';

let payouts: Payouts;
let test: TestApp;
let marta: Caller;
let elena: Caller;
let files: Payouts['files'];
beforeAll(async () => {
  payouts = await givenPayouts();
  ({ test, marta, elena, files } = payouts);
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

const code = async (answer: ReturnType<Caller['post']>) => (await answer).json().code;
const moneyOf = async (projectId: string) => (await elena.get(`${projectUrl(projectId)}/payments`)).json();
const ordersOf = async (projectId: string) =>
  (await elena.get(`${projectUrl(projectId)}/payment-orders`)).json().data;
const close = (projectId: string) =>
  marta.post(`${projectUrl(projectId)}/close`, { body: { refund: true, why } });

describe('a release by payment file', () => {
  it('[L40][B4] is decided by two people, paid by the next file to the payout account, and proven by the statement', async () => {
    const { projectId, amountCents } = await payouts.financed();
    const proposed = await payouts.order(projectId, {}, { alone: true });
    expect(proposed.statusCode, proposed.body).toBe(202);
    expect(proposed.json()).toMatchObject({
      act: 'release',
      effects: [
        {
          action: 'project.order-release',
          after: { amountCents, destinationBankAccount: maskIban(promoterAccount) },
        },
      ],
    });
    const url = `/v1/approvals/${proposed.json().proposalId}/approve`;
    expect((await elena.post(url, { body: {}, alone: true })).json().code).toBe('approvals.own_proposal');
    expect(await ordersOf(projectId)).toEqual([]);
    expect((await marta.post(url, { body: {}, alone: true })).statusCode).toBe(200);
    const [{ paymentOrderId: orderId }] = await ordersOf(projectId);
    // Until the bank shows the payment, the money stays in escrow and is reserved.
    expect(await payouts.escrowOf(projectId)).toBe(amountCents);
    const total = (amountCents / 100).toFixed(2);
    expect((await moneyOf(projectId)).balances).toMatchObject({ escrow: total, escrowOrdered: total });

    expect((await elena.get('/v1/payment/payment-files/next')).json()).toMatchObject({
      payments: 1,
      total,
      first: [{ userId: null, amount: total }],
    });
    const fileId = await files.approved();
    const xml = (await elena.get(new URL((await files.take(fileId)).json().url).pathname)).body;
    expect(xml).toContain(`<IBAN>${promoterAccount}</IBAN>`);
    expect(xml).toContain('<Nm>Rehabitia S.L.</Nm>');
    expect(xml).toContain(`<EndToEndId>${movementReference(orderId)}</EndToEndId>`);
    expect(await ordersOf(projectId)).toMatchObject([
      { purpose: 'release', state: 'waiting', paymentState: 'sent', paymentFileId: fileId },
    ]);
    const ofFile = (await elena.get(`/v1/payment/payment-files/${fileId}/orders`)).json().data;
    expect(ofFile).toMatchObject([
      { projectId, account: maskIban(promoterAccount), holderName: 'Rehabitia S.L.' },
    ]);

    const debit = await payouts.paid(orderId, amountCents);
    expect(debit).toMatchObject({ state: 'booked', bookedAs: 'promoterPayment', projectId });
    expect(await payouts.escrowOf(projectId)).toBe(0);
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
    const { projectId, amountCents } = await payouts.financed();
    const orderId = await payouts.ordered(projectId, { amount: '400.00' });
    const rest = ((amountCents - 40_000) / 100).toFixed(2);
    const tooMuch = ((amountCents - 40_000 + 1) / 100).toFixed(2);
    expect(await code(release(marta, projectId, tooMuch))).toBe('project.amount_above_escrow');
    expect(await code(payouts.order(projectId, { amount: tooMuch }))).toBe('project.amount_above_escrow');
    expect(await code(close(projectId))).toBe('project.release_ordered');
    expect((await release(marta, projectId)).json()).toMatchObject({ amount: rest });
    expect(await code(payouts.order(projectId))).toBe('project.amount_not_positive');
    expect((await payouts.cancelOrder(orderId)).json()).toMatchObject({
      state: 'cancelled',
      amount: '400.00',
    });
    expect(await payouts.ordered(projectId)).not.toBe(orderId);
    await payouts.cancelOrder((await ordersOf(projectId))[0].paymentOrderId);
  });

  it('[L40] is cancelled only before a file holds it, and then the investors can be refunded', async () => {
    const { projectId } = await payouts.financed();
    const orderId = await payouts.ordered(projectId);
    const fileId = await files.created();
    expect(await code(payouts.cancelOrder(orderId))).toBe('payment.in_payment_file');
    await files.cancelled(fileId);
    expect((await payouts.cancelOrder(orderId)).statusCode).toBe(201);
    expect(await code(payouts.cancelOrder(orderId))).toBe('payment.order_state');
    expect((await close(projectId)).statusCode).toBe(200);
    expect(await payouts.escrowOf(projectId)).toBe(0);
  });

  it('[L40] that the bank returns can be released again, and administrators are told', async () => {
    const { projectId, amountCents, orderId } = await payouts.sent();
    const debit = await payouts.paid(orderId, amountCents);
    const back = await payouts.shown(cameBack(orderId, amountCents, { returnReason: 'AC04' }));
    expect(back).toMatchObject({
      state: 'booked',
      bookedAs: 'promoterPayment',
      reversesId: debit.bankEntryId,
    });
    expect(await payouts.escrowOf(projectId)).toBe(amountCents);
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
    const again = await payouts.ordered(projectId);
    await files.taken();
    await payouts.paid(again, amountCents);
    expect(await payouts.escrowOf(projectId)).toBe(0);
    expect(await payouts.shown(cameBack(orderId, amountCents))).toMatchObject({ doubt: 'alreadyBooked' });
  });

  it('[L40] whose return comes before its payment waits for it', async () => {
    const { projectId, amountCents, orderId } = await payouts.sent();
    expect(await payouts.shown(cameBack(orderId, amountCents))).toMatchObject({ doubt: 'notPaid' });
    await payouts.paid(orderId, amountCents);
    expect(await ordersOf(projectId)).toMatchObject([{ state: 'paid', isReturned: true }]);
    expect(await payouts.escrowOf(projectId)).toBe(amountCents);
  });

  it('[L40][L49] is not paid once the payout account is another one, and has to be approved anew', async () => {
    const { projectId, amountCents } = await payouts.financed();
    const orderId = await payouts.ordered(projectId);
    const fileId = await files.created();
    const other = buildIban(42_424);
    await givenPayoutAccount(test, projectId, other);
    expect((await files.propose(fileId, 'approve')).json().code).toBe('payment.file_outdated');
    await files.cancelled(fileId);
    expect((await files.create()).json().code).toBe('payment.nothing_to_pay');
    expect(await ordersOf(projectId)).toMatchObject([
      { isPayeeReplaced: true, account: maskIban(promoterAccount), paymentFileId: null },
    ]);
    await payouts.cancelOrder(orderId);
    const again = await payouts.ordered(projectId);
    await files.taken();
    await payouts.paid(again, amountCents, { counterpartyAccount: other });
    expect(await payouts.escrowOf(projectId)).toBe(0);
  });

  it('[L40] whose payment was recalled is neither paid again nor cancelled while the bank may have paid', async () => {
    const { projectId, amountCents, orderId, fileId } = await payouts.sent();
    await files.cancelled(fileId, { reference: movementReference(orderId) });
    expect((await files.create()).json().code).toBe('payment.nothing_to_pay');
    expect(await code(payouts.cancelOrder(orderId))).toBe('payment.maybe_paid');
    expect(await code(close(projectId))).toBe('project.release_ordered');
    // The bank made the payment although it was recalled.
    await payouts.paid(orderId, amountCents);
    expect(await payouts.escrowOf(projectId)).toBe(0);
  });

  it.each<[string, Parameters<Payouts['financed']>[0], string]>([
    ['has no approved payout account', { payoutAccount: null }, 'project.no_destination_account'],
    [
      'has not started',
      { startedAt: '2099-03-11', withdrawMoneyFinanced: false },
      'project.release_too_early',
    ],
  ])('[B4] is refused if the project %s', async (_, overrides, refusal) => {
    expect(await code(payouts.order((await payouts.financed(overrides)).projectId))).toBe(refusal);
  });

  it('is ordered by administrators alone, for projects that are there, once for each key', async () => {
    const { projectId } = await payouts.financed();
    for (const role of ['operator', 'user'] as const)
      expect((await payouts.order(projectId, {}, {}, await as(test, role))).statusCode).toBe(403);
    expect((await payouts.order(crypto.randomUUID())).statusCode).toBe(404);
    const options = { headers: { 'idempotency-key': crypto.randomUUID() }, alone: true };
    const [first, second] = [
      await payouts.order(projectId, {}, options),
      await payouts.order(projectId, {}, options),
    ];
    expect(second.json().proposalId).toBe(first.json().proposalId);
  });
});

it('[L49] whole IBANs of orders are shown to administrators, each noted in the audit trail', async () => {
  const { projectId } = await payouts.financed();
  const orderId = await payouts.ordered(projectId);
  const url = `/v1/payment/payment-orders/${orderId}/number`;
  expect((await elena.get(url)).json()).toEqual({ account: promoterAccount });
  expect((await (await as(test, 'operator')).get(url)).statusCode).toBe(403);
  const seen = and(
    eq(auditEntries.subjectId, projectId),
    eq(auditEntries.action, 'project.see-payout-account'),
  );
  expect(await test.db.$count(auditEntries, seen)).toBe(1);
  await payouts.cancelOrder(orderId);
});

it('[L40] no part of the difference between bank and ledger is left unexplained', async () => {
  await compareBank(test.services, { error: () => {} });
  const compared = await test.db.select().from(bankBalances);
  expect(compared).not.toEqual([]);
  expect(compared.filter(({ unexplainedCents }) => unexplainedCents !== 0)).toEqual([]);
});
