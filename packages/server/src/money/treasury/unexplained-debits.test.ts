/**
 * Goal: money that left the bank without an order of ours stops all payments until two people have said what it is. Method:
 * each test shows such a debit in a statement, tries every way in which money leaves, and explains the debit.
 */
import { buildPdf } from '@semilla/contract/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bankDays, left } from '../../../test/bank-days.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { explainDebits } from '../../../test/explain-debits.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { release } from '../../../test/investors.ts';
import { anInvestor, approve, askFor, giveMoney } from '../../../test/money.ts';
import { invested, openProject, projectUrl } from '../../../test/orders.ts';
import { paymentFileActs } from '../../../test/payment-files.ts';
import { taxCorrectionActs } from '../../../test/taxed-projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

const unexplained = { status: 409, code: 'payment.debit_unexplained' };

let test: TestApp;
let admin: Caller;
let bank: ReturnType<typeof bankDays>;
let files: ReturnType<typeof paymentFileActs>;
beforeAll(async () => {
  const config = { depositAccount: { holder: 'Semilla', account: 'ES9121000418450200051332' } };
  test = await buildTestApp({ config, now: new Date('2026-03-10T08:00:00Z') });
  admin = await as(test, 'admin');
  bank = bankDays(test, admin);
  files = paymentFileActs(test, admin, await as(test, 'admin'));
});
afterAll(() => test.close());

const stopped = async () => (await admin.get('/v1/payment/treasury')).json().stopped;
const entryUrl = (bankEntryId: string) => `/v1/payment/bank-entries/${bankEntryId}`;

async function shown(amountCents: number, counterpartyName: string): Promise<string> {
  const [entry] = await bank.shows({ amountCents, counterpartyName, text: 'TRANSFERENCIA' });
  return entry.bankEntryId;
}

const bookCost = (bankEntryId: string, more = {}) =>
  admin.post(`${entryUrl(bankEntryId)}/other-booking`, {
    body: { as: 'bankCost', why: 'El banco lo ha explicado.' },
    ...more,
  });

