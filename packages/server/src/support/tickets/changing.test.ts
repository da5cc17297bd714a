import type { TicketStateId } from '@semilla/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { givenTicket, ticketUrl, write } from '../../../test/tickets.ts';
import { newUser } from '../../../test/users.ts';

let test: TestApp;
let admin: Caller;
let manager: Caller;
let customer: Caller;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  customer = await as(test, 'user', { managerId: manager.userId });
});
afterAll(() => test.close());

const patch = (caller: Caller, ticketId: string, body: object) =>
  caller.patch(`/v1/support/tickets/${ticketId}`, { body });
const read = async (caller: Caller, ticketId: string) =>
  (await caller.get(`/v1/support/tickets/${ticketId}`)).json();
const mine = async () => (await givenTicket(customer)).ticketId as string;

describe('the state of a ticket', () => {
  it('[S6][C9] is changed, closed, reopened and dismissed by staff', async () => {
    const ticketId = await mine();
    const path: TicketStateId[] = ['InProcess', 'PendingCustomer', 'Closed', 'Open', 'Dismissed', 'Open'];
    for (const stateId of path) {
      const answer = await patch(manager, ticketId, { stateId, isAdmin: true });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ stateId, read: true });
    }
    const { stateChanges } = await read(customer, ticketId);
    expect(stateChanges.map(({ to }: { to: string }) => to)).toEqual(['Open', ...path]);
    expect(stateChanges.at(-1)).toMatchObject({ from: 'Dismissed', userId: manager.userId });
    expect((await read(customer, ticketId)).read).toBe(false);
  });

  it('[S6] can only be closed by the customer', async () => {
    const ticketId = await mine();
    for (const stateId of ['InProcess', 'PendingCustomer', 'PendingManager', 'Dismissed']) {
      expect((await patch(customer, ticketId, { stateId })).json()).toMatchObject({
        status: 409,
        code: 'support.state_change_not_allowed',
      });
    }
    expect((await patch(customer, ticketId, { stateId: 'Closed' })).json().stateId).toBe('Closed');
    expect((await patch(customer, ticketId, { stateId: 'Open' })).statusCode).toBe(409);
    expect((await read(manager, ticketId)).read).toBe(false);
  });

  it('[S6] stays unchanged and unaudited if it is already the requested one', async () => {
    const ticketId = await mine();
    const before = await read(manager, ticketId);
    expect((await patch(manager, ticketId, { stateId: 'Open' })).json()).toEqual(before);
    expect((await patch(manager, ticketId, {})).json()).toEqual(before);
    expect((await admin.get(`/v1/audit?subjectId=${ticketId}`)).json().total).toBe(1);
  });

  it('[S6] is not changed if another requested change is refused', async () => {
    const ticketId = await mine();
    const before = await read(manager, ticketId);
    const wrong = { stateId: 'InProcess', read: true, responsibleId: crypto.randomUUID() };
    expect((await patch(manager, ticketId, wrong)).statusCode).toBe(400);
    expect((await patch(customer, ticketId, { read: false, stateId: 'InProcess' })).statusCode).toBe(409);
    expect(await read(manager, ticketId)).toEqual(before);
  });

  it('is recorded in the audit trail with its differences', async () => {
    const ticketId = await mine();
    await patch(manager, ticketId, { stateId: 'Closed' });
    const { data } = (await admin.get(`/v1/audit?subjectId=${ticketId}&action=ticket.edit`)).json();
    expect(data).toMatchObject([
      { userId: manager.userId, before: { stateId: 'Open' }, after: { stateId: 'Closed' } },
    ]);
  });
});

describe('the responsible user', () => {
  it('[S6][P6] is assigned by staff, sees the ticket, and finds it unread', async () => {
    const ticketId = await mine();
    const colleague = await as(test, 'operator');
    await patch(manager, ticketId, { read: true });
    expect((await colleague.get(ticketUrl(ticketId))).statusCode).toBe(404);
    expect((await patch(manager, ticketId, { responsibleId: colleague.userId })).json()).toMatchObject({
      responsibleId: colleague.userId,
      read: false,
    });
    expect((await read(colleague, ticketId)).responsibleId).toBe(colleague.userId);
    expect((await patch(colleague, ticketId, { responsibleId: null })).json().responsibleId).toBeNull();
    expect((await colleague.get(ticketUrl(ticketId))).statusCode).toBe(404);
    expect((await patch(admin, ticketId, { responsibleId: admin.userId, read: true })).json().read).toBe(
      true,
    );
  });

  it('[P7] cannot be assigned by customers, and must be active staff', async () => {
    const ticketId = await mine();
    expect((await patch(customer, ticketId, { responsibleId: manager.userId })).statusCode).toBe(403);
    const gone = await newUser(test.services, { role: 'operator', disabledAt: new Date() });
    for (const responsibleId of [customer.userId, gone.userId, crypto.randomUUID()]) {
      expect((await patch(manager, ticketId, { responsibleId })).json()).toMatchObject({
        status: 400,
        errors: [{ path: 'responsibleId', code: 'choice' }],
      });
    }
  });
});

