import { buildIban, buildPdf } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bankAccountsUrl,
  certificate,
  decide,
  editAccount,
  givenAccount,
  givenTransaction,
} from '../../../test/bank-accounts.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { readMailbox } from '../../kit/mail/mailbox.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { users } from '../../schema/users.ts';

let test: TestApp;
let admin: Caller;
let owner: Caller;
let id: string;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
});
beforeEach(async () => {
  owner = await as(test, 'user', { language: 'en', name: 'Grace' });
  id = (await givenAccount(owner)).bankAccountId;
});
afterAll(() => test.close());

const read = async (bankAccountId = id) => (await owner.get(`${bankAccountsUrl}/${bankAccountId}`)).json();
const mailsTo = async (subject: string) => {
  const { config } = test.services;
  const folder = config.mail.kind === 'mailbox' ? config.mail.folder : '';
  const { email } = (await test.db.select().from(users).where(eq(users.userId, owner.userId)))[0] as {
    email: string;
  };
  return (await readMailbox(folder)).filter((mail) => mail.to === email && mail.subject === subject);
};

describe('permission to edit a bank account', () => {
  it('[P7] is given to its owner and administrators; other users get 404', async () => {
    const manager = await as(test, 'operator');
    const visitor = await as(test, 'visitor');
    const form = formOf({ alias: 'X' });
    expect((await visitor.patch(`/v1/payment/bank-accounts/${id}`, { form })).statusCode).toBe(401);
    expect((await editAccount(manager, id, { alias: 'X' })).statusCode).toBe(403);
    const other = await as(test, 'user');
    expect((await editAccount(other, id, { alias: 'X' })).statusCode).toBe(404);
    expect((await editAccount(other, crypto.randomUUID(), { alias: 'X' })).statusCode).toBe(404);
    expect((await editAccount(owner, id, { alias: 'Mía' })).json().alias).toBe('Mía');
    expect((await editAccount(admin, id, { alias: 'Suya' })).json().alias).toBe('Suya');
  });

  it('[S8][P7] includes deciding only for administrators, and never on their own account', async () => {
    expect((await decide(owner, id, 'valid')).statusCode).toBe(403);
    await test.db.update(users).set({ role: 'admin' }).where(eq(users.userId, owner.userId));
    const promoted = await decide(await as(test, { userId: owner.userId }), id, 'valid');
    expect(promoted.json()).toMatchObject({ status: 403, code: 'payment.own_bank_account' });
    await test.db.update(users).set({ role: 'user' }).where(eq(users.userId, owner.userId));
    expect((await read()).state).toBe('pending');
  });
});

describe('deciding', () => {
  it('[S8][E14][C3] sets valid, pending, or error with a message', async () => {
    expect((await decide(admin, id, 'valid')).json()).toMatchObject({ state: 'valid', errorMessage: null });
    const refused = await decide(admin, id, 'error', 'No se lee el certificado.');
    expect(refused.json()).toMatchObject({ state: 'error', errorMessage: 'No se lee el certificado.' });
    expect((await read()).errorMessage).toBe('No se lee el certificado.');
    expect((await decide(admin, id, 'pending')).json()).toMatchObject({
      state: 'pending',
      errorMessage: null,
    });
  });

  it('[C3][S8] takes JSON too, where flags need no quotes', async () => {
    const body = { state: 'valid', main: true };
    const answer = await admin.patch(`${bankAccountsUrl}/${id}`, { body });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, body]);
  });

  it('[C3] accepts `status` as well as `state`, but refuses both if they differ', async () => {
    expect((await editAccount(admin, id, { status: 'valid' })).json().state).toBe('valid');
    const both = await editAccount(admin, id, { status: 'pending', state: 'valid' });
    expect(both.json().errors).toMatchObject([{ path: 'status', code: 'choice' }]);
    expect((await editAccount(admin, id, { state: 'open' })).statusCode).toBe(400);
    expect((await decide(admin, id, 'error')).json().errors).toMatchObject([{ path: 'errorMessage' }]);
    expect((await decide(admin, id, 'valid', 'No')).json().errors).toMatchObject([{ path: 'errorMessage' }]);
  });

  it('[B8][S8] mails the owner in their language, but only if they want mails and the decision is new', async () => {
    await editAccount(owner, id, { alias: 'Savings <b>' });
    await decide(admin, id, 'error', 'The name does not match.');
    await decide(admin, id, 'error', 'The name does not match.');
    const mails = await until(async () => {
      const found = await mailsTo('Your bank account needs a correction');
      return found.length ? found : undefined;
    });
    expect(mails).toHaveLength(1);
    const text = mails[0]?.text as string;
    expect(text).toContain('Hello Grace,');
    expect(text).toContain('The name does not match.');
    expect(text).toContain('/user/profile?tab=bank-accounts');
    expect(text).toMatch(/“Savings <b>” \(••••\u00a0••••\u00a0\d{4}\)/);
    expect(mails[0]?.html).not.toContain('<b>');
    await test.db.update(users).set({ notifyGeneralEmail: false }).where(eq(users.userId, owner.userId));
    await decide(admin, id, 'valid');
    await test.db.update(users).set({ notifyGeneralEmail: true }).where(eq(users.userId, owner.userId));
    await decide(admin, id, 'pending');
    await until(async () => ((await mailsTo('Your bank account is under review')).length ? true : undefined));
    expect(await mailsTo('Your bank account has been validated')).toEqual([]);
  });
});

