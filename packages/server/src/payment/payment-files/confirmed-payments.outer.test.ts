/** Goal: one person alone can confirm neither that the bank has paid a withdrawal, nor that it paid to another account. */
import { civilDateAt, movementReference } from '@semilla/contract';
import { buildIban } from '@semilla/contract/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { explainDebits } from '../../../test/explain-debits.ts';
import { formOf } from '../../../test/forms.ts';
import { giveMoney, proofOfPayment, transactionsUrl } from '../../../test/money.ts';
import { compareBooks } from '../../../test/orders.ts';
import { paymentFileActs } from '../../../test/payment-files.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { matchEntries } from '../../money/matching/match-entries.ts';

const account = 'ES9121000418450200051332';
const amountCents = -20_000;
const why = 'El banco muestra el pago.';

let test: TestApp;
let marta: Caller;
let elena: Caller;
let lucia: Caller;
let acts: ReturnType<typeof paymentFileActs>;
beforeAll(async () => {
  test = await buildTestApp({ config: { depositAccount: { holder: 'Semilla', account } } });
  marta = await as(test, 'admin');
  elena = await as(test, 'admin', { name: 'Elena', surname: 'Vidal' });
  acts = paymentFileActs(test, marta, elena);
  lucia = await as(test, 'user');
  await giveMoney(test, lucia.userId, 200_000);
});
afterEach(() => explainDebits(marta));
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

/** A withdrawal in a file that Marta took to the bank. */
async function sent() {
  const transactionId = await acts.withdrawal(lucia);
  await acts.taken();
  return { transactionId, reference: movementReference(transactionId) };
}

const confirm = (by: Caller, bankEntryId: string, userId = lucia.userId) =>
  by.post(`/v1/payment/bank-entries/${bankEntryId}/book`, {
    body: { userId, why },
    headers: { 'idempotency-key': crypto.randomUUID() },
    alone: true,
  });

const decide = (by: Caller, bankEntryId: string, body: object) =>
  by.post(`/v1/payment/bank-entries/${bankEntryId}/decision`, { body });

describe('a payment that a statement shows', () => {
  it('[P7][L49] is completed once a second person approves the statement, and not before', async () => {
    const { transactionId, reference } = await sent();
    const proposed = await acts.proposeShown('2026-02-01', amountCents, reference);
    await matchEntries(test.app);
    expect(await acts.statusOf(transactionId)).toBe('pending');
    expect((await acts.decideOn(proposed)).json()).toMatchObject({ status: 'approved' });
    await matchEntries(test.app);
    expect(await acts.statusOf(transactionId)).toBe('completed');
  });

  it('[L49] is confirmed by one person even if the file was marked as taken only later', async () => {
    const transactionId = await acts.withdrawal(lucia);
    const fileId = await acts.approved();
    const { bankEntryId, ...entry } = await acts.shown(
      '2026-02-02',
      amountCents,
      movementReference(transactionId),
    );
    expect(entry).toMatchObject({ state: 'waiting', doubt: 'unknown', userId: lucia.userId });
    expect((await confirm(elena, bankEntryId)).json()).toMatchObject({ code: 'payment.entry_not_payout' });
    await acts.take(fileId);
    const other = await as(test, 'user');
    expect((await confirm(elena, bankEntryId, other.userId)).json()).toMatchObject({
      status: 409,
      code: 'payment.entry_not_payout',
    });
    expect((await confirm(elena, bankEntryId)).json()).toMatchObject({ state: 'booked', transactionId });
    expect((await confirm(elena, bankEntryId)).json()).toMatchObject({ code: 'payment.entry_not_open' });
  });
});

