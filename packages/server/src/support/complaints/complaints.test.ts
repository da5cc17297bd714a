// Goal: a complaint gets its number, its deadlines and its answers, and only those see it who may.
import { v1, type WholeComplaint } from '@semilla/contract';
import { buildNewComplaint, buildPdf } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { mailsTo, mailTo } from '../../../test/mails.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { testPassword } from '../../../test/users.ts';
import { auditEntries } from '../../schema/audit-entries.ts';

const path = v1.complaints.create.path;
const monday = new Date('2026-03-09T09:00:00Z');

let test: TestApp;
let admin: Caller;
let visitor: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: monday, config: { complaintRemedies: { es: 'Acude a la CNMV.' } } });
  admin = await as(test, 'admin', { email: 'boss@example.com', name: 'Elena', surname: 'Vidal' });
  visitor = await as(test, 'visitor');
});
afterAll(() => test.close());

let people = 0;
const newCustomer = () => {
  people += 1;
  return as(test, 'user', { email: `queja.${people}@example.com` });
};
const emailOf = () => `queja.${people}@example.com`;

type Fields = Parameters<typeof formOf>[0];
const send = (by: Caller, fields: Fields = {}, query = '') =>
  by.post(`${path}${query}`, { form: formOf({ ...buildNewComplaint(), ...fields }) });
const given = async (by: Caller, fields: Fields = {}) => (await send(by, fields)).json();
const find = async (by: Caller, complaintId: string): Promise<WholeComplaint> =>
  (await by.get(`${path}/${complaintId}`)).json();
const answer = (by: Caller, complaintId: string, act: string, body: object) =>
  by.post(`${path}/${complaintId}/${act}`, { body });
const admit = (complaintId: string, body: object = {}) =>
  answer(admin, complaintId, 'admit', { reasons: 'Es nuestro servicio.', answerBy: '2026-04-09', ...body });
const points = (...outcomes: string[]) =>
  outcomes.map((outcome, index) => ({ point: `Punto ${index}`, outcome, reasons: `Porque ${index}.` }));

