import { type BulkAct, type BulkActRow, v1 } from '@semilla/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { newTicket, ticketUrl } from '../../../test/platform-records.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { placeOfMail } from '../../kit/mail/mail.ts';
import { undeliveredMails } from '../../schema/undelivered-mails.ts';

let test: TestApp;
let admin: Caller;
let customer: Caller;
let manager: Caller;

beforeAll(async () => {
  test = await buildTestApp();
  [admin, manager] = [await as(test, 'admin'), await as(test, 'operator')];
  customer = await as(test, 'user');
});
afterAll(() => test.close());

async function run(body: object): Promise<BulkAct> {
  const answer = await admin.post(v1.bulkActs.create.path, { body });
  expect(answer.statusCode, answer.body).toBe(201);
  return ended(answer.json().bulkActId);
}

const ended = (bulkActId: string): Promise<BulkAct> =>
  until(async () => {
    const found: BulkAct = (await admin.get(`/v1/bulk-acts/${bulkActId}`)).json();
    return found.state === 'running' ? undefined : found;
  });

const rowsOf = async ({ bulkActId }: BulkAct, headers = {}): Promise<BulkActRow[]> =>
  (await admin.get(`/v1/bulk-acts/${bulkActId}/rows`, { headers })).json().data;

const ticketOf = async (ticketId: string) => (await admin.get(ticketUrl(ticketId))).json();

describe('bulk acts on tickets', () => {
  it('[A24][A7] assign those that match, and their undo gives each the earlier responsible person', async () => {
    const title = 'Bloque de incidencias uno';
    const [first, second] = [await newTicket(customer, { title }), await newTicket(customer, { title })];
    await admin.patch(ticketUrl(second), { body: { responsibleId: admin.userId } });
    const values = { responsibleId: manager.userId };
    const bulkAct = await run({ act: 'assignTickets', values, filter: { title } });
    expect(bulkAct).toMatchObject({ resource: 'tickets', done: 2, valueName: 'Nuria Campos Rey' });
    expect((await ticketOf(first)).responsibleId).toBe(manager.userId);
    const answer = await admin.post(`/v1/bulk-acts/${bulkAct.bulkActId}/undo`);
    expect(await ended(answer.json().bulkActId)).toMatchObject({ done: 2, refused: 0 });
    expect((await ticketOf(first)).responsibleId).toBeNull();
    expect((await ticketOf(second)).responsibleId).toBe(admin.userId);
  });

  it('[A24][A7] leave a ticket that was edited since when they are undone', async () => {
    const ticketId = await newTicket(customer, { title: 'Bloque de incidencias dos' });
    const values = { responsibleId: manager.userId };
    const bulkAct = await run({ act: 'assignTickets', values, ids: ticketId });
    await admin.patch(ticketUrl(ticketId), { body: { stateId: 'InProcess' } });
    const answer = await admin.post(`/v1/bulk-acts/${bulkAct.bulkActId}/undo`);
    expect(await ended(answer.json().bulkActId)).toMatchObject({ done: 0, refused: 1 });
    expect((await ticketOf(ticketId)).responsibleId).toBe(manager.userId);
  });

  it('[A24][A21] change the state where the rules allow it, and say from and to which state elsewhere', async () => {
    const title = 'Bloque de incidencias tres';
    const [open, closed] = [await newTicket(customer, { title }), await newTicket(customer, { title })];
    await admin.patch(ticketUrl(closed), { body: { stateId: 'Closed' } });
    const bulkAct = await run({ act: 'moveTickets', values: { stateId: 'InProcess' }, filter: { title } });
    expect(bulkAct).toMatchObject({ done: 1, refused: 1, canBeUndone: false });
    expect((await ticketOf(open)).stateId).toBe('InProcess');
    const refused = (await rowsOf(bulkAct, { 'accept-language': 'en' })).find(
      ({ recordId }) => recordId === closed,
    );
    expect(refused).toMatchObject({ recordName: title, refusal: 'support.state_change_not_allowed' });
    expect(refused?.reason).not.toContain('%{');
    const undo = await admin.post(`/v1/bulk-acts/${bulkAct.bulkActId}/undo`);
    expect(undo.json()).toMatchObject({ status: 409, code: 'overview.cannot_be_undone' });
  });

  it('[A24][A25] change the priority, and their undo gives each the earlier one', async () => {
    const title = 'Bloque de incidencias cuatro';
    const [first, second] = [await newTicket(customer, { title }), await newTicket(customer, { title })];
    await admin.patch(ticketUrl(second), { body: { priority: 'high' } });
    const bulkAct = await run({ act: 'prioritizeTickets', values: { priority: 'high' }, filter: { title } });
    expect(bulkAct).toMatchObject({ done: 1, unchanged: 1, canBeUndone: true });
    expect((await ticketOf(first)).priority).toBe('high');
    const answer = await admin.post(`/v1/bulk-acts/${bulkAct.bulkActId}/undo`);
    expect(await ended(answer.json().bulkActId)).toMatchObject({ done: 1, refused: 0 });
    expect((await ticketOf(first)).priority).toBe('normal');
    expect((await ticketOf(second)).priority).toBe('high');
  });

  it('[A24][P8] of a manager reach only tickets within their reach, and are seen only by them and administrators', async () => {
    const title = 'Bloque de incidencias cinco';
    const own = await newTicket(await as(test, 'user', { managerId: manager.userId }), { title });
    const other = await newTicket(customer, { title });
    const values = { priority: 'high' };
    const body = { act: 'prioritizeTickets', values, filter: { title } };
    const answer = await manager.post(v1.bulkActs.create.path, { body });
    const bulkAct = await ended(answer.json().bulkActId);
    expect(bulkAct).toMatchObject({ total: 1, done: 1, startedById: manager.userId });
    expect([(await ticketOf(own)).priority, (await ticketOf(other)).priority]).toEqual(['high', 'normal']);
    const path = `/v1/bulk-acts/${bulkAct.bulkActId}`;
    const colleague = await as(test, 'operator');
    expect([(await manager.get(path)).statusCode, (await colleague.get(path)).statusCode]).toEqual([
      200, 404,
    ]);
    expect((await manager.post(`${path}/undo`)).statusCode).toBe(201);

    const byId = { ...body, filter: undefined, ids: other };
    expect((await manager.post(v1.bulkActs.create.path, { body: byId })).statusCode).toBe(404);
    const disabling = { act: 'disableUsers', filter: {} };
    expect((await manager.post(v1.bulkActs.create.path, { body: disabling })).statusCode).toBe(403);
  });

  it('[A24] refuse a responsible person who is no staff, and a state that does not exist', async () => {
    const filter = {};
    const start = async (body: object) => (await admin.post(v1.bulkActs.create.path, { body })).json();
    const values = { responsibleId: customer.userId };
    expect(await start({ act: 'assignTickets', values, filter })).toMatchObject({
      status: 400,
      errors: [{ path: 'values.responsibleId' }],
    });
    expect(await start({ act: 'moveTickets', values: { stateId: 'Lost' }, filter })).toMatchObject({
      status: 400,
    });
  });
});