describe('a payment that the bank made to another account', () => {
  const counterpartyAccount = buildIban(4_711);

  it('[P7][L49] needs two people even if one of them held the movement and released it', async () => {
    const { transactionId, reference } = await sent();
    const { bankEntryId, ...entry } = await acts.shown('2026-02-07', amountCents, reference, {
      counterpartyAccount,
    });
    expect(entry).toMatchObject({ state: 'waiting', doubt: 'otherAccount' });
    await decide(elena, bankEntryId, { state: 'held', note: 'Otra cuenta.' });
    const back = (await decide(elena, bankEntryId, { state: 'waiting' })).json();
    expect(back).toMatchObject({ state: 'waiting', doubt: 'otherAccount' });
    const needs = await elena.get(`/v1/payment/bank-entries/${bankEntryId}/booking?userId=${lucia.userId}`);
    expect(needs.json()).toMatchObject({ secondPersonFor: ['otherAccount'] });
    const proposed = await confirm(elena, bankEntryId);
    expect(proposed.statusCode).toBe(202);
    expect(JSON.stringify(proposed.json().effects)).toContain(counterpartyAccount.slice(-4));
    expect(await acts.statusOf(transactionId)).toBe('pending');
    expect((await acts.decideOn(proposed, marta)).json()).toMatchObject({ status: 'approved' });
    expect(await acts.statusOf(transactionId)).toBe('completed');
  });

  it('[L49] loses its proposals when staff hold it', async () => {
    const { reference } = await sent();
    const { bankEntryId } = await acts.shown('2026-02-08', amountCents, reference, { counterpartyAccount });
    const { proposalId } = (await confirm(marta, bankEntryId)).json();
    await decide(elena, bankEntryId, { state: 'held', note: 'Lo preguntamos al banco.' });
    expect((await elena.get(`/v1/approvals/${proposalId}`)).json()).toMatchObject({
      status: 'declined',
      declineReason: 'El movimiento se ha retenido.',
    });
  });

  it('[L49] proves a withdrawal approved by hand only with two people', async () => {
    const transactionId = await acts.withdrawal(lucia);
    const form = formOf({ status: 'completed', file: proofOfPayment() });
    await marta.patch(`${transactionsUrl}/${transactionId}`, { form });
    const reference = movementReference(transactionId);
    const { bankEntryId, ...entry } = await acts.shown('2026-02-09', amountCents, reference, {
      counterpartyAccount,
    });
    expect(entry).toMatchObject({ state: 'waiting', doubt: 'otherAccount' });
    const proposed = await confirm(elena, bankEntryId);
    expect(proposed.statusCode).toBe(202);
    expect((await acts.decideOn(proposed, marta)).json()).toMatchObject({ status: 'approved' });
    const booked = (await marta.get(`/v1/payment/bank-entries/${bankEntryId}`)).json();
    expect(booked).toMatchObject({ state: 'booked', transactionId });
  });

  it('[P7][L49] needs two people, also if the statement names no account, as in Norma 43', async () => {
    const { transactionId, reference } = await sent();
    const { bankEntryId, ...entry } = await acts.shown('2026-02-10', amountCents, reference, {});
    expect(entry).toMatchObject({ state: 'waiting', doubt: 'noAccount', userId: lucia.userId });
    const proposed = await confirm(elena, bankEntryId);
    expect(proposed.json().effects).toContainEqual(
      expect.objectContaining({ after: expect.objectContaining({ doubt: 'noAccount', reference }) }),
    );
    expect((await acts.decideOn(proposed, marta)).json()).toMatchObject({ status: 'approved' });
    expect(await acts.statusOf(transactionId)).toBe('completed');
  });
});

describe('a withdrawal in no file that a bank movement may have paid', () => {
  const alone = true;
  const no = { status: 'rejected', rejectReason: 'La cuenta no existe.' };
  const rejectAlone = (transactionId: string) =>
    marta.patch(`${transactionsUrl}/${transactionId}`, { form: formOf(no), alone });

  it('[P7][L49] lets no file be made and is rejected only by two people, who see the movement even if it was set aside', async () => {
    const transactionId = await acts.withdrawal(lucia, '123.00');
    const reference = movementReference(transactionId);
    const { bankEntryId } = await acts.shown(civilDateAt(test.clock.now), -12_300, reference);
    expect((await acts.create()).json()).toMatchObject({ code: 'payment.debit_unexplained' });
    await decide(marta, bankEntryId, { state: 'setAside', note: 'Una comisión.' });
    const proposed = (await rejectAlone(transactionId)).json();
    expect(proposed).toMatchObject({ act: 'rejectTransaction', status: 'pending' });
    expect(proposed.effects[0].after.movements).toEqual([expect.stringContaining('Una comisión.')]);
    const url = `/v1/approvals/${proposed.proposalId}/approve`;
    expect((await elena.post(url, { body: {} })).statusCode).toBe(200);
    expect(await acts.statusOf(transactionId)).toBe('rejected');
  });

  it('[L49] is rejected by one person if no movement has its amount', async () => {
    const transactionId = await acts.withdrawal(lucia, '124.00');
    expect((await rejectAlone(transactionId)).json()).toMatchObject({ status: 'rejected' });
  });
});
