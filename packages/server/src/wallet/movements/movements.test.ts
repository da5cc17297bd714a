// Goal: the file for portfolio programs has every movement once, in a stable form, and adds up to the ledger. Method: two
// investors with interest, fees and withheld tax over two years, and other movements of the wallet.
import { movementColumns, movementsSchema } from '@semilla/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { approve, askFor, reject } from '../../../test/money.ts';
import { balances, cancel, compareBooks, invested, openProject } from '../../../test/orders.ts';
import { givenPreinvestment, wish, wishesUrl } from '../../../test/reserved.ts';
import { givenTaxYears } from '../../../test/tax-years.ts';
import type { TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let admin: Caller;
let lucia: Caller;
let pedro: Caller;

const listUrl = '/v1/wallet/movements';
const fileUrl = (format: string) => `${listUrl}/file?format=${format}`;

interface Row {
  movementId: string;
  date: string;
  type: string;
  amount: string;
  currency: string;
  project: string | null;
}

const listed = async (caller: Caller): Promise<Row[]> => (await caller.get(listUrl)).json().data;
const cents = (amount: string) => Number(amount.replace('.', ''));
const sum = (rows: readonly Row[]) => rows.reduce((total, { amount }) => total + cents(amount), 0);
const sumOf = (rows: readonly Row[], ...types: string[]) =>
  sum(rows.filter(({ type }) => types.includes(type)));

async function withdrawn(amount: string): Promise<string> {
  const answer = await askFor(lucia, { type: 'withdraw', amount });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().transactionId;
}

beforeAll(async () => {
  ({ test, admin, lucia, pedro } = await givenTaxYears());
  const { projectId } = await openProject(test, admin, {
    name: '=Edificio, "Mar"',
    financingAmount: 100_000,
    minimumInvestment: 1_000,
  });
  await cancel(lucia, await invested(lucia, projectId, '50.00'));
  await reject(admin, await withdrawn('10.00'));
  await approve(admin, await withdrawn('5.50'));
  await withdrawn('1.25');
  const window = { dateStart: '2027-01-01', dateEnd: '2027-06-30', preinvestorDateEnd: '2027-02-20' };
  const revoked = await wish(pedro, await givenPreinvestment(test, admin, window), '100.00');
  await pedro.post(`${wishesUrl}/${revoked.json().wishId}/revoke`, { body: {} });
  const kept = await wish(pedro, await givenPreinvestment(test, admin, window), '200.00');
  if (revoked.statusCode !== 201 || kept.statusCode !== 201) throw new Error(kept.body);
}, 60_000);
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

it('[B12] the movements of each investor add up to the balance in the ledger', async () => {
  for (const { userId, ...caller } of [lucia, pedro]) {
    const rows = await listed({ userId, ...caller } as Caller);
    expect(rows.length).toBeGreaterThan(5);
    expect(sum(rows)).toBe((await balances(test, `wallet:${userId}`))[0]);
    expect(new Set(rows.map(({ movementId }) => movementId)).size).toBe(rows.length);
  }
});

it('[B12][L44] their interest, fees and tax agree with the tax years', async () => {
  const rows = await listed(lucia);
  const { data } = (await lucia.get('/v1/wallet/wallets')).json();
  const years = (await lucia.get(`/v1/wallet/wallets/${data[0].walletId}/tax-years`)).json().data;
  const total = (name: string) =>
    (years as Record<string, string>[]).reduce((all, year) => all + cents(year[name] ?? ''), 0);
  expect(sumOf(rows, 'interest')).toBe(total('gross'));
  expect(-sumOf(rows, 'fee')).toBe(total('fee'));
  expect(-sumOf(rows, 'tax', 'tax_returned')).toBe(total('tax'));
  expect(sumOf(rows, 'withdrawal', 'withdrawal_returned')).toBe(-675);
  expect(sumOf(rows, 'buy', 'buy_cancelled')).toBe(-sumOf(rows, 'principal'));
});

it('[B12] the portfolio shows the same sums', async () => {
  const rows = await listed(lucia);
  const { paidBack, invested: paidIn, wallet } = (await lucia.get('/v1/project/portfolio')).json();
  expect(cents(paidBack.interest)).toBe(sumOf(rows, 'interest'));
  expect(cents(paidBack.fee)).toBe(-sumOf(rows, 'fee'));
  expect(cents(paidBack.tax)).toBe(-sumOf(rows, 'tax', 'tax_returned'));
  expect(cents(paidBack.principal)).toBe(sumOf(rows, 'principal', 'refund'));
  expect(cents(paidIn)).toBe(-sumOf(rows, 'buy', 'buy_cancelled'));
  // The pending withdrawal still belongs to the investor.
  expect(cents(wallet)).toBe(sum(rows) + 125);
});

it('[B12][L13] deposits of preinvestments have their own lines, and still belong to the investor', async () => {
  const rows = await listed(pedro);
  const reserved = rows.filter(({ type }) => type.startsWith('reservation'));
  expect(reserved.map(({ type, amount }) => [type, amount])).toEqual([
    ['reservation', '-20.00'],
    ['reservation_returned', '20.00'],
    ['reservation', '-20.00'],
  ]);
  const { wallet } = (await pedro.get('/v1/project/portfolio')).json();
  expect(cents(wallet)).toBe(sum(rows) + 2_000);
  const { data } = (await pedro.get('/v1/wallet/wallets')).json();
  const days = 'fromDate=2027-01-01&toDate=2027-01-05&format=csv';
  const csv = await pedro.get(`/v1/wallet/wallets/${data[0].walletId}/statement?${days}`);
  expect(csv.body.match(/Depósito (de la|devuelto de la) preinversión/g)).toEqual([
    'Depósito de la preinversión',
    'Depósito devuelto de la preinversión',
    'Depósito de la preinversión',
  ]);
});

it('[B12][M1] the CSV file has the same rows in every language, with decimal points and commas as separators', async () => {
  const answers = await Promise.all(
    ['es', 'en'].map((language) => lucia.get(fileUrl('csv'), { headers: { 'accept-language': language } })),
  );
  const [spanish, english] = answers;
  expect(spanish?.body).toBe(english?.body);
  expect(answers.map(({ headers }) => headers['content-disposition'])).toEqual([
    'attachment; filename="movimientos.csv"',
    'attachment; filename="movements.csv"',
  ]);
  expect(spanish?.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
  });
  const [head, ...lines] = (spanish?.body ?? '').trimEnd().split('\r\n');
  expect(head).toBe(movementColumns.join(','));
  const rows = await listed(lucia);
  expect(lines).toHaveLength(rows.length);
  for (const [index, { movementId, date, type, amount }] of rows.entries()) {
    expect(lines[index]?.startsWith(`${movementId},${date},`)).toBe(true);
    expect(lines[index]).toContain(`,${type},${amount},EUR,`);
  }
  // A spreadsheet would run a project name that begins like a formula.
  expect(spanish?.body).toContain('"\t=Edificio, ""Mar"""');
});

it('[B12] the JSON file equals the answer of the list', async () => {
  const file = await lucia.get(fileUrl('json'));
  expect(file.headers['content-disposition']).toBe('attachment; filename="movimientos.json"');
  expect(file.json()).toEqual((await lucia.get(listUrl)).json());
  expect(file.json().schema).toBe(movementsSchema);
  expect(file.json().data[0]).toMatchObject({ type: 'deposit', currency: 'EUR', project: null });
});

it('[B12] contains only the caller’s own movements, in known formats', async () => {
  expect(await listed(await as(test, 'user'))).toEqual([]);
  expect(await listed(admin)).toEqual([]);
  expect((await lucia.get(fileUrl('xml'))).json().code).toBe('request.invalid');
  expect((await (await as(test, 'visitor')).get(listUrl)).statusCode).toBe(401);
});
