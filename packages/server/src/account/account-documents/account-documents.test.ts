import { addressOf } from '@semilla/client';
import { fileSizeBytesMax, v1 } from '@semilla/contract';
import { buildPdf } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { mailAbout, addressOf as mailAddressOf, mailsTo } from '../../../test/mails.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { documents } from '../../schema/documents.ts';
import { sessions } from '../../schema/sessions.ts';

const { path } = v1.accountDocuments.find;
const urlOf = (accountDocumentId: string) =>
  addressOf(v1.accountDocuments.findUrl, { params: { accountDocumentId } });
let test: TestApp;
let admin: Caller;
let manager: Caller;
let other: Caller;
let customer: Caller;
let stranger: Caller;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  other = await as(test, 'operator');
  customer = await as(test, 'user', { managerId: manager.userId });
  stranger = await as(test, 'user', { managerId: other.userId });
});
afterAll(() => test.close());

const add = (caller: Caller, given: object = {}) =>
  caller.post(path, {
    form: formOf({
      accountId: customer.userId,
      file: fileOf(buildPdf('Contrato de mandato'), 'Contrato de mandato.pdf'),
      ...given,
    }),
  });
const same = (...answers: { json(): object }[]) => {
  const [first, ...rest] = answers.map((answer) => ({ ...answer.json(), requestId: '' }));
  for (const body of rest) expect(body).toEqual(first);
};

describe('creating documents', () => {
  it('[P6][P7][C1] is allowed to staff for their customers, and to customers for themselves', async () => {
    expect((await add(await as(test, 'visitor'))).statusCode).toBe(401);
    expect((await add(manager)).statusCode).toBe(201);
    expect((await add(admin)).statusCode).toBe(201);
    expect((await add(customer)).statusCode).toBe(201);
    for (const caller of [other, stranger]) {
      const foreign = await add(caller);
      const missing = await add(caller, { accountId: crypto.randomUUID() });
      expect([foreign.statusCode, missing.statusCode]).toEqual([404, 404]);
      same(foreign, missing);
    }
  });
});

