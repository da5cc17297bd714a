import { type BulkAct, type BulkActRow, v1 } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { newUser } from '../../../test/users.ts';
import { users } from '../../schema/users.ts';
import { userActs } from './acts/user-acts.ts';
import { groupSize, workOnGroup } from './work-on-group.ts';

const path = v1.bulkActs.create.path;
let test: TestApp;
let admin: Caller;
let elena: Caller;
let manager: Caller;
let count = 0;
let surname = '';

beforeAll(async () => {
  test = await buildTestApp();
  [admin, elena, manager] = [await as(test, 'admin'), await as(test, 'admin'), await as(test, 'operator')];
});
afterAll(() => test.close());
afterEach(() => void vi.restoreAllMocks());
beforeEach(() => {
  count += 1;
  surname = `Bloque${count} Serra`;
});

/** New customers with a surname of their own, by which the list finds them. */
const customers = (length: number, given: object = {}) =>
  Promise.all(
    Array.from({ length }, async () => (await newUser(test.services, { surname, ...given })).userId),
  );
const matching = () => ({ filter: { name: surname } });
const start = (by: Caller, body: object, headers = {}) => by.post(path, { body, headers });
const url = (bulkActId: string, act = '') => `${path}/${bulkActId}${act}`;
const read = async (bulkActId: string): Promise<BulkAct> => (await admin.get(url(bulkActId))).json();
const rowsOf = async (bulkActId: string): Promise<BulkActRow[]> =>
  (await admin.get(url(bulkActId, '/rows?take=100'))).json().data;

async function ended(bulkActId: string): Promise<BulkAct> {
  return until(async () => {
    const found = await read(bulkActId);
    return found.state === 'running' ? undefined : found;
  });
}

