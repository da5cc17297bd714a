import { formatMoney } from '@semilla/format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { release } from '../../../test/investors.ts';
import { anInvestor } from '../../../test/money.ts';
import { balances, compareBooks, invested, openProject, projectUrl } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let admin: Caller;
let investor: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-10T11:00:00Z') });
  admin = await as(test, 'admin');
  investor = await anInvestor(test, 100_000_000);
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

type Overrides = Parameters<typeof openProject>[2];
/** A project that has raised 1,000 euros. */
async function financed(overrides: Overrides = {}): Promise<string> {
  const { projectId } = await openProject(test, admin, { financingAmount: 100_000, ...overrides });
  await invested(investor, projectId, '1000.00');
  return projectId;
}
const escrowOf = async (projectId: string) => (await balances(test, `escrow:${projectId}`))[0];

describe('the money raised', () => {
  it('[B4][B1] goes to the promoter with a proof, in full by default', async () => {
    const projectId = await financed();
    const answer = await release(admin, projectId);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      projectPaymentId: expect.any(String),
      projectId,
      kind: 'release',
      amount: '1000.00',
      adminId: admin.userId,
      adminName: 'Nuria Campos Rey',
      file: { name: 'justificante.pdf', type: 'application/pdf', sizeBytes: expect.any(Number) },
      bankEntryId: null,
      createdAt: expect.stringMatching(/^2026-03-10T/),
    });
    expect(await escrowOf(projectId)).toBe(0);
  });

  it('[B4] goes in parts, never more than the rest', async () => {
    const projectId = await financed();
    expect((await release(admin, projectId, '400.00')).json().amount).toBe('400.00');
    const tooMuch = (await release(admin, projectId, '600.01')).json();
    expect(tooMuch).toMatchObject({
      status: 409,
      code: 'project.amount_above_escrow',
      detail: `El proyecto no tiene tanto dinero libre: entrega como máximo ${formatMoney(60_000)}.`,
      errors: [expect.objectContaining({ path: 'amount' })],
    });
    expect((await release(admin, projectId)).json().amount).toBe('600.00');
    expect((await release(admin, projectId)).json().code).toBe('project.amount_not_positive');
    expect(await escrowOf(projectId)).toBe(0);
  });

  it.each<[string, Overrides, string, string]>([
    [
      'the project has no approved payout account',
      { payoutAccount: null },
      'project.no_destination_account',
      '',
    ],
    [
      'the project has not started',
      { startedAt: '2026-03-11' },
      'project.release_too_early',
      'Espera al 11/03/2026',
    ],
  ])('[B4] stays in the project while %s', async (_, overrides, code, detail) => {
    const projectId = await financed(overrides);
    expect((await release(admin, projectId)).json()).toMatchObject({
      status: 409,
      code,
      detail: expect.stringContaining(detail),
    });
    expect(await escrowOf(projectId)).toBe(100_000);
  });

  it.each<[string, Overrides]>([
    ['on the day it starts', { startedAt: '2026-03-10' }],
    ['earlier if the project allows it', { startedAt: '2026-12-01', withdrawMoneyFinanced: true }],
  ])('[B4] goes %s', async (_, overrides) => {
    expect((await release(admin, await financed(overrides))).statusCode).toBe(201);
  });

  it('[B4] stays in the project until the target is reached', async () => {
    const { projectId } = await openProject(test, admin, { financingAmount: 100_000 });
    await invested(investor, projectId, '900.00');
    expect((await release(admin, projectId)).json()).toMatchObject({
      code: 'project.not_financed',
      detail: 'Solo es posible mientras el proyecto está en la fase Financiado.',
    });
    expect(await escrowOf(projectId)).toBe(90_000);
  });

  it('[B2] goes once, however often the request is sent with the same key', async () => {
    const projectId = await financed();
    const send = async (amount: string) => {
      const file = fileOf('%PDF-1.4 justificante', 'justificante.pdf');
      const headers = { 'idempotency-key': 'entrega-0001' };
      return admin.post(`${projectUrl(projectId)}/release`, {
        form: formOf({ file, amount, why: 'La obra empieza.' }),
        headers,
      });
    };
    const [first, again, other] = [await send('300.00'), await send('300.00'), await send('200.00')];
    expect(first.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
    expect(other.json().code).toBe('request.idempotency_key_reused');
    expect(await escrowOf(projectId)).toBe(70_000);
  });
});

describe('recording a payment', () => {
  it('[P7][B4] is for administrators only, in an existing project', async () => {
    const manager = await as(test, 'operator');
    const projectId = await financed({ managerId: manager.userId });
    for (const [caller, status] of [
      [await as(test, 'visitor'), 401],
      [investor, 403],
      [manager, 403],
    ] as const) {
      expect((await release(caller, projectId)).statusCode).toBe(status);
      const form = formOf({ amount: '1.00' });
      expect((await caller.post(`/v1/project/projects/${projectId}/repayments`, { form })).statusCode).toBe(
        status,
      );
    }
    expect((await release(admin, crypto.randomUUID())).statusCode).toBe(404);
    expect((await release(admin, 'edificio')).statusCode).toBe(400);
    expect(await escrowOf(projectId)).toBe(100_000);
  });

  it('[B4][S4] requires a proof, an image or a PDF', async () => {
    const projectId = await financed();
    const send = (fields: Parameters<typeof formOf>[0]) =>
      admin.post(`${projectUrl(projectId)}/release`, { form: formOf(fields) });
    const without = (await send({ amount: '100.00' })).json();
    expect(without).toMatchObject({ status: 400, errors: [{ path: 'file', code: 'required' }] });
    expect((await send({ file: fileOf('hola', 'hola.txt') })).statusCode).toBe(415);
    expect((await send({ file: fileOf('%PDF-1.4 x', 'x.pdf'), amount: '-1.00' })).statusCode).toBe(400);
    expect(await escrowOf(projectId)).toBe(100_000);
  });

  it('[B5][B4] leaves a row in the audit trail', async () => {
    const projectId = await financed();
    await release(admin, projectId, '250.00');
    const { data } = (await admin.get(`/v1/audit?subjectId=${projectId}`)).json();
    expect(data[0]).toMatchObject({ action: 'project.release', after: { amountCents: 25_000 } });
  });
});
