import { movementReference, walletReference } from '@semilla/contract';
import { buildIban } from '@semilla/contract/testing';
import { formatDate } from '@semilla/format';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bankDays, cameBack, left, type Shown } from '../../../test/bank-days.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { explainDebits } from '../../../test/explain-debits.ts';
import { formOf } from '../../../test/forms.ts';
import { approve, askFor, giveMoney, proofOfPayment, reject, transactionsUrl } from '../../../test/money.ts';
import { compareBooks } from '../../../test/orders.ts';
import { paymentFileActs } from '../../../test/payment-files.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { walletOf } from '../../../test/wallets.ts';
import { ledgerPostings } from '../../schema/ledger-postings.ts';
import { paymentFiles } from '../../schema/payment-files.ts';
import { transactions } from '../../schema/transactions.ts';

const account = 'ES9121000418450200051332';
const entriesUrl = '/v1/payment/bank-entries';

let test: TestApp;
let marta: Caller;
let elena: Caller;
let lucia: Caller;
let bank: ReturnType<typeof bankDays>;
beforeAll(async () => {
  test = await buildTestApp({ config: { depositAccount: { holder: 'Semilla', account } } });
  marta = await as(test, 'admin', { name: 'Marta', surname: 'Ruiz Vega' });
  elena = await as(test, 'admin', { name: 'Elena', surname: 'Vidal' });
  lucia = await as(test, 'user', { name: 'Lucía', surname: 'Ferrer Soler' });
  bank = bankDays(test, marta);
  await giveMoney(test, lucia.userId, 900_000);
});
afterEach(() => explainDebits(marta));
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

const shown = async (given: Shown) => (await bank.shows(given))[0];

const book = ({ bankEntryId }: { bankEntryId: string }, body: object, options: object = {}) =>
  elena.post(`${entriesUrl}/${bankEntryId}/other-booking`, {
    body: { why: 'Visto con el banco.', ...body },
    ...options,
  });

const code = async (answer: ReturnType<typeof book>) => (await answer).json().code;

const noted = async (answer: ReturnType<typeof book>) => (await answer).json().effects[0].after;

async function withdrawal(amount: string): Promise<string> {
  const asked = await askFor(lucia, { type: 'withdraw', amount });
  if (asked.statusCode !== 201) throw new Error(asked.body);
  return asked.json().transactionId;
}

