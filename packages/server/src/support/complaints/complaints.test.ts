// Goal: a complaint gets its number and deadlines, and only permitted users see it.
import { v1 } from '@semilla/contract';
import { buildPdf } from '@semilla/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import {
  answerComplaint,
  type ComplaintFields,
  complaintsUrl,
  findComplaint,
  givenComplaint,
  newComplainant,
  sendComplaint,
} from '../../../test/complaints.ts';
import { fileOf } from '../../../test/forms.ts';
import { mailsTo, mailTo } from '../../../test/mails.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { testPassword } from '../../../test/users.ts';

const monday = new Date('2026-03-09T09:00:00Z');

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: monday, config: { complaintRemedies: { es: 'Acude a la CNMV.' } } });
  admin = await as(test, 'admin', { email: 'boss@example.com', name: 'Elena', surname: 'Vidal' });
});
afterAll(() => test.close());

describe('a complaint', () => {
  it('[L35] is numbered without gaps, and is due ten working days after receipt', async () => {
    const first = await givenComplaint(await newComplainant(test));
    const refused = await sendComplaint(await newComplainant(test), { country: 'España' });
    expect(refused.statusCode).toBe(400);
    const second = await givenComplaint(await newComplainant(test));
    const numberOf = ({ reference }: { reference: string }) => Number(reference.replace(/^2026-/, ''));
    expect(numberOf(second)).toBe(numberOf(first) + 1);
    // Thursday 19 March 2026 is not a holiday in Madrid, so the tenth working day is a Monday.
    expect(first.acknowledgeBy).toBe('2026-03-23');
  });

  it('[L34] is confirmed by mail at once, and announced to administrators without its text', async () => {
    const customer = await newComplainant(test);
    const { reference, complaintId } = await givenComplaint(customer, { description: 'Palabras secretas.' });
    const mail = await mailTo(test, customer.email);
    expect(mail?.subject).toBe(`Hemos recibido tu reclamación ${reference}`);
    expect(mail?.text).toContain('23/03/2026');
    expect(mail?.text).toContain(`/user/complaints/${complaintId}`);
    const toStaff = (await mailsTo(test, 'boss@example.com')).find(({ text }) => text.includes(reference));
    expect(toStaff?.text).toContain(`/admin/complaint/${complaintId}`);
    expect(toStaff?.text).not.toContain('secretas');
  });

  it('[L34] has the fields of the standard form and its files', async () => {
    const customer = await newComplainant(test);
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
    const { complaintId } = await givenComplaint(customer, { ...fields, ...files });
    const complaint = await findComplaint(customer, complaintId);
    expect(complaint).toMatchObject({ ...fields, email: customer.email, state: 'Received', language: 'es' });
    expect(complaint.documents.map(({ kind, file }) => [kind, file.name])).toEqual([
      ['authority', 'poder.pdf'],
      ['evidence', 'contrato.pdf'],
    ]);
    const viewUrl = complaint.documents[0]?.viewUrl ?? '';
    expect((await customer.get(viewUrl)).statusCode).toBe(200);
    expect((await (await newComplainant(test)).get(viewUrl)).statusCode).toBe(404);
  });

  it.each([
    ['happenedOn', { happenedOn: '2026-03-10' }, 'in_the_future'],
    ['happenedUntil', { happenedUntil: '2026-01-01' }, 'end_before_start'],
    ['authority', { representativeName: 'Marta Soler' }, 'required'],
    ['representativeName', { representativeContact: 'marta@example.com' }, 'required'],
    ['description', { description: undefined }, 'required'],
  ])('[L34] is refused with a wrong %s', async (field, fields, code) => {
    const refused = await sendComplaint(await newComplainant(test), fields as ComplaintFields);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual([expect.objectContaining({ path: field, code })]);
  });

  it('[L34] is refused while ten others of the same address are open', async () => {
    const customer = await newComplainant(test);
    for (let count = 0; count < 10; count += 1) await givenComplaint(customer);
    const refused = await sendComplaint(customer);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'support.too_many_complaints']);
    const { data } = (await customer.get(complaintsUrl)).json();
    await answerComplaint(admin, data[0].complaintId, 'dismiss', { reasons: 'Repetida.' });
    expect((await sendComplaint(customer)).statusCode).toBe(201);
  });

  it('[L34] keeps its account open until answered, and then stays in the register without its text', async () => {
    const customer = await newComplainant(test);
    const { email } = customer;
    const { complaintId } = await givenComplaint(customer, { name: 'Covadonga Zubizarreta' });
    const close = () => customer.delete('/v1/account/users/me', { body: { password: testPassword } });
    const refused = await close();
    expect([refused.statusCode, refused.json().errors]).toMatchObject([409, [{ path: 'complaints' }]]);
    await answerComplaint(admin, complaintId, 'dismiss', { reasons: 'No trata de un servicio nuestro.' });
    expect((await mailsTo(test, email)).map(({ subject }) => subject).join()).toContain('reclamación');
    expect((await close()).statusCode).toBe(204);
    expect(await findComplaint(admin, complaintId)).toMatchObject({
      complaintId,
      name: expect.stringMatching(/^#/),
      email: '',
      description: '',
    });
  });
});

describe('the register', () => {
  it('[L35] finds due and late complaints, matches the count on the home page, and exports them', async () => {
    const customer = await newComplainant(test);
    const { complaintId, reference } = await givenComplaint(customer);
    const isIn = async (query: string) => {
      const { data } = (await admin.get(`${complaintsUrl}?take=100&search=${reference}&${query}`)).json();
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
    const csv = await admin.get(`${complaintsUrl}/export?search=${reference}`);
    expect(csv.body).toContain(reference);
    expect(csv.body).toContain('Recibida');
    const manager = await as(test, 'operator');
    expect((await manager.get('/v1/overview/waiting')).json().complaints).toBe(0);
    expect((await manager.get(complaintsUrl)).json().total).toBe(0);
    test.clock.advance(-15 * days);
    admin = await as(test, { userId: admin.userId });
  });

  it('[L34] has no way to delete a complaint', () => {
    expect(Object.values(v1.complaints).filter(({ method }) => method === ('DELETE' as string))).toEqual([]);
  });
});
