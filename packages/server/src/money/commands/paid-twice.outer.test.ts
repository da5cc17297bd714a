/**
 * Goal: a payment of a project is not both booked from the bank and recorded by hand, unless two people confirm that these are
 * two payments.
 */
import { buildIban } from '@semilla/contract/testing';
import { formatDate, formatMoney } from '@semilla/format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenTaxed } from '../../../test/alone/bystanders.ts';
import { bankDays, cameBack, left } from '../../../test/bank-days.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { formOf } from '../../../test/forms.ts';
import { anInvestor, proofOfPayment } from '../../../test/money.ts';
import { compareBooks, invested, openProject, projectUrl } from '../../../test/orders.ts';
import { paymentFileActs } from '../../../test/payment-files.ts';
import { givenPlatformWithBank, type PlatformWithBank } from '../../../test/platform-with-bank.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { projectPayments } from '../../schema/project-payments.ts';

const promoter = buildIban(41_414);
const why = 'Visto con el banco.';

let test: TestApp;
let marta: Caller;
let elena: Caller;
let bank: PlatformWithBank['bank'];
beforeAll(async () => {
  ({ test, marta, elena, bank } = await givenPlatformWithBank());
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

async function financed(): Promise<string> {
  const { projectId } = await openProject(test, marta, {
    financingAmount: 100_000,
    projectDuration: 12,
    withdrawMoneyFinanced: true,
    payoutAccount: promoter,
  });
  await invested(await anInvestor(test, 100_000), projectId, '1000.00');
  return projectId;
}

type Path = 'release' | 'repayments' | 'tax-payments';
const record = (projectId: string, path: Path, amount: string, more: object = {}, options: object = {}) =>
  elena.post(`${projectUrl(projectId)}/${path}`, {
    form: formOf({ file: proofOfPayment(), amount, why, ...more }),
    ...options,
  });

const book = (entry: { bankEntryId: string }, body: object) =>
  elena.post(`/v1/payment/bank-entries/${entry.bankEntryId}/other-booking`, { body: { why, ...body } });

/**
 * Expects a refusal that names the day of the booked payment. Then two people confirm that this is a
 * different payment, and the second person sees the booked one.
 */
async function expectAnother(
  projectId: string,
  path: Path,
  amountCents: number,
  bookedOn: string,
): Promise<void> {
  const amount = (amountCents / 100).toFixed(2);
  const refused = await record(projectId, path, amount);
  expect(refused.json()).toMatchObject({
    code: 'payment.booked_already',
    errors: [{ path: 'isAnother', code: 'payment.booked_already' }],
  });
  expect(refused.json().detail).toContain(formatDate(bookedOn));
  const proposed = await record(projectId, path, amount, { isAnother: 'true' }, { alone: true });
  const alikePayments = [`${formatDate(bookedOn)} · ${formatMoney(amountCents)}`];
  expect(proposed.json()).toMatchObject({ status: 'pending', effects: [{ after: { alikePayments } }] });
  const { proposalId, seen } = proposed.json();
  const approved = await marta.post(`/v1/approvals/${proposalId}/approve`, { body: { seen } });
  expect(approved.json()).toMatchObject({ status: 'approved', answer: { amount } });
}

describe('a repayment', () => {
  it('[L40][L49] booked from its movement is not recorded by hand again, unless it is another one', async () => {
    const projectId = await financed();
    const [entry] = await bank.shows({ amountCents: 13_000 });
    await book(entry, { as: 'repayment', projectId });
    await expectAnother(projectId, 'repayments', 13_000, entry.bookedOn);
    expect((await record(projectId, 'repayments', '130.01')).statusCode).toBe(201);
  });

  it('[L40][L49] may be recorded by hand sixteen days after its movement was booked', async () => {
    const projectId = await financed();
    const [entry] = await bank.shows({ amountCents: 13_100 });
    await book(entry, { as: 'repayment', projectId });
    test.clock.advance(16 * 86_400);
    [marta, elena] = [await as(test, marta), await as(test, elena)];
    bank = bankDays(test, marta);
    expect((await record(projectId, 'repayments', '131.00')).statusCode).toBe(201);
  });

  it('[L40][L49] recorded by hand is booked from a movement only if it is another one', async () => {
    const projectId = await financed();
    expect((await record(projectId, 'repayments', '132.00')).statusCode).toBe(201);
    const [entry] = await bank.shows({ amountCents: 13_200 });
    const near = { createdAt: new Date(`${entry.bookedOn}T10:00:00Z`) };
    await test.db.update(projectPayments).set(near);
    expect((await book(entry, { as: 'repayment', projectId })).json()).toMatchObject({
      code: 'payment.recorded_by_hand',
      errors: [{ path: 'isAnother' }],
    });
    const booked = await book(entry, { as: 'repayment', projectId, isAnother: true });
    expect(booked.json()).toMatchObject({ state: 'booked', bookedAs: 'repayment' });
  });
});

it('[L40][L41][L49] paid tax that was booked from its movement is not recorded by hand again, unless it is another payment', async () => {
  const { projectId } = await givenTaxed(test, marta, 'platform');
  const [entry] = await bank.shows({ amountCents: -300, text: 'AEAT MODELO 123' });
  const booked = await book(entry, { as: 'taxPaid', taxes: [{ projectId, amount: '3.00' }] });
  expect(booked.json()).toMatchObject({ state: 'booked' });
  await expectAnother(projectId, 'tax-payments', 300, entry.bookedOn);
});

describe('a release', () => {
  async function released(amountCents: number) {
    const projectId = await financed();
    const body = { why, amount: (amountCents / 100).toFixed(2) };
    const ordered = await elena.post(`${projectUrl(projectId)}/release-orders`, { body });
    const { paymentOrderId } = ordered.json();
    await paymentFileActs(test, marta, elena).taken();
    const [entry] = await bank.shows(left(paymentOrderId, amountCents, { counterpartyAccount: promoter }));
    expect(entry).toMatchObject({ state: 'booked', bookedAs: 'promoterPayment' });
    return { projectId, paymentOrderId, entry };
  }

  it('[L40][L49] paid by a payment file is not recorded by hand again, unless it is another one', async () => {
    const { projectId, entry } = await released(30_000);
    await expectAnother(projectId, 'release', 30_000, entry.bookedOn);
    expect((await record(projectId, 'release', '300.01')).statusCode).toBe(201);
  });

  it('[L40][L49] that came back is recorded again by hand', async () => {
    const { projectId, paymentOrderId } = await released(31_000);
    const [back] = await bank.shows(cameBack(paymentOrderId, 31_000, { counterpartyAccount: promoter }));
    expect(back).toMatchObject({ state: 'booked' });
    expect((await record(projectId, 'release', '310.00')).statusCode).toBe(201);
  });
});
