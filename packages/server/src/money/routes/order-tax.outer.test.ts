/** Goal: tax that the promoter pays to the tax office goes to the promoter by payment file, once, and never to anyone else. */
import { buildIban } from '@semilla/contract/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bankDays, cameBack, left } from '../../../test/bank-days.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { formOf } from '../../../test/forms.ts';
import { release, repay } from '../../../test/investors.ts';
import { anInvestor, proofOfPayment } from '../../../test/money.ts';
import { balances, compareBooks, invested, openProject, projectUrl } from '../../../test/orders.ts';
import { paymentFileActs } from '../../../test/payment-files.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

const promoter = buildIban(41_414);
const why = 'El promotor la ingresa este trimestre.';
const taxCents = 234;

let test: TestApp;
let marta: Caller;
let elena: Caller;
let bank: ReturnType<typeof bankDays>;
let files: ReturnType<typeof paymentFileActs>;
beforeAll(async () => {
  test = await buildTestApp({
    config: { depositAccount: { holder: 'Semilla', account: 'ES9121000418450200051332' } },
  });
  [marta, elena] = [await as(test, 'admin'), await as(test, 'admin')];
  bank = bankDays(test, marta);
  files = paymentFileActs(test, marta, elena);
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

/** A project that paid interest of 12.34, of which it withheld 2.34. */
async function taxed(given: object = {}): Promise<string> {
  const { projectId } = await openProject(test, marta, {
    financingAmount: 12_340,
    minimumInvestment: 100,
    projectDuration: 12,
    targetProfitability: 1_000,
    managerFee: 1_000,
    deliveryFeePeriod: 'end_of_project',
    withdrawMoneyFinanced: true,
    taxWithholder: 'promoter',
    payoutAccount: promoter,
    ...given,
  });
  await invested(await anInvestor(test, 12_340), projectId, '123.40');
  if (!('payoutAccount' in given)) await release(marta, projectId);
  await repay(marta, projectId, '135.74');
  const answer = await marta.post(`${projectUrl(projectId)}/distributions`, { body: { period: 1, why } });
  if (answer.statusCode >= 300) throw new Error(answer.body);
  return projectId;
}

const order = (projectId: string, body: object = {}) =>
  elena.post(`${projectUrl(projectId)}/tax-orders`, { body: { why, ...body } });
const payByHand = (projectId: string) =>
  marta.post(`${projectUrl(projectId)}/tax-payments`, { form: formOf({ file: proofOfPayment(), why }) });
const taxOf = async (projectId: string) => (await balances(test, `tax:${projectId}`))[0];
const moneyOf = async (projectId: string) => (await elena.get(`${projectUrl(projectId)}/payments`)).json();

it('[P7][L42] is reserved, paid by the next file to the payout account, and proven by the statement', async () => {
  const projectId = await taxed();
  const url = `${projectUrl(projectId)}/tax-orders`;
  const proposed = (await elena.post(url, { body: { why }, alone: true })).json();
  expect(proposed).toMatchObject({ act: 'payTax', status: 'pending' });
  const approval = `/v1/approvals/${proposed.proposalId}/approve`;
  expect((await elena.post(approval, { body: {}, alone: true })).json().code).toBe('approvals.own_proposal');
  expect((await marta.post(approval, { body: {}, alone: true })).statusCode).toBe(200);
  const orders = await elena.get(`${projectUrl(projectId)}/payment-orders`);
  const [{ paymentOrderId }] = orders.json().data;

  expect(await taxOf(projectId)).toBe(taxCents);
  expect((await moneyOf(projectId)).balances).toMatchObject({ tax: '2.34', taxOrdered: '2.34' });
  expect((await payByHand(projectId)).json().code).toBe('project.amount_not_positive');
  expect((await order(projectId, { amount: '0.01' })).json().code).toBe('project.amount_above_tax');

  const fileId = await files.approved();
  const xml = (await elena.get(new URL((await files.take(fileId)).json().url).pathname)).body;
  expect(xml).toContain(`<IBAN>${promoter}</IBAN>`);
  const shown = left(paymentOrderId, taxCents, { counterpartyAccount: promoter });
  const [debit] = await bank.shows(shown);
  expect(debit).toMatchObject({ state: 'booked', bookedAs: 'promoterPayment', projectId });
  expect(await taxOf(projectId)).toBe(0);
  const { data, balances: after } = await moneyOf(projectId);
  expect(data[0]).toMatchObject({ kind: 'taxToPromoter', amount: '2.34', bankEntryId: debit.bankEntryId });
  expect(after).toMatchObject({ tax: '0.00', taxOrdered: '0.00' });

  const [back] = await bank.shows(cameBack(paymentOrderId, taxCents));
  expect(back).toMatchObject({ state: 'booked', reversesId: debit.bankEntryId });
  expect(await taxOf(projectId)).toBe(taxCents);
  expect((await payByHand(projectId)).statusCode).toBe(201);
});

it('[L42] is free again once its order is cancelled', async () => {
  const projectId = await taxed();
  const { paymentOrderId } = (await order(projectId, { amount: '2.00' })).json();
  expect((await order(projectId, { amount: '0.35' })).json().code).toBe('project.amount_above_tax');
  await elena.post(`/v1/payment/payment-orders/${paymentOrderId}/cancel`);
  expect((await moneyOf(projectId)).balances).toMatchObject({ tax: '2.34', taxOrdered: '0.00' });
  expect((await payByHand(projectId)).json()).toMatchObject({ amount: '2.34' });
});

it('[L42] is not paid to the promoter in a project whose tax the platform pays', async () => {
  const projectId = await taxed({ taxWithholder: 'platform' });
  expect((await order(projectId)).json().code).toBe('project.tax_not_to_promoter');
});

it('[L42] is not paid while the project has no approved payout account', async () => {
  const projectId = await taxed({ payoutAccount: null });
  expect((await order(projectId)).json().code).toBe('project.no_destination_account');
  expect(await taxOf(projectId)).toBe(taxCents);
});
