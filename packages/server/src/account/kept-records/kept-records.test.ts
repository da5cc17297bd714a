import { addMonths } from '@semilla/contract';
import { buildNewComplaint, buildPdf } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  givenBankAccount,
  givenMedia,
  givenTransaction,
  givenVerification,
} from '../../../test/account-records.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { givenOrder } from '../../../test/investors.ts';
import { givenProject, givenProjectType } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser } from '../../../test/users.ts';
import { verifyAudit } from '../../audit/verify-audit.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { bankEntries } from '../../schema/bank-entries.ts';
import { bankStatements } from '../../schema/bank-statements.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { documents } from '../../schema/documents.ts';
import { keptRecords } from '../../schema/kept-records.ts';
import { eraseKept } from './erase-kept.ts';

const url = '/v1/account/kept-records';
const daySeconds = 86_400;
let test: TestApp;
let admin: Caller;

beforeAll(async () => {
  const config = { freshFactorMinutes: 5 };
  test = await buildTestApp({ now: new Date('2026-03-02T09:00:00Z'), config });
});
afterAll(() => test.close());

let count = 0;

/** A movement of the bank that is booked for a customer, or waits because it may be theirs. */
async function givenMovement(userId: string, state: 'booked' | 'waiting'): Promise<string> {
  const documentId = newId();
  const file = {
    name: 'extracto.xml',
    type: 'text/xml',
    sizeBytes: 10,
    storageKey: `documents/${documentId}`,
  };
  await test.db.insert(documents).values({ ...file, documentId, purpose: 'bank-statement' });
  const account = 'ES9121000418450200051332';
  const bankStatementId = newId();
  const days = { from: '2026-03-01', to: '2026-03-01', openingCents: 0, closingCents: 5_000 };
  const statement = {
    bankStatementId,
    account,
    format: 'camt053',
    documentId,
    importedById: admin.userId,
  } as const;
  await test.db.insert(bankStatements).values({ ...statement, ...days, entries: 1, newEntries: 1 });
  const bankEntryId = newId();
  await test.db.insert(bankEntries).values({
    bankEntryId,
    bankStatementId,
    account,
    bookedOn: '2026-03-01',
    valueOn: '2026-03-01',
    amountCents: 5_000,
    bankReference: bankEntryId,
    place: 0,
    reference: 'Covadonga',
    counterpartyName: 'Covadonga Zubizarreta',
    counterpartyAccount: 'ES7921000813610123451332',
    text: 'TRANSFERENCIA DE COVADONGA ZUBIZARRETA',
    isReturn: false,
    returnReason: null,
    state,
    doubt: state === 'waiting' ? 'otherPayer' : null,
    note: 'Es de Covadonga.',
    userId,
  });
  return bankEntryId;
}

/** A customer whose money moved, with an account, a verified identity and a fiscal residence. */
async function known() {
  admin = await as(test, 'admin');
  count += 1;
  const number = `P-KEPT-${count}`;
  const { userId } = await newUser(test.services);
  const identity = { identificationDocumentType: 'PASSPORT', identificationDocumentNumber: number };
  const body = { name: 'Covadonga', surname: 'Zubizarreta', ...identity };
  await admin.patch(`/v1/account/users/${userId}`, { body });
  const project = await givenProject(admin, { projectTypeId: await givenProjectType(admin) });
  await givenOrder(test, { project, userId, status: 'cancelled' });
  await givenBankAccount(test, userId);
  const verificationId = await givenVerification(
    test,
    userId,
    { status: 'Approved', decision: 'Approved' },
    { type: 'PASSPORT', number },
  );
  await givenMedia(test, verificationId, buildPdf());
  const customer = await as(test, { userId });
  const residence = { country: 'PT', taxNumber: '598011203', since: '2024-01-01' };
  await customer.post('/v1/account/fiscal-residences', { body: residence });
  return { userId, number };
}

async function closed() {
  const customer = await known();
  expect((await admin.delete(`/v1/account/users/${customer.userId}`)).statusCode).toBe(204);
  return customer;
}

const recordsOf = async (userId: string) => (await admin.get(`${url}?userId=${userId}`)).json().data;
const recordOf = async (userId: string, kind: string) =>
  (await recordsOf(userId)).find((record: { kind: string }) => record.kind === kind);
const open = (keptRecordId: string, caller = admin, why = 'Requerimiento de la AEAT.') =>
  caller.post(`${url}/${keptRecordId}/open`, { body: { why } });

