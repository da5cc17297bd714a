import { v1 } from '@semilla/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { givenTicket, mailsTo, threadUrl, ticketUrl, write } from '../../../test/tickets.ts';

let test: TestApp;
let admin: Caller;
let manager: Caller;
let other: Caller;
let lucia: Caller;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  other = await as(test, 'operator');
  lucia = await as(test, 'user', { managerId: manager.userId });
});
afterAll(() => test.close());

const merge = (caller: Caller, ticketId: string, targetId: string) =>
  caller.post(v1.tickets.merge.path.replace(':ticketId', ticketId), { body: { targetId } });
const seen = async (caller: Caller, ticketId: string) => (await caller.get(ticketUrl(ticketId))).json();

async function twoTickets(customer: Caller = lucia) {
  const { ticketId } = await givenTicket(customer, { title: 'Otra vez lo mismo' });
  const { ticketId: targetId } = await givenTicket(customer, { title: 'No llega mi ingreso' });
  return { ticketId, targetId };
}

it('[A25] a merged ticket is closed with a message that names the other, and each shows the other', async () => {
  const { ticketId, targetId } = await twoTickets();
  const answer = await merge(manager, ticketId, targetId);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({
    stateId: 'Closed',
    mergedInto: { ticketId: targetId, title: 'No llega mi ingreso' },
    mergedTickets: [],
  });
  const { data } = (await lucia.get(threadUrl(ticketId))).json();
  expect(data).toMatchObject([
    { isFromStaff: true, stateId: 'Closed', message: expect.stringContaining('«No llega mi ingreso»') },
  ]);
  expect(await seen(lucia, ticketId)).toMatchObject({ read: false, mergedInto: { ticketId: targetId } });
  expect(await seen(lucia, targetId)).toMatchObject({
    stateId: 'Open',
    mergedInto: null,
    mergedTickets: [{ ticketId, title: 'Otra vez lo mismo' }],
  });
});

it('[A25] the message is in the language of the customer, who gets a mail', async () => {
  const customer = await as(test, 'user', { managerId: manager.userId, language: 'en' });
  const { ticketId, targetId } = await twoTickets(customer);
  await merge(manager, ticketId, targetId);
  expect((await customer.get(threadUrl(ticketId))).json().data[0].message).toMatch(/^We have merged/);
  const { email } = (await customer.get(v1.me.find.path)).json();
  const [mail] = await mailsTo(test, email, 1);
  expect(mail?.subject).toContain('Your ticket has an answer');
});

it('[A25] a merged ticket takes no replies, states or other merge, and says where it goes on', async () => {
  const { ticketId, targetId } = await twoTickets();
  await merge(admin, ticketId, targetId);
  const merged = {
    status: 409,
    code: 'support.ticket_merged',
    detail: expect.stringContaining('No llega mi ingreso'),
  };
  for (const answer of [
    await write(lucia, ticketId),
    await write(manager, ticketId),
    await admin.patch(ticketUrl(ticketId), { body: { stateId: 'Open' } }),
    await merge(admin, ticketId, targetId),
  ])
    expect(answer.json()).toMatchObject(merged);
  expect((await lucia.get(threadUrl(ticketId))).json().total).toBe(1);
  expect((await write(lucia, targetId)).statusCode).toBe(201);
  expect((await merge(admin, targetId, ticketId)).json()).toMatchObject({
    code: 'support.merge_target_over',
  });
});

it('[A25] a ticket of another customer, an unknown one or the same one is refused', async () => {
  const { ticketId } = await twoTickets();
  const foreign = await givenTicket(await as(test, 'user', { managerId: manager.userId }));
  for (const targetId of [foreign.ticketId, crypto.randomUUID(), ticketId])
    expect((await merge(admin, ticketId, targetId)).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'targetId', code: 'choice' }],
    });
  expect(await seen(admin, ticketId)).toMatchObject({ stateId: 'Open', mergedInto: null });
});

it('[A25] a closed ticket is no target, but may be merged', async () => {
  const { ticketId, targetId } = await twoTickets();
  await admin.patch(ticketUrl(targetId), { body: { stateId: 'Closed' } });
  expect((await merge(admin, ticketId, targetId)).json()).toMatchObject({
    status: 409,
    code: 'support.merge_target_over',
  });
  expect((await merge(admin, targetId, ticketId)).statusCode).toBe(200);
  expect(await seen(admin, targetId)).toMatchObject({ stateId: 'Closed', mergedInto: { ticketId } });
});

it('[A25][P7] customers merge nothing, and staff neither their own tickets nor those they do not handle', async () => {
  const { ticketId, targetId } = await twoTickets();
  expect((await merge(lucia, ticketId, targetId)).statusCode).toBe(403);
  expect((await merge(other, ticketId, targetId)).statusCode).toBe(404);
  const own = await twoTickets(admin);
  expect((await merge(admin, own.ticketId, own.targetId)).statusCode).toBe(404);
});

it('[A25] both tickets have a line in the audit trail', async () => {
  const { ticketId, targetId } = await twoTickets();
  await merge(admin, ticketId, targetId);
  const notesOn = async (subjectId: string) =>
    (await admin.get(`/v1/audit?subjectType=ticket&subjectId=${subjectId}&action=ticket.merge`)).json().data;
  expect(await notesOn(ticketId)).toMatchObject([
    { before: { stateId: 'Open' }, after: { stateId: 'Closed', mergedIntoId: targetId } },
  ]);
  expect(await notesOn(targetId)).toMatchObject([{ after: { mergedFromId: ticketId } }]);
});

it('[A25] a ticket whose target is deleted is an ordinary closed ticket again', async () => {
  const { ticketId, targetId } = await twoTickets();
  await merge(admin, ticketId, targetId);
  expect((await admin.delete(ticketUrl(targetId))).statusCode).toBe(204);
  expect(await seen(lucia, ticketId)).toMatchObject({ stateId: 'Closed', mergedInto: null });
});