describe('a complaint', () => {
  it('[L35] is numbered without gaps, and falls due ten working days after it was received', async () => {
    const first = await given(await newCustomer());
    const refused = await send(await newCustomer(), { country: 'España' });
    expect(refused.statusCode).toBe(400);
    const second = await given(await newCustomer());
    const numberOf = ({ reference }: { reference: string }) => Number(reference.replace(/^2026-/, ''));
    expect(numberOf(second)).toBe(numberOf(first) + 1);
    // Thursday 19 March is no holiday in Madrid in 2026, so the tenth working day is a Monday.
    expect(first.acknowledgeBy).toBe('2026-03-23');
  });

  it('[L34] is confirmed by mail at once, and announced to administrators without its words', async () => {
    const customer = await newCustomer();
    const { reference, complaintId } = await given(customer, { description: 'Palabras secretas.' });
    const mail = await mailTo(test, emailOf());
    expect(mail?.subject).toBe(`Hemos recibido tu reclamación ${reference}`);
    expect(mail?.text).toContain('23/03/2026');
    expect(mail?.text).toContain(`/user/complaints/${complaintId}`);
    const [toStaff] = await mailsTo(test, 'boss@example.com');
    expect(toStaff?.text).toContain(`/admin/complaint/${complaintId}`);
    expect(toStaff?.text).not.toContain('secretas');
  });

  it('[L34] holds the fields of the standard form and its files', async () => {
    const customer = await newCustomer();
    const fields = {
      kind: 'company',
      name: 'Huerta Solar S.L.',
      identification: 'B85432102',
      clientReference: 'K7WM-3QPX',
      phone: '+34 600 123 456',
      contact: 'Calle del Olmo 3',
      representativeName: 'Marta Soler',
      representativeContact: 'marta@example.com',
      damage: 'Ocho días de intereses.',
      comments: 'Ninguno más.',
      happenedOn: '2026-02-02',
      happenedUntil: '2026-02-10',
      place: 'Sevilla',
    };
    const files = {
      authority: [fileOf(buildPdf(), 'poder.pdf')],
      documents: [fileOf(buildPdf(), 'contrato.pdf')],
    };
    const { complaintId } = await given(customer, { ...fields, ...files });
    const complaint = await find(customer, complaintId);
    expect(complaint).toMatchObject({ ...fields, email: emailOf(), state: 'Received', language: 'es' });
    expect(complaint.documents.map(({ kind, file }) => [kind, file.name])).toEqual([
      ['authority', 'poder.pdf'],
      ['evidence', 'contrato.pdf'],
    ]);
    const viewUrl = complaint.documents[0]?.viewUrl ?? '';
    expect((await customer.get(viewUrl)).statusCode).toBe(200);
    expect((await (await newCustomer()).get(viewUrl)).statusCode).toBe(404);
  });

  it.each([
    ['happenedOn', { happenedOn: '2026-03-10' }, 'in_the_future'],
    ['happenedUntil', { happenedUntil: '2026-01-01' }, 'end_before_start'],
    ['authority', { representativeName: 'Marta Soler' }, 'required'],
    ['representativeName', { representativeContact: 'marta@example.com' }, 'required'],
    ['description', { description: undefined }, 'required'],
  ])('[L34] is refused with a wrong %s', async (field, fields, code) => {
    const refused = await send(await newCustomer(), fields as Fields);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual([expect.objectContaining({ path: field, code })]);
  });

  it('[L34] is refused while ten others of the same address are open', async () => {
    const customer = await newCustomer();
    for (let count = 0; count < 10; count += 1) await given(customer);
    const refused = await send(customer);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'support.too_many_complaints']);
    const { data } = (await customer.get(path)).json();
    await answer(admin, data[0].complaintId, 'dismiss', { reasons: 'Repetida.' });
    expect((await send(customer)).statusCode).toBe(201);
  });

  it('[L34] keeps its account open until it is answered, and then stays in the register without its words', async () => {
    const customer = await newCustomer();
    const email = emailOf();
    const { complaintId } = await given(customer, { name: 'Covadonga Zubizarreta' });
    const close = () => customer.delete('/v1/account/users/me', { body: { password: testPassword } });
    const refused = await close();
    expect([refused.statusCode, refused.json().errors]).toMatchObject([409, [{ path: 'complaints' }]]);
    await answer(admin, complaintId, 'dismiss', { reasons: 'No trata de un servicio nuestro.' });
    expect((await mailsTo(test, email)).map(({ subject }) => subject).join()).toContain('reclamación');
    expect((await close()).statusCode).toBe(204);
    expect(await find(admin, complaintId)).toMatchObject({
      complaintId,
      name: expect.stringMatching(/^#/),
      email: '',
      description: '',
    });
  });
});

