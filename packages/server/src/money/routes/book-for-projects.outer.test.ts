import { addDays } from '@semilla/contract';
import { buildIban } from '@semilla/contract/testing';
import { formatMoney } from '@semilla/format';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { givenTaxed } from '../../../test/alone/bystanders.ts';
import { left, type Shown } from '../../../test/bank-days.ts';
import type { Caller } from '../../../test/callers.ts';
import { explainDebits } from '../../../test/explain-debits.ts';
import { formOf } from '../../../test/forms.ts';
import { repay } from '../../../test/investors.ts';
import { anInvestor, proofOfPayment } from '../../../test/money.ts';
import { compareBooks, invested, openProject, projectUrl } from '../../../test/orders.ts';
import { paymentFileActs } from '../../../test/payment-files.ts';
import { givenPlatformWithBank, type PlatformWithBank } from '../../../test/platform-with-bank.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { bankBalances } from '../../schema/bank-balances.ts';
import { projectPayments } from '../../schema/project-payments.ts';
import { compareBank } from '../reconciliation/compare-bank.ts';

const entriesUrl = '/v1/payment/bank-entries';
const taxesUrl = '/v1/project/unpaid-taxes';

let test: TestApp;
let marta: Caller;
let elena: Caller;
let bank: PlatformWithBank['bank'];
beforeAll(async () => {
  ({ test, marta, elena, bank } = await givenPlatformWithBank());
});
afterEach(() => explainDebits(elena));
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

type Entry = { bankEntryId: string; bookedOn: string };
const shown = async (given: Shown): Promise<Entry> => (await bank.shows(given))[0];
const book = ({ bankEntryId }: Pick<Entry, 'bankEntryId'>, body: object, options: object = {}) =>
  elena.post(`${entriesUrl}/${bankEntryId}/other-booking`, {
    body: { why: 'Visto con el banco.', ...body },
    ...options,
  });
const code = async (answer: ReturnType<typeof book>) => (await answer).json().code;
const moneyOf = async (projectId: string) => (await elena.get(`${projectUrl(projectId)}/payments`)).json();

/** A project whose promoter owes 1,120 euros. */
async function financed(overrides: Parameters<typeof openProject>[2] = {}): Promise<string> {
  const { projectId } = await openProject(test, marta, {
    name: 'Huerto de Arbúcies',
    financingAmount: 100_000,
    projectDuration: 12,
    targetProfitability: 1_200,
    ...overrides,
  });
  await invested(await anInvestor(test, 100_000), projectId, '1000.00');
  return projectId;
}

describe('a repayment by a promoter', () => {
  it('[L40][B4] is booked from its movement by two people, without typing an amount or uploading a proof', async () => {
    const projectId = await financed();
    const entry = await shown({ amountCents: 12_000, counterpartyName: 'Huertos de Arbúcies S.L.' });
    const proposed = await book(entry, { as: 'repayment', projectId }, { alone: true });
    expect(proposed.json()).toMatchObject({
      act: 'bookOtherMovement',
      subjectName: 'Huerto de Arbúcies',
      effects: [
        { action: 'bank-entry.bookOther', after: { bookedAs: 'repayment', amountCents: 12_000 } },
        { action: 'project.repayment', after: { amountCents: 12_000 } },
      ],
    });
    expect((await moneyOf(projectId)).balances).toMatchObject({ returns: '0.00' });

    const url = `/v1/approvals/${proposed.json().proposalId}/approve`;
    const { answer } = (await marta.post(url, { body: {} })).json();
    expect(answer).toMatchObject({ state: 'booked', bookedAs: 'repayment', projectId });
    expect(await moneyOf(projectId)).toMatchObject({
      balances: { returns: '120.00', outstanding: '1000.00' },
      data: [{ kind: 'repayment', amount: '120.00', file: null, bankEntryId: entry.bankEntryId }],
    });
    expect(await code(book(entry, { as: 'repayment', projectId }))).toBe('payment.entry_not_open');
  });

  it('[L40][B4] is refused above the amount due, for outgoing or returned money, and without a project', async () => {
    const projectId = await financed();
    const tooMuch = await shown({ amountCents: 112_001 });
    const refused = (await book(tooMuch, { as: 'repayment', projectId })).json();
    expect(refused.code).toBe('project.repayment_above_due');
    expect(refused.detail).toContain(formatMoney(112_000));
    for (const given of [{ amountCents: -2_100 }, { amountCents: 2_200, isReturn: true }])
      expect(await code(book(await shown(given), { as: 'repayment', projectId }))).toBe(
        'payment.entry_not_incoming',
      );
    const unknown = { as: 'repayment', projectId: crypto.randomUUID() };
    expect((await book(tooMuch, unknown)).statusCode).toBe(404);
    expect((await book(tooMuch, { as: 'repayment' })).json().errors).toMatchObject([
      { path: 'projectId', code: 'required' },
    ]);
  });
});

