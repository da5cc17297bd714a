// Goal: every filter finds the right wallets, only callers who may see them do, and owners with money cannot be deleted.
import { v1, walletReference } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller, halfSignedIn } from '../../../test/callers.ts';
import { askFor, giveMoney } from '../../../test/money.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { walletOf } from '../../../test/wallets.ts';
import { wallets } from '../../schema/wallets.ts';

const url = v1.wallets.find.path;
let test: TestApp;
let admin: Caller;
let manager: Caller;
let stranger: Caller;
let lucia: Caller;
let bruno: Caller;
let carla: Caller;
let visitor: Caller;

beforeAll(async () => {
  test = await buildTestApp();
  [admin, manager, stranger, visitor] = [
    await as(test, 'admin'),
    await as(test, 'operator'),
    await as(test, 'operator'),
    await as(test, 'visitor'),
  ];
  lucia = await as(test, 'user', { managerId: manager.userId, name: 'Lucía', surname: 'Ferrer Soler' });
  bruno = await as(test, 'user', { name: 'Bruno', surname: '+Ferrer' });
  carla = await as(test, 'user', { managerId: manager.userId, name: 'Carla', surname: 'Ibáñez' });
  await giveMoney(test, lucia.userId, 100_000);
  await giveMoney(test, bruno.userId, 30_000);
  await askFor(lucia, { type: 'withdraw', amount: '250.00' });
});
afterAll(() => test.close());

const nameOf = (id: string) =>
  Object.entries({ lucia, bruno, carla }).find(([, { userId }]) => userId === id)?.[0] ?? 'staff';
async function seen(caller: Caller, query = '') {
  const { data, total } = (await caller.get(`${url}?orderSide=asc&take=100&${query}`)).json();
  return { total, names: data.map(({ userId }: { userId: string }) => nameOf(userId)) };
}

describe('access to wallets', () => {
  it('[P6][P7][C8][E2] shows users their own wallet, managers those of their customers, administrators all', async () => {
    expect((await visitor.get('/v1/wallet/wallets')).statusCode).toBe(401);
    expect((await (await halfSignedIn(test)).get('/v1/wallet/wallets')).statusCode).toBe(401);
    expect(await seen(lucia)).toEqual({ total: 1, names: ['lucia'] });
    expect(await seen(manager)).toEqual({ total: 2, names: ['lucia', 'carla'] });
    expect(await seen(stranger)).toEqual({ total: 0, names: [] });
    expect((await seen(admin)).names).toEqual(expect.arrayContaining(['lucia', 'bruno', 'carla']));
    expect(await seen(lucia, `userId=${bruno.userId}`)).toEqual({ total: 0, names: [] });
  });

  it('[P7][C8][E2] returns a wallet to callers who may see it; others get the same answer as for an unknown one', async () => {
    const addressOf = (id: string) => v1.wallets.findOne.path.replace(':walletId', id);
    const { walletId } = await walletOf(lucia);
    for (const caller of [lucia, manager, admin]) {
      expect((await caller.get(addressOf(walletId))).json()).toEqual({
        walletId,
        transferReference: walletReference(walletId),
        userId: lucia.userId,
        userName: 'Lucía Ferrer Soler',
        balance: '750.00',
        held: '250.00',
        hold: null,
        createdAt: expect.any(String),
      });
    }
    for (const caller of [bruno, stranger]) {
      const [foreign, none] = [
        await caller.get(addressOf(walletId)),
        await caller.get(addressOf(crypto.randomUUID())),
      ];
      expect(foreign.statusCode).toBe(404);
      expect({ ...foreign.json(), requestId: '' }).toEqual({ ...none.json(), requestId: '' });
    }
    expect((await visitor.get(addressOf(walletId))).statusCode).toBe(401);
    expect((await admin.get(addressOf('1'))).statusCode).toBe(400);
  });
});

