import { termsVersion } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller, halfSignedIn } from '../../../test/callers.ts';
import { forgetResidences } from '../../../test/investor-facts.ts';
import { anInvestor, makeInvestor } from '../../../test/money.ts';
import { balances, compareBooks, invest, openProject, ordersUrl, tracesIn } from '../../../test/orders.ts';
import { givenPreinvestment, join, wish } from '../../../test/reserved.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser } from '../../../test/users.ts';
import { users } from '../../schema/users.ts';

let test: TestApp;
let admin: Caller;
let projectId: string;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  projectId = (await openProject(test, admin)).projectId;
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});
const emptyProject = { escrow: 0, orders: 0, movements: 0, lines: 0, fees: 0 };

it('[P7][C7] only signed-in users invest, not visitors, managers or administrators', async () => {
  const manager = await as(test, 'operator');
  await makeInvestor(test, manager.userId, 0);
  for (const [caller, status] of [
    [await as(test, 'visitor'), 401],
    [await halfSignedIn(test), 401],
    [manager, 403],
    [admin, 403],
  ] as const) {
    expect((await invest(caller, projectId, '100.00')).statusCode).toBe(status);
  }
  expect(await tracesIn(test, projectId)).toEqual(emptyProject);
});

it('[P7][C7] a user cannot invest for another user, but may send their own id', async () => {
  const [investor, other] = [await anInvestor(test, 20_000), await anInvestor(test, 20_000)];
  const mine = await openProject(test, admin);
  const theirs = await invest(investor, mine.projectId, '100.00', { userId: other.userId });
  expect(theirs.json()).toMatchObject({ status: 404, code: 'request.not_found' });
  expect(await balances(test, `wallet:${investor.userId}`, `wallet:${other.userId}`)).toEqual([
    20_000, 20_000,
  ]);
  expect((await invest(investor, mine.projectId, '100.00', { userId: investor.userId })).statusCode).toBe(
    201,
  );
});

it('[S10][C7] disabled and deleted users cannot invest', async () => {
  const disabled = await anInvestor(test, 20_000);
  const edited = await admin.patch(`/v1/account/users/${disabled.userId}`, { body: { disabled: true } });
  expect(edited.statusCode).toBe(200);
  expect((await invest(disabled, projectId, '100.00')).statusCode).toBe(401);
  const deleted = await newUser(test.services);
  await makeInvestor(test, deleted.userId, 0);
  const gone = await as(test, deleted);
  expect((await admin.delete(`/v1/account/users/${deleted.userId}`)).statusCode).toBe(204);
  expect((await invest(gone, projectId, '100.00')).statusCode).toBe(401);
  expect(await tracesIn(test, projectId)).toEqual(emptyProject);
});

it('[S10] a session of a disabled user moves no money', async () => {
  const investor = await anInvestor(test, 20_000);
  const disabledAt = test.clock.now;
  await test.db.update(users).set({ disabledAt }).where(eq(users.userId, investor.userId));
  expect((await invest(investor, projectId, '100.00')).statusCode).toBe(401);
  expect(await tracesIn(test, projectId)).toEqual(emptyProject);
});

it('[V15] verified users may invest in a private project', async () => {
  const hidden = await openProject(test, admin, { private: true });
  const investor = await anInvestor(test, 20_000);
  expect((await invest(investor, hidden.projectId, '200.00')).statusCode).toBe(201);
});

it.each([
  ['no project', { projectId: undefined }],
  ['a project id that is not a UUID', { projectId: 'edificio-lavapies' }],
  ['a negative amount', { amount: '-100.00' }],
  ['an amount with three decimals', { amount: '100.001' }],
  ['an amount above the maximum', { amount: '1000000000.00' }],
  ['an amount that is a number', { amount: 100 }],
  ['an order of another type', { orderType: 'withdraw' }],
  ['a penalty', { penaltyAmount: '1.00' }],
  ['an unknown field', { status: 'active' }],
])('[V15] an order with %s is malformed', async (_, wrong) => {
  const investor = await anInvestor(test, 0);
  const body = { projectId, amount: '100.00', termsVersion, ...wrong };
  expect((await investor.post(ordersUrl, { body })).json()).toMatchObject({
    status: 400,
    code: 'request.invalid',
  });
});

it('[C7] an order for an unknown project is not found', async () => {
  const investor = await anInvestor(test, 20_000);
  expect((await invest(investor, crypto.randomUUID(), '100.00')).statusCode).toBe(404);
});

