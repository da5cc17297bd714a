// Goal: the personal data of a deleted user is erased from the audit trail, the chain stays valid, and nothing else
// can be changed.
import { buildPdf } from '@semilla/contract/testing';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { newTicket } from '../../../test/platform-records.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser, testPassword } from '../../../test/users.ts';
import { jsonWithoutIds } from '../../../test/without-ids.ts';
import { verifyAudit } from '../../audit/verify-audit.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { users } from '../../schema/users.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
});
afterAll(() => test.close());

const pathOf = (userId: string) => `/v1/account/users/${userId}`;
const personal = {
  name: 'Covadonga',
  surname: 'Zubizarreta',
  identificationDocumentType: 'PASSPORT',
  identificationDocumentNumber: 'X-ZUBI-1',
};

/** A customer with many audit rows, some about records that have been deleted. */
async function customerInTrail() {
  const customer = await as(test, 'user');
  const { userId } = customer;
  await admin.patch(pathOf(userId), { body: personal });
  const paper = { accountId: userId, file: fileOf(buildPdf(), 'zubizarreta.pdf') };
  const kept = await admin.post('/v1/account/account-documents', { form: formOf(paper) });
  await admin.delete(`/v1/account/account-documents/${kept.json().accountDocumentId}`);
  const bank = { alias: 'De Zubizarreta', account: 'ES9121000418450200051332', userId };
  const document = fileOf(buildPdf('Certificado'), 'certificado.pdf');
  const added = await customer.post('/v1/payment/bank-accounts', { form: formOf({ ...bank, document }) });
  expect(added.statusCode).toBe(201);
  await customer.delete(`/v1/payment/bank-accounts/${added.json().bankAccountId}`);
  await newTicket(customer, { title: 'Soy Covadonga Zubizarreta' });
  return customer;
}

async function trail(): Promise<string> {
  return jsonWithoutIds(await test.db.select().from(auditEntries).orderBy(auditEntries.auditEntryId));
}

describe('deleting a user who appears in the audit trail', () => {
  it('[B5][P9][C1] erases their personal data; the chain stays valid and counts the erased rows', async () => {
    const customer = await customerInTrail();
    expect(await trail()).toMatch(/Covadonga[\s\S]*X-ZUBI-1/);
    const before = await verifyAudit(test.db);
    expect((await admin.delete(pathOf(customer.userId))).statusCode).toBe(204);
    expect(await trail()).not.toMatch(/Covadonga|Zubizarreta|ZUBI|1332/i);
    const after = await verifyAudit(test.db);
    expect(after.brokenAt).toBeUndefined();
    expect(after.erased).toBeGreaterThan(before.erased + 4);

    const { data } = (await admin.get(`/v1/audit?subjectId=${customer.userId}&orderSide=asc`)).json();
    expect(data[0]).toMatchObject({ action: 'user.edit', isErased: true, before: null, after: null });
    expect(data[0].userId).toBe(admin.userId);
    expect(data.at(-1)).toMatchObject({ action: 'user.delete', isErased: false, before: { role: 'user' } });
  });

  it('[B5][P9] erases the addresses they acted from, including that of the deletion itself', async () => {
    const customer = await as(test, 'user');
    await customer.patch('/v1/account/users/me', { body: { phone: '+34 600 999 888' } });
    await customer.delete('/v1/account/users/me', { body: { password: testPassword } });
    const rows = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.userId, customer.userId))
      .orderBy(auditEntries.auditEntryId);
    expect(rows.map(({ action }) => action)).toEqual(['user.edit', 'user.delete']);
    expect(rows.every(({ address }) => address === null)).toBe(true);
    expect((await verifyAudit(test.db)).brokenAt).toBeUndefined();
  });

  it('[B5] keeps the rows about other users, with actor and address', async () => {
    const staying = await newUser(test.services);
    const leaving = await newUser(test.services);
    for (const { userId } of [staying, leaving])
      await admin.patch(pathOf(userId), { body: { surname: 'Rey' } });
    await admin.delete(pathOf(leaving.userId));
    const [row] = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, staying.userId))
      .orderBy(auditEntries.auditEntryId);
    expect(row).toMatchObject({ after: { surname: 'Rey' }, address: '127.0.0.1', erasedAt: null });
  });
});

