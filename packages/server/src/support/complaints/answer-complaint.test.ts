// Goal: each answer to a complaint has reasons, a deadline and a mail, and is given once.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import {
  admitComplaint,
  answerComplaint,
  complaintsUrl,
  findComplaint,
  givenComplaint,
  newComplainant,
} from '../../../test/complaints.ts';
import { mailsTo } from '../../../test/mails.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { auditEntries } from '../../schema/audit-entries.ts';

const monday = new Date('2026-03-09T09:00:00Z');

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: monday, config: { complaintRemedies: { es: 'Acude a la CNMV.' } } });
  admin = await as(test, 'admin', { email: 'boss@example.com', name: 'Elena', surname: 'Vidal' });
});
afterAll(() => test.close());

const points = (...outcomes: string[]) =>
  outcomes.map((outcome, index) => ({ point: `Punto ${index}`, outcome, reasons: `Porque ${index}.` }));

describe('an answer', () => {
  it('[L35] that admits has reasons, contact and deadline, is mailed word for word, and is recorded', async () => {
    const customer = await newComplainant(test);
    const { complaintId, reference } = await givenComplaint(customer);
    const { version } = await findComplaint(admin, complaintId);
    const admitted = await admitComplaint(admin, complaintId, {
      reasons: 'Primera línea.\nSegunda línea.',
      version,
    });
    expect(admitted.statusCode).toBe(200);
    expect(admitted.json()).toMatchObject({
      state: 'Admissible',
      answerBy: '2026-04-09',
      deadline: '2026-04-09',
      version: version + 1,
      acts: [{ kind: 'admit', userName: 'Elena Vidal', answerBy: '2026-04-09' }],
    });
    const [mail] = await mailsTo(test, customer.email);
    expect(mail?.subject).toBe(`Admitimos a trámite tu reclamación ${reference}`);
    for (const words of ['Primera línea.', 'Segunda línea.', '09/04/2026', test.services.config.contactEmail])
      expect(mail?.text).toContain(words);
    const [note] = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'complaint.admit'))
      .orderBy(auditEntries.auditEntryId);
    expect(note?.userId).toBe(admin.userId);
    expect((await findComplaint(customer, complaintId)).acts).toHaveLength(1);
  });

  it('[L35] that does not admit ends the complaint and names the remedies', async () => {
    const customer = await newComplainant(test);
    const { complaintId } = await givenComplaint(customer);
    const dismissed = await answerComplaint(admin, complaintId, 'dismiss', {
      reasons: 'No es nuestro servicio.',
    });
    expect(dismissed.json()).toMatchObject({ state: 'Inadmissible', deadline: null });
    const [mail] = await mailsTo(test, customer.email);
    expect(mail?.text).toContain('No es nuestro servicio.');
    expect(mail?.text).toContain('Acude a la CNMV.');
    const late = await admitComplaint(admin, complaintId);
    expect([late.statusCode, late.json().code]).toEqual([409, 'support.complaint_answered']);
  });

  it('[L35] that extends the deadline says why, and sets a later day in the future', async () => {
    const customer = await newComplainant(test);
    const { complaintId } = await givenComplaint(customer);
    const extend = (answerBy: string) =>
      answerComplaint(admin, complaintId, 'extend', { reasons: 'Falta un informe.', answerBy });
    expect((await extend('2026-05-01')).json().code).toBe('support.complaint_not_admitted');
    await admitComplaint(admin, complaintId);
    const codeOf = async (day: string) => (await extend(day)).json().errors?.[0].code;
    expect(await codeOf('2026-03-09')).toBe('only_future');
    expect(await codeOf('2026-04-09')).toBe('only_later');
    expect((await extend('2026-04-10')).json()).toMatchObject({ deadline: '2026-04-10' });
    const [mail] = await mailsTo(test, customer.email);
    expect(mail?.text).toContain('Falta un informe.');
    expect(mail?.text).toContain('10/04/2026');
  });

  it.each([
    [['granted', 'granted'], 'granted', false],
    [['granted', 'rejected'], 'partly', true],
    [['partly'], 'partly', true],
    [['rejected', 'rejected'], 'rejected', true],
  ])('[L35] on points %j decides %s; remedies named: %s', async (outcomes, outcome, hasRemedies) => {
    const customer = await newComplainant(test);
    const { complaintId } = await givenComplaint(customer);
    const early = await answerComplaint(admin, complaintId, 'decide', { points: points(...outcomes) });
    expect(early.json().code).toBe('support.complaint_not_admitted');
    await admitComplaint(admin, complaintId);
    expect((await answerComplaint(admin, complaintId, 'decide', { points: [] })).statusCode).toBe(400);
    const decided = await answerComplaint(admin, complaintId, 'decide', { points: points(...outcomes) });
    expect(decided.json()).toMatchObject({ state: 'Decided', outcome, deadline: null });
    expect(decided.json().acts[1].points).toHaveLength(outcomes.length);
    const [mail] = await mailsTo(test, customer.email);
    for (let index = 0; index < outcomes.length; index += 1) {
      expect(mail?.text).toContain(`${index + 1}. Punto ${index}`);
      expect(mail?.text).toContain(`Porque ${index}.`);
    }
    expect(mail?.text.includes('Acude a la CNMV.')).toBe(hasRemedies);
  });

  it('[L35] is refused for the caller’s own complaint, to managers, and after a concurrent change', async () => {
    const own = await givenComplaint(admin);
    const second = await as(test, 'admin');
    expect((await admitComplaint(admin, own.complaintId)).json().code).toBe('support.own_complaint');
    const manager = await as(test, 'operator');
    expect((await answerComplaint(manager, own.complaintId, 'dismiss', { reasons: 'No.' })).statusCode).toBe(
      403,
    );
    const { version } = await findComplaint(second, own.complaintId);
    await second.patch(`${complaintsUrl}/${own.complaintId}`, {
      body: { responsibleId: second.userId, version },
    });
    const body = { reasons: 'No.', version };
    const late = await answerComplaint(second, own.complaintId, 'dismiss', body);
    expect(late.json()).toMatchObject({
      code: 'request.edited_meanwhile',
      current: { version: version + 1 },
    });
  });
});
