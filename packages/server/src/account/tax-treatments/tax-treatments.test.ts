/** Goal: a different withholding rate applies only once two people recorded it with a certificate, and only on its days. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { approve, askFor, giveMoney } from '../../../test/money.ts';
import { givenTaxTreatment, proposeTaxTreatment, taxTreatmentsUrl } from '../../../test/tax-treatments.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { keptFiles } from '../../schema/kept-files.ts';
import { keptRecords } from '../../schema/kept-records.ts';
import { taxTreatments } from '../../schema/tax-treatments.ts';

let test: TestApp;
let admin: Caller;
let second: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-10T11:00:00Z') });
  [admin, second] = [await as(test, 'admin'), await as(test, 'admin')];
});
afterAll(() => test.close());

const newCustomer = () => as(test, 'user', { name: 'Anja', surname: 'Weber' });
const listOf = async (caller: Caller, userId: string) =>
  (await caller.get(`${taxTreatmentsUrl}?userId=${userId}`)).json().data;
const end = (id: string, toDate: string, alone = false) =>
  admin.post(`${taxTreatmentsUrl}/${id}/end`, { body: { toDate, why: 'Se ha mudado.' }, alone });

describe('a different tax rate for a customer', () => {
  it('[P7][L43] is recorded by two people, with its certificate', async () => {
    const { userId } = await newCustomer();
    const treaty = { kind: 'treaty', rate: '10.00' };
    const proposed = await proposeTaxTreatment(admin, userId, treaty, { alone: true });
    expect(proposed.json()).toMatchObject({
      act: 'changeTaxTreatment',
      status: 'pending',
      subjectName: 'Anja Weber',
      file: { name: 'certificado-fiscal.pdf' },
    });
    expect(await listOf(admin, userId)).toEqual([]);
    const url = `/v1/approvals/${proposed.json().proposalId}/approve`;
    expect((await admin.post(url, { body: {} })).json()).toMatchObject({ code: 'approvals.own_proposal' });
    expect((await second.post(url, { body: {} })).statusCode).toBe(200);
    expect(await listOf(admin, userId)).toMatchObject([
      {
        kind: 'treaty',
        rate: '10.00',
        fromDate: '2026-01-01',
        toDate: '2026-12-31',
        reason: 'Ha traído el certificado.',
        file: { name: 'certificado-fiscal.pdf' },
      },
    ]);
    const [row] = await test.db.select().from(taxTreatments).where(eq(taxTreatments.userId, userId));
    expect(row).toMatchObject({ proposedById: admin.userId, approvedById: second.userId });
    const opened = await admin.get(`${taxTreatmentsUrl}/${row?.taxTreatmentId}/url`);
    expect(opened.json().url).toContain('/v1/documents/signed/');
  });

  it('[P7][L43] is shown to the customer without the reasons and names of staff', async () => {
    const customer = await newCustomer();
    await proposeTaxTreatment(admin, customer.userId);
    expect(await listOf(customer, customer.userId)).toMatchObject([
      { kind: 'euResident', rate: '0.00', reason: null, proposedByName: null, approvedByName: null },
    ]);
    expect(await listOf(await newCustomer(), customer.userId)).toEqual([]);
  });

  it.each([
    ['a last day before the first', { toDate: '2025-12-31' }, 'toDate', 'end_before_start'],
    ['a treaty without a rate', { kind: 'treaty' }, 'rate', 'required'],
    ['an exemption with a rate', { rate: '5.00' }, 'rate', 'exempt_has_no_rate'],
    ['more than the general rate', { kind: 'other', rate: '19.01' }, 'rate', 'above_usual_rate'],
    ['more than a hundred', { kind: 'treaty', rate: '100.00' }, 'rate', 'percent_below_hundred'],
    ['no certificate', { document: undefined }, 'document', 'required'],
    ['an unknown kind', { kind: 'friend' }, 'kind', 'choice'],
    ['a day that does not exist', { fromDate: '2026-02-30' }, 'fromDate', 'date'],
  ])('[L43] is refused with %s', async (_what, fields, path, code) => {
    const { userId } = await newCustomer();
    const answer = await proposeTaxTreatment(admin, userId, fields);
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ path, code }] });
    expect(await listOf(admin, userId)).toEqual([]);
  });

  it('[L43] may equal the general rate, and is refused for an unknown customer', async () => {
    const { userId } = await newCustomer();
    const whole = await proposeTaxTreatment(admin, userId, { kind: 'other', rate: '19.00' });
    expect(whole.statusCode).toBe(201);
    expect((await proposeTaxTreatment(admin, crypto.randomUUID())).statusCode).toBe(404);
  });

  it('[L43] cannot overlap another one of the same customer', async () => {
    const { userId } = await newCustomer();
    expect((await proposeTaxTreatment(admin, userId)).statusCode).toBe(201);
    for (const days of [
      { fromDate: '2026-12-31', toDate: '2027-12-31' },
      { fromDate: '2025-01-01', toDate: '2026-01-01' },
      { fromDate: '2026-05-01', toDate: '2026-05-31' },
    ])
      expect((await proposeTaxTreatment(admin, userId, days)).json()).toMatchObject({
        code: 'account.tax_treatment_overlaps',
      });
    const next = { fromDate: '2027-01-01', toDate: '2027-12-31' };
    expect((await proposeTaxTreatment(admin, userId, next)).statusCode).toBe(201);
  });

  it('[L43] is refused at its approval if it has become impossible', async () => {
    const { userId } = await newCustomer();
    const { proposalId } = (await proposeTaxTreatment(admin, userId, {}, { alone: true })).json();
    await givenTaxTreatment(test, userId);
    const answer = await second.post(`/v1/approvals/${proposalId}/approve`, { body: {} });
    expect(answer.json()).toMatchObject({ code: 'account.tax_treatment_overlaps' });
  });
});

describe('ending a different tax rate', () => {
  it('[P7][L43] sets an earlier last day and needs two people', async () => {
    const { userId } = await newCustomer();
    const id = await givenTaxTreatment(test, userId, { fromDate: '2026-01-01', toDate: '2026-12-31' });
    expect((await end(id, '2026-06-30', true)).json()).toMatchObject({ act: 'changeTaxTreatment' });
    expect(await listOf(admin, userId)).toMatchObject([{ toDate: '2026-12-31' }]);
    const { proposalId } = (await admin.get('/v1/approvals?status=pending&orderBy=createdAt&orderSide=desc'))
      .json()
      .data.find(({ subjectId }: { subjectId: string }) => subjectId === userId);
    expect((await second.post(`/v1/approvals/${proposalId}/approve`, { body: {} })).statusCode).toBe(200);
    expect(await listOf(admin, userId)).toMatchObject([{ toDate: '2026-06-30' }]);
  });

  it('[L43] is refused on the same last day or later, and more than one day before the first day', async () => {
    const { userId } = await newCustomer();
    const id = await givenTaxTreatment(test, userId, { fromDate: '2026-01-01', toDate: '2026-12-31' });
    for (const [toDate, code] of [
      ['2026-12-31', 'only_earlier'],
      ['2027-01-01', 'only_earlier'],
      ['2025-12-30', 'end_before_start'],
    ] as const)
      expect((await end(id, toDate)).json()).toMatchObject({ errors: [{ path: 'toDate', code }] });
    expect((await end(crypto.randomUUID(), '2026-01-31')).statusCode).toBe(404);
  });

  it('[L43] on the day before the first day cancels it, so its days are free for another rate', async () => {
    const { userId } = await newCustomer();
    const id = await givenTaxTreatment(test, userId, { fromDate: '2026-01-01', toDate: '2026-12-31' });
    expect((await end(id, '2025-12-31')).statusCode).toBeLessThan(300);
    expect((await proposeTaxTreatment(admin, userId)).statusCode).toBe(201);
  });
});

it('[L43] the caller’s rates include it, each with its first day', async () => {
  const customer = await newCustomer();
  const treaty = {
    kind: 'treaty',
    rateHundredths: 1_000,
    fromDate: '2026-01-01',
    toDate: '2026-12-31',
  } as const;
  await givenTaxTreatment(test, customer.userId, treaty);
  const ratesOf = async (caller: Caller) => (await caller.get('/v1/account/tax-rates')).json().rates;
  expect(await ratesOf(customer)).toEqual([
    { from: '2016-01-01', rate: '19.00', treatment: null },
    { from: '2026-01-01', rate: '10.00', treatment: 'treaty' },
    { from: '2027-01-01', rate: '19.00', treatment: null },
  ]);
  expect(await ratesOf(admin)).toEqual([{ from: '2016-01-01', rate: '19.00', treatment: null }]);
});

it('[L37][L43] it is kept with its certificate when the account closes', async () => {
  const customer = await newCustomer();
  await giveMoney(test, customer.userId, 10_000);
  await givenTaxTreatment(test, customer.userId);
  const { transactionId } = (await askFor(customer, { type: 'withdraw', amount: '100.00' })).json();
  await approve(admin, transactionId);
  const answer = await admin.delete(`/v1/account/users/${customer.userId}`);
  expect(answer.statusCode, answer.body).toBe(204);
  expect(await listOf(admin, customer.userId)).toEqual([]);
  const kept = await test.db.select().from(keptRecords).where(eq(keptRecords.userId, customer.userId));
  const tax = kept.find(({ kind }) => kind === 'taxDetails');
  expect(tax?.data).toMatchObject({ taxTreatments: [{ kind: 'euResident', fromDate: '2020-01-01' }] });
  const files = await test.db
    .select()
    .from(keptFiles)
    .where(eq(keptFiles.keptRecordId, tax?.keptRecordId ?? ''));
  expect(files).toHaveLength(1);
});
