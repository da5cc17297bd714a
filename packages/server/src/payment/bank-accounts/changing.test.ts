import { buildIban, buildPdf } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../account/users/table.ts';
import { auditEntries } from '../../audit/table.ts';
import { readMailbox } from '../../integrations/mail/mailbox.ts';
import { as, type Caller } from '../../testing/callers.ts';
import { fileOf, formOf } from '../../testing/forms.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import {
  bankAccountsUrl,
  certificate,
  decide,
  editAccount,
  givenAccount,
  givenTransaction,
} from '../testing.ts';

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

describe('who may change a bank account', () => {
  it('[P7] is its owner or an administrator; to anybody else it looks as if it were missing', async () => {
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

  it('[S8][P7] only an administrator decides on it, and never on their own', async () => {
    expect((await decide(owner, id, 'valid')).statusCode).toBe(403);
    await test.db.update(users).set({ role: 'admin' }).where(eq(users.userId, owner.userId));
    const promoted = await decide(await as(test, { userId: owner.userId }), id, 'valid');
    expect(promoted.json()).toMatchObject({ status: 403, code: 'payment.own_bank_account' });
    await test.db.update(users).set({ role: 'user' }).where(eq(users.userId, owner.userId));
    expect((await read()).state).toBe('pending');
  });
});

describe('deciding', () => {
  it('[S8][E14][C3] makes it valid, pending or an error that says why', async () => {
    expect((await decide(admin, id, 'valid')).json()).toMatchObject({ state: 'valid', errorMessage: null });
    const refused = await decide(admin, id, 'error', 'No se lee el certificado.');
    expect(refused.json()).toMatchObject({ state: 'error', errorMessage: 'No se lee el certificado.' });
    expect((await read()).errorMessage).toBe('No se lee el certificado.');
    expect((await decide(admin, id, 'pending')).json()).toMatchObject({
      state: 'pending',
      errorMessage: null,
    });
  });

  it('[C3] understands `status` as well as `state`, but not both saying different things', async () => {
    expect((await editAccount(admin, id, { status: 'valid' })).json().state).toBe('valid');
    const both = await editAccount(admin, id, { status: 'pending', state: 'valid' });
    expect(both.json().errors).toMatchObject([{ path: 'status', code: 'choice' }]);
    expect((await editAccount(admin, id, { state: 'open' })).statusCode).toBe(400);
    expect((await decide(admin, id, 'error')).json().errors).toMatchObject([{ path: 'errorMessage' }]);
    expect((await decide(admin, id, 'valid', 'No')).json().errors).toMatchObject([{ path: 'errorMessage' }]);
  });

  it('[B8][S8] is told to the owner in their language, unless they want no mails, and only if it is news', async () => {
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
    await until(async () =>
      (await mailsTo('Your bank account is being reviewed')).length ? true : undefined,
    );
    expect(await mailsTo('Your bank account has been validated')).toEqual([]);
  });
});

describe('deciding on what one has looked at', () => {
  it('[S8][C3] is refused where it has changed since', async () => {
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
  it('[S8][E14] has to be accepted anew', async () => {
    await decide(admin, id, 'valid');
    const renumbered = await editAccount(owner, id, { account: buildIban(90_001) });
    expect(renumbered.json()).toMatchObject({ account: buildIban(90_001), state: 'pending' });
    await decide(admin, id, 'error', 'No se lee.');
    const recertified = await editAccount(owner, id, { document: certificate('Otro certificado') });
    expect(recertified.json()).toMatchObject({ state: 'pending', errorMessage: null });
    const view = await owner.get(recertified.json().viewUrl);
    expect(view.rawPayload).toEqual(Buffer.from(buildPdf('Otro certificado')));
  });

  it('[S8] but what says the same does not', async () => {
    await decide(admin, id, 'valid');
    const { account } = await read();
    const spaced = account.replace(/(.{4})/g, '$1 ').trim();
    const same = await editAccount(owner, id, { account: spaced, alias: 'La de siempre' });
    expect(same.json()).toMatchObject({ account, alias: 'La de siempre', state: 'valid' });
  });

  it('[V4][V9] is checked like the first', async () => {
    const wrong = await editAccount(owner, id, { account: 'ES9121000418450200051333' });
    expect(wrong.json().errors).toMatchObject([{ path: 'account', code: 'iban' }]);
    const text = fileOf('solo texto', 'certificado.pdf');
    expect((await editAccount(owner, id, { document: text })).statusCode).toBe(415);
    const { account } = await givenAccount(owner);
    const taken = await editAccount(owner, id, { account });
    expect(taken.json()).toMatchObject({ status: 409, code: 'payment.account_taken' });
  });

  it('[E14] a number that money went by, or is to go by, stays', async () => {
    await givenTransaction(test, owner.userId, id, 'rejected');
    const answer = await editAccount(owner, id, { account: buildIban(90_002) });
    expect(answer.json()).toMatchObject({ status: 409, code: 'payment.bank_account_in_use' });
    expect((await editAccount(owner, id, { alias: 'Otro alias' })).statusCode).toBe(200);
  });

  it('[B5][M5] is noted without the numbers', async () => {
    await editAccount(owner, id, { account: buildIban(7_654_321) });
    const rows = await test.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    const edited = rows.find(({ action }) => action === 'bank-account.edit');
    expect(edited?.after).toEqual({ account: '••••\u00a0••••\u00a04321' });
    expect(JSON.stringify(rows)).not.toContain(buildIban(7_654_321).slice(4, 20));
  });
});

describe('the main account', () => {
  it('[E14][C3] is one: marking another takes its place', async () => {
    const second = await givenAccount(owner);
    expect((await editAccount(owner, second.bankAccountId, { main: 'true' })).json().main).toBe(true);
    expect((await read()).main).toBe(false);
    expect((await read(second.bankAccountId)).main).toBe(true);
  });

  it('[E14] cannot just stop being it', async () => {
    const answer = await editAccount(owner, id, { main: 'false' });
    expect(answer.json().errors).toMatchObject([{ path: 'main', code: 'main_needed' }]);
    expect((await editAccount(owner, id, { main: 'true' })).statusCode).toBe(200);
  });
});
