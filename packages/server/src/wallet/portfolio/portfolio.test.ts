// Goal: the portfolio agrees with the ledger and the statement to the cent, also for late loans and defaults. Method: an
// investor's years through the API, on a clock that the test moves.
import { portfolio as answerSchema, type InputOf, type Portfolio, v1 } from '@semilla/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { repay } from '../../../test/investors.ts';
import { lend } from '../../../test/loans.ts';
import { anInvestor } from '../../../test/money.ts';
import { at, balances, cancel, compareBooks, invested, openProject } from '../../../test/orders.ts';
import { delivered } from '../../../test/taxed-projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { followLoans } from '../../project/loans/follow-loans.ts';

let test: TestApp;
let admin: Caller;
let investor: Caller;
let paysId: string;
let defaultsId: string;

async function on(moment: string): Promise<void> {
  admin = await at(test, moment, admin);
  investor = await at(test, moment, investor);
  await followLoans(test.services);
}

async function portfolioOf(caller = investor): Promise<Portfolio> {
  const answer = await caller.get(v1.portfolios.find.path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answerSchema.decode(answer.json());
}

const edit = (body: Partial<InputOf<typeof v1.portfolios.edit>['body']> | object, caller = investor) =>
  caller.patch(v1.portfolios.edit.path, { body });

/** The sums of a statement over all days, read from its CSV. */
async function statementSums(today: string): Promise<(name: string) => number> {
  const { data } = (await investor.get('/v1/wallet/wallets')).json();
  const period = `fromDate=2025-12-01&toDate=${today}&format=csv`;
  const answer = await investor.get(`/v1/wallet/wallets/${data[0].walletId}/statement?${period}`);
  const rows = answer.body.split('\r\n').map((line) => line.split(','));
  return (name) => {
    const row = rows.find(([label]) => label === name);
    return Number(row?.[1]?.replace('.', ''));
  };
}

beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-01-10T11:00:00Z') });
  admin = await as(test, 'admin');
  investor = await anInvestor(test, 10_000_000, { language: 'es' });
  // One loan pays its first 300.00 with tax withheld, and another one pays nothing.
  const people = { admin, investor };
  paysId = await lend(test, people, {
    name: 'Molino de Ronda',
    taxWithholder: 'platform',
    managerFee: 1_000,
  });
  defaultsId = await lend(test, people, { name: 'Nave de Getafe', managerFee: 1_000 });
  const { projectId: openId } = await openProject(test, admin, { financingAmount: 500_000 });
  await cancel(investor, await invested(investor, openId, '200.00'));
  await invested(investor, openId, '1000.00');
  await on('2026-04-10T10:00:00Z');
  await repay(admin, paysId, '300.00');
  await delivered(admin, paysId);
  await on('2026-05-10T10:00:00Z');
}, 60_000);
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

