import { ticketReopenDays } from '@semilla/contract';
import { buildPdf, buildRequestHistory } from '@semilla/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { givenTicket, pictureBytes, threadUrl, ticketUrl, write } from '../../../test/tickets.ts';

let test: TestApp;
let admin: Caller;
let manager: Caller;
let customer: Caller;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  manager = await as(test, 'operator', { name: 'Andrés', surname: 'Molina Ruiz' });
  customer = await as(test, 'user', { managerId: manager.userId });
});
afterAll(() => test.close());

const move = (caller: Caller, ticketId: string, stateId: string) =>
  caller.patch(ticketUrl(ticketId), { body: { stateId } });
const read = async (caller: Caller, ticketId: string) => (await caller.get(ticketUrl(ticketId))).json();

describe('an answer', () => {
  it('[E13][C9] is listed in the thread with its author, its files and the new state', async () => {
    const { ticketId } = await givenTicket(customer);
    const files = [fileOf(buildPdf(), 'Guía.pdf'), fileOf(await pictureBytes(), 'paso.png')];
    const form = formOf({ message: 'Prueba ahora.', files });
    const answer = await manager.post(`/v1/support/tickets/${ticketId}/messages`, { form });
    expect(answer.statusCode).toBe(201);
    const first = answer.json();
    expect(first).toMatchObject({
      ticketId,
      userId: manager.userId,
      userName: 'Andrés Molina Ruiz',
      isFromStaff: true,
      message: 'Prueba ahora.',
      stateId: 'PendingCustomer',
      files: [
        { ownerType: 'attachment', file: { name: 'Guía.pdf', type: 'application/pdf' } },
        { file: { name: 'paso.png', type: 'image/png' } },
      ],
    });
    const second = (await write(customer, ticketId)).json();
    expect(second).toMatchObject({ isFromStaff: false, stateId: 'PendingManager', files: [] });
    for (const caller of [customer, manager, admin]) {
      expect((await caller.get(`/v1/support/tickets/${ticketId}/messages`)).json()).toEqual({
        data: [first, second],
        total: 2,
      });
    }
    expect((await read(customer, ticketId)).documents).toEqual([]);
  });

  it('[S6] moves the ticket automatically, and every move is recorded with user and time', async () => {
    const { ticketId } = await givenTicket(customer);
    await write(manager, ticketId);
    await write(customer, ticketId);
    await write(manager, ticketId, { stateId: 'Closed' });
    const { stateId, stateChanges, stateSince } = await read(customer, ticketId);
    expect(stateId).toBe('Closed');
    const seen = stateChanges.map((change: { from: string; to: string; userId: string }) => [
      change.from,
      change.to,
      change.userId,
    ]);
    expect(seen).toEqual([
      [null, 'Open', customer.userId],
      ['Open', 'PendingCustomer', manager.userId],
      ['PendingCustomer', 'PendingManager', customer.userId],
      ['PendingManager', 'Closed', manager.userId],
    ]);
    const moments = stateChanges.map(({ at }: { at: string }) => at);
    expect(moments).toEqual([...new Set(moments)].toSorted());
    expect(stateSince).toBe(moments.at(-1));
  });

  it('[S6] of the customer reopens a ticket that was closed recently', async () => {
    const { ticketId } = await givenTicket(customer);
    await move(manager, ticketId, 'Closed');
    expect((await write(customer, ticketId)).json()).toMatchObject({ stateId: 'Open' });
    await move(customer, ticketId, 'Closed');
    test.clock.advance((ticketReopenDays + 1) * 86_400);
    const late = await as(test, { userId: customer.userId });
    expect((await write(late, ticketId)).json()).toMatchObject({ status: 409, code: 'support.ticket_over' });
    expect((await late.get(threadUrl(ticketId))).json().total).toBe(1);
    customer = late;
    [admin, manager] = [await as(test, { userId: admin.userId }), await as(test, { userId: manager.userId })];
  });

  it('[S6] to a dismissed ticket is allowed only to staff', async () => {
    const { ticketId } = await givenTicket(customer);
    await move(manager, ticketId, 'Dismissed');
    expect((await write(customer, ticketId)).json().code).toBe('support.ticket_over');
    expect((await write(manager, ticketId)).json()).toMatchObject({ stateId: null });
    expect((await read(manager, ticketId)).stateId).toBe('Dismissed');
  });

  it('[S6] is refused with a state that the author may not set', async () => {
    const { ticketId } = await givenTicket(customer);
    const answer = await write(customer, ticketId, { stateId: 'Dismissed' });
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'support.state_change_not_allowed',
      detail: 'La incidencia no puede pasar del estado Abierta al estado Descartada.',
    });
    expect((await customer.get(threadUrl(ticketId))).json()).toEqual({ data: [], total: 0 });
    expect((await write(customer, ticketId, { stateId: 'Closed' })).json().stateId).toBe('Closed');
  });

  it('makes the ticket unread for the other side, and read for the author’s side', async () => {
    const { ticketId } = await givenTicket(customer);
    await write(manager, ticketId);
    expect([await read(customer, ticketId), await read(manager, ticketId)]).toMatchObject([
      { read: false },
      { read: true },
    ]);
    await write(customer, ticketId);
    expect([await read(customer, ticketId), await read(manager, ticketId)]).toMatchObject([
      { read: true },
      { read: false },
    ]);
  });

  it('by staff to their own ticket counts as a customer’s answer', async () => {
    const { ticketId } = await givenTicket(manager);
    expect((await write(manager, ticketId)).json()).toMatchObject({ isFromStaff: false, stateId: null });
    expect((await write(admin, ticketId)).json()).toMatchObject({ isFromStaff: true });
    expect((await read(manager, ticketId)).read).toBe(false);
  });

  it('is recorded in the audit trail without its text', async () => {
    const { ticketId } = await givenTicket(customer);
    const { messageId } = (await write(manager, ticketId, { message: 'Muy secreto' })).json();
    const { data } = (await admin.get(`/v1/audit?subjectId=${ticketId}&action=ticket.answer`)).json();
    expect(data).toMatchObject([
      {
        userId: manager.userId,
        before: { stateId: 'Open' },
        after: { messageId, stateId: 'PendingCustomer' },
      },
    ]);
    expect(JSON.stringify(data)).not.toContain('secreto');
  });
});

