// Goal: visitors can complain without an account once they have confirmed their address.
import { buildNewComplaint, buildPdf } from '@semilla/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import {
  admitComplaint,
  complaintsUrl,
  findComplaint,
  newComplainant,
  sendComplaint,
} from '../../../test/complaints.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { mailsTo, mailTo } from '../../../test/mails.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

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

describe('a visitor', () => {
  async function link(email: string): Promise<string> {
    const requested = await visitor.post(`${complaintsUrl}/links`, { body: { email } });
    expect(requested.statusCode).toBe(204);
    const mail = await mailTo(test, email);
    return /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  }

  it('[L34] confirms the address with a link, and complains without an account', async () => {
    const email = 'nadie@example.com';
    const token = await link(email);
    const checked = await visitor.post(`${complaintsUrl}/links/check`, { body: { token } });
    expect(checked.json()).toEqual({ email });
    const sent = await sendComplaint(visitor, { token });
    expect(sent.statusCode).toBe(201);
    expect(sent.json()).toMatchObject({ email, acknowledgeBy: '2026-03-23' });
    const { complaintId } = sent.json();
    expect(await findComplaint(admin, complaintId)).toMatchObject({ userId: null, userName: null, email });
    const [received] = await mailsTo(test, email);
    expect(received?.text).not.toContain('/user/complaints');
    await admitComplaint(admin, complaintId, { reasons: 'Trata de un pago.' });
    const [admitted] = await mailsTo(test, email);
    expect(admitted?.text).toContain('Trata de un pago.');
  });

  it('[L34] is refused without a link, or with a forged or expired one, before the form is read', async () => {
    const code = async (token?: string) => {
      const fields = { token, name: '', documents: fileOf('x', 'a.exe') };
      const refused = await visitor.post(complaintsUrl, { form: formOf(fields) });
      const asJson = await visitor.post(complaintsUrl, { body: { token, name: '' } });
      expect(asJson.json().code).toBe(refused.json().code);
      return [refused.statusCode, refused.json().code];
    };
    expect(await code()).toEqual([401, 'support.complaint_link_needed']);
    const token = await link('ayer@example.com');
    const forged = `${Buffer.from('{"email":"otro@example.com"}').toString('base64url')}.${token.split('.')[1]}`;
    expect(await code(forged)).toEqual([400, 'support.complaint_link_invalid']);
    test.clock.advance(24 * 3_600 + 1);
    expect(await code(token)).toEqual([400, 'support.complaint_link_invalid']);
    test.clock.advance(-24 * 3_600 - 1);
  });

  it('[P7] sends the token in the form, not in the address, which proxies log', async () => {
    const token = await link('registro@example.com');
    const form = formOf({ ...buildNewComplaint() });
    const inAddress = await visitor.post(`${complaintsUrl}?token=${token}`, { form });
    expect(inAddress.statusCode).not.toBe(201);
    const { documents: _, ...texts } = buildNewComplaint();
    const late = formOf({ documents: fileOf(buildPdf(), 'before-its-token.pdf'), ...texts, token });
    const refused = await visitor.post(complaintsUrl, { form: late });
    expect(refused.json().code).toBe('support.complaint_link_needed');
    expect((await sendComplaint(visitor, { token })).statusCode).toBe(201);
  });

  it('[L34][C2] cannot flood a mailbox with links', async () => {
    const body = { email: 'harta@example.com' };
    const codes = [];
    for (let count = 0; count < 6; count += 1)
      codes.push((await visitor.post(`${complaintsUrl}/links`, { body })).statusCode);
    expect(codes).toEqual([204, 204, 204, 204, 204, 429]);
  });

  it('[L34] later finds a complaint sent without signing in, in the account with the same address', async () => {
    const customer = await newComplainant(test);
    const token = await link(customer.email);
    const { complaintId } = (await sendComplaint(visitor, { token })).json();
    expect(await findComplaint(customer, complaintId)).toMatchObject({
      complaintId,
      userId: customer.userId,
    });
  });
});
