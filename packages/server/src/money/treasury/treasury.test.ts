import { buildPdf, camt053File, camt053Text } from '@semilla/contract/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { givenTaxed } from '../../../test/alone/bystanders.ts';
import { entryOf, statementOf } from '../../../test/bank-files.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { release } from '../../../test/investors.ts';
import { anInvestor, askFor, giveMoney } from '../../../test/money.ts';
import { invested, openProject, projectUrl } from '../../../test/orders.ts';
import { paymentFileActs } from '../../../test/payment-files.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { bankDays } from '../../schema/bank-days.ts';
import { documents } from '../../schema/documents.ts';
import { matchEntries } from '../matching/match-entries.ts';
import { compareBank } from '../reconciliation/compare-bank.ts';

const url = '/v1/payment/treasury';
const balancesUrl = '/v1/payment/bank-balances';
const log = { error: () => {} };

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  // A Tuesday.
  test = await buildTestApp({
    now: new Date('2026-03-10T08:00:00Z'),
    config: { depositAccount: { holder: 'Semilla', account: 'ES9121000418450200051332' } },
  });
  admin = await as(test, 'admin');
});
afterAll(() => test.close());

const desk = async () => (await admin.get(url)).json();

async function imports(from: string, to: string, openingCents: number, ...amounts: number[]) {
  const entries = amounts.map((amountCents, index) =>
    entryOf({
      bookedOn: to,
      amountCents,
      bankReference: `${to} ${index}`,
      counterpartyName: 'Lucía Ferrer Soler',
    }),
  );
  const file = camt053File(camt053Text([statementOf(entries, { openingCents, from, to })]));
  const answer = await admin.post('/v1/payment/bank-statements', { form: formOf({ file }) });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  await matchEntries(test.app);
  await compareBank(test.services, log);
}

it('[L40] is for administrators only, and empty before the first statement', async () => {
  for (const role of ['operator', 'user'] as const)
    expect((await (await as(test, role)).get(url)).statusCode).toBe(403);
  expect(await desk()).toMatchObject({
    balances: null,
    isStatementOld: false,
    stopped: null,
    explaining: [],
    lastImport: null,
    waiting: [],
    next: { payments: 0, total: '0.00' },
    files: [],
  });
});

it('[L40] shows both balances with the entries that explain them, and what came in, waits and goes out', async () => {
  const lucia = await as(test, 'user', { name: 'Lucía', surname: 'Ferrer Soler' });
  const byHand = await giveMoney(test, lucia.userId, 30_000);
  const asked = await askFor(lucia, { type: 'withdraw', amount: '50.00' });
  expect(asked.statusCode).toBe(201);
  await imports('2026-03-06', '2026-03-09', 100_000, 7_500);
  const found = await desk();
  expect(found).toMatchObject({
    balances: {
      day: '2026-03-09',
      state: 'explained',
      bank: '1075.00',
      ledger: '300.00',
      difference: '775.00',
      opening: '1000.00',
      unbooked: '75.00',
      unseen: '-300.00',
      unexplained: '0.00',
    },
    isStatementOld: false,
    explainingTotal: 2,
    explaining: [
      { kind: 'unseen', amount: '-300.00', transactionId: byHand, name: 'Lucía Ferrer Soler' },
      { kind: 'unbooked', amount: '75.00', day: '2026-03-09', transactionId: null },
    ],
    lastImport: { newEntries: 1, bookedEntries: 0, waitingEntries: 1 },
    waitingTotal: 1,
    waiting: [
      {
        amount: '75.00',
        suggestion: { userId: lucia.userId, transactionId: null, secondPersonFor: ['unknownOwner'] },
      },
    ],
    leftToday: expect.stringMatching(/^\d+\.\d\d$/),
    next: { payments: 1, total: '50.00' },
  });
  const made = (await admin.post('/v1/payment/payment-files', { body: {} })).json();
  expect(await desk()).toMatchObject({
    next: { payments: 0 },
    files: [{ number: made.number, state: 'proposed' }],
  });
});