describe('deciding with the `updatedAt` of the version seen', () => {
  it('[S8][C3] is refused if the account has changed since', async () => {
    const { updatedAt } = await read();
    test.clock.advance(1);
    await editAccount(owner, id, { document: certificate('Otro certificado') });
    const late = await editAccount(admin, id, { state: 'valid', updatedAt });
    expect(late.json()).toMatchObject({ status: 409, code: 'request.conflict' });
    const fresh = await editAccount(admin, id, { state: 'valid', updatedAt: (await read()).updatedAt });
    expect(fresh.json().state).toBe('valid');
  });
});

describe('another number or certificate', () => {
  it('[S8][E14] makes the account pending again', async () => {
    await decide(admin, id, 'valid');
    const renumbered = await editAccount(owner, id, { account: buildIban(90_001) });
    expect(renumbered.json()).toMatchObject({ account: buildIban(90_001), state: 'pending' });
    await decide(admin, id, 'error', 'No se lee.');
    const recertified = await editAccount(owner, id, { document: certificate('Otro certificado') });
    expect(recertified.json()).toMatchObject({ state: 'pending', errorMessage: null });
    const view = await owner.get(recertified.json().viewUrl);
    expect(view.rawPayload).toEqual(Buffer.from(buildPdf('Otro certificado')));
  });

  it('[S8] keeps the state if the number is the same with spaces', async () => {
    await decide(admin, id, 'valid');
    const { account } = await read();
    const spaced = account.replace(/(.{4})/g, '$1 ').trim();
    const same = await editAccount(owner, id, { account: spaced, alias: 'La de siempre' });
    expect(same.json()).toMatchObject({ account, alias: 'La de siempre', state: 'valid' });
  });

  it('[V4][V9] is validated like the first one', async () => {
    const wrong = await editAccount(owner, id, { account: 'ES9121000418450200051333' });
    expect(wrong.json().errors).toMatchObject([{ path: 'account', code: 'iban' }]);
    const text = fileOf('solo texto', 'certificado.pdf');
    expect((await editAccount(owner, id, { document: text })).statusCode).toBe(415);
    const { account } = await givenAccount(owner);
    const taken = await editAccount(owner, id, { account });
    expect(taken.json()).toMatchObject({ status: 409, code: 'payment.account_taken' });
  });

  it('[E14] is refused if a transaction uses the account', async () => {
    await givenTransaction(test, owner.userId, id, 'rejected');
    const answer = await editAccount(owner, id, { account: buildIban(90_002) });
    expect(answer.json()).toMatchObject({ status: 409, code: 'payment.bank_account_in_use' });
    expect((await editAccount(owner, id, { alias: 'Otro alias' })).statusCode).toBe(200);
  });

  it('[B5][M5] is recorded in the audit trail with the number masked', async () => {
    await editAccount(owner, id, { account: buildIban(7_654_321) });
    const rows = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, id))
      .orderBy(auditEntries.auditEntryId);
    const edited = rows.find(({ action }) => action === 'bank-account.edit');
    expect(edited?.after).toEqual({ account: '••••\u00a0••••\u00a04321' });
    expect(JSON.stringify(rows)).not.toContain(buildIban(7_654_321).slice(4, 20));
  });
});

describe('the main account', () => {
  it('[E14][C3] is replaced by marking another account', async () => {
    const second = await givenAccount(owner);
    expect((await editAccount(owner, second.bankAccountId, { main: 'true' })).json().main).toBe(true);
    expect((await read()).main).toBe(false);
    expect((await read(second.bankAccountId)).main).toBe(true);
  });

  it('[E14] cannot be unmarked without marking another', async () => {
    const answer = await editAccount(owner, id, { main: 'false' });
    expect(answer.json().errors).toMatchObject([{ path: 'main', code: 'main_needed' }]);
    expect((await editAccount(owner, id, { main: 'true' })).statusCode).toBe(200);
  });
});
