import { v1 } from '@semilla/contract';
import { buildPdf, buildRequestHistory } from '@semilla/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { givenTicket, open, pictureBytes, ticketUrl } from '../../../test/tickets.ts';
import { newUser } from '../../../test/users.ts';
import { documents } from '../../schema/documents.ts';

let test: TestApp;
let admin: Caller;
let manager: Caller;
let customer: Caller;
let png: Buffer;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  manager = await as(test, 'operator', { name: 'Andrés', surname: 'Molina Ruiz' });
  customer = await as(test, 'user', { managerId: manager.userId, name: 'Lucía', surname: 'Ferrer Soler' });
  png = await pictureBytes();
});
afterAll(() => test.close());

describe('a new ticket', () => {
  it('[E13][C9] is open, belongs to the user who opened it, and is assigned to their manager', async () => {
    const answer = await open(customer, { title: 'No veo\n mi inversión', description: 'Desde ayer.' });
    expect(answer.statusCode).toBe(201);
    const ticket = answer.json();
    expect(ticket).toMatchObject({
      title: 'No veo mi inversión',
      description: 'Desde ayer.',
      stateId: 'Open',
      userId: customer.userId,
      userName: 'Lucía Ferrer Soler',
      responsibleId: manager.userId,
      responsibleName: 'Andrés Molina Ruiz',
      read: true,
      documents: [],
      screenshot: null,
      requestHistory: [],
    });
    expect(ticket.stateChanges).toEqual([
      {
        from: null,
        to: 'Open',
        userId: customer.userId,
        userName: 'Lucía Ferrer Soler',
        at: ticket.createdAt,
      },
    ]);
    expect((await customer.get(ticketUrl(ticket.ticketId))).json()).toEqual(ticket);
    expect((await manager.get(ticketUrl(ticket.ticketId))).json()).toEqual({
      ...ticket,
      read: false,
      priority: 'normal',
    });
  });

  it('[E13] is refused while twenty are open, and accepted once one of them is closed', async () => {
    const busy = await as(test, 'user');
    const answers = await Promise.all(Array.from({ length: 22 }, () => open(busy)));
    const opened = answers.filter(({ statusCode }) => statusCode === 201);
    expect(opened).toHaveLength(20);
    const refused = (await open(busy)).json();
    expect(refused).toMatchObject({ status: 409, code: 'support.too_many_open_tickets' });
    expect(refused.detail).toContain('20');
    await busy.patch(ticketUrl(opened[0]?.json().ticketId), { body: { stateId: 'Closed' } });
    expect((await open(busy)).statusCode).toBe(201);
  });

  it('[E13] refuses files above the customer’s storage limit', async () => {
    const full = await as(test, 'user');
    const sizeBytes = 200 * 1024 * 1024 - 10;
    await test.db.insert(documents).values({
      purpose: 'ticket-document',
      storageKey: 'documents/large',
      name: 'grande.pdf',
      type: 'application/pdf',
      sizeBytes,
      uploadedBy: full.userId,
    });
    const refused = await open(full, { documents: fileOf(buildPdf(), 'otro.pdf') });
    expect(refused.json()).toMatchObject({ status: 409, code: 'file.space_used_up' });
    expect(refused.json().detail).toContain('200 MB');
    expect((await open(full)).statusCode).toBe(201);
  });

  it('[E13] is assigned to nobody if the user has no active manager', async () => {
    const alone = await as(test, 'user');
    expect(await givenTicket(alone)).toMatchObject({ responsibleId: null, responsibleName: null });
    const gone = await newUser(test.services, { role: 'operator', disabledAt: test.clock.now });
    const left = await as(test, 'user', { managerId: gone.userId });
    expect(await givenTicket(left)).toMatchObject({ responsibleId: null });
    expect(await givenTicket(left, { managerId: gone.userId })).toMatchObject({ responsibleId: null });
  });

  it('[E13][C9] has its screenshot, its request history and its attachments, each by type', async () => {
    const ticket = await givenTicket(customer, {
      documents: [
        fileOf(png, 'captura.png'),
        fileOf(buildRequestHistory(), 'historial.json'),
        fileOf(buildPdf(), 'Contrato firmado.pdf'),
        fileOf(png, 'otra.png'),
      ],
      documentOwnerTypes: ['screenshot', 'request-history', 'attachment', 'attachment'],
    });
    expect(ticket.screenshot).toMatchObject({
      ownerType: 'screenshot',
      file: { name: 'captura.png', type: 'image/png', sizeBytes: png.byteLength },
    });
    expect(ticket.requestHistory).toMatchObject([
      { file: { name: 'historial.json', type: 'application/json' } },
    ]);
    expect(ticket.documents.map(({ file }: { file: { name: string } }) => file.name)).toEqual([
      'Contrato firmado.pdf',
      'otra.png',
    ]);
  });

  it('[C11] stores the twenty request histories that a page may attach, unchanged', async () => {
    const histories = Array.from({ length: 20 }, (_, index) =>
      fileOf(buildRequestHistory(), `${index}.json`),
    );
    const ticket = await givenTicket(customer, {
      documents: [...histories, fileOf(png, 'captura.png')],
      documentOwnerTypes: [...histories.map(() => 'request-history'), 'screenshot'],
    });
    expect(ticket.requestHistory).toHaveLength(20);
    const answer = await manager.get(ticket.requestHistory[7].viewUrl);
    expect(answer.rawPayload).toEqual(Buffer.from(buildRequestHistory()));
  });

  it('[C11] redacts a request history again, because a program may send it with secrets', async () => {
    const answered = {
      at: '2026-03-14T09:30:00.000Z',
      method: 'POST',
      path: '/v1/payment/bank-accounts?account=ES9121000418450200051332',
      status: 409,
      code: '123456',
      requestId: '01890a5d-ac96-774b-bcce-b302099a8057',
      password: 'Almendro#24',
      token: 'Qm9zcXVlIGRlIGVuY2luYXM',
      body: { account: 'ES9121000418450200051332', recoveryCode: 'K7QD-3MXA' },
    };
    const send = (text: string) =>
      open(customer, {
        documents: [fileOf(text, 'historial.json')],
        documentOwnerTypes: ['request-history'],
      });
    const { requestHistory } = (await send(JSON.stringify([answered]))).json();
    const { at, method, status, requestId } = answered;
    const path = '/v1/payment/bank-accounts?account=…';
    expect((await manager.get(requestHistory[0].viewUrl)).json()).toEqual([
      { at, method, path, status, requestId },
    ]);
    expect((await send('[{')).statusCode).toBe(415);
  });

  it('[B2] is created once when the request is sent twice with the same key', async () => {
    const fields = { title: 'Una sola vez', description: 'Por favor.' };
    const headers = { 'idempotency-key': 'una-sola-vez' };
    const send = () => customer.post(v1.tickets.create.path, { form: formOf(fields), headers });
    const [first, second] = [await send(), await send()];
    expect(second.json()).toEqual(first.json());
    const { total } = (await customer.get('/v1/support/tickets?title=una%20sola')).json();
    expect(total).toBe(1);
  });

  it('is recorded in the audit trail without its description', async () => {
    const { ticketId } = await givenTicket(customer, { description: 'Mi número secreto es el 1234.' });
    const { data } = (await admin.get(`/v1/audit?subjectId=${ticketId}`)).json();
    expect(data).toMatchObject([{ action: 'ticket.open', userId: customer.userId }]);
    expect(JSON.stringify(data)).not.toContain('secreto');
  });
});