it('[L40] names days without a statement, whose amount is explained', async () => {
  await imports('2026-03-03', '2026-03-04', 50_000, 100);
  expect((await desk()).missingDays).toEqual([{ from: '2026-03-05', to: '2026-03-05', amount: '499.00' }]);
  const { data } = (await admin.get(`${balancesUrl}?state=explained`)).json();
  expect(data[0]).toMatchObject({ day: '2026-03-09', unreported: '499.00', unexplained: '0.00' });
  expect((await admin.get(`${balancesUrl}?state=unexplained`)).json().total).toBe(0);
});

it('[L40] says if a working day passed since the last statement', async () => {
  test.clock.advance(86_400);
  admin = await as(test, 'admin');
  expect((await desk()).isStatementOld).toBe(true);
});

/** Runs an act while the bank and the ledger differ by an unexplained amount. */
async function whileUnexplained(act: () => Promise<void>): Promise<void> {
  const before = await test.db.select().from(bankDays);
  await test.db.update(bankDays).set({ closingCents: 1 });
  await compareBank(test.services, log);
  try {
    await act();
  } finally {
    await test.db.delete(bankDays);
    await test.db.insert(bankDays).values(before);
    await compareBank(test.services, log);
  }
}

const differs = { status: 409, code: 'payment.bank_differs' };

/** A project with 1,000 euros in escrow that may be released. */
async function raised(): Promise<string> {
  const investor = await anInvestor(test, 200_000);
  const { projectId } = await openProject(test, admin, {
    financingAmount: 100_000,
    withdrawMoneyFinanced: true,
  });
  await invested(investor, projectId, '1000.00');
  return projectId;
}

it('[L40][B4] releases nothing and pays no tax while a bank balance is unexplained', async () => {
  const { projectId: taxedId } = await givenTaxed(test, admin);
  const payTax = () =>
    admin.post(`${projectUrl(taxedId)}/tax-payments`, {
      form: formOf({ file: fileOf(buildPdf(), 'modelo.pdf'), why: 'El trimestre.' }),
    });
  const projectId = await raised();
  await whileUnexplained(async () => {
    expect((await release(admin, projectId)).json()).toMatchObject(differs);
    expect((await payTax()).json()).toMatchObject(differs);
    expect((await desk()).stopped).toMatchObject({ unexplained: expect.stringMatching(/\d/) });
  });
  expect((await release(admin, projectId)).statusCode).toBe(201);
  expect((await payTax()).statusCode).toBe(201);
});

it.each([
  ['release', 'release-orders', raised],
  ['tax', 'tax-orders', async () => (await givenTaxed(test, admin)).projectId],
])('[L40][B4] orders no %s for a promoter while a bank balance is unexplained', async (_, path, given) => {
  const projectId = await given();
  const order = () =>
    admin.post(`${projectUrl(projectId)}/${path}`, { body: { why: 'La obra empieza el lunes.' } });
  await whileUnexplained(async () => expect((await order()).json()).toMatchObject(differs));
  expect((await order()).statusCode).toBe(201);
});

it('[L40][L49] hands out no approved payment file while a bank balance is unexplained', async () => {
  const files = paymentFileActs(test, admin, await as(test, 'admin'));
  const customer = await as(test, 'user');
  await giveMoney(test, customer.userId, 30_000);
  await files.withdrawal(customer);
  const fileId = await files.approved();
  const stored = await test.db.$count(documents);
  await whileUnexplained(async () => {
    expect((await files.take(fileId)).json()).toMatchObject(differs);
    expect(await files.fileOf(fileId)).toMatchObject({ state: 'approved', takenAt: null });
    expect(await test.db.$count(documents)).toBe(stored);
  });
  expect((await files.take(fileId)).statusCode).toBe(201);
  expect(await files.fileOf(fileId)).toMatchObject({ state: 'taken' });
});
