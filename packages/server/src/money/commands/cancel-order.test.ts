import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { anInvestor } from '../../../test/money.ts';
import {
  at,
  balances,
  cancel,
  compareBooks,
  invested,
  openProject,
  ordersUrl,
  projectUrl,
  tracesIn,
} from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { transactions } from '../../schema/transactions.ts';

const begin = '2026-02-02T09:00:00Z';

let test: TestApp;
let admin: Caller;
let investor: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date(begin) });
  admin = await as(test, 'admin');
});
beforeEach(async () => {
  admin = await at(test, begin, admin);
  investor = await anInvestor(test, 1_000_000);
});
afterEach(() => compareBooks(test));
afterAll(() => test.close());

describe('the penalty of a cancellation', () => {
  it.each([
    ['is zero at once', '2026-02-10T12:00:00Z', '2026-02-10T12:00:01Z', '2026-02-16', '0.00'],
    [
      'is zero in the last minute of the fourth day',
      '2026-03-02T12:00:00Z',
      '2026-03-06T22:59:30Z',
      '2026-03-06',
      '0.00',
    ],
    [
      'is due in the first minute of the fifth day',
      '2026-03-02T12:00:00Z',
      '2026-03-06T23:00:30Z',
      '2026-03-06',
      '2.00',
    ],
    [
      'is zero until Monday for a fourth day on Saturday',
      '2026-03-03T12:00:00Z',
      '2026-03-09T22:59:30Z',
      '2026-03-09',
      '0.00',
    ],
    [
      'is due on Tuesday for a fourth day on Saturday',
      '2026-03-03T12:00:00Z',
      '2026-03-09T23:00:30Z',
      '2026-03-09',
      '2.00',
    ],
    // 2 and 3 April are holidays in Madrid; 6 April is a working day. A day in Spain ends at 22:00 UTC in summer, at 23:00 in
    // winter.
    [
      'is zero until the second working day around Easter',
      '2026-04-02T12:00:00Z',
      '2026-04-07T21:59:30Z',
      '2026-04-07',
      '0.00',
    ],
    [
      'is due after the second working day around Easter',
      '2026-04-02T12:00:00Z',
      '2026-04-07T22:00:30Z',
      '2026-04-07',
      '2.00',
    ],
    // Placed after midnight in Spain, but before midnight UTC.
    [
      'is zero a day longer for an order placed after midnight',
      '2026-02-12T23:30:00Z',
      '2026-02-17T22:59:30Z',
      '2026-02-17',
      '0.00',
    ],
  ])('[B3][L13][L14][E10] %s', async (_, placedAt, cancelledAt, freeUntil, penalty) => {
    const { projectId } = await openProject(test, admin, { cancellationFee: 200 });
    const orderId = await invested(await at(test, placedAt, investor), projectId, '1500.00');

    const answer = await cancel(await at(test, cancelledAt, investor), orderId);

    expect(answer.statusCode).toBe(200);
    const order = answer.json();
    expect(order).toMatchObject({
      status: 'cancelled',
      freeCancellationUntil: freeUntil,
      penalty,
      penaltyAmount: penalty === '0.00' ? '0.00' : '30.00',
    });
    const msBetween = (moment: string, wanted: string) => Date.parse(moment) - Date.parse(wanted);
    expect(msBetween(order.createdAt, placedAt)).toBeLessThan(1_000);
    expect(msBetween(order.cancelledAt, cancelledAt)).toBeLessThan(1_000);
    const back = penalty === '0.00' ? 1_000_000 : 997_000;
    expect(await balances(test, `wallet:${investor.userId}`, `escrow:${projectId}`)).toEqual([back, 0]);
  });

  it('[B3][E11][E12][C7] is exact to the cent in the order, the fee, the movement and the wallet', async () => {
    const { projectId } = await openProject(test, admin, { cancellationFee: 333 });
    const orderId = await invested(investor, projectId, '1234.55');
    const later = await at(test, '2026-02-20T10:00:00Z', investor);

    const order = (await cancel(later, orderId)).json();

    // The penalty is exactly 41.110515: 3.33 % of 1,234.55.
    expect(order).toMatchObject({ penalty: '3.33', penaltyAmount: '41.11' });
    expect((await later.get(`${ordersUrl}/${orderId}`)).json()).toEqual(order);
    expect(await balances(test, `wallet:${investor.userId}`)).toEqual([1_000_000 - 4_111]);
    const fees = (await later.get('/v1/project/fees')).json();
    expect(fees.data).toEqual([
      expect.objectContaining({ orderId, projectId, amount: '41.11', percentage: '3.33' }),
    ]);
    const movements = (await later.get('/v1/project/order-movements?orderSide=asc')).json().data;
    expect(movements).toMatchObject([
      { orderId, type: 'invest', amount: '1234.55', penaltyAmount: '0.00' },
      { orderId, type: 'disinvest', amount: '1234.55', penaltyAmount: '41.11' },
    ]);
    const lines = await test.db.select().from(transactions).where(eq(transactions.orderId, orderId));
    const amounts = lines.map(({ type, issuerName, amountCents, status }) => [
      type,
      issuerName,
      amountCents,
      status,
    ]);
    expect(amounts.sort()).toEqual([
      ['income', 'project_order', 123_455, 'completed'],
      ['withdraw', 'project_fee', 4_111, 'completed'],
      ['withdraw', 'project_order', 123_455, 'completed'],
    ]);
  });

  it('[B3][E12] is zero in a project without a cancellation fee, and writes no fee row', async () => {
    const { projectId } = await openProject(test, admin, { cancellationFee: 0 });
    const orderId = await invested(investor, projectId, '500.00');
    const later = await at(test, '2026-02-20T10:00:00Z', investor);
    expect((await cancel(later, orderId)).json()).toMatchObject({ penalty: '0.00', penaltyAmount: '0.00' });
    expect(await tracesIn(test, projectId)).toEqual({
      escrow: 0,
      orders: 1,
      movements: 2,
      lines: 2,
      fees: 0,
    });
  });
});

