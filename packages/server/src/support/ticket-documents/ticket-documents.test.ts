import { buildPdf, buildRequestHistory } from '@semilla/contract/testing';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller, halfSignedIn } from '../../../test/callers.ts';
import { fileOf } from '../../../test/forms.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { givenTicket, pictureBytes, threadUrl, ticketUrl, write } from '../../../test/tickets.ts';
import { testPassword } from '../../../test/users.ts';
import { documents } from '../../schema/documents.ts';

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

const hostile = JSON.stringify({ path: '/<script>alert(1)</script>' }, undefined, 2);

/** A ticket with a screenshot, a request history and a PDF, and a message with a picture. */
async function given() {
  const png = fileOf(await pictureBytes(), 'captura.png');
  const ticket = await givenTicket(customer, {
    documents: [png, fileOf(hostile, 'historial.html'), fileOf(buildPdf(), 'Contrato.pdf')],
    documentOwnerTypes: ['screenshot', 'request-history', 'attachment'],
  });
  const message = (await write(manager, ticket.ticketId, { files: png })).json();
  const files = [ticket.screenshot, ticket.requestHistory[0], ticket.documents[0], message.files[0]];
  return { ticketId: ticket.ticketId as string, files: files as { documentId: string; viewUrl: string }[] };
}

describe('a file of a ticket', () => {
  it('[C9][A21] is sent safely to callers who may see the ticket', async () => {
    const { files } = await given();
    const [screenshot, history, pdf] = await Promise.all(files.map(({ viewUrl }) => manager.get(viewUrl)));
    expect(screenshot?.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': expect.stringMatching(/^inline/),
      'cache-control': 'private, no-store',
    });
    expect(pdf?.headers['content-disposition']).toMatch(/^inline; filename="Contrato.pdf"/);
    expect(history?.body).toBe(hostile);
    expect(history?.headers).toMatchObject({
      'content-type': 'application/json',
      'content-disposition': expect.stringMatching(/^attachment/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    });
  });

  it('[P6][P7] is answered as missing to everyone else, at both URLs', async () => {
    const { files } = await given();
    const outsiders = [await as(test, 'user'), await as(test, 'operator')];
    for (const { documentId, viewUrl } of files) {
      for (const caller of [customer, manager, admin]) {
        expect((await caller.get(viewUrl)).statusCode).toBe(200);
        expect((await caller.get(`/v1/documents/view/${documentId}`)).statusCode).toBe(200);
      }
      for (const caller of outsiders) {
        expect((await caller.get(viewUrl)).statusCode).toBe(404);
        expect((await caller.get(`/v1/documents/view/${documentId}`)).statusCode).toBe(404);
      }
      for (const caller of [await as(test, 'visitor'), await halfSignedIn(test)]) {
        expect((await caller.get(viewUrl)).statusCode).toBe(401);
        expect((await caller.get(`/v1/documents/view/${documentId}`)).statusCode).toBe(404);
      }
    }
    const missing = `/v1/support/tickets/view-document/${crypto.randomUUID()}`;
    expect((await admin.get(missing)).statusCode).toBe(404);
    expect((await admin.get('/v1/support/tickets/view-document/1')).statusCode).toBe(400);
  });

  it('is not found here if it has another purpose', async () => {
    const [foreign] = await test.db
      .insert(documents)
      .values({
        purpose: 'project-document',
        storageKey: 'documents/x',
        name: 'x',
        type: 'application/pdf',
        sizeBytes: 1,
      })
      .returning();
    const path = `/v1/support/tickets/view-document/${foreign?.documentId}`;
    expect((await admin.get(path)).statusCode).toBe(404);
  });

  it('is not stored if the ticket is refused', async () => {
    const before = await test.db.$count(documents);
    const fields = {
      documents: [fileOf(buildRequestHistory(), 'a.json')],
      documentOwnerTypes: 'request-history',
    };
    await givenTicket(customer, { ...fields, managerId: crypto.randomUUID() });
    expect(await test.db.$count(documents)).toBe(before);
  });
});

describe('a deleted ticket', () => {
  it('[S6][C9] is deleted with its thread, its history and its files', async () => {
    const { ticketId, files } = await given();
    const documentIds = files.map(({ documentId }) => documentId);
    const stored = await test.db.select().from(documents).where(inArray(documents.documentId, documentIds));
    expect((await admin.delete(`/v1/support/tickets/${ticketId}`)).statusCode).toBe(204);
    expect((await admin.get(ticketUrl(ticketId))).statusCode).toBe(404);
    expect((await admin.get(threadUrl(ticketId))).statusCode).toBe(404);
    for (const { viewUrl } of files) expect((await admin.get(viewUrl)).statusCode).toBe(404);
    for (const { storageKey } of stored) expect(await test.services.files.get(storageKey)).toBeUndefined();
    expect(stored).toHaveLength(4);
    expect((await admin.delete(`/v1/support/tickets/${ticketId}`)).statusCode).toBe(404);
    const { data } = (await admin.get(`/v1/audit?subjectId=${ticketId}&action=ticket.delete`)).json();
    expect(data).toMatchObject([{ userId: admin.userId, before: { files: 4, userId: customer.userId } }]);
  });

  it('[P7] can be deleted only by an administrator', async () => {
    const { ticketId } = await given();
    for (const [caller, status] of [
      [await as(test, 'visitor'), 401],
      [customer, 403],
      [manager, 403],
      [await as(test, 'operator'), 403],
    ] as const) {
      expect((await caller.delete(ticketUrl(ticketId))).statusCode).toBe(status);
    }
    expect((await customer.get(ticketUrl(ticketId))).statusCode).toBe(200);
  });
});

describe('a deleted account', () => {
  it('[P9] deletes its tickets with their messages and files', async () => {
    const leaving = await as(test, 'user', { managerId: manager.userId });
    const { ticketId, documents: files } = await givenTicket(leaving, {
      documents: fileOf(buildPdf(), 'DNI.pdf'),
    });
    await write(leaving, ticketId, { message: 'Cerrad mi cuenta.' });
    const answer = await leaving.delete('/v1/account/users/me', { body: { password: testPassword } });
    expect(answer.statusCode).toBe(204);
    expect((await admin.get(ticketUrl(ticketId))).statusCode).toBe(404);
    expect((await admin.get(files[0].viewUrl)).statusCode).toBe(404);
  });

  it('[P9] of a manager releases open tickets, and leaves closed tickets unchanged', async () => {
    const leaving = await as(test, 'operator');
    const fields = { userId: customer.userId, managerId: leaving.userId };
    const [open, closed] = [await givenTicket(admin, fields), await givenTicket(admin, fields)];
    await admin.patch(ticketUrl(closed.ticketId), { body: { stateId: 'Closed' } });
    await admin.patch(`/v1/account/users/${leaving.userId}`, { body: { role: 'user' } });
    expect((await admin.delete(`/v1/account/users/${leaving.userId}`)).statusCode).toBe(204);
    expect((await admin.get(ticketUrl(open.ticketId))).json()).toMatchObject({
      responsibleId: null,
      read: false,
    });
    expect((await admin.get(ticketUrl(closed.ticketId))).json().responsibleId).toBe(leaving.userId);
  });
});
