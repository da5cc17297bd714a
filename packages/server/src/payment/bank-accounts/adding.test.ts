import { fileSizeBytesMax } from '@semilla/contract';
import { buildIban, buildNewBankAccount } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount, bankAccountsUrl, certificate } from '../../../test/bank-accounts.ts';
import { as, type Caller, halfSignedIn } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { auditEntries } from '../../schema/audit-entries.ts';

let test: TestApp;
let admin: Caller;
let manager: Caller;
let user: Caller;
let other: Caller;

beforeAll(async () => {
  test = await buildTestApp();
  [admin, manager] = [await as(test, 'admin'), await as(test, 'operator')];
  user = await as(test, 'user', { managerId: manager.userId, name: 'Lucía', surname: 'Ferrer' });
  other = await as(test, 'user');
});
afterAll(() => test.close());

describe('permission to create a bank account', () => {
  it('[P7][E14] is given to its owner, their manager and administrators', async () => {
    const visitor = await as(test, 'visitor');
    expect((await visitor.post('/v1/payment/bank-accounts', { form: formOf({}) })).statusCode).toBe(401);
    expect((await addAccount(await halfSignedIn(test))).statusCode).toBe(401);
    expect((await addAccount(user)).json()).toMatchObject({ userId: user.userId, userName: 'Lucía Ferrer' });
    for (const caller of [manager, admin]) {
      const answer = await addAccount(caller, { userId: user.userId });
      expect([answer.statusCode, answer.json().userId]).toEqual([201, user.userId]);
    }
  });

  it('[P6][P7] is refused for users out of scope, with the same answer as for unknown users', async () => {
    const stranger = await as(test, 'operator');
    const missing = crypto.randomUUID();
    for (const [caller, userId] of [
      [user, other.userId],
      [user, missing],
      [manager, other.userId],
      [manager, missing],
      [stranger, user.userId],
      [admin, missing],
      [admin, manager.userId],
    ] as const) {
      const answer = await addAccount(caller, { userId });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toMatchObject([{ path: 'userId', code: 'choice' }]);
    }
    expect((await addAccount(manager)).json().errors).toMatchObject([{ path: 'userId', code: 'required' }]);
  });

  it('[P7][S8] includes deciding at once, but only for administrators', async () => {
    for (const caller of [user, manager]) {
      expect((await addAccount(caller, { userId: user.userId, state: 'valid' })).statusCode).toBe(403);
    }
    const valid = await addAccount(admin, { userId: user.userId, state: 'valid' });
    expect(valid.json()).toMatchObject({ state: 'valid', errorMessage: null });
  });
});

describe('a new bank account', () => {
  it('[E14][C3] is pending, and the first one is the main account', async () => {
    const owner = await as(test, 'user');
    const { alias } = buildNewBankAccount();
    const first = await addAccount(owner, { alias: ` ${alias} `, account: 'es91 2100 0418 4502 0005 1332' });
    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({
      alias,
      account: 'ES9121000418450200051332',
      main: true,
      state: 'pending',
      errorMessage: null,
      file: { name: 'certificado.pdf', type: 'application/pdf' },
      viewUrl: `${bankAccountsUrl}/view/${first.json().bankAccountId}`,
    });
    const second = await addAccount(owner);
    expect(second.json().main).toBe(false);
    const third = await addAccount(owner, { main: 'true' });
    expect(third.json().main).toBe(true);
    const { data } = (await owner.get(`${bankAccountsUrl}?main=true`)).json();
    expect(data.map(({ bankAccountId }: { bankAccountId: string }) => bankAccountId)).toEqual([
      third.json().bankAccountId,
    ]);
  });

  it.each(['alias', 'account', 'document'])('[V1][V9] requires %s', async (missing) => {
    const fields = { ...buildNewBankAccount(), document: certificate() };
    delete (fields as Record<string, unknown>)[missing];
    const answer = await other.post(bankAccountsUrl, {
      form: formOf(fields),
      headers: { 'accept-language': 'es' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ path: missing, code: 'required', message: 'Requerido.' }]);
  });

  it.each([
    ['ES9121000418450200051333'],
    ['ES912100041845020005133'],
    ['9121000418450200051332'],
    ['ZZ9121000418450200051332'],
    ['no es un IBAN'],
    ['ES91'.repeat(30)],
  ])('[V4] refuses the number %j', async (account) => {
    const answer = await addAccount(other, { account });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ path: 'account', code: 'iban' }]);
    expect(answer.json().errors[0].message).toBe('El IBAN no es válido.');
  });

  it('[V8][V9] requires a certificate that is a picture or PDF below 5 MB', async () => {
    const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex');
    expect((await addAccount(other, { document: fileOf(png, 'foto.pdf') })).json().file.type).toBe(
      'image/png',
    );
    const page = fileOf('<!doctype html><script>alert(1)</script>', 'certificado.pdf');
    expect((await addAccount(other, { document: page })).json()).toMatchObject({
      status: 415,
      code: 'file.type_not_allowed',
      errors: [{ path: 'document' }],
    });
    const large = fileOf(Buffer.alloc(fileSizeBytesMax, '%PDF-1.4 '), 'certificado.pdf');
    expect((await addAccount(other, { document: large })).statusCode).toBe(413);
    expect((await other.post(bankAccountsUrl, { body: buildNewBankAccount() })).statusCode).toBe(415);
  });

  it('[E14] is refused twice for one user, but another user may add the same number', async () => {
    const account = buildIban(777);
    expect((await addAccount(user, { account })).statusCode).toBe(201);
    const again = await addAccount(user, { account: account.toLowerCase() });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'payment.account_taken', errors: [{ path: 'account' }] });
    expect((await addAccount(other, { account })).statusCode).toBe(201);
  });

  it('[S8] requires an error message with state `error`, and refuses one otherwise', async () => {
    const userId = user.userId;
    expect((await addAccount(admin, { userId, state: 'error' })).json().errors).toMatchObject([
      { path: 'errorMessage', code: 'required' },
    ]);
    expect((await addAccount(admin, { userId, errorMessage: 'No' })).json().errors).toMatchObject([
      { path: 'errorMessage', code: 'only_with_error' },
    ]);
    const created = await addAccount(admin, { userId, state: 'error', errorMessage: 'No se lee.' });
    expect(created.json()).toMatchObject({ state: 'error', errorMessage: 'No se lee.' });
  });

  it('[B5][M5] is recorded in the audit trail with its number masked', async () => {
    const created = (await addAccount(user, { account: buildIban(4_321) })).json();
    const rows = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, created.bankAccountId))
      .orderBy(auditEntries.auditEntryId);
    expect(rows).toMatchObject([
      { action: 'bank-account.create', userId: user.userId, after: { account: '••••\u00a0••••\u00a04321' } },
    ]);
    expect(JSON.stringify(rows)).not.toContain(created.account.slice(0, -4));
  });

  it('[B2] is created once when the request is repeated with the same key', async () => {
    const owner = await as(test, 'user');
    const headers = { 'idempotency-key': 'una-sola-cuenta' };
    const fields = { ...buildNewBankAccount(), document: certificate() };
    const first = await owner.post(bankAccountsUrl, { form: formOf(fields), headers });
    const again = await owner.post(bankAccountsUrl, { form: formOf(fields), headers });
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect((await owner.get(bankAccountsUrl)).json().total).toBe(1);
  });
});