describe('a bulk act on undelivered mails', () => {
  async function givenMail(subject: string, state: 'undelivered' | 'dismissed'): Promise<void> {
    const { userId } = customer;
    const mail = { kind: 'wallet.orderPlaced', userId, to: 'lucia@example.com', subject, text: '', html: '' };
    const sealed = test.services.keys.encrypt(JSON.stringify({ ...mail, headers: {} }), placeOfMail(userId));
    await test.db.insert(undeliveredMails).values({
      userId,
      recipient: 'l…@example.com',
      topic: 'wallet',
      kind: mail.kind,
      subject,
      sealedMail: state === 'undelivered' ? sealed : null,
      state,
      failure: 'server_unreachable',
      tries: 13,
      createdAt: test.clock.now,
      failedAt: test.clock.now,
    });
  }

  it('[A24][B8] sends undelivered mails again, and refuses dismissed ones', async () => {
    await givenMail('Has invertido', 'undelivered');
    await givenMail('Has cobrado', 'dismissed');
    const bulkAct = await run({ act: 'sendMailsAgain', filter: { userId: customer.userId } });
    expect(bulkAct).toMatchObject({ total: 2, done: 1, refused: 1, canBeUndone: false });
    const rows = await rowsOf(bulkAct);
    expect(rows.map(({ recordName, refusal }) => [recordName, refusal])).toEqual(
      expect.arrayContaining([
        ['Has invertido', null],
        ['Has cobrado', 'misc.mail_settled'],
      ]),
    );
  });
});