describe('a document', () => {
  it('[E18][C1] is stored with its account and its owner', async () => {
    const answer = await add(manager, { ownerId: customer.userId, visible: false });
    expect(answer.json()).toEqual({
      accountDocumentId: expect.any(String),
      accountId: customer.userId,
      ownerId: customer.userId,
      visible: false,
      file: {
        name: 'Contrato de mandato.pdf',
        type: 'application/pdf',
        sizeBytes: buildPdf('Contrato de mandato').byteLength,
      },
      viewUrl: expect.stringMatching(/^\/v1\/documents\/view\//),
      createdAt: expect.any(String),
      version: 1,
    });
    expect((await add(manager)).json()).toMatchObject({ ownerId: manager.userId, visible: true });
    expect((await add(customer)).json()).toMatchObject({ ownerId: customer.userId, visible: true });
    expect((await add(manager, { ownerId: admin.userId })).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'ownerId', code: 'choice' }],
    });
    expect((await add(customer, { visible: false })).statusCode).toBe(403);
  });

  it('[E18][P6][P7] is shown to its customer if it is visible, to the manager and to administrators', async () => {
    const shown = (await add(manager)).json();
    const hidden = (await add(manager, { visible: false })).json();
    const missing = crypto.randomUUID();
    const visitor = await as(test, 'visitor');
    for (const [caller, seesShown, seesHidden] of [
      [admin, true, true],
      [manager, true, true],
      [customer, true, false],
      [other, false, false],
      [stranger, false, false],
    ] as const) {
      for (const [document, isSeen] of [
        [shown, seesShown],
        [hidden, seesHidden],
      ] as const) {
        const status = isSeen ? 200 : 404;
        expect((await caller.get(document.viewUrl)).statusCode).toBe(status);
        const address = await caller.get(urlOf(document.accountDocumentId));
        expect(address.statusCode).toBe(status);
        if (!isSeen) same(address, await caller.get(urlOf(missing)));
      }
    }
    expect((await visitor.get(shown.viewUrl)).statusCode).toBe(404);
    expect((await visitor.get(urlOf(shown.accountDocumentId))).statusCode).toBe(401);
    const view = await customer.get(shown.viewUrl);
    expect(view.rawPayload).toEqual(Buffer.from(buildPdf('Contrato de mandato')));
    expect(view.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
    });
  });

  it('[P7] is opened by staff only with a fresh factor, and by its customer without one', async () => {
    const { accountDocumentId, viewUrl } = (await add(manager)).json();
    await test.db.update(sessions).set({ codeAt: null });
    for (const url of [viewUrl, urlOf(accountDocumentId)]) {
      for (const caller of [admin, manager])
        expect((await caller.get(url)).json()).toMatchObject({ code: 'auth.fresh_factor_required' });
      expect((await customer.get(url)).statusCode).toBe(200);
      expect((await stranger.get(url)).statusCode).toBe(404);
    }
    await test.db.update(sessions).set({ codeAt: test.clock.now });
    expect((await manager.get(viewUrl)).statusCode).toBe(200);
  });

  it('[C1] has a temporary URL that works for five minutes without signing in', async () => {
    const { accountDocumentId } = (await add(admin)).json();
    const { url, expiresAt } = (await customer.get(urlOf(accountDocumentId))).json();
    const visitor = await as(test, 'visitor');
    expect(Date.parse(expiresAt) - test.clock.now.getTime()).toBeLessThanOrEqual(300_000);
    expect((await visitor.get(new URL(url).pathname)).statusCode).toBe(200);
    test.clock.advance(301);
    expect((await visitor.get(new URL(url).pathname)).statusCode).toBe(404);
  });

  describe('that staff uploaded', () => {
    const edit = (caller: Caller, accountDocumentId: string, body: object) =>
      caller.patch(addressOf(v1.accountDocuments.edit, { params: { accountDocumentId } }), { body });
    const newsOf = async ({ userId }: Caller) =>
      (await mailsTo(test, await mailAddressOf(test, userId))).filter(({ text }) =>
        text.includes('Contrato de mandato.pdf'),
      ).length;

    it('[A26][E18] is hidden and shown again, and its customer gets a mail only when it is shown', async () => {
      const { accountDocumentId, version } = (await add(manager)).json();
      const before = await newsOf(customer);
      const hidden = await edit(manager, accountDocumentId, { visible: false, version });
      expect(hidden.json()).toMatchObject({ visible: false, version: version + 1 });
      expect((await customer.get(urlOf(accountDocumentId))).statusCode).toBe(404);
      expect(await newsOf(customer)).toBe(before);
      const shown = await edit(admin, accountDocumentId, { visible: true, version: version + 1 });
      expect(shown.json()).toMatchObject({ visible: true });
      expect((await customer.get(urlOf(accountDocumentId))).statusCode).toBe(200);
      expect(await newsOf(customer)).toBe(before + 1);
      const { data } = (await admin.get(`/v1/audit?subjectId=${accountDocumentId}`)).json();
      expect(data[0]).toMatchObject({
        action: 'account-document.edit',
        before: { visible: false },
        after: { visible: true },
      });
    });

    it('[A26][E18] is not changed after a colleague changed it', async () => {
      const { accountDocumentId, version } = (await add(manager)).json();
      await edit(admin, accountDocumentId, { visible: false, version });
      expect((await edit(manager, accountDocumentId, { visible: false, version })).json()).toMatchObject({
        code: 'request.edited_meanwhile',
        current: { visible: false },
      });
    });

    it('[P6][P7] is changed only by its customer’s manager and administrators', async () => {
      const { accountDocumentId } = (await add(manager)).json();
      expect((await edit(other, accountDocumentId, { visible: false })).statusCode).toBe(404);
      for (const caller of [customer, stranger])
        expect((await edit(caller, accountDocumentId, { visible: false })).statusCode).toBe(403);
    });
  });

  it('[E18] stays visible to the customer who uploaded it', async () => {
    const { accountDocumentId } = (await add(customer)).json();
    const address = addressOf(v1.accountDocuments.edit, { params: { accountDocumentId } });
    expect((await manager.patch(address, { body: { visible: false } })).json()).toMatchObject({
      status: 409,
      code: 'account.document_of_customer',
    });
    expect((await customer.get(urlOf(accountDocumentId))).statusCode).toBe(200);
  });

  it('[C1][E18] is deleted with its file by staff, and by the customer who uploaded it', async () => {
    const ownUpload = (await add(customer)).json();
    const staffUpload = (await add(manager, { ownerId: customer.userId })).json();
    const remove = (caller: Caller, { accountDocumentId }: { accountDocumentId: string }) =>
      caller.delete(addressOf(v1.accountDocuments.delete, { params: { accountDocumentId } }));
    expect((await remove(await as(test, 'visitor'), ownUpload)).statusCode).toBe(401);
    expect((await remove(customer, staffUpload)).statusCode).toBe(403);
    for (const caller of [other, stranger]) {
      same(await remove(caller, ownUpload), await remove(caller, { accountDocumentId: crypto.randomUUID() }));
    }
    const stored = eq(documents.documentId, ownUpload.viewUrl.split('/').at(-1));
    const [document] = await test.db.select().from(documents).where(stored);
    expect((await remove(customer, ownUpload)).statusCode).toBe(204);
    expect(await test.db.select().from(documents).where(stored)).toEqual([]);
    expect(await test.services.files.get(document?.storageKey as string)).toBeUndefined();
    expect((await remove(customer, ownUpload)).statusCode).toBe(404);
    expect((await remove(manager, staffUpload)).statusCode).toBe(204);
    const { data } = (await admin.get(`/v1/audit?subjectId=${staffUpload.accountDocumentId}`)).json();
    expect(data.map(({ action }: { action: string }) => action)).toEqual([
      'account-document.delete',
      'account-document.create',
    ]);
  });
});

