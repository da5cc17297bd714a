/**
 * Goal: internal notes are for staff alone. Method: a note with an unmistakable text is written in a ticket; then
 * everything that its customer can get is read, and nothing of it has the text or changes because of it.
 */
import { v1 } from '@semilla/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { givenTicket, mailsTo, threadUrl, ticketUrl, write } from '../../../test/tickets.ts';

const secret = 'El cliente pide lo que ya se le negó en marzo.';
const notesUrl = (ticketId: string) => v1.ticketNotes.find.path.replace(':ticketId', ticketId);

let test: TestApp;
let admin: Caller;
let manager: Caller;
let other: Caller;
let customer: Caller;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  manager = await as(test, 'operator', { name: 'Andrés', surname: 'Molina Ruiz' });
  other = await as(test, 'operator');
  customer = await as(test, 'user', { managerId: manager.userId });
});
afterAll(() => test.close());

const note = (caller: Caller, ticketId: string, message = secret) =>
  caller.post(notesUrl(ticketId), { body: { message } });

describe('a note', () => {
  it('[A25] is listed with its author for the staff of the ticket, oldest first', async () => {
    const { ticketId } = await givenTicket(customer);
    const answer = await note(manager, ticketId);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({
      ticketId,
      userId: manager.userId,
      userName: 'Andrés Molina Ruiz',
      message: secret,
    });
    await note(admin, ticketId, 'Lo reviso yo.');
    for (const caller of [admin, manager]) {
      const { data, total } = (await caller.get(notesUrl(ticketId))).json();
      expect(total).toBe(2);
      expect(data.map(({ message }: { message: string }) => message)).toEqual([secret, 'Lo reviso yo.']);
    }
    const csv = (await manager.get(`${notesUrl(ticketId)}/export`, { headers: { 'accept-language': 'es' } }))
      .body;
    expect(csv).toContain('Nota interna');
    expect(csv).toContain(secret);
  });

  it('[A25][P7] is refused to customers, and to staff who do not handle the ticket', async () => {
    const { ticketId } = await givenTicket(customer);
    await note(admin, ticketId);
    for (const [caller, status] of [
      [customer, 403],
      [other, 404],
    ] as const) {
      expect((await caller.get(notesUrl(ticketId))).statusCode).toBe(status);
      expect((await caller.get(`${notesUrl(ticketId)}/export`)).statusCode).toBe(status);
      expect((await note(caller, ticketId)).statusCode).toBe(status);
    }
    expect((await note(admin, crypto.randomUUID())).statusCode).toBe(404);
  });

  it('[A25][P7] is refused to staff in tickets of their own, where they are the customer', async () => {
    for (const owner of [admin, manager]) {
      const { ticketId } = await givenTicket(owner);
      const colleague = await as(test, 'admin');
      expect((await note(colleague, ticketId)).statusCode).toBe(201);
      expect((await owner.get(notesUrl(ticketId))).statusCode).toBe(404);
      expect((await owner.get(`${notesUrl(ticketId)}/export`)).statusCode).toBe(404);
      expect((await note(owner, ticketId)).statusCode).toBe(404);
    }
  });

  it.each([
    ['an empty text', { message: '   ' }],
    ['a text that is too long', { message: 'a'.repeat(5_001) }],
    ['a state', { message: 'Hola', stateId: 'Closed' }],
  ])('[A25][V1] is refused with %s', async (_what, body) => {
    const { ticketId } = await givenTicket(customer);
    expect((await manager.post(notesUrl(ticketId), { body })).statusCode).toBe(400);
    expect((await manager.get(notesUrl(ticketId))).json().total).toBe(0);
  });

  it('[A25] cannot be changed or deleted, and goes with its ticket', async () => {
    const { ticketId } = await givenTicket(customer);
    const { ticketNoteId } = (await note(manager, ticketId)).json();
    const url = `${notesUrl(ticketId)}/${ticketNoteId}`;
    expect((await admin.patch(url, { body: { message: 'Otra cosa.' } })).statusCode).toBe(404);
    expect((await admin.delete(url)).statusCode).toBe(404);
    await admin.delete(ticketUrl(ticketId));
    expect((await admin.get(notesUrl(ticketId))).statusCode).toBe(404);
  });

  it('[A25] is in the audit trail without its text, and without the customer', async () => {
    const { ticketId } = await givenTicket(customer);
    const { ticketNoteId } = (await note(manager, ticketId)).json();
    const found = await admin.get(`/v1/audit?subjectType=ticket&subjectId=${ticketId}&action=ticket.note`);
    const { data } = found.json();
    expect(data).toMatchObject([{ userId: manager.userId, after: { ticketNoteId } }]);
    expect(JSON.stringify(data)).not.toContain(secret);
  });
});

describe('the customer of a ticket with a note', () => {
  it('[A25] finds it in no answer, file or export of their data', async () => {
    const asker = await as(test, 'user', { managerId: manager.userId });
    const { ticketId } = await givenTicket(asker);
    await note(manager, ticketId);
    await write(manager, ticketId, { message: 'Lo miramos.' });
    const answers = await Promise.all(
      [
        v1.tickets.find.path,
        `${v1.tickets.find.path}/export`,
        ticketUrl(ticketId),
        threadUrl(ticketId),
        `${threadUrl(ticketId)}/export`,
        v1.inboxMessages.find.path,
      ].map((url) => asker.get(url)),
    );
    for (const { statusCode, body } of answers) {
      expect(statusCode).toBe(200);
      expect(body).not.toContain(secret);
    }
    expect((await asker.get(threadUrl(ticketId))).json().total).toBe(1);
    const archive = await asker.get('/v1/account/users/me/data');
    expect(archive.statusCode).toBe(200);
    const files = Object.entries(unzipSync(new Uint8Array(archive.rawPayload)));
    expect(files.map(([name]) => name)).toContain('csv/ticketMessages.csv');
    for (const [name, bytes] of files) expect(strFromU8(bytes), name).not.toContain(secret);
  });

  it('[A25] gets no mail and no message, and the ticket stays read and unchanged', async () => {
    const asker = await as(test, 'user', { managerId: manager.userId });
    const { ticketId } = await givenTicket(asker);
    const seen = async (caller: Caller) => (await caller.get(ticketUrl(ticketId))).json();
    const [before, beforeOfStaff] = [await seen(asker), await seen(manager)];
    const inbox = async () => (await asker.get(v1.inboxMessages.find.path)).json().total;
    const messages = await inbox();
    test.clock.advance(60);
    await note(manager, ticketId);
    expect(await seen(asker)).toEqual(before);
    expect(await seen(manager)).toEqual(beforeOfStaff);
    expect(await inbox()).toBe(messages);
    // Mails arrive in order, so one about the note would have come before the one about the answer.
    await write(manager, ticketId, { message: 'Lo miramos.' });
    const { email } = (await asker.get(v1.me.find.path)).json();
    const mails = await mailsTo(test, email, 1);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Hay una respuesta a tu incidencia'),
    ]);
    expect(JSON.stringify(mails)).not.toContain(secret);
  });
});