describe('the list', () => {
  it('[A26][P6] adds the sums of all visible matches on request', async () => {
    const sumsFor = async (caller: Caller, query = '') => {
      const { totalBalance, totalHeld } = (
        await caller.get(`${url}?take=1&getTotalAmount=true&${query}`)
      ).json();
      return { totalBalance, totalHeld };
    };
    expect(await sumsFor(admin)).toEqual({ totalBalance: '1050.00', totalHeld: '250.00' });
    expect(await sumsFor(manager)).toEqual({ totalBalance: '750.00', totalHeld: '250.00' });
    expect(await sumsFor(admin, 'name=bruno')).toEqual({ totalBalance: '300.00', totalHeld: '0.00' });
    expect(await sumsFor(stranger)).toEqual({ totalBalance: '0.00', totalHeld: '0.00' });
    expect((await admin.get(url)).json()).not.toHaveProperty('totalBalance');
  });

  it.each([
    ['name=ferrer', ['bruno', 'lucia']],
    ['name=LUCIA FERRER', ['lucia']],
    ['name=nadie', []],
    ['balance=gte:300.00', ['bruno', 'lucia']],
    ['balance=gt:300.00', ['lucia']],
    ['balance=750', ['lucia']],
    ['held=gt:0.00', ['lucia']],
    ['held=gt:0&balance=lt:750.00', []],
    ['name=ferrer&orderBy=held&skip=1', ['lucia']],
  ])('[C8][A6] filters by %s', async (query, expected) => {
    expect((await seen(admin, query.includes('orderBy') ? query : `orderBy=balance&${query}`)).names).toEqual(
      expected,
    );
  });

  it('[C8] sorts in pages that contain each wallet once', async () => {
    const all = (await admin.get(`${url}?orderBy=balance&orderSide=desc&take=100`)).json();
    expect(all.data.slice(0, 2).map(({ userId }: { userId: string }) => nameOf(userId))).toEqual([
      'lucia',
      'bruno',
    ]);
    const pages = await Promise.all(
      Array.from({ length: all.total }, (_, skip) =>
        admin.get(`${url}?orderBy=balance&orderSide=desc&take=1&skip=${skip}`),
      ),
    );
    expect(pages.map((page) => page.json().data[0].walletId)).toEqual(
      all.data.map(({ walletId }: { walletId: string }) => walletId),
    );
    expect(all.total).toBe(await test.db.$count(wallets));
  });

  it.each(['orderBy=walletId', 'balance=1,5', 'held=-1', 'userId=1', 'take=0', 'email=a'])(
    '[C8] refuses %s',
    async (query) => {
      expect((await admin.get(`${url}?${query}`)).statusCode).toBe(400);
    },
  );

  it('[B13] is exported as CSV with the rows the caller may see, and no cell is a formula', async () => {
    const csv = await admin.get(`${v1.wallets.export.path}?name=ferrer&orderBy=balance&orderSide=desc`);
    expect(csv.body).toMatch(
      /^\uFEFFCliente;Saldo;Retenido;Concepto de sus transferencias;Abierto;Id del cliente;Id del monedero\r\nLucía Ferrer Soler;750,00;250,00;RF\d\dC[\dA-F]{12};[\d/: ]+;[\da-f-]{36};[\da-f-]{36}\r\nBruno \+Ferrer;300,00;0,00;RF\d\dC[\dA-F]{12};[\d/: ]+;[\da-f-]{36};[\da-f-]{36}\r\n$/,
    );
    expect((await visitor.get(v1.wallets.export.path)).statusCode).toBe(401);
    expect((await stranger.get(v1.wallets.export.path)).body.trim().split('\r\n')).toHaveLength(1);
  });
});

describe('creating a wallet', () => {
  const create = (caller: Caller, userId: string) =>
    caller.post(v1.wallets.create.path, { body: { userId } });

  it('[C8][E2] returns the existing wallet to callers who may see it', async () => {
    const { walletId } = await walletOf(lucia);
    for (const caller of [lucia, manager, admin]) {
      const answer = await create(caller, lucia.userId);
      expect([answer.statusCode, answer.json().walletId]).toEqual([201, walletId]);
    }
    expect(await test.db.select().from(wallets).where(eq(wallets.userId, lucia.userId))).toHaveLength(1);
  });

  it('[P7][C8] is refused for an unknown user, or one out of scope', async () => {
    for (const [caller, userId] of [
      [lucia, bruno.userId],
      [manager, bruno.userId],
      [lucia, crypto.randomUUID()],
      [admin, crypto.randomUUID()],
    ] as const) {
      const answer = await create(caller, userId);
      expect([answer.statusCode, answer.json().errors]).toMatchObject([
        400,
        [{ path: 'userId', code: 'choice' }],
      ]);
    }
    expect((await create(visitor, lucia.userId)).statusCode).toBe(401);
    expect((await create(admin, 'x')).statusCode).toBe(400);
    expect((await admin.post('/v1/wallet/wallets', { body: {} })).statusCode).toBe(400);
  });
});

it('[P9] refuses to delete a user with money in the wallet', async () => {
  const address = (caller: Caller) => `/v1/account/users/${caller.userId}`;
  const refused = await admin.delete(address(bruno));
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    {
      code: 'account.deletion_prevented',
      errors: [{ path: 'wallet', code: 'has_money', message: 'Tiene dinero en el monedero.' }],
    },
  ]);
  expect((await admin.delete(address(carla))).statusCode).toBe(204);
});
