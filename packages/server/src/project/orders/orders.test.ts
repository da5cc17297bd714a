import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller, halfSignedIn } from '../../../test/callers.ts';
import { givenOrder } from '../../../test/investors.ts';
import { fileOf, form, givenProject, givenProjectType, pictureBytes } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { orders } from '../../schema/orders.ts';

const url = '/v1/project/orders';
let test: TestApp;
let admin: Caller;
let manager: Caller;
let stranger: Caller;
let lucia: Caller;
let bruno: Caller;
let visitor: Caller;
let managed: { projectId: string; projectPhaseId: string };
let other: { projectId: string; projectPhaseId: string };
let ids: Record<'one' | 'two' | 'three' | 'four', string>;

beforeAll(async () => {
  test = await buildTestApp();
  [admin, manager, stranger, visitor] = [
    await as(test, 'admin'),
    await as(test, 'operator'),
    await as(test, 'operator'),
    await as(test, 'visitor'),
  ];
  lucia = await as(test, 'user', { managerId: manager.userId, name: 'Lucía', surname: 'Ferrer' });
  bruno = await as(test, 'user', { name: 'Bruno', surname: '=2+2' });
  const projectTypeId = await givenProjectType(admin);
  managed = await givenProject(admin, { projectTypeId, managerId: manager.userId, name: 'Edificio Sol' });
  other = await givenProject(admin, { projectTypeId, name: 'Edificio Luna' });
  const at = (day: string) => new Date(`${day}T12:00:00Z`);
  ids = {
    one: await givenOrder(test, { project: other, userId: lucia.userId, createdAt: at('2026-03-01') }),
    two: await givenOrder(test, {
      project: managed,
      userId: bruno.userId,
      amountCents: 20_000,
      status: 'active',
      createdAt: at('2026-03-02'),
    }),
    three: await givenOrder(test, {
      project: other,
      userId: bruno.userId,
      amountCents: 500_000,
      status: 'finished',
      createdAt: at('2026-03-03'),
    }),
    four: await givenOrder(test, {
      project: managed,
      userId: lucia.userId,
      amountCents: 100_000,
      status: 'cancelled',
      penaltyCents: 2_000,
      // After midnight in Spain, but not yet in UTC.
      createdAt: new Date('2026-03-03T23:30:00Z'),
      cancelledAt: at('2026-03-10'),
    }),
  };
});
afterAll(() => test.close());

const nameOf = (id: string) => Object.entries(ids).find(([, orderId]) => orderId === id)?.[0];
async function seen(caller: Caller, query = '') {
  const { data, total } = (await caller.get(`${url}?orderSide=asc&${query}`)).json() as {
    data: { orderId: string }[];
    total: number;
  };
  return { total, names: data.map(({ orderId }) => nameOf(orderId)) };
}

describe('access to orders', () => {
  it('[P6][P7][C7][E10] shows users their own orders, managers those of their customers and projects, administrators all', async () => {
    expect((await visitor.get('/v1/project/orders')).statusCode).toBe(401);
    expect((await (await halfSignedIn(test)).get('/v1/project/orders')).statusCode).toBe(401);
    expect(await seen(lucia)).toEqual({ total: 2, names: ['one', 'four'] });
    expect(await seen(bruno)).toEqual({ total: 2, names: ['two', 'three'] });
    expect(await seen(manager)).toEqual({ total: 3, names: ['one', 'two', 'four'] });
    expect(await seen(stranger)).toEqual({ total: 0, names: [] });
    expect(await seen(admin)).toEqual({ total: 4, names: ['one', 'two', 'three', 'four'] });
    expect(await seen(lucia, `userId=${bruno.userId}`)).toEqual({ total: 0, names: [] });
  });

  it('[P7] gives the same answer for orders of other users as for unknown ones', async () => {
    const missing = crypto.randomUUID();
    for (const [caller, id] of [
      [lucia, ids.two],
      [manager, ids.three],
      [stranger, ids.one],
    ] as const) {
      const [hidden, none] = [await caller.get(`${url}/${id}`), await caller.get(`${url}/${missing}`)];
      expect(hidden.statusCode).toBe(404);
      expect({ ...hidden.json(), requestId: '' }).toEqual({ ...none.json(), requestId: '' });
    }
    expect((await visitor.get(`/v1/project/orders/${ids.one}`)).statusCode).toBe(401);
    expect((await admin.get(`${url}/1`)).statusCode).toBe(400);
    for (const [caller, id] of [
      [lucia, ids.one],
      [manager, ids.two],
      [admin, ids.three],
    ] as const) {
      expect((await caller.get(`${url}/${id}`)).json().orderId).toBe(id);
    }
  });
});

