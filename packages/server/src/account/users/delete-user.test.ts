import { buildPdf } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  givenBankAccount,
  givenMedia,
  givenTransaction,
  givenVerification,
} from '../../../test/account-records.ts';
import { Browser } from '../../../test/browser.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { mailTo } from '../../../test/mails.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser, testPassword } from '../../../test/users.ts';
import { jsonWithoutIds } from '../../../test/without-ids.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import { documents } from '../../schema/documents.ts';
import { sessions } from '../../schema/sessions.ts';
import { totps } from '../../schema/totps.ts';
import { users } from '../../schema/users.ts';
import { verifications } from '../../schema/verifications.ts';
import { wallets } from '../../schema/wallets.ts';

const me = '/v1/account/users/me';
let test: TestApp;
let admin: Caller;
let manager: Caller;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
});
afterAll(() => test.close());

const pathOf = (userId: string) => `/v1/account/users/${userId}`;
const remove = (caller: Caller, userId: string) => caller.delete(pathOf(userId));
const close = (caller: Caller, password = testPassword) => caller.delete(me, { body: { password } });

const personal = {
  name: 'Lucía',
  surname: 'Ferrer Soler',
  phone: '+34 600 123 456',
  gender: 'Female',
  nationality: 'PT',
  birthdayAt: '1988-05-21',
  identificationDocumentType: 'PASSPORT',
  identificationDocumentNumber: 'P-ERASED',
};

/** A customer with every kind of personal data. */
async function wellKnown() {
  const { userId, email } = await newUser(test.services, { managerId: manager.userId });
  await admin.patch(pathOf(userId), { body: personal });
  const session = await as(test, { userId });
  const paper = { accountId: userId, file: fileOf(buildPdf(), 'contrato.pdf') };
  const created = await admin.post('/v1/account/account-documents', { form: formOf(paper) });
  const verificationId = await givenVerification(
    test,
    userId,
    { status: 'Approved', decision: 'Approved', reason: 'Lucía Ferrer', decisionData: { person: 'Lucía' } },
    { type: 'PASSPORT', number: 'P-ERASED' },
  );
  const mediaId = await givenMedia(test, verificationId, buildPdf());
  await givenBankAccount(test, userId);
  return { userId, email, session, viewUrl: created.json().viewUrl as string, mediaId, verificationId };
}

describe('permission to delete a user', () => {
  it('[P7][C1] is given only to administrators, and never for their own account', async () => {
    const { userId } = await newUser(test.services, { managerId: manager.userId });
    expect((await remove(await as(test, 'visitor'), userId)).statusCode).toBe(401);
    expect((await remove(await as(test, { userId }), userId)).statusCode).toBe(403);
    expect((await remove(manager, userId)).statusCode).toBe(403);
    expect((await remove(admin, 'lucia')).statusCode).toBe(400);
    expect((await remove(admin, crypto.randomUUID())).statusCode).toBe(404);
    expect((await remove(admin, admin.userId)).json()).toMatchObject({
      status: 403,
      code: 'account.own_account',
    });
    expect((await admin.get(pathOf(userId))).statusCode).toBe(200);
  });
});

describe('staff', () => {
  it.each(['operator', 'admin'] as const)(
    '[P7][C1] are deleted only once two people took their role: %s',
    async (role) => {
      const { userId } = await newUser(test.services, { role });
      const refused = await admin.delete(pathOf(userId), { alone: true });
      expect(refused.json()).toMatchObject({ status: 409, code: 'account.still_staff' });
      const [row] = await test.db.select().from(users).where(eq(users.userId, userId));
      expect(row).toMatchObject({ role, deletedAt: null, disabledAt: null });
      expect((await admin.patch(pathOf(userId), { body: { role: 'user' } })).statusCode).toBe(200);
      expect((await remove(admin, userId)).statusCode).toBe(204);
    },
  );
});