async function sumOf(accountId: string) {
  const rows = await test.db.select().from(ledgerPostings).where(eq(ledgerPostings.accountId, accountId));
  return rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

const third = { counterpartyName: 'Pedro Gil Ruiz', counterpartyAccount: buildIban(41_337) };

async function receivedOf(amountCents: number, given: Partial<Shown> = third) {
  const entry = await shown({ amountCents, ...given });
  const answer = await book(entry, { as: 'thirdParty' });
  if (answer.statusCode >= 300) throw new Error(answer.body);
  return entry;
}

async function sentBackTo(received: { bankEntryId: string }, amountCents: number) {
  const sent = await shown({ amountCents: -amountCents, ...third });
  const answer = await book(sent, { as: 'sentBack', receivedId: received.bankEntryId });
  if (answer.statusCode >= 300) throw new Error(answer.body);
  return answer.json();
}

describe('the payment of a withdrawal', () => {
  it('[L49] approved by hand cannot be booked as a bank cost', async () => {
    const transactionId = await withdrawal('31.00');
    await approve(marta, transactionId);
    const entry = await shown(left(transactionId, 3_100, { counterpartyAccount: buildIban(41_338) }));
    expect(entry).toMatchObject({ state: 'waiting', doubt: 'otherAccount' });
    for (const body of [{ as: 'bankCost' }, { as: 'sentBack', receivedId: crypto.randomUUID() }])
      expect(await code(book(entry, body))).toBe('payment.entry_is_payout');
  });

  it('[L49] in a file cannot be booked as a bank cost, nor its return as third-party money', async () => {
    const transactionId = await withdrawal('32.00');
    await paymentFileActs(test, marta, elena).taken();
    const [paid, back] = await bank.shows(
      left(transactionId, 3_200, { counterpartyAccount: buildIban(41_338) }),
      cameBack(transactionId, 3_200),
    );
    expect([paid, back]).toMatchObject([{ doubt: 'otherAccount' }, { doubt: 'notPaid' }]);
    expect(await code(book(paid, { as: 'bankCost' }))).toBe('payment.entry_is_payout');
    expect(await code(book(back, { as: 'thirdParty' }))).toBe('payment.entry_is_payout');
  });

  it('[L49] can be booked even if it was rejected after its file was cancelled and the bank paid anyway', async () => {
    const transactionId = await withdrawal('34.00');
    const acts = paymentFileActs(test, marta, elena);
    const paymentFileId = await acts.taken();
    await acts.cancelled(paymentFileId);
    const takenAt = new Date(test.clock.now.getTime() - 11 * 86_400_000);
    await test.db.update(paymentFiles).set({ takenAt }).where(eq(paymentFiles.paymentFileId, paymentFileId));
    expect((await reject(marta, transactionId)).statusCode).toBe(200);
    const entry = await shown(left(transactionId, 3_400));
    expect((await book(entry, { as: 'bankCost' })).statusCode).toBe(201);
  });

  it.each([
    ['bankCost', '33.00'],
    ['takenBack', '37.00'],
  ])('[L49] that this movement may have paid is shown to the second person (%s)', async (kind, amount) => {
    const amountCents = Number(amount) * 100;
    const { walletId } = await walletOf(lucia);
    const deposit = await shown({ amountCents, reference: walletReference(walletId) });
    const transactionId = await withdrawal(amount);
    const createdAt = new Date(test.clock.now.getTime() - 60 * 86_400_000);
    await test.db
      .update(transactions)
      .set({ createdAt })
      .where(eq(transactions.transactionId, transactionId));
    const entry = await shown({ amountCents: -amountCents, text: 'CARGO' });
    const taken = kind === 'takenBack' && { transactionId: deposit.transactionId };
    const proposed = book(entry, { as: kind, ...taken }, { alone: true });
    expect((await noted(proposed)).withdrawals).toEqual([
      `${formatDate(createdAt)} · ${amount.replace('.', ',')}\u00a0€ · ${movementReference(transactionId)}`,
    ]);
  });
});

it('[L49] the second person sees that somebody else sent the money', async () => {
  const { walletId } = await walletOf(lucia);
  const entry = await shown({ amountCents: 2_100, reference: walletReference(walletId), ...third });
  expect(entry).toMatchObject({ state: 'waiting', doubt: 'otherPayer' });
  const proposed = book(entry, { as: 'thirdParty' }, { alone: true });
  expect(await noted(proposed)).toMatchObject({ doubt: 'otherPayer' });
});

describe('third-party money', () => {
  it('[L49] sent back without an account says so, and names the movement that brought it', async () => {
    const received = await receivedOf(4_100, { counterpartyName: 'Pedro Gil Ruiz' });
    const sent = await shown({ amountCents: -4_100, ...third });
    const asSent = { as: 'sentBack', receivedId: received.bankEntryId };
    const proposed = await book(sent, asSent, { alone: true });
    expect(proposed.json().effects[0].after).toMatchObject({
      doubt: 'noAccount',
      reversesOn: received.bookedOn,
    });
    const { proposalId } = proposed.json();
    await marta.post(`/v1/approvals/${proposalId}/approve`, { body: {}, alone: true });
    const { bankEntryId } = sent;
    expect((await elena.get(`${entriesUrl}/${bankEntryId}`)).json().reversesId).toBe(received.bankEntryId);
  });

  it('[L49] that did not arrive is held again, once, and can be sent back again', async () => {
    const received = await receivedOf(4_200);
    const sent = await sentBackTo(received, 4_200);
    const before = await sumOf('thirdParty');
    const back = await shown({ amountCents: 4_200, isReturn: true, ...third });
    expect(await code(book(back, { as: 'thirdParty' }))).toBe('payment.entry_not_sent');
    const asBack = { as: 'thirdParty', sentId: sent.bankEntryId };
    expect((await book(back, asBack)).json()).toMatchObject({
      bookedAs: 'thirdParty',
      reversesId: sent.bankEntryId,
    });
    expect(await sumOf('thirdParty')).toBe(before + 4_200);
    const again = await shown({ amountCents: 4_200, isReturn: true, ...third });
    expect(await code(book(again, asBack))).toBe('payment.entry_not_sent');
    expect(await sentBackTo(back, 4_200)).toMatchObject({ bookedAs: 'sentBack' });
  });

  it.each([true, false])(
    'must come back in exactly the amount that was sent, marked as a return: %s',
    async (isReturn) => {
      const sent = await sentBackTo(await receivedOf(4_300), 4_300);
      const back = await shown({ amountCents: 4_299, isReturn, ...third });
      expect(await code(book(back, { as: 'thirdParty', sentId: sent.bankEntryId }))).toBe(
        'payment.entry_not_sent',
      );
    },
  );
});

describe('a bank cost', () => {
  const cost = async (amountCents: number) => {
    const entry = await shown({ amountCents: -amountCents, text: 'COMISION' });
    return (await book(entry, { as: 'bankCost' })).json();
  };

  it('[L40] that the bank refunds in part is the company’s again, once', async () => {
    const { bankEntryId: sentId } = await cost(1_500);
    const before = await sumOf('bankCosts');
    const back = await shown({ amountCents: 1_000, text: 'ABONO COMISION' });
    expect(await code(book(back, { as: 'bankCost' }))).toBe('payment.entry_not_sent');
    expect((await book(back, { as: 'bankCost', sentId })).json()).toMatchObject({ bookedAs: 'bankCost' });
    expect(await sumOf('bankCosts')).toBe(before + 1_000);
    const again = await shown({ amountCents: 500, text: 'ABONO COMISION' });
    expect(await code(book(again, { as: 'bankCost', sentId }))).toBe('payment.entry_not_sent');
  });

  it('is never refunded above its amount', async () => {
    const { bankEntryId: sentId } = await cost(1_600);
    const back = await shown({ amountCents: 1_601, text: 'ABONO COMISION' });
    expect(await code(book(back, { as: 'bankCost', sentId }))).toBe('payment.entry_not_sent');
  });
});

it('[L40] a deposit that two people took back does not count for either of them', async () => {
  const { walletId } = await walletOf(lucia);
  const amountCents = 600_000;
  const deposit = await shown({ amountCents, reference: walletReference(walletId) });
  const taken = await shown({ amountCents: -amountCents, isReturn: true });
  const answer = await book(taken, { as: 'takenBack', transactionId: deposit.transactionId });
  expect(answer.json()).toMatchObject({ bookedAs: 'takenBack' });

  const rosa = await as(test, 'user');
  await giveMoney(test, rosa.userId, 500_000);
  const asked = await askFor(rosa, { type: 'withdraw', amount: '5000.00' });
  const form = formOf({ status: 'completed', file: proofOfPayment() });
  const approved = await elena.patch(`${transactionsUrl}/${asked.json().transactionId}`, {
    form,
    alone: true,
  });
  expect(approved.statusCode, approved.body).toBe(200);
});