describe('access to a thread', () => {
  it('[P6][P7] is given to callers who may see the ticket; for others it is missing', async () => {
    const { ticketId } = await givenTicket(customer);
    const missing = crypto.randomUUID();
    for (const caller of [await as(test, 'user'), await as(test, 'operator')]) {
      for (const id of [ticketId, missing]) {
        expect((await caller.get(threadUrl(id))).statusCode).toBe(404);
        expect((await write(caller, id)).json()).toMatchObject({ status: 404, code: 'request.not_found' });
      }
    }
    const visitor = await as(test, 'visitor');
    expect((await visitor.get(threadUrl(ticketId))).statusCode).toBe(401);
    expect((await write(visitor, ticketId)).statusCode).toBe(401);
    expect((await write(admin, missing)).statusCode).toBe(404);
  });
});

describe('a message', () => {
  const picture = pictureBytes();
  it.each([
    ['an empty message', { message: ' ' }, 400, 'message', 'required'],
    ['a too long message', { message: 'a'.repeat(5_001) }, 400, 'message', 'text_too_long'],
    ['an unknown state', { stateId: 'Reopened' }, 400, 'stateId', 'choice'],
    ['another user as author', { userId: crypto.randomUUID() }, 400, 'userId', 'own_user'],
    ['a request history', { files: [fileOf(buildRequestHistory(), 'a.json')] }, 415, 'files.0', 'file_type'],
    ['an HTML page', { files: [fileOf('<html></html>', 'a.png')] }, 415, 'files.0', 'file_type'],
    ['text instead of a file', { files: 'a.png' }, 400, 'files.0', 'required'],
  ])('[V8][V9][V18] refuses %s', async (_, fields, status, path, code) => {
    const { ticketId } = await givenTicket(customer);
    const answer = await write(customer, ticketId, fields);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().errors).toEqual([expect.objectContaining({ path, code })]);
  });

  it('[V8] accepts up to ten files', async () => {
    const { ticketId } = await givenTicket(customer);
    const files = (count: number) => Array.from({ length: count }, (_, i) => i);
    const named = async (count: number) =>
      Promise.all(files(count).map(async (i) => fileOf(await picture, `${i}.png`)));
    const saved = (await write(customer, ticketId, { files: await named(10) })).json().files;
    expect(saved.map(({ file }: { file: { name: string } }) => file.name)).toEqual(
      files(10).map((i) => `${i}.png`),
    );
    expect((await write(customer, ticketId, { files: await named(11) })).statusCode).toBe(413);
  });

  it('[E13][C9] accepts a file as `file` too, and an author, who must be the caller', async () => {
    const { ticketId } = await givenTicket(customer);
    const send = (userId: string) => {
      const file = fileOf(buildPdf(), 'Guía.pdf');
      return customer.post(threadUrl(ticketId), { form: formOf({ message: 'Aquí está.', file, userId }) });
    };
    expect((await send(customer.userId)).json()).toMatchObject({
      userId: customer.userId,
      files: [{ file: { name: 'Guía.pdf' } }],
    });
    expect((await send(manager.userId)).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'userId', code: 'own_user' }],
    });
  });

  it('[C10][C12] is listed in pages', async () => {
    const { ticketId } = await givenTicket(customer);
    for (const message of ['uno', 'dos', 'tres']) await write(customer, ticketId, { message });
    const page = (await manager.get(`${threadUrl(ticketId)}?skip=1&take=1&orderSide=desc`)).json();
    expect(page).toMatchObject({ total: 3, data: [{ message: 'dos' }] });
    expect((await manager.get(`${threadUrl(ticketId)}?orderBy=message`)).statusCode).toBe(400);
  });

  it('[B13] is exported as CSV to callers who may read the thread', async () => {
    const { ticketId } = await givenTicket(customer);
    const files = [fileOf(buildPdf(), 'Guía.pdf'), fileOf(await pictureBytes(), 'paso.png')];
    await write(manager, ticketId, { message: '=1+1', files });
    await write(customer, ticketId, { message: 'Gracias, ya va' });
    const table = await customer.get(`/v1/support/tickets/${ticketId}/messages/export`);
    const [, ...rows] = table.body.trimEnd().split('\r\n');
    expect(rows.map((row) => row.slice(row.indexOf(';') + 1))).toEqual([
      'Andrés Molina Ruiz;Sí;"\t=1+1";Pendiente del cliente;"Guía.pdf; paso.png"',
      expect.stringContaining(';No;Gracias, ya va;Pendiente del gestor;'),
    ]);
    for (const id of [ticketId, crypto.randomUUID()]) {
      const other = await as(test, 'user');
      expect((await other.get(`/v1/support/tickets/${id}/messages/export`)).statusCode).toBe(404);
    }
  });
});
