import { formatMoney } from '@semilla/format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { release, repay } from '../../../test/investors.ts';
import { anInvestor } from '../../../test/money.ts';
import { balances, compareBooks, invested, openProject, projectUrl } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let admin: Caller;
let manager: Caller;
let investor: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-10T11:00:00Z') });
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  investor = await anInvestor(test, 100_000_000);
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

const paymentsUrl = (projectId: string) => `${projectUrl(projectId)}/payments`;
/** A project that has raised 1,000 euros; its promoter owes those and 120 more. */
async function financed(): Promise<string> {
  const { projectId } = await openProject(test, admin, {
    managerId: manager.userId,
    financingAmount: 100_000,
    projectDuration: 12,
    targetProfitability: 1_200,
  });
  await invested(investor, projectId, '1000.00');
  return projectId;
}
const paymentBalances = async (projectId: string) =>
  (await admin.get(`/v1/project/projects/${projectId}/payments`)).json().balances;

describe('a repayment by the promoter', () => {
  it('[B4][B1] is held for distribution, up to the amount due', async () => {
    const projectId = await financed();
    expect(await paymentBalances(projectId)).toMatchObject({
      escrow: '1000.00',
      returns: '0.00',
      tax: '0.00',
      outstanding: '1120.00',
    });
    const answer = await repay(admin, projectId, '120.00');
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ kind: 'repayment', amount: '120.00', adminId: admin.userId });
    expect(await paymentBalances(projectId)).toMatchObject({
      escrow: '1000.00',
      returns: '120.00',
      tax: '0.00',
      outstanding: '1000.00',
    });

    const tooMuch = (await repay(admin, projectId, '1000.01')).json();
    expect(tooMuch).toMatchObject({
      status: 409,
      code: 'project.repayment_above_due',
      detail: `Es más de lo que al promotor le falta por devolver: registra como máximo ${formatMoney(100_000)}.`,
      errors: [expect.objectContaining({ path: 'amount' })],
    });
    expect((await repay(admin, projectId, '0.00')).json().code).toBe('project.amount_not_positive');
    await repay(admin, projectId, '1000.00');
    expect(await paymentBalances(projectId)).toMatchObject({
      escrow: '1000.00',
      returns: '1120.00',
      tax: '0.00',
      outstanding: '0.00',
    });
    expect((await repay(admin, projectId, '0.01')).json().code).toBe('project.repayment_above_due');
    expect(await balances(test, `returns:${projectId}`)).toEqual([112_000]);
  });

  it('[B4] is not recorded before the project is financed', async () => {
    const { projectId } = await openProject(test, admin);
    await invested(investor, projectId, '100.00');
    expect((await repay(admin, projectId, '1.00')).json().code).toBe('project.not_financed');
    expect(await paymentBalances(projectId)).toMatchObject({
      escrow: '100.00',
      returns: '0.00',
      tax: '0.00',
      outstanding: '0.00',
    });
  });

  it('[B4] reduces the debt once, also after it was distributed', async () => {
    const projectId = await financed();
    await release(admin, projectId);
    await repay(admin, projectId, '30.00');
    const run = await admin.post(`${projectUrl(projectId)}/distributions`, { body: { period: 1 } });
    expect(run.statusCode).toBe(200);
    expect(await paymentBalances(projectId)).toMatchObject({
      escrow: '0.00',
      returns: '0.00',
      tax: '0.00',
      outstanding: '1090.00',
    });
  });
});

describe('the payments of a project', () => {
  let projectId: string;
  beforeAll(async () => {
    projectId = await financed();
    await release(admin, projectId, '900.00');
    await release(admin, projectId, '100.00');
    await repay(admin, projectId, '60.00');
  });

  it('[B4][C10] are listed with filters, sorting and pages', async () => {
    const amounts = async (query: string) => {
      const { data, total } = (await admin.get(`${paymentsUrl(projectId)}?${query}`)).json();
      return [total, ...data.map(({ amount }: { amount: string }) => amount)];
    };
    expect(await amounts('')).toEqual([3, '60.00', '100.00', '900.00']);
    expect(await amounts('kind=release')).toEqual([2, '100.00', '900.00']);
    expect(await amounts('kind=repayment')).toEqual([1, '60.00']);
    expect(await amounts('orderBy=amount&orderSide=desc&take=1')).toEqual([3, '900.00']);
    expect(await amounts('orderSide=asc&take=1&skip=1')).toEqual([3, '100.00']);
    for (const wrong of ['kind=loan', 'orderBy=projectPaymentId', 'take=0', 'x=1']) {
      expect((await admin.get(`${paymentsUrl(projectId)}?${wrong}`)).statusCode).toBe(400);
    }
  });

  it('[B13] are exported as CSV', async () => {
    const { body } = await manager.get(
      `/v1/project/projects/${projectId}/payments/export?orderSide=asc&kind=repayment`,
    );
    const [heading, row, ...rest] = body.replace('\uFEFF', '').trim().split('\r\n');
    expect(heading).toBe('Fecha;Movimiento;Importe;Registrado por;Id del movimiento');
    expect(row).toMatch(
      /^10\/03\/2026 \d\d:\d\d;Devolución del promotor;60,00;Nuria Campos Rey;[\da-f-]{36}$/,
    );
    expect(rest).toEqual([]);
  });

  it('[P6][P7] are visible to administrators and to the manager of the project only', async () => {
    const other = await as(test, 'operator');
    expect((await manager.get(paymentsUrl(projectId))).json().total).toBe(3);
    const missing = (await other.get(paymentsUrl(crypto.randomUUID()))).json();
    const hidden = (await other.get(paymentsUrl(projectId))).json();
    expect({ ...hidden, requestId: '' }).toEqual({ ...missing, requestId: '' });
    expect(hidden.status).toBe(404);
    expect((await other.get(`${paymentsUrl(projectId)}/export`)).statusCode).toBe(404);
    expect((await investor.get(paymentsUrl(projectId))).statusCode).toBe(403);
    expect((await (await as(test, 'visitor')).get(paymentsUrl(projectId))).statusCode).toBe(401);
  });

  it('[P7][B4] have proofs with a link that works for a few minutes, for users who may see the payments', async () => {
    const [payment] = (await admin.get(`${paymentsUrl(projectId)}?take=1`)).json().data;
    const { projectPaymentId } = payment;
    const url = `${paymentsUrl(projectId)}/${projectPaymentId}/url`;
    const address = (
      await manager.get(`/v1/project/projects/${projectId}/payments/${projectPaymentId}/url`)
    ).json();
    expect(Date.parse(address.expiresAt) - test.clock.now.getTime()).toBeLessThanOrEqual(300_000);
    const opened = await manager.get(address.url.replace(test.services.config.publicUrl, ''));
    expect(opened.statusCode).toBe(200);
    expect(opened.headers['content-type']).toContain('application/pdf');
    const other = await as(test, 'operator');
    expect((await other.get(url)).statusCode).toBe(404);
    expect((await investor.get(url)).statusCode).toBe(403);
    expect((await admin.get(url.replace(projectId, crypto.randomUUID()))).statusCode).toBe(404);
    const otherProjectId = await financed();
    expect((await admin.get(url.replace(projectId, otherProjectId))).statusCode).toBe(404);
  });
});