describe('the portfolio of an investor', () => {
  it('[R4] has the same sums as the ledger and the statement', async () => {
    const { value, worth, wallet, invested: paidIn, paidBack, doubtful } = await portfolioOf();
    const { userId } = investor;
    const [spendable = 0, held = 0] = await balances(test, `wallet:${userId}`, `held:${userId}`);
    expect(wallet).toBe(spendable + held);
    // Both loans are paid out to their owners; the open project's money is still in escrow.
    expect(worth).toBe(2_100_000);
    expect(value).toBe(worth + wallet);
    expect(doubtful).toBe(0);
    expect(paidIn).toBe(2_100_000);
    expect(paidBack).toEqual({ principal: 0, interest: 30_000, fee: 3_000, tax: 5_700, total: 21_300 });
    expect(spendable).toBe(10_000_000 - paidIn + paidBack.total);
    const sumOf = await statementSums('2026-05-10');
    expect(sumOf('Rendimiento bruto')).toBe(paidBack.interest);
    expect(sumOf('Comisiones')).toBe(paidBack.fee);
    expect(sumOf('Retenciones')).toBe(paidBack.tax);
    expect(sumOf('Saldo final')).toBe(wallet);
  });

  it('[R4] compares plan and payments month by month, with totals', async () => {
    const { months, paidBack, invested: paidIn } = await portfolioOf();
    expect(months.map(({ month }) => month)).toEqual([
      '2026-01-01',
      '2026-02-01',
      '2026-03-01',
      '2026-04-01',
      '2026-05-01',
    ]);
    // The paying loan gave 213.00 net; the other one should have paid 270.00.
    expect(months[3]).toMatchObject({ planned: 21_300 + 27_000, paid: 21_300 });
    expect(months.at(-1)).toMatchObject({ investedSoFar: paidIn, paidSoFar: paidBack.total });
    expect(months.reduce((sum, { paid }) => sum + paid, 0)).toBe(paidBack.total);
  });

  it('[R4][L30] shows late payments with their days first, then upcoming ones', async () => {
    const { payments, next, positions } = await portfolioOf();
    expect(payments[0]).toMatchObject({
      projectName: 'Nave de Getafe',
      dueOn: '2026-04-10',
      daysLate: 30,
      isInDefault: false,
      interest: 30_000,
      fee: 3_000,
      total: 27_000,
    });
    expect(next).toMatchObject({ dueOn: '2026-07-10', amount: 21_300 + 27_000 });
    const last = payments.filter(({ principal }) => principal > 0);
    expect(last.map(({ dueOn, principal }) => [dueOn, principal])).toEqual([
      ['2027-01-10', 1_000_000],
      ['2027-01-10', 1_000_000],
    ]);
    const late = positions.find(({ projectId }) => projectId === defaultsId);
    expect(late).toMatchObject({ worth: 1_000_000, paidBack: 0, loan: { state: 'late', daysLate: 30 } });
    expect(positions.map(({ status }) => status).toSorted()).toEqual([
      'active',
      'active',
      'cancelled',
      'pending',
    ]);
  });

  it('[R4] has the return so far of each investment and of all, and none per year in the first year', async () => {
    const { yearlyReturn, returnSoFar, positions } = await portfolioOf();
    const returnsOf = (id: string) => {
      const position = positions.find(({ projectId }) => projectId === id);
      return [position?.returnSoFar, position?.yearlyReturn];
    };
    // 213.00 of 10,000.00, and of the 21,000.00 in all projects.
    expect(returnsOf(paysId)).toEqual([213, null]);
    expect(returnsOf(defaultsId)).toEqual([0, null]);
    expect([returnSoFar, yearlyReturn]).toEqual([101, null]);
  });

  it('[R4] counts only what was recovered for a loan in default', async () => {
    await on('2026-07-11T10:00:00Z');
    await repay(admin, defaultsId, '2500.00');
    const { worth, doubtful, value, wallet, returnSoFar, positions, payments, next } = await portfolioOf();
    const [returned] = await balances(test, `returns:${defaultsId}`);
    expect(returned).toBe(250_000);
    expect([worth, doubtful]).toEqual([1_350_000, 750_000]);
    expect(value).toBe(worth + wallet);
    expect(returnSoFar).toBeLessThan(0);
    expect(positions.find(({ projectId }) => projectId === defaultsId)).toMatchObject({
      worth: 250_000,
      returnSoFar: -7_500,
      loan: { state: 'default', owed: 1_060_000, recovered: 250_000 },
    });
    const ofDefault = payments.filter(({ projectId }) => projectId === defaultsId);
    expect(ofDefault.map(({ isInDefault }) => isInDefault)).toEqual([true, true, true, true]);
    // The payment of 10 July is late, and the one of the loan in default is not expected.
    expect(next).toMatchObject({ dueOn: '2026-10-10', amount: 21_300 });
  });

  it('[R4] has a money-weighted return of each investment and of all after a year', async () => {
    await on('2027-01-12T10:00:00Z');
    const { yearlyReturn, positions } = await portfolioOf();
    const returnOf = (id: string) => positions.find(({ projectId }) => projectId === id)?.yearlyReturn;
    // 2,500.00 of 10,000.00 after a year and two days; and an order that still waits for its project.
    expect(returnOf(defaultsId)).toBe(-7_481);
    expect(positions.find(({ status }) => status === 'pending')?.yearlyReturn).toBe(0);
    expect(yearlyReturn).toBeLessThan(0);
  });

  it('[R4] shows nothing to another investor', async () => {
    const other = await portfolioOf(await anInvestor(test, 5_000));
    expect(other).toMatchObject({
      value: 5_000,
      worth: 0,
      yearlyReturn: null,
      returnSoFar: null,
      next: null,
      months: [],
      payments: [],
      positions: [],
      settings: { shareLimit: null, calendarSince: null },
    });
    expect(other.shares.every(({ slices }) => slices.length === 0)).toBe(true);
  });
});

