import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser } from '../../../test/users.ts';

const path = '/v1/account/user-assignment';
let test: TestApp;
let admin: Caller;
let manager: Caller;
let other: Caller;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  manager = await as(test, 'operator', { name: 'Marcos', surname: 'Iglesias Duarte' });
  other = await as(test, 'operator');
});
afterAll(() => test.close());

const customer = async (given: object = {}) =>
  (await newUser(test.services, { name: 'Lucía', surname: 'Ferrer Soler', ...given })).userId;
const assign = (caller: Caller, userId: string, managerId = manager.userId) =>
  caller.post(path, { body: { userId, managerId } });
const reassign = (caller: Caller, userId: string, managerId = other.userId) =>
  caller.patch(`${path}/${userId}`, { body: { managerId } });

describe('an assignment', () => {
  it('[P7][C1] is created and edited only by administrators', async () => {
    const userId = await customer();
    for (const [caller, status] of [
      [await as(test, 'visitor'), 401],
      [await as(test, { userId }), 403],
      [manager, 403],
    ] as const) {
      expect((await assign(caller, userId)).statusCode).toBe(status);
      expect((await reassign(caller, userId)).statusCode).toBe(status);
    }
    expect((await (await as(test, { userId })).get(path)).statusCode).toBe(403);
  });

  it('[E20][C1][P6] assigns a customer to a manager, and reassigns them to another', async () => {
    const userId = await customer();
    expect((await manager.get(`/v1/account/users/${userId}`)).statusCode).toBe(404);
    const answer = await assign(admin, userId);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      userId,
      userName: 'Lucía Ferrer Soler',
      managerId: manager.userId,
      managerName: 'Marcos Iglesias Duarte',
      createdAt: expect.any(String),
      version: 1,
    });
    expect((await manager.get(`/v1/account/users/${userId}`)).json().managerId).toBe(manager.userId);
    expect((await assign(admin, userId, other.userId)).json()).toMatchObject({
      status: 409,
      code: 'account.already_assigned',
    });
    expect((await reassign(admin, userId)).json().managerId).toBe(other.userId);
    expect((await manager.get(`/v1/account/users/${userId}`)).statusCode).toBe(404);
    expect((await other.get(`/v1/account/users/${userId}`)).statusCode).toBe(200);
    const { data } = (await admin.get(`/v1/audit?subjectId=${userId}&orderSide=asc`)).json();
    expect(data).toMatchObject([
      { action: 'user-assignment.create', after: { managerId: manager.userId } },
      {
        action: 'user-assignment.edit',
        before: { managerId: manager.userId },
        after: { managerId: other.userId },
      },
    ]);
  });

  it('[E20] requires a customer, and a manager who is active staff', async () => {
    const userId = await customer();
    const disabled = await newUser(test.services, { role: 'operator', disabledAt: test.clock.now });
    for (const managerId of [crypto.randomUUID(), await customer(), userId, disabled.userId]) {
      const answer = await assign(admin, userId, managerId);
      expect(answer.json()).toMatchObject({ status: 400, errors: [{ path: 'managerId', code: 'choice' }] });
    }
    for (const wrong of [crypto.randomUUID(), other.userId]) {
      expect((await assign(admin, wrong)).json()).toMatchObject({
        status: 400,
        errors: [{ path: 'userId' }],
      });
    }
    expect((await assign(admin, userId, admin.userId)).statusCode).toBe(201);
    expect((await reassign(admin, userId, disabled.userId)).statusCode).toBe(400);
    expect((await reassign(admin, await customer())).statusCode).toBe(404);
    expect((await reassign(admin, 'lucia')).statusCode).toBe(400);
    expect((await admin.post(path, { body: { userId } })).json().errors).toMatchObject([
      { path: 'managerId' },
    ]);
  });
});

describe('the list of assignments', () => {
  it('[E20][C1][C10] shows managers their own customers, and administrators all', async () => {
    const mine = await customer({ managerId: manager.userId });
    const theirs = await customer({ managerId: other.userId });
    const found = async (caller: Caller, query: string) => (await caller.get(`${path}?${query}`)).json();
    expect(await found(manager, `userId=${mine}`)).toMatchObject({ data: [{ userId: mine }], total: 1 });
    expect(await found(manager, `userId=${theirs}`)).toEqual({ data: [], total: 0 });
    expect(await found(admin, `userId=${theirs}`)).toMatchObject({ data: [{ managerId: other.userId }] });
    expect(
      (await found(manager, 'take=100')).data.map(({ managerId }: { managerId: string }) => managerId),
    ).toEqual([manager.userId]);
    const { data, total } = await found(admin, 'take=1');
    expect([data.length, total]).toEqual([1, (await found(admin, 'take=100')).data.length]);
    expect((await admin.get(`${path}?manager=x`)).statusCode).toBe(400);
  });

  it('[B13] is exported as CSV with the rows the caller may see', async () => {
    const { body } = await manager.get(`${path}/export`);
    expect(body).toContain('Marcos Iglesias Duarte');
    expect(body.trim().split('\r\n')).toHaveLength(2);
  });
});
