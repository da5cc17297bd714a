import { formatMoney } from '@semilla/format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { release, repay } from '../../../test/investors.ts';
import { anInvestor } from '../../../test/money.ts';
import {
  balances,
  cancel,
  compareBooks,
  invest,
  invested,
  openProject,
  ordersUrl,
  projectUrl,
  tracesIn,
} from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-10T11:00:00Z') });
  admin = await as(test, 'admin');
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

const refund = (projectId: string, query = '', headers: Record<string, string> = {}) =>
  admin.post(`${projectUrl(projectId)}/close${query}`, {
    body: { refund: true, why: 'Nadie más invierte.' },
    headers,
  });

/** A project that has raised 1,000 euros from two investors, one of them with two orders. */
async function raised(financingAmount: number) {
  const { projectId } = await openProject(test, admin, {
    financingAmount,
    projectDuration: 12,
    targetProfitability: 1_200,
    managerFee: 1_000,
    deliveryFeePeriod: 'monthly',
  });
  const [investor, other] = [await anInvestor(test, 100_000), await anInvestor(test, 100_000)];
  const orderIds = [
    await invested(investor, projectId, '500.00'),
    await invested(other, projectId, '300.00'),
    await invested(investor, projectId, '200.00'),
  ];
  const currentBalances = () =>
    balances(
      test,
      `wallet:${investor.userId}`,
      `wallet:${other.userId}`,
      `escrow:${projectId}`,
      `returns:${projectId}`,
    );
  return { projectId, one: investor, other, orderIds, inside: currentBalances };
}

