// Goal: what the provider tells is followed once, in whatever order and however often it comes; what nobody signed, never.
import { randomUUID } from 'node:crypto';
import { receiveVerificationNews } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  as,
  type Beginner,
  beginner,
  buildTestApp,
  type Caller,
  decideAsProvider,
  mailsTo,
  mailTo,
  newUser,
  signedAsProvider,
  type TestApp,
  tellAsProvider,
} from '../../testing/index.ts';
import { verificationSessions } from './table.ts';

let test: TestApp;
let admin: Caller;

beforeAll(async () => {
  test = await buildTestApp({ simulatesIdentity: true });
  admin = await as(test, 'admin');
});
afterAll(() => test.close());

const userOf = async ({ userId }: { userId: string }) =>
  (await admin.get(`/v1/account/users/${userId}`)).json();
const attemptOf = async ({ userId }: Beginner) =>
  (await admin.get(`/v1/account/verifications?userId=${userId}&take=1`)).json().data[0];
const statusOf = async (user: { userId: string }) => (await userOf(user)).verificationStatus;
const emailOf = async (user: { userId: string }) => (await userOf(user)).email;
const act = ({ sessionId }: Beginner, action: string, attemptId?: string | null) =>
  tellAsProvider(test, { id: sessionId, attemptId, feature: 'selfid', code: 7001, action, vendorData: null });

let number = 0;
const card = () => {
  number += 1;
  return {
    type: 'ID_CARD',
    number: `X${number}000000Z`,
    country: 'ES',
    validFrom: null,
    validUntil: '2031-02-01',
  };
};

describe('a message to the webhook', () => {
  it('[P7][B6] is refused where it is not signed, in whatever way, and changes nothing', async () => {
    const user = await beginner(test);
    const body = { status: 'success', verification: { id: user.sessionId, status: 'approved' } };
    const { path } = receiveVerificationNews;
    const good = signedAsProvider(test, JSON.stringify(body));
    const { 'x-hmac-signature': signature = '', ...unsigned } = good;
    const forged: Record<string, string>[] = [
      unsigned,
      { ...good, 'x-hmac-signature': 'f'.repeat(64) },
      { ...unsigned, 'x-signature': signature },
      { ...good, 'x-auth-client': 'somebody' },
    ];
    for (const headers of forged) {
      const answer = await test.app.inject({
        method: 'POST',
        url: path,
        headers,
        payload: JSON.stringify(body),
      });
      expect(answer.json()).toMatchObject({ status: 401, code: 'account.signature_invalid' });
    }
    const changed = { ...body, verification: { ...body.verification, reason: 'x' } };
    const answer = await test.app.inject({ method: 'POST', url: path, headers: good, payload: changed });
    expect(answer.statusCode).toBe(401);
    const broken = await test.app.inject({ method: 'POST', url: path, headers: good, payload: '{"id":' });
    expect(broken.json()).toMatchObject({ status: 400, code: 'request.malformed' });
    expect(await statusOf(user)).toBe('Started');
  });

  it('[B6] is believed by the bytes that came in, with its signature in capitals or under its newer name', async () => {
    const user = await beginner(test);
    const payload = `{ "id" : "${user.sessionId}",\n "action":"submitted" }`;
    const headers = signedAsProvider(test, payload);
    const { 'x-hmac-signature': signature = '', ...others } = headers;
    const send = (more: Record<string, string>) =>
      test.app.inject({
        method: 'POST',
        url: receiveVerificationNews.path,
        headers: { ...others, ...more },
        payload,
      });
    expect((await send({ 'x-hmac-signature': signature.toUpperCase() })).json()).toEqual({ received: true });
    expect((await send({ 'vrf-hmac-signature': signature })).statusCode).toBe(200);
    expect(await statusOf(user)).toBe('Completed');
  });

  it('[B6] that is of no use is received, so that it does not come for days', async () => {
    const strange = [
      { id: randomUUID(), action: 'started' },
      { verification: { id: randomUUID(), status: 'approved' } },
      { verification: null },
      { hello: 'world' },
    ];
    for (const message of strange) {
      const answer = await tellAsProvider(test, message);
      expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    }
  });

  it('[B6][S7] with a word that nobody knows changes nothing', async () => {
    const user = await beginner(test);
    expect((await decideAsProvider(test, user, { status: 'certified', code: 9001 })).statusCode).toBe(200);
    expect((await act(user, 'danced')).statusCode).toBe(200);
    expect(await attemptOf(user)).toMatchObject({ status: 'Started', action: null, decision: null });
  });
});