async function run(body: object, by = admin): Promise<BulkAct> {
  const answer = await start(by, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return ended(answer.json().bulkActId);
}

async function undo(bulkActId: string): Promise<BulkAct> {
  const answer = await admin.post(url(bulkActId, '/undo'));
  expect(answer.statusCode, answer.body).toBe(201);
  return ended(answer.json().bulkActId);
}

const isDisabled = async (userId: string) =>
  (await admin.get(`/v1/account/users/${userId}`)).json().disabled as boolean;

describe('a bulk act', () => {
  it('[A24] changes every record that matches the filter of the list, and nothing else', async () => {
    const userIds = await customers(3);
    const other = (await newUser(test.services)).userId;
    const bulkAct = await run({ act: 'disableUsers', ...matching() });
    expect(bulkAct).toMatchObject({
      state: 'done',
      total: 3,
      done: 3,
      refused: 0,
      filter: { name: surname },
    });
    for (const userId of userIds) expect(await isDisabled(userId)).toBe(true);
    expect(await isDisabled(other)).toBe(false);
  });

  it('[A24] keeps the records that matched when it started, though others match later', async () => {
    const [userId = ''] = await customers(1);
    const answer = await start(admin, { act: 'disableUsers', ...matching() });
    const [late = ''] = await customers(1);
    expect(await ended(answer.json().bulkActId)).toMatchObject({ total: 1, done: 1 });
    expect(await isDisabled(userId)).toBe(true);
    expect(await isDisabled(late)).toBe(false);
  });

  it('[A24] takes ids instead of a filter, and answers a foreign or missing one as not found', async () => {
    const [first = '', second = ''] = await customers(2);
    const bulkAct = await run({ act: 'disableUsers', ids: first });
    expect(bulkAct).toMatchObject({ total: 1, done: 1, filter: null });
    expect(await isDisabled(second)).toBe(false);
    const missing = await start(admin, { act: 'disableUsers', ids: `${second},${crypto.randomUUID()}` });
    expect(missing.json()).toMatchObject({ status: 404 });
    expect(await isDisabled(second)).toBe(false);
  });

  it('[A24][A18] notes each record in the audit trail in the name of who started it, with the request', async () => {
    const [userId = ''] = await customers(1);
    const answer = await start(elena, { act: 'disableUsers', ...matching() });
    await ended(answer.json().bulkActId);
    const trail = async (query: string) => (await admin.get(`/v1/audit?${query}`)).json().data[0];
    const started = await trail(`subjectId=${answer.json().bulkActId}`);
    expect(started).toMatchObject({ action: 'bulk-act.create', userId: elena.userId });
    expect(await trail(`subjectId=${userId}`)).toMatchObject({
      action: 'user.disable',
      userId: elena.userId,
      requestId: started.requestId,
    });
  });

  it('[A24] says which records already were so, and why others were refused', async () => {
    await customers(1, { disabledAt: test.clock.now });
    await customers(1);
    const staffId = (await newUser(test.services, { surname, role: 'operator' })).userId;
    const bulkAct = await run({ act: 'disableUsers', ...matching() });
    expect(bulkAct).toMatchObject({ total: 3, done: 1, unchanged: 1, refused: 1 });
    const rows = await rowsOf(bulkAct.bulkActId);
    expect(rows.find(({ recordId }) => recordId === staffId)).toMatchObject({
      recordName: `Nuria ${surname}`,
      result: 'refused',
      refusal: 'overview.staff_one_by_one',
      reason: expect.stringContaining('Es una cuenta del equipo'),
    });
    expect(await isDisabled(staffId)).toBe(false);
    const csv = await admin.get(url(bulkAct.bulkActId, '/rows/export?result=refused'));
    expect(csv.body.trim().split('\r\n')).toHaveLength(2);
    expect(csv.body).toContain('Es una cuenta del equipo');
    const inEnglish = await admin.get(url(bulkAct.bulkActId, '/rows?result=refused'), {
      headers: { 'accept-language': 'en' },
    });
    expect(inEnglish.json()).toMatchObject({ total: 1, data: [{ reason: /staff account/ }] });
  });

  it('[A24] assigns customers with and without a manager, and its undo gives each the earlier one', async () => {
    const [free = ''] = await customers(1);
    const [held = ''] = await customers(1, { managerId: manager.userId });
    const other = await as(test, 'operator');
    const values = { managerId: other.userId };
    const bulkAct = await run({ act: 'assignUsers', values, ...matching() });
    expect(bulkAct).toMatchObject({ done: 2, values, valueName: expect.any(String) });
    const managerOf = async (userId: string) =>
      (await admin.get(`/v1/account/users/${userId}`)).json().managerId;
    expect([await managerOf(free), await managerOf(held)]).toEqual([other.userId, other.userId]);
    expect(await undo(bulkAct.bulkActId)).toMatchObject({ done: 2, refused: 0 });
    expect([await managerOf(free), await managerOf(held)]).toEqual([null, manager.userId]);
  });

  it('[A24] answers a repeated request with the same bulk act', async () => {
    await customers(2);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = { act: 'disableUsers', ...matching() };
    const [first, again] = [await start(admin, body, headers), await start(admin, body, headers)];
    expect(again.json().bulkActId).toBe(first.json().bulkActId);
    expect(await ended(first.json().bulkActId)).toMatchObject({ done: 2 });
    const other = await start(admin, { act: 'enableUsers', ...matching() }, headers);
    expect(other.statusCode).toBe(422);
  });

  it('[A24] refuses a filter that the list refuses, values that the act does not take, and an empty match', async () => {
    const refused = async (body: object) => (await start(admin, body)).json();
    const act = 'disableUsers';
    expect(await refused({ act, filter: { colour: 'red' } })).toMatchObject({ status: 400 });
    expect(await refused({ act, filter: { disabled: 'maybe' } })).toMatchObject({
      status: 400,
      errors: [{ path: 'filter.disabled' }],
    });
    expect(await refused({ act, filter: { take: '5' } })).toMatchObject({ status: 400 });
    expect(await refused({ act })).toMatchObject({ status: 400, errors: [{ path: 'filter' }] });
    expect(await refused({ act, filter: {}, ids: admin.userId })).toMatchObject({ status: 400 });
    const values = { managerId: manager.userId };
    expect(await refused({ act, values, filter: {} })).toMatchObject({
      status: 400,
      errors: [{ path: 'values.managerId' }],
    });
    expect(await refused({ act: 'assignUsers', filter: {} })).toMatchObject({ status: 400 });
    const [customer = ''] = await customers(1);
    expect(
      await refused({ act: 'assignUsers', values: { managerId: customer }, ...matching() }),
    ).toMatchObject({ status: 400, errors: [{ path: 'values.managerId' }] });
    expect(await refused({ act, filter: { name: 'Zzyzx Qqq' } })).toMatchObject({
      status: 409,
      code: 'overview.nothing_matches',
    });
  });

  it('[A24][P7] is refused to those who may not do its act, and hidden from them', async () => {
    await customers(1);
    const bulkAct = await run({ act: 'disableUsers', ...matching() });
    expect((await start(manager, { act: 'enableUsers', ...matching() })).statusCode).toBe(403);
    for (const act of ['', '/rows'])
      expect((await manager.get(url(bulkAct.bulkActId, act))).statusCode).toBe(404);
  });
});

describe('the undo of a bulk act', () => {
  it('[A24] gives records their earlier state, except those that were edited since', async () => {
    const [first = '', second = ''] = await customers(2);
    const bulkAct = await run({ act: 'disableUsers', ...matching() });
    await admin.patch(`/v1/account/users/${second}`, { body: { phone: '+34 600 123 456' } });
    const undone = await undo(bulkAct.bulkActId);
    expect(undone).toMatchObject({ undoesId: bulkAct.bulkActId, total: 2, done: 1, refused: 1 });
    expect([await isDisabled(first), await isDisabled(second)]).toEqual([false, true]);
    const refusedRow = (await rowsOf(undone.bulkActId)).find(({ recordId }) => recordId === second);
    expect(refusedRow).toMatchObject({ refusal: 'request.edited_meanwhile' });
    expect(await read(bulkAct.bulkActId)).toMatchObject({
      state: 'undone',
      undoneById: undone.bulkActId,
      canBeUndone: false,
    });
  });

  it('[A24] happens once, not while it runs, and not for another undo', async () => {
    await customers(1);
    const bulkAct = await run({ act: 'disableUsers', ...matching() });
    const undone = await undo(bulkAct.bulkActId);
    for (const bulkActId of [bulkAct.bulkActId, undone.bulkActId])
      expect((await admin.post(url(bulkActId, '/undo'))).json()).toMatchObject({
        status: 409,
        code: 'overview.cannot_be_undone',
      });
  });

  it('[A24] leaves what the act did not change', async () => {
    const [earlier = ''] = await customers(1, { disabledAt: test.clock.now });
    await customers(1);
    const bulkAct = await run({ act: 'disableUsers', ...matching() });
    expect(await undo(bulkAct.bulkActId)).toMatchObject({ total: 1, done: 1 });
    expect(await isDisabled(earlier)).toBe(true);
  });
});

describe('a running bulk act', () => {
  /** Starts a bulk act without its job; the test runs the groups. */
  async function startWithoutJob(by: Caller): Promise<string> {
    vi.spyOn(test.services.jobs, 'enqueue').mockResolvedValueOnce();
    return (await start(by, { act: 'disableUsers', ...matching() })).json().bulkActId;
  }

  it('[A24] is stopped between two groups, leaves the rest as it is, and can be undone', async () => {
    await customers(groupSize + 10);
    const bulkActId = await startWithoutJob(admin);
    expect(await workOnGroup(test.app, bulkActId)).toBe(true);
    const answer = await admin.post(url(bulkActId, '/stop'));
    expect(answer.json()).toMatchObject({ state: 'stopped', stopReason: 'person', done: groupSize });
    expect(await workOnGroup(test.app, bulkActId)).toBe(false);
    const disabled = await admin.get(`/v1/account/users?name=${encodeURIComponent(surname)}&disabled=true`);
    expect(disabled.json().total).toBe(groupSize);
    const again = await admin.post(url(bulkActId, '/stop'));
    expect(again.json()).toMatchObject({ status: 409, code: 'overview.bulk_act_ended' });
    expect(await undo(bulkActId)).toMatchObject({ total: groupSize, done: groupSize });
  });

  it('[A24] cannot be undone before it has ended', async () => {
    await customers(1);
    const bulkActId = await startWithoutJob(admin);
    const answer = await admin.post(url(bulkActId, '/undo'));
    expect(answer.json()).toMatchObject({ status: 409, code: 'overview.cannot_be_undone' });
  });

  it.each([
    ['is disabled', { disabledAt: new Date() }],
    ['has another role', { role: 'operator' as const }],
  ])('[A24][P7] stops at the next group if who started it %s', async (_why, changes) => {
    await customers(groupSize + 10);
    const leaving = await as(test, 'admin');
    const bulkActId = await startWithoutJob(leaving);
    expect(await workOnGroup(test.app, bulkActId)).toBe(true);
    await test.db.update(users).set(changes).where(eq(users.userId, leaving.userId));
    expect(await workOnGroup(test.app, bulkActId)).toBe(false);
    expect(await read(bulkActId)).toMatchObject({
      state: 'stopped',
      stopReason: 'notAllowed',
      done: groupSize,
    });
  });

  it('[A24][B17] tells open pages of its progress', async () => {
    await customers(1);
    const announced = vi.spyOn(test.services.live, 'announce');
    await run({ act: 'disableUsers', ...matching() });
    const topics = announced.mock.calls.flatMap(([events]) => events.flatMap((event) => event?.topics ?? []));
    expect(topics).toContain('bulkActs');
  });

  it('[A24] goes on after a row that fails unexpectedly, and says so', async () => {
    await customers(2);
    const send = vi.spyOn(userActs.disableUsers, 'run');
    send.mockRejectedValueOnce(new Error('unexpected'));
    const bulkAct = await run({ act: 'disableUsers', ...matching() });
    expect(bulkAct).toMatchObject({ state: 'done', done: 1, refused: 1 });
    expect(await rowsOf(bulkAct.bulkActId)).toContainEqual(
      expect.objectContaining({ result: 'refused', refusal: 'request.failed' }),
    );
  });
});