describe('closing with a refund', () => {
  it.each([
    ['open', 500_000],
    ['financed', 100_000],
  ])(
    '[A20][S9][B4] returns the money of a project that is %s, as its preview showed',
    async (_, financing) => {
      const { projectId, one: investor, orderIds, inside: currentBalances } = await raised(financing);
      const before = [await currentBalances(), await tracesIn(test, projectId)];

      const previewed = (await refund(projectId, '?preview=true')).json();
      expect(previewed).toMatchObject({
        distributionId: null,
        createdAt: null,
        kind: 'refund',
        period: null,
        gross: '0.00',
        fee: '0.00',
        principal: '1000.00',
        investors: 2,
      });
      const amounts = previewed.lines.map(
        ({ orderId, userName, principal, gross }: Record<string, string>) => [
          orderId,
          userName,
          principal,
          gross,
        ],
      );
      expect(amounts).toEqual([
        [orderIds[0], 'Nuria Campos Rey', '500.00', '0.00'],
        [orderIds[1], 'Nuria Campos Rey', '300.00', '0.00'],
        [orderIds[2], 'Nuria Campos Rey', '200.00', '0.00'],
      ]);
      expect([await currentBalances(), await tracesIn(test, projectId)]).toEqual(before);

      const answer = await refund(projectId);
      expect(answer.statusCode).toBe(200);
      const { distributionId, createdAt, ...same } = answer.json();
      expect({ ...same, distributionId: null, createdAt: null }).toEqual(previewed);
      expect(createdAt).toMatch(/^2026-03-10T/);
      expect(await currentBalances()).toEqual([100_000, 100_000, 0, 0]);
      expect((await admin.get(`${projectUrl(projectId)}/distributions/${distributionId}`)).json()).toEqual(
        answer.json(),
      );
      for (const orderId of orderIds) {
        expect((await admin.get(`${ordersUrl}/${orderId}`)).json()).toMatchObject({
          status: 'cancelled',
          penaltyAmount: '0.00',
          cancelledAt: createdAt,
        });
      }
      expect((await admin.get(projectUrl(projectId))).json()).toMatchObject({
        phaseName: 'Closed',
        amountInvested: '0.00',
        investorNumber: 0,
      });
      const { data } = (await investor.get(`/v1/project/project-timeline?projectId=${projectId}`)).json();
      expect(data[0]).toMatchObject({ kind: 'phase', phaseName: 'Closed' });
      expect(await tracesIn(test, projectId)).toMatchObject({ orders: 3, movements: 6, lines: 6, fees: 0 });
    },
  );

  it('[A20] returns the money only once', async () => {
    const { projectId, one: investor, orderIds, inside: currentBalances } = await raised(500_000);
    await refund(projectId);
    const after = [await currentBalances(), await tracesIn(test, projectId)];
    const again = (await refund(projectId)).json();
    expect(again).toMatchObject({ status: 409, code: 'project.not_closable' });
    expect((await refund(projectId, '?preview=true')).json().code).toBe('project.not_closable');
    expect((await cancel(investor, orderIds[0] as string)).json().code).toBe('project.order_not_cancellable');
    expect((await invest(investor, projectId, '100.00')).json().code).toBe('project.investing_not_possible');
    expect([await currentBalances(), await tracesIn(test, projectId)]).toEqual(after);
  });

  it('[A20][B2] sent twice with one key gives one answer; the key is refused for a close without refund', async () => {
    const { projectId, inside: currentBalances } = await raised(500_000);
    const key = { 'idempotency-key': 'cierre-0001' };
    const [first, again] = [await refund(projectId, '', key), await refund(projectId, '', key)];
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json()).toEqual(first.json());
    const body = { refund: false };
    const other = await admin.post(`${projectUrl(projectId)}/close`, { body, headers: key });
    expect(other.statusCode).toBe(422);
    expect(await currentBalances()).toEqual([100_000, 100_000, 0, 0]);
  });

  it('[A20][B4] returns the principal repaid by the promoter and any surplus, on top of the returns already delivered', async () => {
    const { projectId, one: investor, other, orderIds, inside: currentBalances } = await raised(100_000);
    await release(admin, projectId, '900.00');
    await repay(admin, projectId, '10.00');
    expect(
      (await admin.post(`${projectUrl(projectId)}/distributions`, { body: { period: 1 } })).statusCode,
    ).toBe(200);
    // Net of the 10 % fee: 7.00 × 0.9 and 3.00 × 0.9.
    expect(await currentBalances()).toEqual([30_630, 70_270, 10_000, 0]);

    const short = (await refund(projectId)).json();
    expect(short).toMatchObject({
      status: 409,
      code: 'project.refund_not_covered',
      detail: `Faltan ${formatMoney(90_000)} para devolver el dinero a los inversores: registra antes la devolución del promotor.`,
    });
    await repay(admin, projectId, '900.11');
    const answer = (await refund(projectId)).json();
    // The 11 cents of surplus are split as 5.5, 3.3 and 2.2; the left-over cent goes to the largest remainder.
    expect(answer).toMatchObject({ principal: '1000.00', gross: '0.11', fee: '0.00', net: '0.11' });
    expect(answer.lines.map(({ gross }: { gross: string }) => gross)).toEqual(['0.06', '0.03', '0.02']);
    expect(await currentBalances()).toEqual([30_630 + 70_008, 70_270 + 30_003, 0, 0]);

    const { data } = (await admin.get(`${projectUrl(projectId)}/distributions`)).json();
    expect(data).toMatchObject([{ period: 1, gross: '10.00', fee: '1.00', deliveredAt: expect.any(String) }]);
    const own = (await investor.get(`${ordersUrl}/${orderIds[0]}/schedule`)).json();
    expect(own.data).toMatchObject([
      { period: 1, gross: '5.00', fee: '0.50', deliveredAt: expect.any(String) },
    ]);
    expect((await other.get(`${ordersUrl}/${orderIds[0]}/schedule`)).statusCode).toBe(404);
  });

  it('[A20] shares a surplus by what each order has received, not by its age', async () => {
    const { projectId } = await openProject(test, admin, {
      financingAmount: 30_000,
      minimumInvestment: 10_000,
      projectDuration: 12,
      targetProfitability: 1_000,
      deliveryFeePeriod: 'monthly',
    });
    for (let number = 0; number < 3; number += 1)
      await invested(await anInvestor(test, 10_000), projectId, '100.00');
    await release(admin, projectId, '300.00');
    await repay(admin, projectId, '2.50');
    await admin.post(`${projectUrl(projectId)}/distributions`, { body: { period: 1 } });
    await repay(admin, projectId, '300.02');
    const { lines } = (await refund(projectId)).json();
    const { data } = (await admin.get(`${projectUrl(projectId)}/distributions`)).json();
    expect(data).toMatchObject([{ gross: '2.50' }]);
    // One order is a cent ahead, so the two cents of surplus go to the others.
    expect(lines.map(({ gross }: { gross: string }) => gross).sort()).toEqual(['0.00', '0.01', '0.01']);
  });

  it('[A20] closes a project without investors', async () => {
    const { projectId } = await openProject(test, admin);
    const answer = (await refund(projectId)).json();
    expect(answer).toMatchObject({ kind: 'refund', investors: 0, principal: '0.00', lines: [] });
    expect((await admin.get(projectUrl(projectId))).json().phaseName).toBe('Closed');
  });

  it.each(['Draft', 'Next_Opening', 'Discarded', 'Closed'] as const)(
    '[A20][S1] does not close a project in %s',
    async (phase) => {
      const { projectId } = await openProject(test, admin, { phase });
      expect((await refund(projectId)).json()).toMatchObject({ status: 409, code: 'project.not_closable' });
    },
  );
});
