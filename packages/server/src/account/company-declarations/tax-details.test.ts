import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser } from '../../../test/users.ts';

const residences = '/v1/account/fiscal-residences';
const declarations = '/v1/account/company-declarations';
let test: TestApp;
let admin: Caller;
let manager: Caller;
let investor: Caller;
let company: Caller;

beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-02T09:00:00Z') });
  [admin, manager] = [await as(test, 'admin'), await as(test, 'operator')];
  const { userId } = await newUser(test.services, { managerId: manager.userId });
  investor = await as(test, { userId });
  const founded = await newUser(test.services, {
    kind: 'company',
    name: 'Huerta Común S.L.',
    surname: null,
    legalRepresentativeName: 'Carmen Soto',
  });
  company = await as(test, { userId: founded.userId });
});
afterAll(() => test.close());

const residence = { country: 'ES', taxNumber: '12345678Z', since: '2024-01-01' };
const declaration = {
  beneficialOwners: [{ name: 'Carmen Soto', country: 'ES', share: '60.00' }],
  representatives: [{ name: 'Carmen Soto', documentNumber: '12345678Z' }],
};

describe('fiscal residence', () => {
  it('[L36] is declared by the customer, and keeps its history', async () => {
    expect((await investor.post(residences, { body: residence })).statusCode).toBe(201);
    const moved = { country: 'PT', taxNumber: '598011203', since: '2026-01-15' };
    expect((await investor.post(residences, { body: moved })).json()).toMatchObject(moved);
    for (const caller of [investor, manager, admin]) {
      const { data } = (await caller.get(`${residences}?userId=${investor.userId}&orderBy=since`)).json();
      expect(data.map(({ country }: { country: string }) => country)).toEqual(['ES', 'PT']);
    }
    const csv = (await admin.get(`${residences}/export?userId=${investor.userId}`)).body;
    expect(csv).toContain('598011203');
  });

  it('[L36][P7] of a customer is not shown to other customers', async () => {
    const other = await as(test, 'operator');
    const query = `?userId=${investor.userId}`;
    for (const caller of [other, company])
      expect((await caller.get(residences + query)).json().total).toBe(0);
    expect((await admin.post(residences, { body: residence })).statusCode).toBe(403);
    expect((await (await as(test, 'visitor')).get(residences)).statusCode).toBe(401);
  });

  it.each([
    ['country', 'country', { country: 'ZZ' }],
    ['taxNumber', 'tax_id', { taxNumber: '12345678A' }],
    ['taxNumber', 'required', { taxNumber: ' ' }],
    ['since', 'in_the_future', { since: '2026-03-03' }],
  ])('[L36] is refused with a wrong %s', async (path, code, fields) => {
    const answer = await investor.post(residences, { body: { ...residence, ...fields } });
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ path, code }] });
  });
});

describe('the declaration of a company', () => {
  it('[L46] names its owners above 25 % and who may act, and keeps its history', async () => {
    expect((await company.post(declarations, { body: declaration })).statusCode).toBe(201);
    const directors = [{ name: 'Tomás Lorca', country: 'ES', share: null }];
    await company.post(declarations, { body: { ...declaration, beneficialOwners: directors } });
    const { data } = (await admin.get(`${declarations}?userId=${company.userId}`)).json();
    expect(data).toMatchObject([{ beneficialOwners: directors }, declaration]);
    expect((await admin.get(`${declarations}/export`)).body).toContain('Tomás Lorca');
    expect((await manager.get(declarations)).json().total).toBe(0);
  });

  it('[L46] accepts shares that add up to 100 %', async () => {
    const beneficialOwners = ['60.00', '40.00'].map((share) => ({ name: 'A', country: 'ES', share }));
    const answer = await company.post(declarations, { body: { ...declaration, beneficialOwners } });
    expect(answer.statusCode).toBe(201);
  });

  it('[L46] is only for companies', async () => {
    const answer = await investor.post(declarations, { body: declaration });
    expect(answer.json().errors).toMatchObject([{ path: 'beneficialOwners', code: 'only_companies' }]);
  });

  it.each([
    ['beneficialOwners', 'required', { beneficialOwners: [] }],
    ['representatives', 'required', { representatives: [] }],
    [
      'beneficialOwners.0.share',
      'share_above_quarter',
      { beneficialOwners: [{ name: 'A', country: 'ES', share: '25.00' }] },
    ],
    [
      'beneficialOwners.1.share',
      'shares_above_whole',
      {
        beneficialOwners: [
          { name: 'A', country: 'ES', share: '60.00' },
          { name: 'B', country: 'ES', share: '40.01' },
          { name: 'C', country: 'ES', share: null },
        ],
      },
    ],
    [
      'beneficialOwners.0.country',
      'country',
      { beneficialOwners: [{ name: 'A', country: 'ZZ', share: '26.00' }] },
    ],
  ])('[L46] is refused with wrong %s', async (path, code, fields) => {
    const answer = await company.post(declarations, { body: { ...declaration, ...fields } });
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ path, code }] });
  });
});

it('[L36][L46] are erased with the account', async () => {
  await admin.delete(`/v1/account/users/${company.userId}`);
  expect((await admin.get(`${declarations}?userId=${company.userId}`)).json().total).toBe(0);
});
