import { addMonths } from '@semilla/contract';
import { buildNewComplaint, buildPdf } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { closeAccount, openRecord, recordsOf } from '../../../test/kept-records.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser } from '../../../test/users.ts';
import { keptRecords } from '../../schema/kept-records.ts';
import { eraseKept } from './erase-kept.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  const config = { freshFactorMinutes: 5 };
  test = await buildTestApp({ now: new Date('2026-03-02T09:00:00Z'), config });
});
afterAll(() => test.close());

describe('[L35][L37] the complaints of a closed account', () => {
  const path = '/v1/support/complaints';
  const words = { description: 'Palabras que nadie más lee.', name: 'Covadonga', surname: '' };

  /** A customer whose money never moved, with a complaint that has a file. */
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

  it('keep number, dates and outcome in the register, and their texts only for internal control', async () => {
    const { userId, complaintId } = await complained({ isAnswered: true });
    const before = (await admin.get(`${path}/${complaintId}`)).json();
    expect((await closeAccount(admin, userId)).statusCode).toBe(204);
    const left = await admin.get(`${path}/${complaintId}`);
    expect(left.body).not.toMatch(/Covadonga|Palabras|pruebas/);
    const { reference, receivedAt, state } = before;
    expect(left.json()).toMatchObject({ reference, receivedAt, state, documents: [] });
    const records = await recordsOf(admin, userId);
    expect(records).toMatchObject([{ kind: 'complaints', fileNumber: 1 }]);
    const [{ closedOn, eraseOn }] = records;
    expect(eraseOn).toBe(addMonths(closedOn, 60));
    const { data, files } = (await openRecord(admin, records[0].keptRecordId)).json();
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

  it('must be answered before the account closes', async () => {
    const { userId } = await complained({ isAnswered: false });
    const refused = await closeAccount(admin, userId);
    expect(refused.json().errors).toMatchObject([{ path: 'complaints', code: 'has_open_complaints' }]);
  });
});
