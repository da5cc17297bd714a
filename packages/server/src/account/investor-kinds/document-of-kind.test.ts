import { addressOf } from '@semilla/client';
import { investorKindTextsVersion, v1 } from '@semilla/contract';
import { buildPdf } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { investorKinds } from '../../schema/investor-kinds.ts';
import { sessions } from '../../schema/sessions.ts';
import { users } from '../../schema/users.ts';

const { path } = v1.investorKinds.create;
const documents = v1.accountDocuments;
const attested = {
  textsVersion: investorKindTextsVersion,
  attestsCriteria: true,
  attestsAwareness: true,
  attestsTruth: true,
};
const accounts = buildPdf('Cuentas de 2025');

let test: TestApp;
let admin: Caller;
let manager: Caller;
let other: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-02T10:00:00Z') });
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  other = await as(test, 'operator');
});
afterAll(() => test.close());

async function company(): Promise<Caller> {
  const caller = await as(test, 'user', { managerId: manager.userId });
  await test.db
    .update(users)
    .set({ kind: 'company', surname: null, legalRepresentativeName: 'Marta Gil Roca' })
    .where(eq(users.userId, caller.userId));
  return caller;
}

const send = (caller: Caller, given: object = {}) =>
  caller.post(path, {
    form: formOf({
      kind: 'professional',
      professionalCategory: 'large',
      document: fileOf(accounts, 'cuentas.pdf'),
      ...attested,
      ...given,
    }),
  });
const urlOf = (accountDocumentId: string) => addressOf(documents.findUrl, { params: { accountDocumentId } });
const remove = (caller: Caller, accountDocumentId: string) =>
  caller.delete(addressOf(documents.delete, { params: { accountDocumentId } }));
const decide = (id: string, body: object) => admin.patch(`${path}/${id}`, { body });

describe('the document of a request', () => {
  it('[L1][L3][P6] is an account document, which the manager and administrators open with a fresh factor', async () => {
    const caller = await company();
    const { accountDocumentId } = (await send(caller)).json();
    const { data } = (await caller.get(documents.find.path)).json();
    expect(data).toMatchObject([
      { accountDocumentId, ownerId: caller.userId, visible: true, file: { name: 'cuentas.pdf' } },
    ]);
    for (const reader of [admin, manager, caller]) {
      expect((await reader.get(urlOf(accountDocumentId))).statusCode).toBe(200);
      expect((await reader.get(data[0].viewUrl)).rawPayload).toEqual(Buffer.from(accounts));
    }
    for (const stranger of [other, await company()])
      expect((await stranger.get(urlOf(accountDocumentId))).statusCode).toBe(404);
    await test.db.update(sessions).set({ codeAt: null });
    for (const reader of [admin, manager])
      expect((await reader.get(urlOf(accountDocumentId))).json().code).toBe('auth.fresh_factor_required');
    await test.db.update(sessions).set({ codeAt: test.clock.now });
  });

  it.each([
    ['an HTML page named PDF', Buffer.from('<html><script>alert(1)</script></html>'), 415],
    ['an empty file', Buffer.alloc(0), 400],
  ])(
    '[V8][V10][L3] must be a PDF: %s is refused together with the request',
    async (_title, bytes, status) => {
      const caller = await company();
      const refused = await send(caller, { document: fileOf(bytes, 'cuentas.pdf') });
      expect(refused.statusCode).toBe(status);
      expect((await caller.get(path)).json().total).toBe(0);
    },
  );

  it('[L3] may come with a request to be sophisticated, whose figures arrive as form texts', async () => {
    const caller = await as(test, 'user');
    const stated = {
      kind: 'sophisticated',
      professionalCategory: '',
      income: '60000.00',
      executiveMonths: 12,
    };
    expect((await send(caller, { ...stated, trades: '' })).json()).toMatchObject({
      kind: 'sophisticated',
      income: '60000.00',
      executiveMonths: 12,
      trades: null,
      file: { name: 'cuentas.pdf' },
    });
    const odd = await send(caller, { ...stated, trades: 'muchas' });
    expect(odd.json().errors).toMatchObject([{ path: 'trades', code: 'integer' }]);
  });

  it('[L3] is not stored if the request is refused', async () => {
    const caller = await company();
    await send(caller);
    expect((await send(caller)).json().code).toBe('account.investor_kind_pending');
    expect((await caller.get(documents.find.path)).json().total).toBe(1);
  });

  it('[L1][L37] cannot be deleted while it is proof of a kind, but can once the request is refused', async () => {
    const caller = await company();
    const first = (await send(caller)).json();
    for (const remover of [caller, manager, admin])
      expect((await remove(remover, first.accountDocumentId)).json()).toMatchObject({
        status: 409,
        code: 'account.document_is_proof',
      });
    await decide(first.investorKindId, { state: 'refused', reason: 'Falta una página.' });
    expect((await remove(caller, first.accountDocumentId)).statusCode).toBe(204);
    const refused = (await caller.get(`${path}/${first.investorKindId}`)).json();
    expect(refused).toMatchObject({ state: 'refused', accountDocumentId: null, file: null });

    const second = (await send(caller)).json();
    await decide(second.investorKindId, { state: 'active', reason: 'Cuentas auditadas.' });
    await decide(second.investorKindId, { state: 'ended', reason: 'Ya no cumple.' });
    expect((await remove(caller, second.accountDocumentId)).json().code).toBe('account.document_is_proof');
  });

  it('[L1][L37] appears in the audit trail and the list of requests, and is deleted with the account', async () => {
    const caller = await company();
    const { accountDocumentId, investorKindId } = (await send(caller)).json();
    const { data } = (await admin.get(`/v1/audit?subjectId=${accountDocumentId}`)).json();
    expect(data).toMatchObject([
      { action: 'account-document.create', after: { file: { name: 'cuentas.pdf' } } },
    ]);
    const [line] = (await admin.get(`/v1/audit?subjectId=${investorKindId}`)).json().data;
    expect(line.after).toMatchObject({ accountDocumentId });
    expect((await caller.get(`${path}/export`)).body).toContain('cuentas.pdf');

    expect((await admin.delete(`/v1/account/users/${caller.userId}`)).statusCode).toBe(204);
    const ofUser = eq(investorKinds.userId, caller.userId);
    expect(await test.db.select().from(investorKinds).where(ofUser)).toEqual([]);
    const { data: left } = (await admin.get(`${documents.find.path}?accountId=${caller.userId}`)).json();
    expect(left).toEqual([]);
  });
});