describe('a visitor', () => {
  async function link(email: string): Promise<string> {
    const requested = await visitor.post(`${path}/links`, { body: { email } });
    expect(requested.statusCode).toBe(204);
    const mail = await mailTo(test, email);
    return /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  }

  it('[L34] confirms an address by a link, and complains without an account', async () => {
    const email = 'nadie@example.com';
    const token = await link(email);
    const checked = await visitor.post(`${path}/links/check`, { body: { token } });
    expect(checked.json()).toEqual({ email });
    const sent = await send(visitor, {}, `?token=${token}`);
    expect(sent.statusCode).toBe(201);
    expect(sent.json()).toMatchObject({ email, acknowledgeBy: '2026-03-23' });
    const { complaintId } = sent.json();
    expect(await find(admin, complaintId)).toMatchObject({ userId: null, userName: null, email });
    const [received] = await mailsTo(test, email);
    expect(received?.text).not.toContain('/user/complaints');
    await admit(complaintId, { reasons: 'Trata de un pago.' });
    const [admitted] = await mailsTo(test, email);
    expect(admitted?.text).toContain('Trata de un pago.');
  });

  it('[L34] without a link, with a forged one, or with one of yesterday is refused before the form is read', async () => {
    const code = async (query: string) => {
      const refused = await visitor.post(`${path}${query}`, { body: 'x'.repeat(10) });
      return [refused.statusCode, refused.json().code];
    };
    expect(await code('')).toEqual([401, 'support.complaint_link_needed']);
    const token = await link('ayer@example.com');
    const forged = `${Buffer.from('{"email":"otro@example.com"}').toString('base64url')}.${token.split('.')[1]}`;
    expect(await code(`?token=${forged}`)).toEqual([400, 'support.complaint_link_invalid']);
    test.clock.advance(24 * 3_600 + 1);
    expect(await code(`?token=${token}`)).toEqual([400, 'support.complaint_link_invalid']);
    test.clock.advance(-24 * 3_600 - 1);
  });

  it('[L34][C2] cannot flood a mailbox with links', async () => {
    const body = { email: 'harta@example.com' };
    const codes = [];
    for (let count = 0; count < 6; count += 1)
      codes.push((await visitor.post(`${path}/links`, { body })).statusCode);
    expect(codes).toEqual([204, 204, 204, 204, 204, 429]);
  });

  it('[L34] finds in the account of the same address what was sent without signing in', async () => {
    const customer = await newCustomer();
    const token = await link(emailOf());
    const { complaintId } = (await send(visitor, {}, `?token=${token}`)).json();
    expect(await find(customer, complaintId)).toMatchObject({ complaintId, userId: customer.userId });
  });
});

describe('an answer', () => {
  it('[L35] admits with reasons, contact and deadline, is mailed word for word, and noted', async () => {
    const customer = await newCustomer();
    const { complaintId, reference } = await given(customer);
    const { version } = await find(admin, complaintId);
    const admitted = await admit(complaintId, { reasons: 'Primera línea.\nSegunda línea.', version });
    expect(admitted.statusCode).toBe(200);
    expect(admitted.json()).toMatchObject({
      state: 'Admissible',
      answerBy: '2026-04-09',
      deadline: '2026-04-09',
      version: version + 1,
      acts: [{ kind: 'admit', userName: 'Elena Vidal', answerBy: '2026-04-09' }],
    });
    const [mail] = await mailsTo(test, emailOf());
    expect(mail?.subject).toBe(`Admitimos a trámite tu reclamación ${reference}`);
    for (const words of ['Primera línea.', 'Segunda línea.', '09/04/2026', test.services.config.contactEmail])
      expect(mail?.text).toContain(words);
    const [note] = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'complaint.admit'))
      .orderBy(auditEntries.auditEntryId);
    expect(note?.userId).toBe(admin.userId);
    expect((await find(customer, complaintId)).acts).toHaveLength(1);
  });

  it('[L35] that does not admit ends the complaint and names the remedies', async () => {
    const { complaintId } = await given(await newCustomer());
    const dismissed = await answer(admin, complaintId, 'dismiss', { reasons: 'No es nuestro servicio.' });
    expect(dismissed.json()).toMatchObject({ state: 'Inadmissible', deadline: null });
    const [mail] = await mailsTo(test, emailOf());
    expect(mail?.text).toContain('No es nuestro servicio.');
    expect(mail?.text).toContain('Acude a la CNMV.');
    const late = await admit(complaintId);
    expect([late.statusCode, late.json().code]).toEqual([409, 'support.complaint_answered']);
  });

  it('[L35] that extends the deadline says why, and only to a later day to come', async () => {
    const { complaintId } = await given(await newCustomer());
    const extend = (answerBy: string) =>
      answer(admin, complaintId, 'extend', { reasons: 'Falta un informe.', answerBy });
    expect((await extend('2026-05-01')).json().code).toBe('support.complaint_not_admitted');
    await admit(complaintId);
    const codeOf = async (day: string) => (await extend(day)).json().errors?.[0].code;
    expect(await codeOf('2026-03-09')).toBe('only_future');
    expect(await codeOf('2026-04-09')).toBe('only_later');
    expect((await extend('2026-04-10')).json()).toMatchObject({ deadline: '2026-04-10' });
    const [mail] = await mailsTo(test, emailOf());
    expect(mail?.text).toContain('Falta un informe.');
    expect(mail?.text).toContain('10/04/2026');
  });

  it.each([
    [['granted', 'granted'], 'granted', false],
    [['granted', 'rejected'], 'partly', true],
    [['partly'], 'partly', true],
    [['rejected', 'rejected'], 'rejected', true],
  ])('[L35] on points %j decides %s; remedies named: %s', async (outcomes, outcome, hasRemedies) => {
    const { complaintId } = await given(await newCustomer());
    const early = await answer(admin, complaintId, 'decide', { points: points(...outcomes) });
    expect(early.json().code).toBe('support.complaint_not_admitted');
    await admit(complaintId);
    expect((await answer(admin, complaintId, 'decide', { points: [] })).statusCode).toBe(400);
    const decided = await answer(admin, complaintId, 'decide', { points: points(...outcomes) });
    expect(decided.json()).toMatchObject({ state: 'Decided', outcome, deadline: null });
    expect(decided.json().acts[1].points).toHaveLength(outcomes.length);
    const [mail] = await mailsTo(test, emailOf());
    for (let index = 0; index < outcomes.length; index += 1) {
      expect(mail?.text).toContain(`${index + 1}. Punto ${index}`);
      expect(mail?.text).toContain(`Porque ${index}.`);
    }
    expect(mail?.text.includes('Acude a la CNMV.')).toBe(hasRemedies);
  });

  it('[L35] is refused on one’s own complaint, to managers, and after a change in between', async () => {
    const own = await given(admin);
    const second = await as(test, 'admin');
    expect((await admit(own.complaintId)).json().code).toBe('support.own_complaint');
    const manager = await as(test, 'operator');
    expect((await answer(manager, own.complaintId, 'dismiss', { reasons: 'No.' })).statusCode).toBe(403);
    const { version } = await find(second, own.complaintId);
    await second.patch(`${path}/${own.complaintId}`, { body: { responsibleId: second.userId, version } });
    const body = { reasons: 'No.', version };
    const late = await answer(second, own.complaintId, 'dismiss', body);
    expect(late.json()).toMatchObject({
      code: 'request.edited_meanwhile',
      current: { version: version + 1 },
    });
  });
});