describe('a deletion', () => {
  it('[C1][P9] erases personal data everywhere, and keeps the row without a name', async () => {
    const { userId, email, session, viewUrl, mediaId, verificationId } = await wellKnown();
    const keys = (await test.db.select().from(documents)).map(({ storageKey }) => storageKey);
    expect((await remove(admin, userId)).statusCode).toBe(204);

    const [row] = await test.db.select().from(users).where(eq(users.userId, userId));
    expect(row).toMatchObject({ name: `#${userId.slice(-8)}`, passwordHash: '', surname: null });
    expect(row?.deletedAt).not.toBeNull();
    expect(jsonWithoutIds(row)).not.toMatch(/Luc|Ferrer|600|P-ERASED|1988|PASSPORT|example\.com/);
    const [attempt] = await test.db
      .select()
      .from(verifications)
      .where(eq(verifications.verificationId, verificationId));
    expect(attempt).toMatchObject({ status: 'Approved', reason: null, decisionData: null });
    expect(await test.db.select().from(bankAccounts).where(eq(bankAccounts.userId, userId))).toEqual([]);
    expect(await test.db.select().from(documents)).toEqual([]);
    expect(await Promise.all(keys.map((key) => test.services.files.get(key)))).toEqual(
      keys.map(() => undefined),
    );
    expect(keys).toHaveLength(3);

    for (const address of [pathOf(userId), viewUrl, `/v1/account/verifications/${mediaId}`]) {
      expect((await admin.get(address)).statusCode).toBe(404);
    }
    expect((await admin.get(`/v1/account/users?multiSearch=${userId}`)).json().total).toBe(0);
    expect((await admin.get(`/v1/account/user-assignment?userId=${userId}`)).json().total).toBe(0);
    expect((await session.get(me)).statusCode).toBe(401);
    expect((await mailTo(test, email)).subject).toBe('Tu cuenta se ha cerrado');
  });

  it('[C1] removes sessions and OTP devices, and frees the email address', async () => {
    const { userId, email } = await newUser(test.services);
    await as(test, { userId });
    const logIn = (address: string) =>
      new Browser(test).post('/v1/auth/login', { email: address, password: testPassword });
    await remove(admin, userId);
    expect(await test.db.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([]);
    expect(await test.db.select().from(totps).where(eq(totps.userId, userId))).toEqual([]);
    for (const address of [email, `${userId}@deleted.invalid`]) {
      expect((await logIn(address)).json().code).toBe('auth.invalid_credentials');
    }
    expect((await newUser(test.services, { email })).email).toBe(email);
  });

  it('[C1] is audited without personal data, and keeps the wallet', async () => {
    const { userId } = await newUser(test.services);
    await givenTransaction(test, userId, { status: 'rejected', rejectReason: 'Sin justificante' });
    await remove(admin, userId);
    const { data } = (await admin.get(`/v1/audit?subjectId=${userId}&action=user.delete`)).json();
    expect(data).toMatchObject([{ userId: admin.userId, after: null }]);
    expect(data[0].before).toEqual({ kind: 'individual', role: 'user' });
    expect(await test.db.select().from(wallets).where(eq(wallets.userId, userId))).toHaveLength(1);
    expect((await remove(admin, userId)).statusCode).toBe(404);
  });

  it('[P9][C1] is refused with the reason while transactions are pending', async () => {
    const { userId } = await newUser(test.services);
    await givenTransaction(test, userId);
    const answer = await remove(admin, userId);
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'account.deletion_prevented',
      errors: [{ path: 'transactions', message: 'Tiene movimientos pendientes en el monedero.' }],
    });
    expect((await admin.get(pathOf(userId))).json()).toMatchObject({ disabled: false, name: 'Nuria' });
  });
});

describe('closing your own account', () => {
  it('[P9] is allowed only to customers, with their password', async () => {
    expect((await close(await as(test, 'visitor'))).statusCode).toBe(401);
    expect((await close(manager)).statusCode).toBe(403);
    expect((await close(admin)).statusCode).toBe(403);
    const investor = await as(test, 'user');
    expect((await investor.delete(me)).statusCode).toBe(400);
    expect((await close(investor, 'Almendro#24')).json().code).toBe('auth.current_password_wrong');
    expect((await investor.get(me)).statusCode).toBe(200);
  });

  it('[P9] deletes the account and clears the cookies', async () => {
    const investor = await as(test, 'user');
    const answer = await close(investor);
    expect(answer.statusCode).toBe(204);
    expect(answer.cookies.every(({ value }) => value === '')).toBe(true);
    expect(answer.cookies.map(({ name }) => name)).toContain('semilla-session');
    expect((await investor.get(me)).statusCode).toBe(401);
    expect((await admin.get(pathOf(investor.userId))).statusCode).toBe(404);
  });

  it('[P9] is refused while transactions are pending', async () => {
    const investor = await as(test, 'user');
    await givenTransaction(test, investor.userId, { type: 'withdraw' });
    expect((await close(investor)).json().code).toBe('account.deletion_prevented');
    expect((await investor.get(me)).statusCode).toBe(200);
  });

  it('[P9] is refused after too many wrong passwords', async () => {
    const investor = await as(test, 'user');
    for (let i = 0; i < 5; i += 1) await close(investor, 'Almendro#24');
    expect((await close(investor)).json().code).toBe('auth.too_many_attempts');
  });
});
