import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { anInvestor } from '../../../test/money.ts';
import { cancel, compareBooks, invested, openProject, projectUrl } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

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
])('[E4][B4] refuses to change %s while there is money in the project', async (field, value) => {
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
  // Sending the same value is allowed, and other fields may change.
  expect((await edit(projectId, { [field]: project[field], name: 'Otro nombre' })).statusCode).toBe(200);
  await cancel(investor, orderId);
  expect((await edit(projectId, { [field]: value })).json()[field]).toBe(value);
});

it('[E4][B4] refuses to change the terms of a refunded project that had investors', async () => {
  const { projectId } = await openProject(test, admin);
  await invested(investor, projectId, '100.00');
  await admin.post(`${projectUrl(projectId)}/close`, { body: { refund: true } });
  expect((await edit(projectId, { deliveryFeePeriod: 'annual' })).json().code).toBe('project.terms_fixed');
  const empty = await openProject(test, admin, { phase: 'Closed' });
  expect((await edit(empty.projectId, { deliveryFeePeriod: 'annual' })).statusCode).toBe(200);
});

it('[E4][N4] refuses to change the start date of the deliveries once there are investors', async () => {
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

it('[E4][V15] refuses a target below the amount invested', async () => {
  const { projectId } = await openProject(test, admin);
  await invested(investor, projectId, '500.00');
  const refused = (await edit(projectId, { financingAmount: '499.99' })).json();
  expect(refused).toMatchObject({
    status: 400,
    errors: [{ path: 'financingAmount', code: 'number_too_small' }],
  });
  expect((await edit(projectId, { financingAmount: '600.00' })).statusCode).toBe(200);
});

it('[E4] refuses to delete a project with money', async () => {
  const { projectId } = await openProject(test, admin);
  await invested(investor, projectId, '500.00');
  expect((await admin.delete(projectUrl(projectId))).json().code).toBe('project.in_use');
});
