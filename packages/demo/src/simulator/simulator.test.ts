// Goal: with the simulator the platform behaves as with a real provider, and no error of the provider verifies the
// wrong user. Method: the process listens on a free port, and everything uses HTTP: the platform's calls to the
// simulator, the browser's form, and the simulator's messages to the webhook.

import { signatureOf } from '@semilla/server/kit/identity/signature.ts';
import { as, type Caller } from '@semilla/server/test/callers.ts';
import { freePort } from '@semilla/server/test/free-port.ts';
import { type Beginner, beginner } from '@semilla/server/test/identity-sessions.ts';
import { mailsTo, mailTo } from '@semilla/server/test/mails.ts';
import { buildTestApp, type TestApp } from '@semilla/server/test/test-app.ts';
import { until } from '@semilla/server/test/until.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mountDesk } from '../desk/mount-desk.ts';
import { mountSimulator } from './mount-simulator.ts';
import { simulatorAccess } from './simulator-access.ts';

let test: TestApp;
let admin: Caller;
let origin: string;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  test = await buildTestApp({ config: { publicUrl: origin }, prepare: mountDesk });
  await test.app.listen({ port, host: '127.0.0.1' });
  admin = await as(test, 'admin');
});
afterAll(() => test.close());

let number = 0;
const ownDocument = () => {
  number += 1;
  return { documentType: 'PASSPORT', documentNumber: `PA${number}000000`, documentCountry: 'ES' };
};
const page = (url: string, headers: Record<string, string> = {}) => fetch(url, { headers });
const choose = (user: Beginner, outcome: string, fields: Record<string, string> = {}) =>
  fetch(user.url, {
    method: 'POST',
    headers: { cookie: user.cookie },
    body: new URLSearchParams({ outcome, ...ownDocument(), dateOfBirth: '1990-02-03', ...fields }),
    redirect: 'manual',
  });
const attemptOf = async ({ userId }: Beginner) =>
  (await admin.get(`/v1/account/verifications?userId=${userId}&take=1`)).json().data[0];
const userOf = async ({ userId }: Beginner) => (await admin.get(`/v1/account/users/${userId}`)).json();
const auditEntriesOf = async ({ verificationId }: Beginner) =>
  (await admin.get(`/v1/audit?subjectId=${verificationId}`)).json().data as { action: string }[];

describe('the page of the simulator', () => {
  it('[B6][B10] has a form in Spanish or English without scripts, and reports the start of the session', async () => {
    const user = await beginner(test, { name: '<b>Nuria</b>' });
    const spanish = await page(user.url, { 'accept-language': 'es' });
    expect(spanish.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    );
    const html = await spanish.text();
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('Verificación de identidad (simulada)');
    expect(html).toContain('&#60;b&#62;Nuria');
    expect(html).not.toMatch(/<script|<b>Nuria|onclick|javascript:/);
    expect(html).toMatch(/name="documentNumber" type="text" value="\d{8}[A-Z]"/);
    expect(await attemptOf(user)).toMatchObject({ status: 'Progress', action: 'started' });
    expect(await (await page(user.url, { 'accept-language': 'en' })).text()).toContain('Abandon it halfway');
  });

  it('[B10] is linked from the desk, and lists the started sessions', async () => {
    const user = await beginner(test);
    expect(await (await page(`${origin}/dev`)).text()).toContain('<a href="/dev/identity">');
    const list = await (await page(`${origin}/dev/identity`, { 'accept-language': 'es' })).text();
    expect(list).toContain(new URL(user.url).pathname);
    expect(list).toContain('Nuria Campos Rey');
    expect(list).toContain('Sin empezar');
    await choose(user, 'resubmission_requested');
    const english = await page(`${origin}/dev/identity`, { 'accept-language': 'en' });
    expect(await english.text()).toContain('To be sent again');
  });

  it('[B6] answers 404 to unknown sessions, and refuses invalid input', async () => {
    for (const id of ['01890a5d-ac96-774b-bcce-b302099a8057', '..%2f..%2fsecret', 'x']) {
      expect((await page(`${origin}/dev/identity/sessions/${id}`)).status).toBe(404);
      const sent = await fetch(`${origin}/dev/identity/sessions/${id}`, {
        method: 'POST',
        body: new URLSearchParams({ outcome: 'approved' }),
      });
      expect(sent.status).toBe(404);
    }
    const user = await beginner(test);
    expect((await choose(user, 'certified')).status).toBe(400);
    expect((await choose(user, 'approved', { dateOfBirth: 'yesterday' })).status).toBe(400);
    expect(await attemptOf(user)).toMatchObject({ status: 'Started' });
  });
});