describe('a movement whose reference names an ordered payment to a promoter', () => {
  it('[L40][L49] can be booked only as that payment', async () => {
    const projectId = await financed({ withdrawMoneyFinanced: true, payoutAccount: buildIban(41_414) });
    const body = { why: 'La obra empieza el lunes.' };
    const ordered = await elena.post(`${projectUrl(projectId)}/release-orders`, { body });
    const { paymentOrderId } = ordered.json();
    await paymentFileActs(test, marta, elena).taken();
    // The bank does not name the account that it paid, so the movement waits for staff.
    const entry = await shown(left(paymentOrderId, 100_000, { counterpartyAccount: null }));
    for (const other of ['bankCost', 'companyMoney'])
      expect(await code(book(entry, { as: other }))).toBe('payment.entry_is_order');
    const booked = await book(entry, { as: 'promoterPayment', paymentOrderId });
    expect(booked.json()).toMatchObject({ state: 'booked', bookedAs: 'promoterPayment', projectId });
  });
});

describe('withheld tax paid to the tax office', () => {
  const taxOf = async (projectId: string) => (await moneyOf(projectId)).balances.tax as string;

  it('[L41][L44] for several projects at once is booked from one movement, which is the proof for each', async () => {
    const one = (await givenTaxed(test, marta, 'platform')).projectId;
    const other = (await givenTaxed(test, marta, 'platform')).projectId;
    const open = (await elena.get(taxesUrl)).json().data;
    expect(open.map((tax: { projectId: string }) => tax.projectId).sort()).toEqual([one, other].sort());
    const [amount, part] = [open[0].amount, '5.00'];
    const value = Math.round(Number(amount) * 100);
    const entry = await shown({ amountCents: -value - 500, text: 'AEAT MODELO 123' });
    const taxes = [
      { projectId: one, amount },
      { projectId: other, amount: '4.00' },
      { projectId: other, amount: '1.00' },
    ];
    const booked = (await book(entry, { as: 'taxPaid', taxes })).json();
    expect(booked).toMatchObject({ state: 'booked', bookedAs: 'taxPaid', projectId: null });
    expect(await taxOf(one)).toBe('0.00');
    expect(await taxOf(other)).toBe((Number(amount) - Number(part)).toFixed(2));
    for (const [projectId, paid] of [
      [one, amount],
      [other, part],
    ])
      expect((await moneyOf(projectId)).data).toContainEqual(
        expect.objectContaining({ kind: 'taxToOffice', amount: paid, bankEntryId: entry.bankEntryId }),
      );
    expect((await elena.get(taxesUrl)).json().data).toMatchObject([{ projectId: other }]);
    const shownTaxes = (await elena.get(`${entriesUrl}/${entry.bankEntryId}`)).json().taxes;
    expect(shownTaxes).toHaveLength(2);
    expect(shownTaxes).toContainEqual({ projectId: one, projectName: expect.stringMatching(/./), amount });
    expect(shownTaxes).toContainEqual(expect.objectContaining({ projectId: other, amount: part }));
  });

  it('[L41][L49] that comes back is owed again, and can be returned only once', async () => {
    const { projectId } = await givenTaxed(test, marta, 'platform');
    const before = await taxOf(projectId);
    const sent = await shown({ amountCents: -700, text: 'AEAT MODELO 123' });
    await book(sent, { as: 'taxPaid', taxes: [{ projectId, amount: '7.00' }] });
    const sentId = sent.bankEntryId;
    const less = await shown({ amountCents: 699, isReturn: true });
    expect(await code(book(less, { as: 'taxPaid', sentId }))).toBe('payment.entry_not_sent');
    const back = await shown({ amountCents: 700, isReturn: true });
    expect((await book(back, { as: 'taxPaid', sentId })).json()).toMatchObject({
      bookedAs: 'taxPaid',
      reversesId: sentId,
    });
    expect(await taxOf(projectId)).toBe(before);
    const again = await shown({ amountCents: 700, isReturn: true });
    expect(await code(book(again, { as: 'taxPaid', sentId }))).toBe('payment.entry_not_sent');
    const outgoing = await shown({ amountCents: -700 });
    expect(await code(book(outgoing, { as: 'taxPaid', sentId }))).toBe('payment.taxes_not_amount');
  });

  it('[L41] is refused if the parts do not add up, exceed the withheld tax, or the promoter pays the tax', async () => {
    const { projectId } = await givenTaxed(test, marta, 'platform');
    const ofPromoter = (await givenTaxed(test, marta)).projectId;
    const [tax] = (await elena.get(taxesUrl))
      .json()
      .data.filter((one: { projectId: string }) => one.projectId === projectId);
    const value = Math.round(Number(tax.amount) * 100);
    const entry = await shown({ amountCents: -value - 1 });
    const more = ((value + 1) / 100).toFixed(2);
    const pay = (taxes: object[]) => code(book(entry, { as: 'taxPaid', taxes }));
    expect(await pay([{ projectId, amount: tax.amount }])).toBe('payment.taxes_not_amount');
    expect(await pay([{ projectId, amount: more }])).toBe('project.amount_above_tax');
    expect(await pay([{ projectId: ofPromoter, amount: more }])).toBe('project.tax_not_to_office');
    expect((await book(entry, { as: 'taxPaid' })).json().errors).toMatchObject([
      { path: 'taxes', code: 'required' },
    ]);
    const incoming = await shown({ amountCents: value });
    expect(await code(book(incoming, { as: 'taxPaid', taxes: [{ projectId, amount: tax.amount }] }))).toBe(
      'payment.entry_not_outgoing',
    );
  });
});