describe('the portfolio of who has just invested', () => {
  it('[R4] has the planned payments of a pending order, marked as planned only if the project is financed', async () => {
    const newcomer = await anInvestor(test, 500_000);
    const { projectId } = await openProject(test, admin, {
      name: 'Edificio Lavapiés',
      financingAmount: 50_000_000,
      projectDuration: 12,
      targetProfitability: 1_200,
      deliveryFeePeriod: 'quarterly',
      managerFee: 1_000,
      taxWithholder: 'platform',
      startedAt: '2027-02-01',
    });
    const orderId = await invested(newcomer, projectId, '500.00');
    const { payments, next, months } = await portfolioOf(newcomer);
    // 15.00 a quarter, less 1.50 for the manager and 2.85 of tax.
    const planned = { isConditional: true, daysLate: 0, interest: 1_500, fee: 150, tax: 285 };
    expect(payments).toMatchObject([
      { ...planned, orderId, period: 1, dueOn: '2027-05-01', total: 1_065 },
      { ...planned, period: 2, dueOn: '2027-08-01' },
      { ...planned, period: 3, dueOn: '2027-11-01' },
      { ...planned, period: 4, dueOn: '2028-02-01', principal: 50_000, total: 51_065 },
    ]);
    expect(next).toEqual({
      dueOn: '2027-05-01',
      projectName: 'Edificio Lavapiés',
      amount: 1_065,
      isConditional: true,
    });
    expect(months.map(({ planned: due }) => due)).toEqual([0]);
    await cancel(newcomer, orderId);
    expect(await portfolioOf(newcomer)).toMatchObject({ payments: [], next: null });
  });

  it('[R4] has no dates for a project without a start date', async () => {
    const newcomer = await anInvestor(test, 500_000);
    const { projectId } = await openProject(test, admin, { financingAmount: 50_000_000 });
    await invested(newcomer, projectId, '500.00');
    expect(await portfolioOf(newcomer)).toMatchObject({ payments: [], next: null });
  });
});

describe('the shares of a portfolio', () => {
  it('[R4] add up to all money in projects, and mark what exceeds the investor’s own limit', async () => {
    expect((await edit({ shareLimit: '45.00' })).json()).toEqual({
      shareLimit: '45.00',
      calendarSince: null,
    });
    const { shares } = await portfolioOf();
    for (const { by, slices } of shares) {
      const sum = slices.reduce((cents, { amount }) => cents + amount, 0);
      expect(sum, by).toBe(2_100_000);
    }
    const byProject = shares.find(({ by }) => by === 'project')?.slices ?? [];
    expect(byProject.map(({ share, isAboveLimit }) => [share, isAboveLimit])).toEqual([
      [4_762, true],
      [4_762, true],
      [476, false],
    ]);
    expect(shares.find(({ by }) => by === 'year')?.slices).toMatchObject([
      { key: '2026', share: 10_000, isAboveLimit: false },
    ]);
    expect((await edit({ shareLimit: null })).json()).toMatchObject({ shareLimit: null });
    const unmarked = (await portfolioOf()).shares.flatMap(({ slices }) => slices);
    expect(unmarked.some(({ isAboveLimit }) => isAboveLimit)).toBe(false);
  });

  it('[R4] have a limit strictly between 0 and 100 %', async () => {
    for (const shareLimit of ['0.00', '100.00', '-1.00', 'mucho', undefined]) {
      const answer = await edit({ shareLimit });
      expect(answer.json().code, String(shareLimit)).toBe('request.invalid');
    }
    expect((await edit({ shareLimit: '10.00' }, admin)).statusCode).toBe(403);
    expect((await edit({ shareLimit: '10.00' }, await as(test, 'visitor'))).statusCode).toBe(401);
  });
});
