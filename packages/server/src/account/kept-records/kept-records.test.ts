import { buildPdf } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenTransaction } from '../../../test/account-records.ts';
import { as, type Caller } from '../../../test/callers.ts';
import {
  closeAccount,
  keptUrl,
  knownCustomer,
  openRecord,
  recordOf,
  recordsOf,
} from '../../../test/kept-records.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser } from '../../../test/users.ts';
import { verifyAudit } from '../../audit/verify-audit.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { documents } from '../../schema/documents.ts';
import { keptRecords } from '../../schema/kept-records.ts';
import { eraseKept } from './erase-kept.ts';

const daySeconds = 86_400;
let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  const config = { freshFactorMinutes: 5 };
  test = await buildTestApp({ now: new Date('2026-03-02T09:00:00Z'), config });
});
afterAll(() => test.close());

async function known() {
  admin = await as(test, 'admin');
  return knownCustomer(test, admin);
}

async function closed() {
  const customer = await known();
  expect((await closeAccount(admin, customer.userId)).statusCode).toBe(204);
  return customer;
}

describe('closing the account of a customer whose money moved', () => {
  it('[L37] keeps the name, the number and the tax details, each until its deletion day', async () => {
    const { userId, number } = await closed();
    expect(await recordsOf(admin, userId)).toHaveLength(5);
    expect(await recordOf(admin, userId, 'identity')).toMatchObject({
      userName: `#${userId.slice(-8)}`,
      closedOn: '2026-03-02',
      eraseOn: '2036-03-02',
    });
    const { data } = (
      await openRecord(admin, (await recordOf(admin, userId, 'identity')).keptRecordId)
    ).json();
    expect(data).toMatchObject({
      name: 'Covadonga',
      surname: 'Zubizarreta',
      identificationDocumentNumber: number,
    });
    expect(data).not.toHaveProperty('passwordHash');
    const tax = (await openRecord(admin, (await recordOf(admin, userId, 'taxDetails')).keptRecordId)).json();
    expect(tax.data.fiscalResidences).toMatchObject([{ country: 'PT', taxNumber: '598011203' }]);
    const verification = (
      await openRecord(admin, (await recordOf(admin, userId, 'verifications')).keptRecordId)
    ).json();
    expect(verification.files).toMatchObject([{ name: 'anverso.jpg' }]);
    const file = verification.files[0].url.replace(test.services.config.publicUrl, '');
    expect((await test.app.inject({ url: file })).rawPayload).toEqual(Buffer.from(buildPdf()));
  });

  it('[L37] shows the kept data nowhere else, not even in the audit trail', async () => {
    const { userId, number } = await closed();
    for (const address of [
      `/v1/account/users/${userId}`,
      `/v1/account/users?multiSearch=${userId}`,
      `/v1/account/fiscal-residences?userId=${userId}`,
      `/v1/payment/bank-accounts?userId=${userId}`,
      `/v1/wallet/transactions?userId=${userId}`,
      `/v1/audit?personId=${userId}&take=100`,
      `/v1/audit?userId=${userId}&take=100`,
      `${keptUrl}?userId=${userId}`,
    ])
      expect((await admin.get(address)).body, address).not.toMatch(
        new RegExp(`Covadonga|Zubizarreta|${number}|598011203|1332`),
      );
    const [line] = (await admin.get(`/v1/audit?personId=${userId}&action=user.edit`)).json().data;
    expect(line).toMatchObject({ isErased: true, before: null, after: null });
  });

  it('[L37] names the files that the file store has lost', async () => {
    const { userId } = await known();
    const media = await test.db.select().from(documents).where(eq(documents.name, 'anverso.jpg'));
    for (const { storageKey } of media) await test.services.files.delete(storageKey);
    expect((await closeAccount(admin, userId)).statusCode).toBe(204);
    const { data, files } = (
      await openRecord(admin, (await recordOf(admin, userId, 'verifications')).keptRecordId)
    ).json();
    expect(files).toEqual([]);
    expect(data.missingFiles).toMatchObject([{ name: 'anverso.jpg', type: expect.any(String) }]);
  });

  it('[L37] lets internal control find the records by the complete number', async () => {
    const { userId, number } = await closed();
    const search = async (text: string) =>
      (await admin.get(`${keptUrl}?kind=identity&number=${encodeURIComponent(text)}`)).json().data;
    expect(await search(number.toLowerCase())).toMatchObject([{ userId }]);
    expect(await search(number.slice(0, -1))).toEqual([]);
  });

  it('[L37] lets only administrators open a record, with a reason, a fresh factor and an audit entry', async () => {
    const { userId } = await closed();
    const { keptRecordId } = await recordOf(admin, userId, 'identity');
    for (const role of ['operator', 'user'] as const)
      expect((await openRecord(await as(test, role), keptRecordId)).statusCode).toBe(403);
    expect((await openRecord(admin, keptRecordId, ' ')).json().errors).toMatchObject([{ path: 'why' }]);
    expect((await openRecord(admin, crypto.randomUUID())).statusCode).toBe(404);
    await openRecord(admin, keptRecordId);
    const { data } = (await admin.get(`/v1/audit?subjectId=${keptRecordId}`)).json();
    expect(data).toMatchObject([
      { action: 'kept-record.open', userId: admin.userId, after: { why: 'Requerimiento de la AEAT.' } },
    ]);
    test.clock.advance(6 * 60);
    expect((await openRecord(admin, keptRecordId)).json().code).toBe('auth.fresh_factor_required');
  });

  it('[L37] lets the job erase a record on its day, with its files and its part of the audit trail', async () => {
    const { userId } = await closed();
    const kept = () => test.db.select().from(keptRecords).where(eq(keptRecords.userId, userId));
    const inTrail = async () =>
      JSON.stringify(
        await test.db
          .select()
          .from(auditEntries)
          .where(eq(auditEntries.personId, userId))
          .orderBy(auditEntries.auditEntryId),
      );
    const keptKeys = async () =>
      (await test.db.select().from(documents).where(eq(documents.purpose, 'kept-record'))).map(
        ({ storageKey }) => storageKey,
      );
    const filesBefore = await keptKeys();
    expect(await inTrail()).toContain('Covadonga');
    await eraseKept(test.services);
    expect(await kept()).toHaveLength(5);

    test.clock.advance(3_651 * daySeconds);
    await eraseKept({ ...test.services, now: () => new Date('2036-03-01T10:00:00Z') });
    expect(await kept()).toHaveLength(4);
    await eraseKept({ ...test.services, now: () => new Date('2036-03-02T10:00:00Z') });
    expect(await kept()).toEqual([]);
    expect(await inTrail()).not.toMatch(/Covadonga|598011203/);
    expect((await verifyAudit(test.db)).brokenAt).toBeUndefined();
    expect(await keptKeys()).toEqual([]);
    expect(filesBefore.length).toBeGreaterThanOrEqual(2);
    expect(await Promise.all(filesBefore.map((key) => test.services.files.get(key)))).toEqual(
      filesBefore.map(() => undefined),
    );
  });
});

describe('closing the account of a customer whose money never moved', () => {
  it('[L37] keeps nothing', async () => {
    admin = await as(test, 'admin');
    const { userId } = await newUser(test.services);
    await givenTransaction(test, userId, { status: 'rejected', rejectReason: 'Sin justificante' });
    await closeAccount(admin, userId);
    expect(await recordsOf(admin, userId)).toEqual([]);
  });
});
