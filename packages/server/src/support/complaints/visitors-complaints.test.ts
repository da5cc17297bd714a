// Goal: texts of complaints without an account are erased after the same retention period as those of customers.
import { v1 } from '@semilla/contract';
import { buildNewComplaint, buildPdf } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { mailTo } from '../../../test/mails.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { complaintActs } from '../../schema/complaint-acts.ts';
import { complaints } from '../../schema/complaints.ts';
import { eraseVisitorsComplaints } from './erase-complaints.ts';

const path = v1.complaints.create.path;
let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-09T09:00:00Z') });
  admin = await as(test, 'admin');
});
afterAll(() => test.close());

async function complained(email: string): Promise<string> {
  const visitor = await as(test, 'visitor');
  await visitor.post(`${path}/links`, { body: { email } });
  const token = /token=([\w.-]+)/.exec((await mailTo(test, email))?.text ?? '')?.[1] ?? '';
  const fields = { description: 'Palabras ajenas.', name: 'Covadonga Zubizarreta' };
  const form = formOf({
    token,
    ...buildNewComplaint(),
    ...fields,
    documents: fileOf(buildPdf(), 'pruebas.pdf'),
  });
  return (await visitor.post(path, { form })).json().complaintId;
}

const dismiss = (complaintId: string) =>
  admin.post(`${path}/${complaintId}/dismiss`, { body: { reasons: 'Covadonga no es cliente.' } });
const eraseOn = (day: string) =>
  eraseVisitorsComplaints({ ...test.services, now: () => new Date(`${day}T10:00:00Z`) });
const wordsOf = async (complaintId: string) => {
  const rows = await test.db.select().from(complaints).where(eq(complaints.complaintId, complaintId));
  const acts = await test.db.select().from(complaintActs).where(eq(complaintActs.complaintId, complaintId));
  return JSON.stringify([rows, acts]);
};

describe('[L35][L37] a complaint of a visitor', () => {
  it('loses its text and files five years after its last answer, not earlier, and stays in the register', async () => {
    const complaintId = await complained('covadonga@example.com');
    expect((await dismiss(complaintId)).statusCode).toBe(200);
    const before = (await admin.get(`${path}/${complaintId}`)).json();
    await eraseOn('2031-03-09');
    expect(await wordsOf(complaintId)).toMatch(/Covadonga.*Palabras/);
    await eraseOn('2031-03-10');
    expect(await wordsOf(complaintId)).not.toMatch(/Covadonga|covadonga|Palabras/);
    const { reference, receivedAt, state } = before;
    expect((await admin.get(`${path}/${complaintId}`)).json()).toMatchObject({
      reference,
      receivedAt,
      state,
      name: `#${complaintId.slice(-8)}`,
      documents: [],
    });
    const noted = async () => (await admin.get('/v1/audit?action=complaint.erase')).json().total;
    expect(await noted()).toBe(1);
    await eraseOn('2031-03-11');
    expect(await noted()).toBe(1);
  });

  it('keeps its text while it waits for an answer', async () => {
    const complaintId = await complained('esperanza@example.com');
    await eraseOn('2036-03-10');
    expect(await wordsOf(complaintId)).toContain('Palabras');
  });
});