describe('the register', () => {
  it('[L35] finds what is due and what is late, as the home page counts it, and exports it', async () => {
    const customer = await newCustomer();
    const { complaintId, reference } = await given(customer);
    const isIn = async (query: string) => {
      const { data } = (await admin.get(`${path}?take=100&search=${reference}&${query}`)).json();
      return data.some((row: { complaintId: string }) => row.complaintId === complaintId);
    };
    const count = async () => (await admin.get('/v1/overview/waiting')).json().complaints;
    expect([await isIn('isDue=true'), await isIn('isLate=true'), await isIn('isDue=false')]).toEqual([
      false,
      false,
      true,
    ]);
    const before = await count();
    const days = 86_400;
    test.clock.advance(11 * days);
    admin = await as(test, { userId: admin.userId });
    expect([await isIn('isDue=true'), await isIn('isLate=true')]).toEqual([true, false]);
    expect(await count()).toBeGreaterThan(before);
    test.clock.advance(4 * days);
    admin = await as(test, { userId: admin.userId });
    expect([await isIn('isDue=true'), await isIn('isLate=true')]).toEqual([true, true]);
    const csv = await admin.get(`${path}/export?search=${reference}`);
    expect(csv.body).toContain(reference);
    expect(csv.body).toContain('Recibida');
    const manager = await as(test, 'operator');
    expect((await manager.get('/v1/overview/waiting')).json().complaints).toBe(0);
    expect((await manager.get(path)).json().total).toBe(0);
    test.clock.advance(-15 * days);
    admin = await as(test, { userId: admin.userId });
  });

  it('[L34] has no way to delete a complaint', () => {
    expect(Object.values(v1.complaints).filter(({ method }) => method === ('DELETE' as string))).toEqual([]);
  });
});