describe('closing the account of a customer whose money moved', () => {
  it('[L37] keeps the name, the number and the tax details, each until its day', async () => {
    const { userId, number } = await closed();
    expect(await recordsOf(userId)).toHaveLength(5);
    expect(await recordOf(userId, 'identity')).toMatchObject({
      userName: `#${userId.slice(-8)}`,
      closedOn: '2026-03-02',
      eraseOn: '2036-03-02',
    });
    const { data } = (await open((await recordOf(userId, 'identity')).keptRecordId)).json();
    expect(data).toMatchObject({
      name: 'Covadonga',
      surname: 'Zubizarreta',
      identificationDocumentNumber: number,
    });
    expect(data).not.toHaveProperty('passwordHash');
    const tax = (await open((await recordOf(userId, 'taxDetails')).keptRecordId)).json();
    expect(tax.data.fiscalResidences).toMatchObject([{ country: 'PT', taxNumber: '598011203' }]);
    const verification = (await open((await recordOf(userId, 'verifications')).keptRecordId)).json();
    expect(verification.files).toMatchObject([{ name: 'anverso.jpg' }]);
    const file = verification.files[0].url.replace(test.services.config.publicUrl, '');
    expect((await test.app.inject({ url: file })).rawPayload).toEqual(Buffer.from(buildPdf()));
  });

  it('[L37] shows it to no one elsewhere, not even in the audit trail', async () => {
    const { userId, number } = await closed();
    for (const address of [
      `/v1/account/users/${userId}`,
      `/v1/account/users?multiSearch=${userId}`,
      `/v1/account/fiscal-residences?userId=${userId}`,
      `/v1/payment/bank-accounts?userId=${userId}`,
      `/v1/wallet/transactions?userId=${userId}`,
      `/v1/audit?personId=${userId}&take=100`,
      `/v1/audit?userId=${userId}&take=100`,
      `${url}?userId=${userId}`,
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
    expect((await admin.delete(`/v1/account/users/${userId}`)).statusCode).toBe(204);
    const { data, files } = (await open((await recordOf(userId, 'verifications')).keptRecordId)).json();
    expect(files).toEqual([]);
    expect(data.missingFiles).toMatchObject([{ name: 'anverso.jpg', type: expect.any(String) }]);
  });

  it('[L37] is found by internal control with the whole number', async () => {
    const { userId, number } = await closed();
    const search = async (text: string) =>
      (await admin.get(`${url}?kind=identity&number=${encodeURIComponent(text)}`)).json().data;
    expect(await search(number.toLowerCase())).toMatchObject([{ userId }]);
    expect(await search(number.slice(0, -1))).toEqual([]);
  });

  it('[L37] is opened by administrators alone, with a reason, a fresh factor and a line in the trail', async () => {
    const { userId } = await closed();
    const { keptRecordId } = await recordOf(userId, 'identity');
    for (const role of ['operator', 'user'] as const)
      expect((await open(keptRecordId, await as(test, role))).statusCode).toBe(403);
    expect((await open(keptRecordId, admin, ' ')).json().errors).toMatchObject([{ path: 'why' }]);
    expect((await open(crypto.randomUUID())).statusCode).toBe(404);
    await open(keptRecordId);
    const { data } = (await admin.get(`/v1/audit?subjectId=${keptRecordId}`)).json();
    expect(data).toMatchObject([
      { action: 'kept-record.open', userId: admin.userId, after: { why: 'Requerimiento de la AEAT.' } },
    ]);
    test.clock.advance(6 * 60);
    expect((await open(keptRecordId)).json().code).toBe('auth.fresh_factor_required');
  });

  it('[L37] is erased by the job on its day, with its files and its part of the trail', async () => {
    const { userId } = await closed();
    const kept = () => test.db.select().from(keptRecords).where(eq(keptRecords.userId, userId));
    const inTrail = async () =>
      JSON.stringify(await test.db.select().from(auditEntries).where(eq(auditEntries.personId, userId)));
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

describe('[L37] movements of the bank of a closed account', () => {
  const entriesUrl = '/v1/payment/bank-entries';
  const words = /Covadonga|Zubizarreta|1332/i;
  const entry = async (bankEntryId: string) => {
    const { data } = (await admin.get(`${entriesUrl}?take=100`)).json();
    return data.find((row: { bankEntryId: string }) => row.bankEntryId === bankEntryId);
  };

  it('are shown without the customer’s name, number and words, which internal control keeps', async () => {
    const { userId } = await known();
    const bankEntryId = await givenMovement(userId, 'booked');
    expect(JSON.stringify(await entry(bankEntryId))).toMatch(words);
    expect((await admin.delete(`/v1/account/users/${userId}`)).statusCode).toBe(204);
    const left = await entry(bankEntryId);
    expect(JSON.stringify(left)).not.toMatch(words);
    expect(left).toMatchObject({ amount: '50.00', bookedOn: '2026-03-01', state: 'booked', userId });
    expect((await admin.get(`${entriesUrl}?search=zubizarreta`)).json().total).toBe(0);
    expect((await admin.get(`${entriesUrl}/export`)).body).not.toMatch(/zubizarreta/i);
    const { data } = (await open((await recordOf(userId, 'bankAccounts')).keptRecordId)).json();
    expect(data.bankEntries).toMatchObject([{ bankEntryId, counterpartyName: 'Covadonga Zubizarreta' }]);
  });

  it('keep theirs while staff must decide on the money, and lose them when it is set aside', async () => {
    const { userId } = await known();
    const bankEntryId = await givenMovement(userId, 'waiting');
    expect((await admin.delete(`/v1/account/users/${userId}`)).statusCode).toBe(204);
    expect((await entry(bankEntryId)).counterpartyName).toBe('Covadonga Zubizarreta');
    const body = { state: 'setAside', note: 'Devuelto a su banco.' };
    expect((await admin.post(`${entriesUrl}/${bankEntryId}/decision`, { body })).statusCode).toBe(201);
    expect(JSON.stringify(await entry(bankEntryId))).not.toMatch(words);
    const ofBank = (await recordsOf(userId)).filter(
      (record: { kind: string }) => record.kind === 'bankAccounts',
    );
    const opened = await Promise.all(
      ofBank.map(
        async ({ keptRecordId }: { keptRecordId: string }) => (await open(keptRecordId)).json().data,
      ),
    );
    const kept = { counterpartyName: 'Covadonga Zubizarreta', note: 'Devuelto a su banco.' };
    expect(opened).toContainEqual(
      expect.objectContaining({ bankEntries: [expect.objectContaining({ bankEntryId, ...kept })] }),
    );
  });
});

describe('[L35][L37] the complaints of a closed account', () => {
  const path = '/v1/support/complaints';
  const words = { description: 'Palabras que nadie más lee.', name: 'Covadonga', surname: '' };

  /** A customer whose money never moved, with a complaint and a file, answered or not. */
  async function complained({ isAnswered }: { isAnswered: boolean }) {
    admin = await as(test, 'admin');
    const { userId } = await newUser(test.services);
    const customer = await as(test, { userId });
    const { description, name } = words;
    const file = fileOf(buildPdf(), 'pruebas.pdf');
    const fields = { ...buildNewComplaint(), description, name, documents: file };
    const { complaintId } = (await customer.post(path, { form: formOf(fields) })).json();
    const body = { reasons: 'Covadonga no es cliente nuestra.' };
    if (isAnswered)
      expect((await admin.post(`${path}/${complaintId}/dismiss`, { body })).statusCode).toBe(200);
    return { userId, complaintId };
  }

  it('leave number, dates and outcome in the register, and their words to internal control', async () => {
    const { userId, complaintId } = await complained({ isAnswered: true });
    const before = (await admin.get(`${path}/${complaintId}`)).json();
    expect((await admin.delete(`/v1/account/users/${userId}`)).statusCode).toBe(204);
    const left = await admin.get(`${path}/${complaintId}`);
    expect(left.body).not.toMatch(/Covadonga|Palabras|pruebas/);
    const { reference, receivedAt, state } = before;
    expect(left.json()).toMatchObject({ reference, receivedAt, state, documents: [] });
    const records = await recordsOf(userId);
    expect(records).toMatchObject([{ kind: 'complaints', fileNumber: 1 }]);
    const [{ closedOn, eraseOn }] = records;
    expect(eraseOn).toBe(addMonths(closedOn, 60));
    const { data, files } = (await open(records[0].keptRecordId)).json();
    expect(data.complaints).toMatchObject([
      {
        complaintId,
        description: words.description,
        acts: [{ reasons: 'Covadonga no es cliente nuestra.' }],
      },
    ]);
    expect(files).toMatchObject([{ name: 'pruebas.pdf' }]);
    await eraseKept({ ...test.services, now: () => new Date(`${eraseOn}T10:00:00Z`) });
    expect(await test.db.select().from(keptRecords).where(eq(keptRecords.userId, userId))).toEqual([]);
  });

  it('are answered first', async () => {
    const { userId } = await complained({ isAnswered: false });
    const refused = await admin.delete(`/v1/account/users/${userId}`);
    expect(refused.json().errors).toMatchObject([{ path: 'complaints', code: 'has_open_complaints' }]);
  });
});

describe('closing the account of a customer whose money never moved', () => {
  it('[L37] keeps nothing', async () => {
    admin = await as(test, 'admin');
    const { userId } = await newUser(test.services);
    await givenTransaction(test, userId, { status: 'rejected', rejectReason: 'Sin justificante' });
    await admin.delete(`/v1/account/users/${userId}`);
    expect(await recordsOf(userId)).toEqual([]);
  });
});
