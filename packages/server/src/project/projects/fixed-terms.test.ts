import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../testing/callers.ts';
import { anInvestor } from '../../testing/money.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { cancel, compareBooks, invested, openProject, projectUrl } from '../money-testing.ts';

let test: TestApp;
let admin: Caller;
let investor: Caller;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  investor = await anInvestor(test, 10_000_000);
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

const edit = (projectId: string, body: object) => admin.patch(projectUrl(projectId), { body });

it.each([
  ['targetProfitability', '13.00'],
  ['startedAt', '2027-02-01'],
  ['projectDuration', 24],
  ['deliveryFeePeriod', 'annual'],
  ['managerFee', '11.00'],
  ['cancellationFee', '3.00'],
])('[E4][B4] %s stays as it is once somebody has accepted it with their money', async (field, value) => {
  const project = await openProject(test, admin);
  const { projectId } = project;
  const orderId = await invested(investor, projectId, '100.00');
  const refused = await edit(projectId, { [field]: value, name: 'Otro nombre' });
  expect(refused.json()).toMatchObject({
    status: 409,
    code: 'project.terms_fixed',
    errors: [{ path: field, code: 'project.terms_fixed' }],
  });
  expect((await admin.get(projectUrl(projectId))).json()).toMatchObject({
    [field]: project[field],
    name: project.name,
  });
  // The same value is no change, and everything else may change.
  expect((await edit(projectId, { [field]: project[field], name: 'Otro nombre' })).statusCode).toBe(200);
  await cancel(investor, orderId);
  expect((await edit(projectId, { [field]: value })).json()[field]).toBe(value);
});

it('[E4][B4] the terms of a project that was refunded stay what its investors had accepted', async () => {
  const { projectId } = await openProject(test, admin);
  await invested(investor, projectId, '100.00');
  await admin.post(`${projectUrl(projectId)}/close`, { body: { refund: true } });
  expect((await edit(projectId, { deliveryFeePeriod: 'annual' })).json().code).toBe('project.terms_fixed');
  const empty = await openProject(test, admin, { phase: 'Closed' });
  expect((await edit(empty.projectId, { deliveryFeePeriod: 'annual' })).statusCode).toBe(200);
});

it('[E4][N4] the start from which its deliveries count stays where it is, as far as anybody has agreed to it', async () => {
  const { projectId } = await openProject(test, admin, { startedAt: '2027-01-31' });
  expect((await edit(projectId, { startedAt: '2027-02-28' })).statusCode).toBe(200);
  await invested(investor, projectId, '100.00');
  for (const startedAt of ['2027-01-31', null]) {
    expect((await edit(projectId, { startedAt })).json()).toMatchObject({
      code: 'project.terms_fixed',
      errors: [
        {
          path: 'startedAt',
          message: 'Ya hay inversores que aceptaron esta condición: no se puede cambiar.',
        },
      ],
    });
  }
  expect((await edit(projectId, { startedAt: '2027-02-28', name: 'Otro nombre' })).statusCode).toBe(200);
});

it('[E4][V15] what is asked for does not go below what is in', async () => {
  const { projectId } = await openProject(test, admin);
  await invested(investor, projectId, '500.00');
  const refused = (await edit(projectId, { financingAmount: '499.99' })).json();
  expect(refused).toMatchObject({
    status: 400,
    errors: [{ path: 'financingAmount', code: 'number_too_small' }],
  });
  expect((await edit(projectId, { financingAmount: '600.00' })).statusCode).toBe(200);
});

it('[E4] a project with money is not deleted', async () => {
  const { projectId } = await openProject(test, admin);
  await invested(investor, projectId, '500.00');
  expect((await admin.delete(projectUrl(projectId))).json().code).toBe('project.in_use');
});