describe('an order', () => {
  it('[E10][C7] is returned with every field', async () => {
    expect((await lucia.get(`${url}/${ids.four}`)).json()).toEqual({
      orderId: ids.four,
      projectId: managed.projectId,
      projectName: 'Edificio Sol',
      projectPhaseId: managed.projectPhaseId,
      userId: lucia.userId,
      userName: 'Lucía Ferrer',
      amount: '1000.00',
      type: 'invest',
      status: 'cancelled',
      penaltyAmount: '20.00',
      penalty: '2.00',
      termsVersion: '2026-01',
      createdAt: '2026-03-03T23:30:00.000Z',
      cancelledAt: '2026-03-10T12:00:00.000Z',
      freeCancellationUntil: '2026-03-08',
      suspendedUntil: null,
      refundAfter: null,
    });
  });

  it.each([
    ['an amount of zero', { amountCents: 0 }],
    ['a penalty above the amount', { penaltyCents: 150_001, status: 'cancelled', cancelledAt: new Date() }],
    ['a penalty without a cancellation', { penaltyCents: 1 }],
    ['a cancellation without a date', { status: 'cancelled' }],
    ['an unknown status', { status: 'lost' }],
  ])('[E10] is refused by the database with %s', async (_, wrong) => {
    const whole = {
      projectId: managed.projectId,
      projectPhaseId: managed.projectPhaseId,
      userId: lucia.userId,
      amountCents: 150_000,
      termsVersion: '2026-01',
    };
    const insert = test.db.insert(orders).values({ ...whole, ...(wrong as object) });
    await expect(insert).rejects.toMatchObject({ cause: { code: '23514' } });
  });
});

describe('the list', () => {
  it.each([
    ['status=cancelled', ['four']],
    ['type=invest&take=1&skip=1', ['two']],
    ['type=income', []],
    ['amount=gte:1000.00', ['one', 'three', 'four']],
    ['amount=lt:1000', ['two']],
    ['amount=200', ['two']],
    ['fromDate=2026-03-04', ['four']],
    ['toDate=2026-03-03', ['one', 'two', 'three']],
    ['fromDate=2026-03-02&toDate=2026-03-02', ['two']],
    ['orderBy=amount', ['two', 'four', 'one', 'three']],
    ['orderBy=amount&orderSide=desc&take=1', ['three']],
  ])('[C7][C10] filters by %s', async (query, expected) => {
    const side = query.includes('orderSide') ? '' : 'orderSide=asc&';
    const { data } = (await admin.get(`${url}?${side}${query}`)).json();
    expect(data.map(({ orderId }: { orderId: string }) => nameOf(orderId))).toEqual(expected);
  });

  it('[C7] filters by user, project and phase', async () => {
    expect((await seen(admin, `userId=${bruno.userId}`)).names).toEqual(['two', 'three']);
    expect((await seen(admin, `projectId=${managed.projectId}`)).names).toEqual(['two', 'four']);
    expect((await seen(admin, `projectPhaseId=${other.projectPhaseId}`)).names).toEqual(['one', 'three']);
    expect((await seen(admin, `projectId=${managed.projectId}&userId=${lucia.userId}`)).names).toEqual([
      'four',
    ]);
  });

  it('[C7][R4] adds the picture of each project on request, for callers who may see the project', async () => {
    const photo = {
      projectId: other.projectId,
      description: 'Patio',
      file: fileOf(await pictureBytes(), 'p.jpg'),
    };
    await admin.post('/v1/project/project-media-files', { form: form(photo) });
    const pictureFor = async (caller: Caller) => {
      const { data } = (
        await caller.get(`${url}?projectId=${other.projectId}&take=1&getPictures=true`)
      ).json();
      return data[0].projectPicture;
    };
    expect(await pictureFor(admin)).toMatchObject({ description: 'Patio' });
    // The project is a draft, which even its investors may not see.
    expect(await pictureFor(lucia)).toBeNull();
    expect((await admin.get(url)).json().data[0]).not.toHaveProperty('projectPicture');
  });

  it('[C7] adds the total amount of all visible matches on request', async () => {
    const totalOf = async (caller: Caller, query: string) =>
      (await caller.get(`${url}?take=1&getTotalAmount=true&${query}`)).json().totalAmount;
    const { data } = (await admin.get(`${url}?userId=${bruno.userId}`)).json();
    const amounts = data.map(({ amount }: { amount: string }) => Number(amount));
    expect(Number(await totalOf(admin, `userId=${bruno.userId}`))).toBe(amounts[0] + amounts[1]);
    expect(await totalOf(stranger, '')).toBe('0.00');
    expect((await admin.get(url)).json()).not.toHaveProperty('totalAmount');
  });

  it.each([
    'orderBy=userId',
    'orderBy=projectId',
    'status=open',
    'amount=1,5',
    'fromDate=ayer',
    'projectId=1',
    'take=0',
  ])('[C7] refuses %s', async (query) => {
    expect((await admin.get(`${url}?${query}`)).statusCode).toBe(400);
  });

  it('[B13] is exported as CSV with the rows the caller may see, and no cell is a formula', async () => {
    const csv = await manager.get(`${url}/export?orderSide=asc&status=active`, {
      headers: { 'accept-language': 'en' },
    });
    expect(csv.body).toMatch(
      /^\uFEFFDate,Project,Investor,Type,Status,Amount,Penalty,Penalty \(%\),Cancelled,Accepted terms,Project id,Customer id,Order id\r\n2026-03-02 13:00,Edificio Sol,Bruno =2\+2,Investment,Active,200\.00,0\.00,0\.00,,2026-01(?:,[\da-f-]{36}){3}\r\n$/,
    );
    expect((await visitor.get(`${url}/export`)).statusCode).toBe(401);
    expect((await stranger.get(`${url}/export`)).body.trim().split('\r\n')).toHaveLength(1);
  });
});
