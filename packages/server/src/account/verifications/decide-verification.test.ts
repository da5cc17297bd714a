import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenVerification } from '../../../test/account-records.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { mailsTo, mailTo } from '../../../test/mails.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser } from '../../../test/users.ts';
import { isVerified } from '../../kit/users/is-verified.ts';

let test: TestApp;
let admin: Caller;
let manager: Caller;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
});
afterAll(() => test.close());

const decide = (caller: Caller, verificationId: string, decision: unknown, decisionReason?: string) =>
  caller.patch(`/v1/account/verifications/${verificationId}`, { body: { decision, decisionReason } });
const userOf = async (userId: string) => (await admin.get(`/v1/account/users/${userId}`)).json();

describe('permission to decide', () => {
  it('[P7][C1] is given only to administrators, and never on their own identity', async () => {
    const customer = await as(test, 'user', { managerId: manager.userId });
    const verificationId = await givenVerification(test, customer.userId);
    expect((await decide(await as(test, 'visitor'), verificationId, 'Approved')).statusCode).toBe(401);
    expect((await decide(customer, verificationId, 'Approved')).statusCode).toBe(403);
    expect((await decide(manager, verificationId, 'Approved')).statusCode).toBe(403);
    expect((await decide(admin, crypto.randomUUID(), 'Approved')).statusCode).toBe(404);
    expect((await decide(admin, 'x', 'Approved')).statusCode).toBe(400);
    const own = await givenVerification(test, admin.userId);
    expect((await decide(admin, own, 'Approved')).json()).toMatchObject({
      status: 403,
      code: 'account.own_account',
    });
    expect(await isVerified(test.db, admin.userId)).toBe(false);
  });

  it.each([
    ['an unknown decision', { decision: 'Completed' }, 'decision', 'choice'],
    ['no decision', {}, 'decision', 'required'],
    [
      'a too long reason',
      { decision: 'Declined', decisionReason: 'x'.repeat(501) },
      'decisionReason',
      'text_too_long',
    ],
    ['a status', { decision: 'Declined', status: 'Approved' }, 'status', 'unknown_field'],
  ])('[V7][S7] refuses %s', async (_title, body, field, code) => {
    const { userId } = await newUser(test.services);
    const verificationId = await givenVerification(test, userId);
    const answer = await admin.patch(`/v1/account/verifications/${verificationId}`, { body });
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ path: field, code }] });
  });
});