describe('what the provider tells of somebody', () => {
  it('[S7][B6][E15] is followed from the beginning to the approval, which fills the profile', async () => {
    const user = await beginner(test);
    await act(user, 'started', 'a-1');
    expect(await attemptOf(user)).toMatchObject({ status: 'Started', action: 'started' });
    await act(user, 'submitted', 'a-1');
    expect(await attemptOf(user)).toMatchObject({ status: 'Completed', action: 'submitted' });
    const document = card();
    const person = {
      firstName: 'NURIA',
      lastName: null,
      dateOfBirth: '1990-02-03',
      nationality: 'PT',
      gender: null,
    };
    await decideAsProvider(test, user, {
      attemptId: 'a-1',
      code: 9001,
      status: 'approved',
      person,
      document,
    });
    expect(await attemptOf(user)).toMatchObject({
      status: 'Approved',
      decision: 'Approved',
      decisionReason: null,
      documents: [document],
      decisionData: { code: 9001, person: { firstName: 'NURIA' } },
    });
    expect(await userOf(user)).toMatchObject({
      verificationStatus: 'Approved',
      identificationDocumentType: 'ID_CARD',
      identificationDocumentNumber: document.number,
      birthdayAt: '1990-02-03',
      nationality: 'PT',
    });
    expect((await mailTo(test, await emailOf(user))).subject).toBe('Tu identidad está verificada');
    const { data } = (await admin.get(`/v1/audit?subjectId=${user.verificationId}`)).json();
    expect(data.map(({ action }: { action: string }) => action)).toEqual([
      'verification.follow-decision',
      'verification.follow-event',
      'verification.start',
    ]);
    expect(data[0].after).toMatchObject({
      status: 'Approved',
      identificationDocumentNumber: document.number,
    });
  });

  it('[S7][B6] is followed once, however often it comes, and in whatever order', async () => {
    const user = await beginner(test);
    const decidedAt = test.clock.now.toISOString();
    const approve = () =>
      decideAsProvider(test, user, { attemptId: 'a', status: 'approved', decisionTime: decidedAt });
    await approve();
    const { updatedAt } = await attemptOf(user);
    for (const again of [approve, approve]) expect((await again()).statusCode).toBe(200);
    for (const action of ['submitted', 'started']) await act(user, action, 'a');
    for (const action of ['submitted', 'started']) await act(user, action);
    const earlier = new Date(test.clock.now.getTime() - 3_600_000).toISOString();
    await decideAsProvider(test, user, { status: 'resubmission_requested', decisionTime: earlier });
    await decideAsProvider(test, user, { status: 'review', code: 9121, decisionTime: earlier });
    expect(await attemptOf(user)).toMatchObject({ status: 'Approved', updatedAt });
    await mailTo(test, await emailOf(user));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await mailsTo(test, await emailOf(user))).toHaveLength(1);
  });

  it('[S7][B6] is followed once where it comes many times at once', async () => {
    const user = await beginner(test);
    const decisionTime = test.clock.now.toISOString();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => decideAsProvider(test, user, { status: 'declined', decisionTime })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const { data } = (await admin.get(`/v1/audit?subjectId=${user.verificationId}`)).json();
    expect(data).toHaveLength(2);
  });

  it('[S7][B6] leaves a doubt, code 9121, to staff, whose word stands against a later one', async () => {
    const user = await beginner(test);
    await decideAsProvider(test, user, { status: 'review', code: 9121, document: card() });
    expect(await attemptOf(user)).toMatchObject({ status: 'Completed', decision: null });
    const body = { decision: 'Declined', decisionReason: 'No es la misma persona.' };
    await admin.patch(`/v1/account/verifications/${user.verificationId}`, { body });
    test.clock.advance(60);
    await decideAsProvider(test, user, { status: 'approved', code: 9001 });
    expect(await attemptOf(user)).toMatchObject({ status: 'Declined', decisionReason: body.decisionReason });
  });

  it('[S7][B6] may ask to send it again nine times, with its reason, and then it is declined', async () => {
    const user = await beginner(test);
    for (let round = 1; round <= 10; round += 1) {
      test.clock.advance(60);
      await act(user, 'submitted', `a-${round}`);
      expect(await statusOf(user)).toBe('Completed');
      test.clock.advance(60);
      const more = { attemptId: `a-${round}`, reason: 'Poor image quality', reasonCode: 204 };
      await decideAsProvider(test, user, { status: 'resubmission_requested', ...more });
      expect(await statusOf(user)).toBe(round <= 9 ? 'Resubmission' : 'Declined');
    }
    const mails = await mailTo(test, await emailOf(user), 10);
    expect(mails).toBeDefined();
    const subjects = (await mailsTo(test, await emailOf(user))).map(({ subject }) => subject);
    expect(new Set(subjects)).toEqual(
      new Set(['Te falta un paso para verificar tu identidad', 'No hemos podido verificar tu identidad']),
    );
    expect(await attemptOf(user)).toMatchObject({ reason: 'Poor image quality', reasonCode: 204 });
  });

  it.each(['expired', 'abandoned'])(
    '[S7] of a session that is %s ends the attempt, and is mailed',
    async (status) => {
      const user = await beginner(test, { language: 'en' });
      await decideAsProvider(test, user, { status, attemptId: null, decisionTime: null, code: 9104 });
      expect(await attemptOf(user)).toMatchObject({ status: 'ExpiredAbandoned', decision: null });
      const { subject } = await mailTo(test, await emailOf(user));
      expect(subject).toBe('The verification of your identity was not finished');
    },
  );

  it('[S7] changes nothing in an attempt after which there is another', async () => {
    const user = await beginner(test);
    await decideAsProvider(test, user, { status: 'declined' });
    await user.post('/v1/account/verifications');
    test.clock.advance(60);
    await decideAsProvider(test, user, { status: 'approved' });
    expect(await statusOf(user)).toBe('Started');
  });

  it('[S7] of somebody whose account is deleted changes nothing', async () => {
    const user = await beginner(test);
    expect((await admin.delete(`/v1/account/users/${user.userId}`)).statusCode).toBe(204);
    const whose = eq(verificationSessions.verificationId, user.verificationId);
    expect(await test.db.select().from(verificationSessions).where(whose)).toEqual([]);
    expect((await decideAsProvider(test, user, { status: 'approved', document: card() })).statusCode).toBe(
      200,
    );
    expect(await act(user, 'started')).toMatchObject({ statusCode: 200 });
  });

  it('[V12][S7] approves nobody who is under age', async () => {
    const user = await beginner(test, { language: 'en' });
    const year = test.clock.now.getUTCFullYear() - 17;
    const person = { dateOfBirth: `${year}-01-01` };
    await decideAsProvider(test, user, { status: 'approved', person, document: card() });
    expect(await attemptOf(user)).toMatchObject({
      status: 'Declined',
      decisionReason: 'You must be at least 18 years old.',
    });
    expect(await userOf(user)).toMatchObject({ birthdayAt: null, identificationDocumentNumber: null });
  });
});