describe('the outcome chosen there', () => {
  it.each([
    ['approved', { status: 'Approved', decision: 'Approved', reason: null }],
    ['declined', { status: 'Declined', decision: 'Declined', reason: 'Document expired', reasonCode: 207 }],
    ['resubmission_requested', { status: 'Resubmission', decision: null, reason: 'Document expired' }],
    ['expired', { status: 'ExpiredAbandoned', documents: [expect.objectContaining({ number: null })] }],
    ['abandoned', { status: 'ExpiredAbandoned', decision: null }],
    [
      'review',
      { status: 'Completed', decision: null, decisionData: expect.objectContaining({ code: 9121 }) },
    ],
  ])(
    '[B6][S7][C13] %s is applied to the attempt, and the customer returns to the profile',
    async (outcome, attempt) => {
      const user = await beginner(test);
      await page(user.url);
      const answer = await choose(user, outcome, { reasonCode: '207' });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/user/profile']);
      expect(await attemptOf(user)).toMatchObject(attempt);
    },
  );

  it('[B6][S7] fills the profile with the chosen document', async () => {
    const user = await beginner(test);
    await choose(user, 'approved', {
      documentType: 'ID_CARD',
      documentNumber: '00000000T',
      nationality: 'pt',
    });
    expect(await userOf(user)).toMatchObject({
      verificationStatus: 'Approved',
      identificationDocumentType: 'ID_CARD',
      identificationDocumentNumber: '00000000T',
      nationality: 'PT',
      birthdayAt: '1990-02-03',
    });
    expect((await choose(user, 'declined')).status).toBe(409);
    expect(await (await page(user.url, { 'accept-language': 'en' })).text()).toContain(
      'This session is already decided',
    );
  });

  it('[V13][B6] may use the document of another user, which is declined', async () => {
    const first = await beginner(test);
    await choose(first, 'approved', { documentNumber: 'SAME1' });
    const second = await beginner(test);
    await choose(second, 'approved', { documentNumber: 'same1' });
    expect(await attemptOf(second)).toMatchObject({
      status: 'Declined',
      decisionReason: 'Ya existe una cuenta con este documento de identidad.',
    });
  });

  it('[B6][S7] allows a resubmission with the same link, and a decision after a review', async () => {
    const user = await beginner(test);
    await page(user.url);
    await choose(user, 'resubmission_requested');
    expect((await user.post('/v1/account/verifications')).json().url).toBe(user.url);
    await page(user.url);
    expect(await attemptOf(user)).toMatchObject({ status: 'Progress', action: 'started' });
    await choose(user, 'review');
    expect(await attemptOf(user)).toMatchObject({ status: 'Completed' });
    await choose(user, 'approved');
    expect(await attemptOf(user)).toMatchObject({ status: 'Approved', attempt: 1 });
  });
});

describe('its messages', () => {
  it('[B6] may be late: until then nothing changes', async () => {
    const user = await beginner(test);
    expect((await choose(user, 'approved', { delaySeconds: '3' })).status).toBe(303);
    expect(await attemptOf(user)).toMatchObject({ status: 'Started' });
    const decided = await until(async () => {
      const attempt = await attemptOf(user);
      return attempt.status === 'Approved' ? attempt : undefined;
    });
    expect(decided.decision).toBe('Approved');
  });

  it('[B6] may be repeated: they are applied once', async () => {
    const user = await beginner(test);
    await page(user.url);
    await choose(user, 'approved', { duplicates: 'on' });
    expect((await auditEntriesOf(user)).map(({ action }) => action)).toEqual([
      'verification.follow-decision',
      'verification.follow-event',
      'verification.follow-event',
      'verification.start',
    ]);
    const { email } = await userOf(user);
    await mailTo(test, email);
    expect(await mailsTo(test, email)).toHaveLength(1);
  });

  it.each(['approved', 'declined', 'resubmission_requested'])(
    '[B6] may be out of order and repeated: %s stays',
    async (outcome) => {
      const user = await beginner(test);
      await page(user.url);
      await choose(user, outcome, { outOfOrder: 'on', duplicates: 'on' });
      const expected = { approved: 'Approved', declined: 'Declined', resubmission_requested: 'Resubmission' };
      expect((await attemptOf(user)).status).toBe(expected[outcome as keyof typeof expected]);
    },
  );

  it('[B6] may have a wrong signature: they are ignored', async () => {
    const user = await beginner(test);
    await page(user.url);
    expect((await choose(user, 'approved', { wrongSignature: 'on' })).status).toBe(303);
    expect(await attemptOf(user)).toMatchObject({ status: 'Progress', decision: null });
    expect(await userOf(user)).toMatchObject({ identificationDocumentNumber: null });
  });
});

describe('the protocol of the simulator', () => {
  const post = (body: string, headers: Record<string, string>) =>
    fetch(`${origin}/dev/identity/v1/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  const signed = (text: string) => {
    const { apiKey, secrets } = simulatorAccess(test.services.keys, test.services.web);
    return { 'x-auth-client': apiKey, 'x-hmac-signature': signatureOf(secrets[0] as string, text) };
  };

  it('[B6] requires signatures and an HTTPS callback, as the provider does', async () => {
    const { verificationId: vendorData, cookie } = await beginner(test);
    const body = JSON.stringify({ verification: { vendorData, callback: 'https://semilla.example' } });
    expect((await post(body, {})).status).toBe(401);
    expect((await post(body, { ...signed(body), 'x-auth-client': 'another' })).status).toBe(401);
    const created = await post(body, signed(body));
    expect(created.status).toBe(201);
    const { verification } = (await created.json()) as { verification: { id: string; url: string } };
    expect(verification).toMatchObject({ status: 'created', vendorData });
    const plain = body.replace('https:', 'http:');
    expect((await post(plain, signed(plain))).status).toBe(400);

    const decision = `${origin}/dev/identity/v1/sessions/${verification.id}/decision`;
    expect((await fetch(decision)).status).toBe(401);
    const undecided = await fetch(decision, { headers: signed(verification.id) });
    expect(await undecided.json()).toEqual({ status: 'success', verification: null });
    const abandoned = await fetch(verification.url, {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams({ outcome: 'abandoned' }),
      redirect: 'manual',
    });
    expect(abandoned.headers.get('location')).toBe('https://semilla.example');
  });

  it('[B10] exists only in the demo', async () => {
    const real = await buildTestApp({ config: { demo: false, secretKey: 'x'.repeat(40) } });
    expect(() => mountSimulator(real.app)).toThrow('in the demo alone');
    for (const url of ['/dev/identity', '/dev/identity/v1/sessions', '/dev/identity/sessions/x']) {
      expect((await real.app.inject(url)).statusCode, url).toBe(404);
      expect((await real.app.inject({ method: 'POST', url })).statusCode, url).toBe(404);
    }
    await real.close();
  });
});