describe('a decision', () => {
  it('[S7][E15][C1] approves, and copies the document to the user', async () => {
    const { userId, email } = await newUser(test.services);
    const shown = { type: 'PASSPORT', number: 'PA-1', country: 'ES' } as const;
    const verificationId = await givenVerification(test, userId, {}, shown);
    const answer = await decide(admin, verificationId, 'Approved', 'Visto en persona');
    expect(answer.json()).toMatchObject({
      verificationId,
      status: 'Approved',
      decision: 'Approved',
      decisionReason: 'Visto en persona',
    });
    expect(await userOf(userId)).toMatchObject({
      verificationStatus: 'Approved',
      identificationDocumentType: 'PASSPORT',
      identificationDocumentNumber: 'PA-1',
    });
    expect(await isVerified(test.db, userId)).toBe(true);
    expect((await mailTo(test, email)).subject).toBe('Tu identidad está verificada');
    const { data } = (await admin.get(`/v1/audit?subjectId=${verificationId}`)).json();
    expect(data).toMatchObject([
      {
        action: 'verification.decide',
        before: { status: 'Completed', decision: null },
        after: { status: 'Approved', decision: 'Approved', decisionReason: 'Visto en persona' },
      },
    ]);
  });

  it('[S7] declines with a reason that is mailed to the user, and may be reversed', async () => {
    const { userId, email } = await newUser(test.services);
    const verificationId = await givenVerification(test, userId, {}, { type: 'ID_CARD', number: 'D-1' });
    await decide(admin, verificationId, 'Declined', 'El documento está caducado.');
    expect(await userOf(userId)).toMatchObject({
      verificationStatus: 'Declined',
      identificationDocumentNumber: null,
    });
    const mail = await mailTo(test, email);
    expect(mail.subject).toBe('No hemos podido verificar tu identidad');
    expect(mail.text).toContain('El documento está caducado.');
    expect((await decide(admin, verificationId, 'Declined')).json().code).toBe(
      'account.verification_already_decided',
    );
    const answer = await decide(admin, verificationId, 'Approved', 'Ha enviado otro documento.');
    expect(answer.json()).toMatchObject({ status: 'Approved' });
    expect(await isVerified(test.db, userId)).toBe(true);
    await decide(admin, verificationId, 'Declined');
    expect(await isVerified(test.db, userId)).toBe(false);
  });

  it.each(['Started', 'Progress', 'Completed', 'Resubmission', 'ExpiredAbandoned', 'NotVerified'] as const)(
    '[S7] is possible while an attempt is %s',
    async (status) => {
      const { userId } = await newUser(test.services);
      const verificationId = await givenVerification(test, userId, { status });
      expect((await decide(admin, verificationId, 'Approved')).json().status).toBe('Approved');
    },
  );

  it('[S7] is only possible on the latest attempt', async () => {
    const { userId } = await newUser(test.services);
    const old = await givenVerification(test, userId, { status: 'Declined', decision: 'Declined' });
    const latest = await givenVerification(test, userId, { attempt: 2 });
    expect((await decide(admin, old, 'Approved')).json()).toMatchObject({
      status: 409,
      code: 'account.verification_superseded',
    });
    expect(await isVerified(test.db, userId)).toBe(false);
    expect((await decide(admin, latest, 'Approved', 'Lo he visto en persona.')).statusCode).toBe(200);
  });

  it('[S7] needs a second person to approve after a declined attempt, also if staff declined it', async () => {
    const body = { decision: 'Approved', decisionReason: 'Lo conozco.' };
    const approve = (id: string) => admin.patch(`/v1/account/verifications/${id}`, { body, alone: true });
    const { userId } = await newUser(test.services);
    await givenVerification(test, userId, { status: 'Declined', decision: 'Declined' });
    const started = await givenVerification(test, userId, { attempt: 2, status: 'Started' });
    expect((await approve(started)).json()).toMatchObject({ act: 'overrideIdentity', status: 'pending' });
    const other = await newUser(test.services);
    const byHand = await givenVerification(test, other.userId);
    await decide(admin, byHand, 'Declined', 'El documento está caducado.');
    expect((await approve(byHand)).json()).toMatchObject({ act: 'overrideIdentity', status: 'pending' });
  });

  it.each(['Started', 'Completed', 'Resubmission'] as const)(
    '[S7][P7] needs a second person to approve an attempt that is %s, before the provider has answered',
    async (status) => {
      const { userId } = await newUser(test.services);
      const url = `/v1/account/verifications/${await givenVerification(test, userId, { status })}`;
      const decideAlone = (body: object) => admin.patch(url, { body, alone: true });
      const proposed = await decideAlone({ decision: 'Approved' });
      expect(proposed.json()).toMatchObject({ act: 'overrideIdentity', status: 'pending' });
      expect(await isVerified(test.db, userId)).toBe(false);
      expect((await decideAlone({ decision: 'Declined' })).json().status).toBe('Declined');
    },
  );

  it('[S7][P7] says before the decision why a second person is needed', async () => {
    const needs = async (status: 'Completed' | 'Approved', decision: 'Approved' | null) => {
      const { userId } = await newUser(test.services);
      const id = await givenVerification(test, userId, { status, decision });
      return (await admin.get(`/v1/account/verifications/${id}/decision`)).json().secondPersonFor;
    };
    expect(await needs('Completed', null)).toEqual({ Approved: ['early'], Declined: [] });
    expect(await needs('Approved', 'Approved')).toEqual({ Approved: [], Declined: ['reversed'] });
    const unknown = await admin.get(`/v1/account/verifications/${crypto.randomUUID()}/decision`);
    expect(unknown.statusCode).toBe(404);
  });

  it('[S7] needs only one person to approve if no provider is configured', async () => {
    const other = await buildTestApp({ config: { identity: { kind: 'nobody' } } });
    const { userId } = await newUser(other.services);
    const url = `/v1/account/verifications/${await givenVerification(other, userId)}`;
    const approved = await (await as(other, 'admin')).patch(url, {
      body: { decision: 'Approved' },
      alone: true,
    });
    expect(approved.json()).toMatchObject({ status: 'Approved' });
    await other.close();
  });

  it('[V13][S7] refuses to approve the document of another user', async () => {
    const document = { identificationDocumentType: 'ID_CARD', identificationDocumentNumber: '87654321X' };
    const owner = await newUser(test.services);
    await admin.patch(`/v1/account/users/${owner.userId}`, { body: document });
    const { userId } = await newUser(test.services);
    const shown = { type: 'ID_CARD', number: '87654321x' } as const;
    const verificationId = await givenVerification(test, userId, {}, shown);
    expect((await decide(admin, verificationId, 'Approved')).json()).toMatchObject({
      status: 409,
      code: 'account.document_already_exists',
    });
    expect(await userOf(userId)).toMatchObject({
      verificationStatus: 'Completed',
      identificationDocumentNumber: null,
    });
    expect((await decide(admin, verificationId, 'Declined')).statusCode).toBe(200);
  });

  it('[B8] is mailed only to users who want mails', async () => {
    const { userId, email } = await newUser(test.services);
    await admin.patch(`/v1/account/users/${userId}`, { body: { notifyGeneralEmail: false } });
    await decide(admin, await givenVerification(test, userId), 'Approved');
    const { userId: second, email: last } = await newUser(test.services);
    await decide(admin, await givenVerification(test, second), 'Approved');
    await mailTo(test, last);
    expect(await mailsTo(test, email)).toEqual([]);
  });
});
