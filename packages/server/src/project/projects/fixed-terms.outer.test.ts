import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { anInvestor } from '../../../test/money.ts';
import { compareBooks, invested, openProject, projectUrl } from '../../../test/orders.ts';
import { givenSheet } from '../../../test/sheets.ts';
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
])('[E4][B4] refuses to change %s once the project is financed', async (field, value) => {
  const project = await openProject(test, admin, { financingAmount: 10_000 });
  const { projectId } = project;
  await invested(investor, projectId, '100.00');
  const refused = await edit(projectId, { [field]: value, name: 'Otro nombre' });
  expect(refused.json()).toMatchObject({
    status: 409,
    code: 'project.terms_fixed',
    errors: [{ path: field, code: 'project.terms_fixed' }],
  });
  expect((await admin.get(projectUrl(projectId))).json()).toMatchObject({
    phaseName: 'Financed',
    [field]: project[field],
    name: project.name,
  });
  // The same value may be sent again, and other fields may change.
  expect((await edit(projectId, { [field]: project[field], name: 'Otro nombre' })).statusCode).toBe(200);
});

const agent = { name: 'Otra Custodia S.L.', taxId: null, website: null, description: null };

it.each([
  ['financingAmount', '450000.01'],
  ['targetProfitability', '13.00'],
  ['projectDuration', 24],
  ['deliveryFeePeriod', 'annual'],
  ['managerFee', '11.00'],
  ['cancellationFee', '3.00'],
  ['guaranteeAgent', agent],
  ['name', 'Edificio Olivar'],
  ['dateEnd', '2027-01-31'],
])('[L17] refuses to change %s of an offered project, in each of its phases', async (field, value) => {
  for (const phase of ['Draft', 'Next_Opening', 'Preinvestment', 'Investment'] as const) {
    const { projectId } = await openProject(test, admin, { phase });
    await givenSheet(test.db, projectId);
    const project = (await admin.get(projectUrl(projectId))).json();
    const refused = await edit(projectId, { [field]: value });
    expect(refused.json()).toMatchObject({
      status: 409,
      code: 'project.terms_bound',
      errors: [{ path: field, code: 'project.terms_bound' }],
    });
    const same = { [field]: project[field], direction: 'Calle de Embajadores 5' };
    expect((await edit(projectId, same)).statusCode).toBe(200);
  }
});

it('[L17] refuses to change the promoter’s name in an offered project', async () => {
  const { projectId, promoter } = await openProject(test, admin);
  const refused = await edit(projectId, { promoter: { ...promoter, name: 'Otra Promotora S.L.' } });
  expect(refused.json().errors).toMatchObject([{ path: 'promoter.name', code: 'project.terms_bound' }]);
  const described = await edit(projectId, { promoter: { ...promoter, website: 'https://example.com' } });
  expect(described.json().promoter.name).toBe(promoter?.name);
});

it('[L17] allows changing the terms of a project without a published sheet', async () => {
  const { projectId } = await openProject(test, admin, { phase: 'Next_Opening' });
  const terms = { projectDuration: 24, managerFee: '11.00', financingAmount: '500000.00' };
  expect((await edit(projectId, terms)).json()).toMatchObject(terms);
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
  expect(
    (await edit(projectId, { startedAt: '2027-02-28', direction: 'Calle de Embajadores 5' })).statusCode,
  ).toBe(200);
});

it('[E4] refuses to delete a project with money', async () => {
  const { projectId } = await openProject(test, admin);
  await invested(investor, projectId, '500.00');
  expect((await admin.delete(projectUrl(projectId))).json().code).toBe('project.in_use');
});
