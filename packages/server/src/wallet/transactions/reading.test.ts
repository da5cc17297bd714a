// Goal: every filter finds the right transactions, and callers see only the rows and fields they may see.
import { movementReference, v1, walletReference } from '@semilla/contract';
import { groupIban } from '@semilla/format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller, halfSignedIn } from '../../../test/callers.ts';
import { acceptedAccount, approve, askFor, reject } from '../../../test/money.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { walletOf } from '../../../test/wallets.ts';

const url = v1.transactions.find.path;
let test: TestApp;
let admin: Caller;
let manager: Caller;
let stranger: Caller;
let lucia: Caller;
let bruno: Caller;
let visitor: Caller;
let ids: Record<'first' | 'second' | 'third' | 'fourth', string>;

/** Moves the clock and signs everyone in again, because sessions have expired. */
async function moveTo(moment: string): Promise<void> {
  test.clock.advance((Date.parse(moment) - test.clock.now.getTime()) / 1_000);
  const again = ({ userId }: Caller) => as(test, { userId });
  [admin, manager, stranger] = [await again(admin), await again(manager), await again(stranger)];
  [lucia, bruno] = [await again(lucia), await again(bruno)];
}

beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-01T12:00:00Z') });
  [admin, manager, stranger, visitor] = [
    await as(test, 'admin', { name: 'Elena', surname: 'Vidal' }),
    await as(test, 'operator', { name: 'Marta', surname: '=1+1' }),
    await as(test, 'operator'),
    await as(test, 'visitor'),
  ];
  lucia = await as(test, 'user', { managerId: manager.userId, name: 'Lucía', surname: 'Ferrer' });
  bruno = await as(test, 'user', { name: 'Bruno', surname: 'Sanz' });
  for (const { userId } of [lucia, bruno]) await acceptedAccount(test, userId);
  const request = async (by: Caller, body: Parameters<typeof askFor>[1]) =>
    (await askFor(by, body)).json().transactionId;
  const first = await request(lucia, { type: 'income', amount: '500.00' });
  await approve(admin, first);
  await moveTo('2026-03-02T12:00:00Z');
  const second = await request(manager, { type: 'withdraw', amount: '200.00', userId: lucia.userId });
  const third = await request(bruno, { type: 'income', amount: '100.00' });
  // After midnight in Spain, but not yet in UTC.
  await moveTo('2026-03-02T23:30:00Z');
  const fourth = await request(bruno, { type: 'income', amount: '7.50' });
  await reject(admin, third, 'No coincide el importe.');
  ids = { first, second, third, fourth };
});
afterAll(() => test.close());

const nameOf = (id: string) => Object.entries(ids).find(([, transactionId]) => transactionId === id)?.[0];
async function seen(caller: Caller, query = '') {
  const side = query.includes('orderSide') ? '' : 'orderSide=asc&';
  const { data, total } = (await caller.get(`${url}?${side}${query}`)).json();
  return { total, names: data.map(({ transactionId }: { transactionId: string }) => nameOf(transactionId)) };
}

describe('access to movements', () => {
  it('[P6][P7][C8] shows users their own movements, managers those of their customers, administrators all', async () => {
    expect((await visitor.get('/v1/wallet/transactions')).statusCode).toBe(401);
    expect((await (await halfSignedIn(test)).get('/v1/wallet/transactions')).statusCode).toBe(401);
    expect(await seen(lucia)).toEqual({ total: 2, names: ['first', 'second'] });
    expect(await seen(manager)).toEqual({ total: 2, names: ['first', 'second'] });
    expect(await seen(bruno)).toEqual({ total: 2, names: ['third', 'fourth'] });
    expect(await seen(stranger)).toEqual({ total: 0, names: [] });
    expect(await seen(admin)).toEqual({ total: 4, names: ['first', 'second', 'third', 'fourth'] });
    expect(await seen(lucia, `userId=${bruno.userId}`)).toEqual({ total: 0, names: [] });
  });

  it('[P7][C8] gives the same answer for other users’ movements as for unknown ones', async () => {
    const addressOf = (id: string) => v1.transactions.findOne.path.replace(':transactionId', id);
    const missing = crypto.randomUUID();
    for (const [caller, id] of [
      [lucia, ids.third],
      [manager, ids.third],
      [stranger, ids.first],
    ] as const) {
      const [foreign, none] = [await caller.get(addressOf(id)), await caller.get(addressOf(missing))];
      expect(foreign.statusCode).toBe(404);
      expect({ ...foreign.json(), requestId: '' }).toEqual({ ...none.json(), requestId: '' });
    }
    expect((await visitor.get(addressOf(ids.first))).statusCode).toBe(401);
    expect((await admin.get(addressOf('1'))).statusCode).toBe(400);
    expect((await manager.get(addressOf(ids.second))).json()).toMatchObject({
      managerId: manager.userId,
      managerName: 'Marta =1+1',
      issuerName: 'admin-backoffice',
    });
  });
});

