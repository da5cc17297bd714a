// Goal: visitors can complain without an account once they have confirmed their address.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import {
  admitComplaint,
  complaintsUrl,
  findComplaint,
  newComplainant,
  sendComplaint,
} from '../../../test/complaints.ts';
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
    const sent = await sendComplaint(visitor, {}, `?token=${token}`);
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
    const code = async (query: string) => {
      const refused = await visitor.post(`${complaintsUrl}${query}`, { body: 'x'.repeat(10) });
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
      codes.push((await visitor.post(`${complaintsUrl}/links`, { body })).statusCode);
    expect(codes).toEqual([204, 204, 204, 204, 204, 429]);
  });

  it('[L34] later finds a complaint sent without signing in, in the account with the same address', async () => {
    const customer = await newComplainant(test);
    const token = await link(customer.email);
    const { complaintId } = (await sendComplaint(visitor, {}, `?token=${token}`)).json();
    expect(await findComplaint(customer, complaintId)).toMatchObject({
      complaintId,
      userId: customer.userId,
    });
  });
});