describe('a payment that staff recorded by hand with its proof', () => {
  it('[L40][B4] is not booked again from its movement, which staff set aside', async () => {
    const projectId = await financed();
    await repay(marta, projectId, '130.00');
    const entry = await shown({ amountCents: 13_000 });
    await recordedNear(entry, projectId);
    expect(await code(book(entry, { as: 'repayment', projectId }))).toBe('payment.recorded_by_hand');
    expect((await moneyOf(projectId)).balances).toMatchObject({ returns: '130.00' });
    await setAside(entry);
  });

  it('[L40][L41] is not booked again as tax either', async () => {
    const { projectId } = await givenTaxed(test, marta, 'platform');
    const form = formOf({ file: proofOfPayment(), amount: '6.00', why: 'El trimestre.' });
    expect((await marta.post(`${projectUrl(projectId)}/tax-payments`, { form })).statusCode).toBe(201);
    const entry = await shown({ amountCents: -600, text: 'AEAT MODELO 123' });
    await recordedNear(entry, projectId);
    const { tax } = (await moneyOf(projectId)).balances;
    const taxes = [{ projectId, amount: '6.00' }];
    expect(await code(book(entry, { as: 'taxPaid', taxes }))).toBe('payment.recorded_by_hand');
    expect((await moneyOf(projectId)).balances).toMatchObject({ tax });
    await setAside(entry);
  });

  /** Pretends that staff recorded the payments of a project 15 days after the bank made them. */
  async function recordedNear({ bookedOn }: Entry, projectId: string): Promise<void> {
    const near = { createdAt: new Date(`${addDays(bookedOn, 15)}T10:00:00Z`) };
    await test.db.update(projectPayments).set(near).where(eq(projectPayments.projectId, projectId));
  }

  const setAside = ({ bankEntryId }: Entry) =>
    elena.post(`${entriesUrl}/${bankEntryId}/decision`, {
      body: { state: 'setAside', note: 'Ya está registrado.' },
    });
});

describe('the company’s own money', () => {
  const puts = async (amountCents: number) => book(await shown({ amountCents }), { as: 'companyMoney' });

  it('[L40] is paid in and taken out; its fees and costs count, and it never goes below zero', async () => {
    expect(await code(puts(-100_000_000))).toBe('payment.company_owes');
    // The company also has the fees of the tests above, whatever they are.
    expect((await puts(30_000)).json()).toMatchObject({ state: 'booked', bookedAs: 'companyMoney' });
    const cost = await shown({ amountCents: -10_000 });
    expect((await book(cost, { as: 'bankCost' })).statusCode).toBe(201);
    const before = await companysCents();
    expect(await code(puts(-before - 1))).toBe('payment.company_owes');
    expect((await puts(-before)).json()).toMatchObject({ bookedAs: 'companyMoney', side: 'out' });
    expect(await companysCents()).toBe(0);
    expect(await code(puts(-1))).toBe('payment.company_owes');
  });

  it('[L40] that bounces belongs to the company again', async () => {
    await puts(4_000 - (await companysCents()));
    await puts(-4_000);
    const back = await shown({ amountCents: 4_000, isReturn: true });
    expect((await book(back, { as: 'companyMoney' })).json()).toMatchObject({ bookedAs: 'companyMoney' });
    expect(await companysCents()).toBe(4_000);
  });

  it('[L40] is taken out only once if two movements are booked at the same time', async () => {
    await puts(5_000 - (await companysCents()));
    const entries = [await shown({ amountCents: -5_000 }), await shown({ amountCents: -5_000 })];
    const answers = await Promise.all(entries.map((entry) => book(entry, { as: 'companyMoney' })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await companysCents()).toBe(0);
  });

  async function companysCents(): Promise<number> {
    const { rows } = await test.db.execute<{ cents: string }>(
      `select coalesce(sum(amount_cents), 0) as cents from ledger_postings where account_id in ('fees', 'bankCosts', 'company')`,
    );
    return Number(rows[0]?.cents);
  }
});

it('[B1][L40] no part of the difference between bank and ledger is left unexplained', async () => {
  await compareBank(test.services, { error: () => {} });
  const days = await test.db.select().from(bankBalances);
  expect(days.length).toBeGreaterThan(10);
  expect(days.filter(({ unexplainedCents }) => unexplainedCents !== 0)).toEqual([]);
});