describe('any other change to the audit trail', () => {
  const refused = { cause: { message: expect.stringContaining('only ever added to') } };
  const erase = sql`before = null, after = null, details_salt = null, erased_at = now()`;

  async function rowAbout(isDeleted: boolean): Promise<number> {
    const { userId } = await newUser(test.services);
    await admin.patch(pathOf(userId), { body: { surname: 'Ruano' } });
    // The user is marked as deleted, but the user's audit rows are not erased.
    const mark = { disabledAt: test.clock.now, deletedAt: test.clock.now };
    if (isDeleted) await test.db.update(users).set(mark).where(eq(users.userId, userId));
    const [row] = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, userId))
      .orderBy(auditEntries.auditEntryId);
    return row?.auditEntryId as number;
  }

  it('[B5] is refused for a user who is not deleted', async () => {
    const id = await rowAbout(false);
    const erasure = test.db.execute(sql`update audit_entries set ${erase} where audit_entry_id = ${id}`);
    await expect(erasure).rejects.toMatchObject(refused);
  });

  it.each([
    ['another action', sql`${erase}, action = 'user.other'`],
    ['another hash', sql`${erase}, hash = sha256('x')`],
    ['another person', sql`${erase}, person_id = null`],
    ['the administrator’s address', sql`${erase}, address = null, address_salt = null`],
    ['only half of the details', sql`before = null, erased_at = now()`],
    ['other details', sql`after = '{"surname": "Otro"}'`],
    ['another salt', sql`details_salt = 'x'`],
    ['only the mark', sql`erased_at = now()`],
    ['no mark', sql`before = null, after = null, details_salt = null`],
    ['no change', sql`action = action`],
  ])('[B5] is refused for a deleted user: %s', async (_what, set) => {
    const id = await rowAbout(true);
    const change = test.db.execute(sql`update audit_entries set ${set} where audit_entry_id = ${id}`);
    await expect(change).rejects.toMatchObject(refused);
  });

  it('[B5] is refused after the erasure: details cannot be restored and rows cannot be deleted', async () => {
    const id = await rowAbout(true);
    const row = sql`where audit_entry_id = ${id}`;
    const [was] = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.auditEntryId, id))
      .orderBy(auditEntries.auditEntryId);
    await test.db.execute(sql`update audit_entries set ${erase} ${row}`);
    const back = sql`after = ${JSON.stringify(was?.after)}::jsonb, before = ${JSON.stringify(was?.before)}::jsonb,
      details_salt = ${was?.detailsSalt}, erased_at = null`;
    for (const set of [back, sql`erased_at = null`, sql`erased_at = now() + interval '1 day'`]) {
      await expect(test.db.execute(sql`update audit_entries set ${set} ${row}`)).rejects.toMatchObject(
        refused,
      );
    }
    await expect(test.db.execute(sql`delete from audit_entries ${row}`)).rejects.toMatchObject(refused);
  });

  it('[B5] is detected when it was made with the trigger disabled', async () => {
    const [staying, leaving] = [await rowAbout(false), await rowAbout(true)];
    expect((await verifyAudit(test.db)).brokenAt).toBeUndefined();
    await test.db.execute(sql`alter table audit_entries disable trigger audit_entries_keep`);
    const attempt = async (id: number, set: ReturnType<typeof sql>) => {
      await test.db.execute(
        sql`create table kept as select * from audit_entries where audit_entry_id = ${id}`,
      );
      await test.db.execute(sql`update audit_entries set ${set} where audit_entry_id = ${id}`);
      const { brokenAt } = await verifyAudit(test.db);
      await test.db.execute(sql`update audit_entries a set before = k.before, after = k.after, erased_at = k.erased_at,
        details_salt = k.details_salt, details_digest = k.details_digest, address = k.address, person_id = k.person_id
        from kept k where a.audit_entry_id = k.audit_entry_id`);
      await test.db.execute(sql`drop table kept`);
      return brokenAt;
    };
    expect(await attempt(staying, erase)).toBe(staying);
    expect(await attempt(leaving, erase)).toBeUndefined();
    const forged = sql`after = '{"surname": "Otro"}'`;
    expect(await attempt(staying, forged)).toBe(staying);
    const withDigest = sql`${forged}, details_digest = audit_details_digest(details_salt, before, '{"surname": "Otro"}')`;
    expect(await attempt(staying, withDigest)).toBe(staying);
    expect(await attempt(staying, sql`address = '203.0.113.9'`)).toBe(staying);
    expect(await attempt(staying, sql`person_id = null`)).toBe(staying);
    expect((await verifyAudit(test.db)).brokenAt).toBeUndefined();
  });
});
