import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { givenFee, givenOrder } from '../../../test/investors.ts';
import { givenProject, givenProjectType } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { fees } from '../../schema/fees.ts';

const url = '/v1/project/fees';
let test: TestApp;
let admin: Caller;
let manager: Caller;
let lucia: Caller;
let bruno: Caller;
let visitor: Caller;
let project: { projectId: string; projectPhaseId: string };
let ordered: { orderId: string; projectId: string; userId: string };
let ids: { first: string; second: string; other: string };

beforeAll(async () => {
  test = await buildTestApp();
  [admin, manager, visitor] = [
    await as(test, 'admin'),
    await as(test, 'operator'),
    await as(test, 'visitor'),
  ];
  lucia = await as(test, 'user', { managerId: manager.userId });
  bruno = await as(test, 'user');
  project = await givenProject(admin, {
    projectTypeId: await givenProjectType(admin),
    name: 'Edificio Sol',
  });
  const { projectId } = project;
  const of = async ({ userId }: Caller) => ({
    orderId: await givenOrder(test, { project, userId }),
    projectId,
    userId,
  });
  ordered = await of(lucia);
  const at = (day: string) => ({ createdAt: new Date(`${day}T12:00:00Z`) });
  ids = {
    first: await givenFee(test, { ...ordered, ...at('2026-04-01') }),
    second: await givenFee(test, { ...ordered, amountCents: 990, ...at('2026-07-01') }),
    other: await givenFee(test, { ...(await of(bruno)), amountCents: 5_000, ...at('2026-07-02') }),
  };
});
afterAll(() => test.close());

const seen = async (caller: Caller, query = '') => {
  const { data, total } = (await caller.get(`${url}?orderSide=asc&${query}`)).json();
  return { total, amounts: data.map(({ amount }: { amount: string }) => amount) };
};

it('[P6][P7][C7][E12] shows users their own fees, managers those of their customers and projects, administrators all', async () => {
  expect((await visitor.get('/v1/project/fees')).statusCode).toBe(401);
  expect(await seen(lucia)).toEqual({ total: 2, amounts: ['12.50', '9.90'] });
  expect(await seen(manager)).toEqual(await seen(lucia));
  expect(await seen(bruno)).toEqual({ total: 1, amounts: ['50.00'] });
  expect(await seen(await as(test, 'operator'))).toEqual({ total: 0, amounts: [] });
  expect((await seen(admin)).total).toBe(3);
});

it('[C7][E12][P7] returns a fee to callers who may see it; others get the same answer as for an unknown one', async () => {
  expect((await lucia.get(`/v1/project/fees/${ids.first}`)).json()).toEqual({
    feeId: ids.first,
    ...ordered,
    projectName: 'Edificio Sol',
    userName: 'Nuria Campos Rey',
    amount: '12.50',
    percentage: '10.00',
    createdAt: '2026-04-01T12:00:00.000Z',
  });
  expect((await visitor.get(`${url}/${ids.first}`)).statusCode).toBe(401);
  const [hidden, missing] = [
    await lucia.get(`${url}/${ids.other}`),
    await lucia.get(`${url}/${crypto.randomUUID()}`),
  ];
  expect(hidden.statusCode).toBe(404);
  expect({ ...hidden.json(), requestId: '' }).toEqual({ ...missing.json(), requestId: '' });
  expect((await admin.get(`${url}/1`)).statusCode).toBe(400);
});

it.each([
  ['amount=gt:12.49', ['12.50', '50.00']],
  ['fromDate=2026-07-01', ['9.90', '50.00']],
  ['toDate=2026-07-01&orderBy=amount', ['9.90', '12.50']],
  ['skip=2&take=1', ['50.00']],
])('[C7][C10] filters the list by %s', async (query, expected) => {
  expect((await seen(admin, query)).amounts).toEqual(expected);
});

it('[C7] filters the list by order, project and user', async () => {
  expect((await seen(admin, `orderId=${ordered.orderId}`)).total).toBe(2);
  expect((await seen(admin, `projectId=${project.projectId}`)).total).toBe(3);
  expect((await seen(admin, `userId=${bruno.userId}`)).total).toBe(1);
  for (const wrong of ['orderBy=orderId', 'amount=1.234', 'userId=x', 'toDate=2026-13-01']) {
    expect((await admin.get(`${url}?${wrong}`)).statusCode).toBe(400);
  }
});

it('[B13] exports the list as CSV', async () => {
  const csv = await bruno.get(`${url}/export`);
  const [head, row] = csv.body.split('\r\n');
  expect(head).toBe(
    '\uFEFFFecha;Proyecto;Inversor;Importe;Porcentaje;Id del proyecto;Id del cliente;Id de la orden;Id de la comisión',
  );
  const named = `${ordered.projectId};${bruno.userId}`;
  const [{ feeId, orderId }] = (await bruno.get(url)).json().data;
  expect(row).toBe(`02/07/2026 14:00;Edificio Sol;Nuria Campos Rey;50,00;10,00;${named};${orderId};${feeId}`);
});

it('[A26][P6] adds the sum of all visible matches on request', async () => {
  const sumFor = async (caller: Caller, query = '') =>
    (await caller.get(`${url}?take=1&getTotalAmount=true&${query}`)).json().totalAmount;
  expect(await sumFor(admin)).toBe('72.40');
  expect(await sumFor(manager)).toBe('22.40');
  expect(await sumFor(admin, 'amount=gt:10.00')).toBe('62.50');
  expect((await admin.get(url)).json()).not.toHaveProperty('totalAmount');
});

describe('the database', () => {
  it.each([
    ['for another user than the order’s', () => ({ userId: bruno.userId }), '23503'],
    ['of zero', () => ({ amountCents: 0 }), '23514'],
    ['of 100 %', () => ({ percentageHundredths: 10_000 }), '23514'],
  ])('[E12] refuses a fee %s', async (_, wrong, code) => {
    const insert = test.db
      .insert(fees)
      .values({ ...ordered, amountCents: 1, percentageHundredths: 1, ...wrong() });
    await expect(insert).rejects.toMatchObject({ cause: { code } });
  });
});