describe('a cancellation', () => {
  it('[E10][C7] lowers the number of investors with the last order of an investor', async () => {
    const { projectId } = await openProject(test, admin);
    const other = await anInvestor(test, 100_000);
    const [first, second] = [
      await invested(investor, projectId, '500.00'),
      await invested(investor, projectId, '300.00'),
    ];
    await invested(other, projectId, '100.00');
    const figures = async () => {
      const { investorNumber, amountInvested } = (await admin.get(projectUrl(projectId))).json();
      return [investorNumber, amountInvested];
    };
    expect(await figures()).toEqual([2, '900.00']);
    await cancel(investor, first);
    expect(await figures()).toEqual([2, '400.00']);
    await cancel(investor, second);
    expect(await figures()).toEqual([1, '100.00']);
    await invested(investor, projectId, '200.00');
    expect(await figures()).toEqual([2, '300.00']);
  });

  it('[E10][S9] is possible only once', async () => {
    const { projectId } = await openProject(test, admin);
    const orderId = await invested(investor, projectId, '500.00');
    expect((await cancel(investor, orderId)).statusCode).toBe(200);
    const before = await tracesIn(test, projectId);
    const again = (await cancel(investor, orderId)).json();
    expect(again).toMatchObject({ status: 409, code: 'project.order_not_cancellable' });
    expect(again.detail).toBe(
      'Esta inversión ya no se puede cancelar: solo es posible mientras el proyecto está abierto.',
    );
    expect(await tracesIn(test, projectId)).toEqual(before);
  });

  it('[S9] is refused once the project is financed', async () => {
    const { projectId } = await openProject(test, admin, { financingAmount: 50_000 });
    const orderId = await invested(investor, projectId, '500.00');
    expect((await cancel(investor, orderId)).json().code).toBe('project.order_not_cancellable');
    expect(await balances(test, `escrow:${projectId}`)).toEqual([50_000]);
  });

  it('[P7][C7] is for the investor only: other users get 404, staff 403', async () => {
    const manager = await as(test, 'operator');
    const customer = await anInvestor(test, 100_000, { managerId: manager.userId });
    const { projectId } = await openProject(test, admin, { managerId: manager.userId });
    const orderId = await invested(customer, projectId, '500.00');
    const missing = (await cancel(investor, crypto.randomUUID())).json();
    const theirs = (await cancel(investor, orderId)).json();
    expect({ ...theirs, requestId: '' }).toEqual({ ...missing, requestId: '' });
    expect(theirs.status).toBe(404);
    expect((await cancel(manager, orderId)).statusCode).toBe(403);
    expect((await cancel(admin, orderId)).statusCode).toBe(403);
    expect((await cancel(await as(test, 'visitor'), orderId)).statusCode).toBe(401);
    expect((await cancel(customer, 'uno')).statusCode).toBe(400);
    expect((await customer.get(`${ordersUrl}/${orderId}`)).json().status).toBe('pending');
  });

  it('[V15] makes the cancelled amount available to other investors', async () => {
    const { projectId } = await openProject(test, admin, { financingAmount: 60_000 });
    const other = await anInvestor(test, 100_000);
    const orderId = await invested(investor, projectId, '500.00');
    await cancel(investor, orderId);
    await invested(other, projectId, '600.00');
    expect((await admin.get(projectUrl(projectId))).json().phaseName).toBe('Financed');
  });
});