describe('the list', () => {
  it.each([
    ['type=withdraw', ['second']],
    ['issuerName=user-wallet', ['first', 'third', 'fourth']],
    ['issuerName=project_order', []],
    ['status=completed', ['first']],
    ['status=rejected', ['third']],
    ['status=pending&type=income', ['fourth']],
    ['amount=gte:200.00', ['first', 'second']],
    ['amount=lt:100', ['fourth']],
    ['amount=eq:7.50', ['fourth']],
    ['amount=7.5', ['fourth']],
    ['amount=gte:7.50&amount=lt:200', ['third', 'fourth']],
    ['status=completed,rejected', ['first', 'third']],
    ['status=completed&status=rejected', ['first', 'third']],
    ['status=completed,rejected&orderBy=status&orderSide=desc', ['third', 'first']],
    ['fromDate=2026-03-03', ['fourth']],
    ['toDate=2026-03-01', ['first']],
    ['fromDate=2026-03-02&toDate=2026-03-02', ['second', 'third']],
    ['orderBy=amount', ['fourth', 'third', 'second', 'first']],
    ['orderBy=updatedAt', ['first', 'second', 'fourth', 'third']],
    ['orderBy=createdAt&orderSide=desc&take=1', ['fourth']],
  ])('[C8][A6] filters by %s', async (query, expected) => {
    expect((await seen(admin, query)).names).toEqual(expected);
  });

  it('[C8][A6] filters by wallet, movement, user, bank account and project', async () => {
    const { walletId } = await walletOf(lucia);
    expect((await seen(admin, `walletId=${walletId}`)).names).toEqual(['first', 'second']);
    expect((await seen(admin, `transactionId=${ids.third}`)).names).toEqual(['third']);
    const written = groupIban(movementReference(ids.third)).toLowerCase();
    expect((await seen(admin, `reference=${written}`)).names).toEqual(['third']);
    expect((await seen(lucia, `reference=${written}`)).names).toEqual([]);
    expect((await seen(admin, `reference=${walletReference(walletId)}`)).names).toEqual(['first', 'second']);
    expect((await seen(admin, 'reference=RF00')).names).toEqual([]);
    expect((await seen(admin, `userId=${bruno.userId}`)).names).toEqual(['third', 'fourth']);
    const account = await acceptedAccount(test, bruno.userId);
    expect((await seen(admin, `bankAccountId=${account}`)).names).toEqual(['third', 'fourth']);
    expect((await seen(admin, `projectId=${crypto.randomUUID()}`)).names).toEqual([]);
    expect(await seen(admin, 'take=1&skip=1')).toEqual({ total: 4, names: ['second'] });
  });

  it.each([
    'orderBy=walletId',
    'status=open',
    'status=pending,open',
    'amount=gte:1&amount=lte:2&amount=lt:3',
    'type=invest',
    'amount=1,5',
    'fromDate=ayer',
    'walletId=1',
    'take=101',
  ])('[C8] refuses %s', async (query) => {
    expect((await admin.get(`${url}?${query}`)).statusCode).toBe(400);
  });

  it('[B13] is exported as CSV with the fields the caller may see, and no cell is a formula', async () => {
    const english = { headers: { 'accept-language': 'en' } };
    const csv = await manager.get(`${v1.transactions.export.path}?status=pending`, english);
    expect(csv.body).toMatch(
      /^\uFEFFDate,Customer,Type,Origin,Status,Amount,Rate withheld,Project,Bank account,Transfer reference,Reason for rejection,Returned on,Reason for the return,Entered by,Decided by,Last change,Transaction id,Customer id,Project id\r\n2026-03-02 13:00,Lucía Ferrer,Withdrawal,Staff,Pending,200\.00,,,Cuenta \S+ · ••••\u00a0••••\u00a0\d{4},RF\d\dT[\dA-F]{12},,,,Marta =1\+1,,2026-03-02 13:00,[\da-f-]{36},[\da-f-]{36},\r\n$/,
    );
    const own = await lucia.get(`${v1.transactions.export.path}?status=pending`, english);
    expect(own.body).not.toContain('Marta');
    expect((await visitor.get(v1.transactions.export.path)).statusCode).toBe(401);
    expect((await stranger.get(v1.transactions.export.path)).body.trim().split('\r\n')).toHaveLength(1);
  });
});

describe('the sums', () => {
  const sumsFor = async (caller: Caller, query = '') => {
    const { totalIn, totalOut } = (await caller.get(`${url}?take=1&getTotalAmount=true&${query}`)).json();
    return { totalIn, totalOut };
  };

  it('[A26][P6] are of all visible matches that have moved, exact in cents, and only on request', async () => {
    expect(await sumsFor(admin)).toEqual({ totalIn: '500.00', totalOut: '0.00' });
    expect(await sumsFor(manager)).toEqual({ totalIn: '500.00', totalOut: '0.00' });
    expect(await sumsFor(stranger)).toEqual({ totalIn: '0.00', totalOut: '0.00' });
    expect(await sumsFor(admin, 'amount=lt:150.00')).toEqual({ totalIn: '0.00', totalOut: '0.00' });
    expect(await sumsFor(admin, 'status=pending')).toEqual({ totalIn: '7.50', totalOut: '200.00' });
    expect(await sumsFor(admin, 'status=rejected')).toEqual({ totalIn: '100.00', totalOut: '0.00' });
    expect((await admin.get(url)).json()).not.toHaveProperty('totalIn');
  });
});

describe('the proof of payment', () => {
  it('[S4][P7] has a temporary URL for administrators, and none if there is no proof', async () => {
    const addressOf = (id: string) => v1.transactions.findProofUrl.path.replace(':transactionId', id);
    expect(v1.transactions.decide.bodyKind).toBe('multipart');
    const { url: address } = (await admin.get(addressOf(ids.first))).json();
    const file = await visitor.get(new URL(address).pathname);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await visitor.get(addressOf(ids.first))).statusCode).toBe(401);
    for (const caller of [lucia, manager])
      expect((await caller.get(addressOf(ids.first))).statusCode).toBe(403);
    for (const id of [ids.second, crypto.randomUUID()]) {
      expect((await admin.get(addressOf(id))).statusCode).toBe(404);
    }
  });
});