describe('the list of documents', () => {
  it('[E18][C1][C10] is filtered by account and limited to what the caller may see', async () => {
    const accountId = (await as(test, 'user', { managerId: manager.userId })).userId;
    const owner = await as(test, { userId: accountId });
    const visible = (await add(manager, { accountId })).json();
    const hidden = (await add(admin, { accountId, visible: false })).json();
    const list = async (caller: Caller, query = `accountId=${accountId}`) =>
      (await caller.get(`${path}?${query}`)).json();
    for (const caller of [admin, manager]) {
      expect(await list(caller)).toEqual({ data: [hidden, visible], total: 2 });
    }
    expect(await list(owner)).toEqual({ data: [visible], total: 1 });
    expect(await list(owner, '')).toEqual({ data: [visible], total: 1 });
    expect(await list(other)).toEqual({ data: [], total: 0 });
    expect(await list(stranger)).toEqual({ data: [], total: 0 });
    expect(await list(admin, `accountId=${accountId}&take=1&skip=1`)).toEqual({ data: [visible], total: 2 });
    expect(await list(admin, `accountId=${accountId}&visible=false`)).toEqual({ data: [hidden], total: 1 });
    expect(await list(owner, 'visible=false')).toEqual({ data: [], total: 0 });
    expect((await admin.get(`${path}?accountId=x`)).statusCode).toBe(400);
    const table = await owner.get(`${path}/export`);
    expect(table.body.trim().split('\r\n')).toHaveLength(2);
    expect(table.body).toContain('Contrato de mandato.pdf');
  });
});

describe('files', () => {
  it.each([
    [
      'a picture',
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
      415,
    ],
    ['an HTML page named PDF', Buffer.from('<html><script>alert(1)</script></html>'), 415],
    ['a text', Buffer.from('hola'), 415],
    ['5 MB', Buffer.concat([buildPdf(), Buffer.alloc(fileSizeBytesMax - buildPdf().byteLength)]), 413],
    ['an empty file', Buffer.alloc(0), 400],
  ])(
    '[V8][V10] must be PDF below 5 MB, whatever the file name: refuses %s',
    async (_title, bytes, status) => {
      const answer = await add(manager, { file: fileOf(bytes, 'contrato.pdf') });
      expect(answer.statusCode).toBe(status);
      expect(answer.json().errors?.[0].path ?? 'file').toBe('file');
    },
  );

  it('[V10] are recognised by their bytes, not their names', async () => {
    const answer = await add(manager, { file: fileOf(buildPdf(), 'contrato.png') });
    expect(answer.json().file.type).toBe('application/pdf');
  });

  it.each([
    ['accountId', { accountId: 'x' }],
    ['visible', { visible: 'yes' }],
    ['file', { file: undefined }],
    ['purpose', { purpose: 'x' }],
  ])('[V1] are refused without a valid %s', async (field, given) => {
    const answer = await add(manager, given);
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ path: field }] });
  });
});

it('[B8][C1] customers get a mail about visible documents uploaded by staff only', async () => {
  const email = 'lectora@example.com';
  const reader = await as(test, 'user', { email, language: 'en', managerId: manager.userId });
  const accountId = reader.userId;
  const file = (name: string) => fileOf(buildPdf(name), name);
  await add(reader, { accountId, file: file('Mine.pdf') });
  await add(manager, { accountId, visible: 'false', file: file('Hidden.pdf') });
  await add(manager, { accountId, file: file('Shown.pdf') });
  const { text } = await mailAbout(test, email, 'There is a new document in your profile');
  expect(text).toContain('Document: Shown.pdf');
  expect(text).toContain('/user/profile?tab=documents');
  expect(await mailsTo(test, email)).toHaveLength(1);
});