async function setAside(bankEntryId: string): Promise<void> {
  const body = { state: 'setAside', note: 'Un pago de un proyecto.' };
  const answer = await admin.post(`${entryUrl(bankEntryId)}/decision`, { body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
}

/** A project with 1,000 euros in escrow that may be released. */
async function raised(): Promise<string> {
  const { projectId } = await openProject(test, admin, {
    financingAmount: 100_000,
    withdrawMoneyFinanced: true,
  });
  await invested(await anInvestor(test, 200_000), projectId, '1000.00');
  return projectId;
}

const orderRelease = (projectId: string) =>
  admin.post(`${projectUrl(projectId)}/release-orders`, { body: { why: 'La obra empieza el lunes.' } });

const releasePart = (projectId: string, amount: string) =>
  admin.post(`${projectUrl(projectId)}/release`, {
    form: formOf({ amount, file: fileOf(buildPdf(), 'transferencia.pdf'), why: 'Pagado en el banco.' }),
  });

async function withdrawalOf(amount: string): Promise<string> {
  const customer = await as(test, 'user');
  await giveMoney(test, customer.userId, 100_000);
  return (await askFor(customer, { type: 'withdraw', amount })).json().transactionId;
}

it('[L40][B4] lets no money leave after an unknown debit, until two people have booked it', async () => {
  const projectId = await raised();
  const customer = await as(test, 'user');
  await giveMoney(test, customer.userId, 100_000);
  await files.withdrawal(customer);
  const fileId = await files.approved();
  const transactionId = await withdrawalOf('70.00');
  const tax = taxCorrectionActs(() => ({ test, admin }));
  const { projectId: taxedId } = await tax.paidProject();
  const bankEntryId = await shown(-5_000_000, 'Desconocido SL');
  const ways = [
    () => release(admin, projectId),
    () => orderRelease(projectId),
    () => files.create(),
    () => files.take(fileId),
    () => approve(admin, transactionId),
    () => tax.payTax(taxedId),
  ];
  const tryAll = async () => {
    for (const way of ways) expect((await way()).json()).toMatchObject(unexplained);
  };
  await tryAll();
  expect((await release(admin, projectId)).json().detail).toMatch(/50\.000,00.*Desconocido SL/);
  expect(await stopped()).toEqual({
    day: expect.any(String),
    unexplained: '50000.00',
    debit: { bankEntryId, name: 'Desconocido SL' },
  });
  await setAside(bankEntryId);
  await tryAll();
  const proposed = await bookCost(bankEntryId, { alone: true });
  expect(proposed.statusCode).toBe(202);
  await tryAll();
  expect((await files.decideOn(proposed)).statusCode).toBe(200);
  expect(await stopped()).toBeNull();
  expect((await files.take(fileId)).statusCode).toBe(201);
  expect((await release(admin, projectId)).statusCode).toBe(201);
  expect((await approve(admin, transactionId)).statusCode).toBe(200);
  expect((await tax.payTax(taxedId)).statusCode).toBe(201);
});

it('[L40] lets a fee of the bank stop payments only until it is booked as its cost', async () => {
  const bankEntryId = await shown(-1_500, 'Comisión');
  expect(await stopped()).toMatchObject({ unexplained: '15.00' });
  expect((await bookCost(bankEntryId)).json()).toMatchObject({ state: 'booked', bookedAs: 'bankCost' });
  expect(await stopped()).toBeNull();
});

it('[L40] is not stopped by payments of its own files, even where the statement leaves out the account', async () => {
  const customer = await as(test, 'user');
  await giveMoney(test, customer.userId, 100_000);
  const transactionId = await files.withdrawal(customer);
  await files.take(await files.approved());
  const [entry] = await bank.shows(left(transactionId, 20_000, { counterpartyAccount: null }));
  expect(entry).toMatchObject({ state: 'waiting', doubt: 'noAccount' });
  expect(await stopped()).toBeNull();
});

it('[L40] is stopped by a debit for a withdrawal that nobody approved, or that another debit has paid', async () => {
  const customer = await as(test, 'user');
  await giveMoney(test, customer.userId, 100_000);
  const asked = await withdrawalOf('81.00');
  const [named] = await bank.shows(left(asked, 8_100, { counterpartyAccount: null }));
  expect(await stopped()).toMatchObject({ unexplained: '81.00', debit: { bankEntryId: named.bankEntryId } });
  expect((await approve(admin, asked)).statusCode).toBe(200);
  expect(await stopped()).toBeNull();

  const transactionId = await files.withdrawal(customer);
  await files.take(await files.approved());
  await bank.shows(left(transactionId, 20_000, { counterpartyAccount: null }));
  expect(await stopped()).toBeNull();
  const [again] = await bank.shows(left(transactionId, 20_000, { counterpartyAccount: null }));
  expect(await stopped()).toMatchObject({ unexplained: '200.00', debit: { bankEntryId: again.bankEntryId } });
  await shown(-1_815, 'Comisión');
  expect((await files.create()).json().detail).toContain('es la primera de 2 salidas así');
  await explainDebits(admin);
});

it('[L40] takes the very payment that explains the debit: a release, or a withdrawal, recorded afterwards', async () => {
  const projectId = await raised();
  const released = await shown(-100_000, 'Promotor SL');
  expect((await releasePart(projectId, '999.99')).json()).toMatchObject(unexplained);
  expect((await releasePart(projectId, '1000.00')).statusCode).toBe(201);
  await setAside(released);
  expect(await stopped()).toBeNull();

  const [paid, other] = [await withdrawalOf('61.00'), await withdrawalOf('62.00')];
  await shown(-6_100, 'Una cliente');
  expect((await approve(admin, other)).json()).toMatchObject(unexplained);
  expect((await approve(admin, paid)).statusCode).toBe(200);
});
