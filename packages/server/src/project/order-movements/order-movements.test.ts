import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { givenOrder } from '../../../test/investors.ts';
import { givenProject, givenProjectType } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { orderMovements } from '../../schema/order-movements.ts';

const url = '/v1/project/order-movements';
let test: TestApp;
let admin: Caller;
let manager: Caller;
let lucia: Caller;
let bruno: Caller;
let project: { projectId: string; projectPhaseId: string };
let cancelled: string;
let pending: string;

beforeAll(async () => {
  test = await buildTestApp();
  [admin, manager] = [await as(test, 'admin'), await as(test, 'operator')];
  lucia = await as(test, 'user', { managerId: manager.userId });
  bruno = await as(test, 'user');
  const projectTypeId = await givenProjectType(admin);
  project = await givenProject(admin, { projectTypeId, name: 'Edificio Sol' });
  cancelled = await givenOrder(test, {
    project,
    userId: lucia.userId,
    amountCents: 100_000,
    status: 'cancelled',
    penaltyCents: 2_000,
    createdAt: new Date('2026-03-01T12:00:00Z'),
    cancelledAt: new Date('2026-03-10T12:00:00Z'),
  });
  pending = await givenOrder(test, {
    project,
    userId: bruno.userId,
    amountCents: 30_000,
    createdAt: new Date('2026-03-05T12:00:00Z'),
  });
});
afterAll(() => test.close());

interface Movement {
  orderId: string;
  type: string;
  amount: string;
  userId: string;
}
const seen = async (caller: Caller, query = '') => {
  const { data, total } = (await caller.get(`${url}?orderSide=asc&${query}`)).json();
  return { total, moves: data.map(({ type, amount }: Movement) => `${type} ${amount}`) };
};

it('[P6][P7][C7][E11] shows users their own movements, managers those of their customers and projects, administrators all', async () => {
  expect((await (await as(test, 'visitor')).get('/v1/project/order-movements')).statusCode).toBe(401);
  expect(await seen(lucia)).toEqual({ total: 2, moves: ['invest 1000.00', 'disinvest 1000.00'] });
  expect(await seen(manager)).toEqual(await seen(lucia));
  expect(await seen(bruno)).toEqual({ total: 1, moves: ['invest 300.00'] });
  expect(await seen(await as(test, 'operator'))).toEqual({ total: 0, moves: [] });
  expect((await seen(admin)).moves).toEqual(['invest 1000.00', 'invest 300.00', 'disinvest 1000.00']);
  expect((await seen(lucia, `orderId=${pending}`)).total).toBe(0);
});

it('[E11] returns the amount, the user, the date and the penalty of a movement', async () => {
  const { data } = (await lucia.get(`${url}?take=1`)).json();
  expect(data).toEqual([
    {
      orderMovementId: expect.any(String),
      orderId: cancelled,
      projectId: project.projectId,
      projectName: 'Edificio Sol',
      userId: lucia.userId,
      userName: 'Nuria Campos Rey',
      type: 'disinvest',
      amount: '1000.00',
      penaltyAmount: '20.00',
      createdAt: '2026-03-10T12:00:00.000Z',
    },
  ]);
});

it.each([
  ['type=disinvest', ['disinvest 1000.00']],
  ['amount=lte:300', ['invest 300.00']],
  ['fromDate=2026-03-05&toDate=2026-03-09', ['invest 300.00']],
  ['orderBy=amount&take=1', ['invest 300.00']],
])('[C7][C10] filters the list by %s', async (query, expected) => {
  expect((await seen(admin, query)).moves).toEqual(expected);
});

it('[C7] filters the list by order, project and user', async () => {
  expect((await seen(admin, `orderId=${cancelled}`)).total).toBe(2);
  expect((await seen(admin, `projectId=${project.projectId}`)).total).toBe(3);
  expect((await seen(admin, `projectId=${crypto.randomUUID()}`)).total).toBe(0);
  expect((await seen(admin, `userId=${bruno.userId}`)).total).toBe(1);
  for (const wrong of ['type=income', 'orderBy=orderId', 'amount=gt', 'orderId=1']) {
    expect((await admin.get(`${url}?${wrong}`)).statusCode).toBe(400);
  }
});

it('[B13] exports the list as CSV', async () => {
  const csv = await bruno.get(`${url}/export`);
  const ids = `${project.projectId};${bruno.userId}`;
  const [{ orderMovementId }] = (await bruno.get(url)).json().data;
  expect(csv.body).toBe(
    '\uFEFFFecha;Proyecto;Inversor;Tipo;Importe;Penalización;Id del proyecto;Id del cliente;Id de la orden;Id del movimiento\r\n' +
      `05/03/2026 13:00;Edificio Sol;Nuria Campos Rey;Inversión;300,00;0,00;${ids};${pending};${orderMovementId}\r\n`,
  );
});

describe('the database', () => {
  const whole = () => ({
    orderId: pending,
    projectId: project.projectId,
    userId: bruno.userId,
    type: 'invest' as const,
    amountCents: 1,
  });

  it.each([
    ['another user than the order’s', () => ({ userId: lucia.userId }), '23503'],
    ['a missing order', () => ({ orderId: crypto.randomUUID() }), '23503'],
    ['zero', () => ({ amountCents: 0 }), '23514'],
    ['an investment with a penalty', () => ({ penaltyCents: 1 }), '23514'],
  ])('[E11] refuses a movement of %s', async (_, wrong, code) => {
    const insert = test.db.insert(orderMovements).values({ ...whole(), ...wrong() });
    await expect(insert).rejects.toMatchObject({ cause: { code } });
  });
});