describe('the read mark of a ticket', () => {
  it('[E13][C9] is set for the customer and for each member of staff, only by themselves', async () => {
    const ticketId = await mine();
    await write(manager, ticketId);
    const seen = async () => [(await read(customer, ticketId)).read, (await read(manager, ticketId)).read];
    expect(await seen()).toEqual([false, true]);
    await patch(customer, ticketId, { read: true, isAdmin: false });
    expect(await seen()).toEqual([true, true]);
    await patch(admin, ticketId, { read: false, isAdmin: true });
    expect((await read(admin, ticketId)).read).toBe(false);
    expect(await seen()).toEqual([true, true]);
    expect((await patch(customer, ticketId, { read: true, isAdmin: true })).statusCode).toBe(403);
    expect((await patch(manager, ticketId, { read: true, isAdmin: false })).statusCode).toBe(403);
    expect(await seen()).toEqual([true, true]);
  });

  it('[E13][C9] of one member of staff who opens the ticket does not change it for colleagues', async () => {
    const ticketId = await mine();
    const unread = async (caller: Caller) => {
      const { data } = (await caller.get('/v1/support/tickets?read=false&take=100')).json();
      return data.some((ticket: { ticketId: string }) => ticket.ticketId === ticketId);
    };
    expect((await patch(manager, ticketId, { read: true })).json().read).toBe(true);
    expect([await unread(manager), await unread(admin)]).toEqual([false, true]);
    expect((await read(admin, ticketId)).read).toBe(false);
    await patch(manager, ticketId, { read: true });
    await patch(manager, ticketId, { read: false });
    expect(await unread(manager)).toBe(true);
  });

  it('[E13][C9] is removed for all staff by news from the customer, and set for all staff by an answer', async () => {
    const ticketId = await mine();
    const seen = async () => [(await read(manager, ticketId)).read, (await read(admin, ticketId)).read];
    await patch(manager, ticketId, { read: true });
    await write(customer, ticketId);
    expect(await seen()).toEqual([false, false]);
    await patch(manager, ticketId, { read: true });
    await patch(customer, ticketId, { stateId: 'Closed' });
    expect(await seen()).toEqual([false, false]);
    await patch(admin, ticketId, { stateId: 'Open', isAdmin: true });
    expect(await seen()).toEqual([true, true]);
    await patch(admin, ticketId, { read: false, isAdmin: true });
    await write(manager, ticketId);
    expect(await seen()).toEqual([true, true]);
  });

  it('changes neither the last activity of the ticket nor anything else', async () => {
    const ticketId = await mine();
    const before = await read(manager, ticketId);
    expect((await patch(manager, ticketId, { read: true })).json()).toEqual({ ...before, read: true });
  });

  it('[P7] of their own ticket can be set by staff as customers, and by administrators also as staff', async () => {
    const { ticketId } = await givenTicket(manager);
    expect((await patch(manager, ticketId, { stateId: 'Dismissed' })).statusCode).toBe(409);
    expect((await patch(manager, ticketId, { read: true, isAdmin: true })).statusCode).toBe(403);
    const own = await givenTicket(admin);
    expect((await patch(admin, own.ticketId, { stateId: 'Dismissed' })).statusCode).toBe(409);
    const asStaff = { stateId: 'Dismissed', isAdmin: true };
    expect((await patch(admin, own.ticketId, asStaff)).json().stateId).toBe('Dismissed');
  });
});

describe('permission to edit a ticket', () => {
  it('[P6][P7] is given to callers who may see it; for others it is missing', async () => {
    const ticketId = await mine();
    for (const caller of [await as(test, 'user'), await as(test, 'operator')]) {
      for (const id of [ticketId, crypto.randomUUID()]) {
        expect((await patch(caller, id, { read: true })).json()).toMatchObject({ code: 'request.not_found' });
      }
    }
    expect((await patch(await as(test, 'visitor'), ticketId, { read: true })).statusCode).toBe(401);
  });

  it.each([
    ['stateId', { stateId: 'Reopened' }],
    ['read', { read: 'true' }],
    ['isAdmin', { isAdmin: null }],
    ['responsibleId', { responsibleId: '7' }],
    ['title', { title: 'Otro' }],
  ])('refuses a wrong %s', async (path, body) => {
    const answer = await patch(manager, await mine(), body);
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ path }] });
  });
});