it('[L25] the company that runs the platform cannot place orders, wishes or waiting-list places', async () => {
  const { taxId: providerTaxId } = test.services.config.company;
  expect(providerTaxId).toMatch(/^[A-Z]\d{8}$/);
  const founded = { kind: 'company', surname: null, legalRepresentativeName: 'Carmen Soto' } as const;
  const provider = await anInvestor(test, 20_000, { ...founded, name: 'La plataforma S.L.' });
  await test.db
    .update(users)
    .set({ taxId: providerTaxId, legalForm: 'SL' })
    .where(eq(users.userId, provider.userId));
  const refusal = { status: 403, code: 'project.provider_may_not_invest' };
  const reserved = await givenPreinvestment(test, admin, { preinvestorDateEnd: null });
  const full = await openProject(test, admin, { financingAmount: 10_000 });
  await invest(await anInvestor(test, 20_000), full.projectId, '100.00');
  expect((await invest(provider, projectId, '100.00')).json()).toMatchObject(refusal);
  const inEnglish = (await invest(provider, projectId, '100.00', { language: 'en' })).json();
  expect(inEnglish.detail).toBe('The company that runs the platform cannot invest in its projects.');
  expect((await wish(provider, reserved, '100.00')).json()).toMatchObject(refusal);
  expect((await join(provider, full.projectId, '100.00')).json()).toMatchObject(refusal);
});

it('[L46] a company can invest once it has declared its legal form, its owners and who may act for it', async () => {
  const founded = { kind: 'company', surname: null, legalRepresentativeName: 'Carmen Soto' } as const;
  const body = {
    beneficialOwners: [{ name: 'Carmen Soto', country: 'ES', share: '60.00' }],
    representatives: [{ name: 'Carmen Soto', documentNumber: '12345678Z' }],
  };
  // Another company's declaration does not count.
  const other = await as(test, 'user', { ...founded, name: 'Otra S.L.' });
  await other.post('/v1/account/company-declarations', { body });
  const company = await anInvestor(test, 20_000, { ...founded, name: 'Huerta Común S.L.' });
  const details = { taxId: 'B12345674', legalForm: 'SL' } as const;
  await test.db.update(users).set(details).where(eq(users.userId, company.userId));
  const place = (language: string) => invest(company, projectId, '100.00', { language });
  const refused = await place('es');
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({
    code: 'project.company_declaration_needed',
    detail: expect.stringContaining('titulares reales'),
  });
  expect((await place('en')).json().detail).toContain('beneficial owners');
  const risksUrl = `/v1/project/projects/${projectId}/order-risks`;
  expect((await company.get(risksUrl)).json().isCompanyUndeclared).toBe(true);
  expect((await company.post('/v1/account/company-declarations', { body })).statusCode).toBe(201);
  expect((await company.get(risksUrl)).json().isCompanyUndeclared).toBe(false);
  expect((await place('es')).statusCode).toBe(201);
  for (const missing of [{ legalForm: null }, { taxId: null }]) {
    await test.db
      .update(users)
      .set({ ...details, ...missing })
      .where(eq(users.userId, company.userId));
    expect((await place('es')).json().code).toBe('project.company_declaration_needed');
  }
});

it('[L36] an order, a wish and a place on a waiting list need a declared fiscal residence', async () => {
  const reserved = await givenPreinvestment(test, admin, { preinvestorDateEnd: null });
  const full = await openProject(test, admin, { financingAmount: 10_000 });
  await invest(await anInvestor(test, 20_000), full.projectId, '100.00');
  const investor = await anInvestor(test, 20_000);
  await forgetResidences(test.db, [investor.userId]);
  const refusal = { status: 403, code: 'project.fiscal_residence_needed' };
  const refused = (await invest(investor, projectId, '100.00')).json();
  expect(refused).toMatchObject({ ...refusal, detail: expect.stringContaining('residencia fiscal') });
  const inEnglish = (await invest(investor, projectId, '100.00', { language: 'en' })).json();
  expect(inEnglish.detail).toContain('in which country you have your tax residence');
  expect((await wish(investor, reserved, '100.00')).json()).toMatchObject(refusal);
  expect((await join(investor, full.projectId, '100.00')).json()).toMatchObject(refusal);
  const risksUrl = `/v1/project/projects/${projectId}/order-risks`;
  expect((await investor.get(risksUrl)).json().isResidenceUndeclared).toBe(true);

  const body = { country: 'PT', taxNumber: '598011203', since: '2024-01-01' };
  expect((await investor.post('/v1/account/fiscal-residences', { body })).statusCode).toBe(201);
  expect((await investor.get(risksUrl)).json().isResidenceUndeclared).toBe(false);
  expect((await invest(investor, projectId, '100.00')).statusCode).toBe(201);
  expect((await wish(investor, reserved, '100.00')).statusCode).toBe(201);
  expect((await join(investor, full.projectId, '100.00')).statusCode).toBe(201);
});