describe('a document that is somebody else’s', () => {
  it('[V13][X1][B6] approves nobody: they are told so, by mail too, and may try again with their own', async () => {
    const document = card();
    const first = await beginner(test);
    await decideAsProvider(test, first, { status: 'approved', document });
    const second = await beginner(test, { language: 'en' });
    const copied = { ...document, number: document.number.toLowerCase() };
    await decideAsProvider(test, second, { status: 'approved', document: copied });

    const message = 'There is already an account with this identity document.';
    expect(await attemptOf(second)).toMatchObject({
      status: 'Declined',
      decision: 'Declined',
      decisionReason: message,
      documents: [copied],
    });
    expect(await userOf(second)).toMatchObject({
      verificationStatus: 'Declined',
      identificationDocumentNumber: null,
    });
    expect((await mailTo(test, await emailOf(second))).text).toContain(message);
    expect(await userOf(first)).toMatchObject({
      verificationStatus: 'Approved',
      identificationDocumentNumber: document.number,
    });

    const { verificationId } = (await second.post('/v1/account/verifications')).json();
    expect(verificationId).not.toBe(second.verificationId);
  });

  it('[V13] goes to one of two who show it at the same time', async () => {
    const document = card();
    const both = [await beginner(test), await beginner(test)];
    await Promise.all(both.map((user) => decideAsProvider(test, user, { status: 'approved', document })));
    const statuses = await Promise.all(both.map(statusOf));
    expect(statuses.toSorted()).toEqual(['Approved', 'Declined']);
  });

  it('[V13] is free again where it was of another kind, or of somebody who left', async () => {
    const document = card();
    const owner = await newUser(test.services);
    const body = { identificationDocumentType: 'PASSPORT', identificationDocumentNumber: document.number };
    await admin.patch(`/v1/account/users/${owner.userId}`, { body });
    const user = await beginner(test);
    await decideAsProvider(test, user, { status: 'approved', document });
    expect(await statusOf(user)).toBe('Approved');
    await admin.delete(`/v1/account/users/${user.userId}`);
    const next = await beginner(test);
    await decideAsProvider(test, next, { status: 'approved', document });
    expect(await statusOf(next)).toBe('Approved');
  });
});