describe('permission to open a ticket', () => {
  it('[P7] is refused to visitors', async () => {
    expect((await open(await as(test, 'visitor'))).statusCode).toBe(401);
  });

  it('[P7] is given to customers only for themselves', async () => {
    const other = await newUser(test.services);
    for (const userId of [other.userId, admin.userId, crypto.randomUUID()]) {
      expect((await open(customer, { userId })).json().code).toBe('request.forbidden');
    }
    expect((await givenTicket(customer, { userId: customer.userId })).userId).toBe(customer.userId);
  });

  it('[P6] is given to managers for their customers, and to administrators for everyone', async () => {
    const stranger = await newUser(test.services);
    const ticket = await givenTicket(manager, { userId: customer.userId });
    expect(ticket).toMatchObject({ userId: customer.userId, read: true, responsibleId: manager.userId });
    expect((await customer.get(ticketUrl(ticket.ticketId))).json()).toMatchObject({
      read: false,
      stateChanges: [{ to: 'Open', userId: manager.userId }],
    });
    for (const userId of [stranger.userId, crypto.randomUUID()]) {
      expect((await open(manager, { userId })).json()).toMatchObject({
        status: 400,
        errors: [{ path: 'userId', code: 'choice' }],
      });
    }
    expect((await open(admin, { userId: stranger.userId })).statusCode).toBe(201);
    expect((await open(admin, { userId: crypto.randomUUID() })).statusCode).toBe(400);
  });

  it('[P6] lets staff choose the responsible user; customers can name only their manager', async () => {
    const colleague = await newUser(test.services, { role: 'operator' });
    expect(
      (await givenTicket(admin, { userId: customer.userId, managerId: colleague.userId })).responsibleId,
    ).toBe(colleague.userId);
    expect((await givenTicket(customer, { managerId: manager.userId })).responsibleId).toBe(manager.userId);
    const disabled = await newUser(test.services, { role: 'operator', disabledAt: new Date() });
    const refused = [
      [customer, colleague.userId],
      [customer, crypto.randomUUID()],
      [admin, customer.userId],
      [admin, disabled.userId],
      [admin, crypto.randomUUID()],
    ] as const;
    for (const [caller, managerId] of refused) {
      expect((await open(caller, { managerId })).json()).toMatchObject({
        status: 400,
        errors: [{ path: 'managerId', code: 'choice' }],
      });
    }
  });

  it('is given to staff for themselves', async () => {
    const ticket = await givenTicket(manager);
    expect(ticket).toMatchObject({ userId: manager.userId, responsibleId: null });
    expect((await manager.get(ticketUrl(ticket.ticketId))).statusCode).toBe(200);
  });
});
