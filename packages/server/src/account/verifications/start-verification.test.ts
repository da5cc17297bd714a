import { v1 } from '@semilla/contract';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenVerification } from '../../../test/account-records.ts';
import { as, type Caller, halfSignedIn } from '../../../test/callers.ts';
import { beginner, decideAsProvider } from '../../../test/identity-sessions.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { verificationSessions } from '../../schema/verification-sessions.ts';
import { verifications } from '../../schema/verifications.ts';

const { path } = v1.verifications.create;
const dayInSeconds = 86_400;
let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp({ simulatesIdentity: true });
});
afterAll(() => test.close());

const attemptsOf = async (caller: Caller) =>
  (await caller.get('/v1/account/verifications?orderBy=createdAt')).json().data;
const statusOf = async (caller: Caller) =>
  (await caller.get('/v1/account/users/me')).json().verificationStatus;

describe('starting a verification', () => {
  it('[P7][C13] is allowed only to investors, for themselves', async () => {
    expect((await (await as(test, 'visitor')).post(path)).statusCode).toBe(401);
    expect((await (await halfSignedIn(test)).post(path)).json().code).toBe('auth.otp_required');
    for (const role of ['operator', 'admin'] as const) {
      expect((await (await as(test, role)).post(path)).statusCode).toBe(403);
    }
    const user = await as(test, 'user');
    const elsewhere = await user.post(path, { headers: { origin: 'https://elsewhere.example' } });
    expect(elsewhere.json().code).toBe('request.cross_site');
    expect((await user.post(`${path}?userId=x`)).statusCode).toBe(400);
  });

  it('[C13][B6][S7] opens a session with the provider, and an attempt with its status', async () => {
    const user = await as(test, 'user');
    expect(await statusOf(user)).toBe('NotVerified');
    const answer = await user.post(path);
    expect(answer.statusCode).toBe(201);
    const { verificationId, url } = answer.json();
    expect(url).toMatch(/^http:\/\/localhost:3000\/dev\/identity\/sessions\/[0-9a-f-]{36}$/);
    expect(await attemptsOf(user)).toMatchObject([
      { verificationId, attempt: 1, status: 'Started', decision: null, action: null, documents: [] },
    ]);
    expect(await statusOf(user)).toBe('Started');
    const admin = await as(test, 'admin');
    const { data } = (await admin.get(`/v1/audit?subjectId=${verificationId}`)).json();
    expect(data).toMatchObject([
      { action: 'verification.start', userId: user.userId, after: { status: 'Started', attempt: 1 } },
    ]);
  });

  it('[C13] returns the open session, also after a resubmission request', async () => {
    const user = await beginner(test);
    const { verificationId, url } = user;
    expect((await user.post(path)).json()).toEqual({ verificationId, url });
    await decideAsProvider(test, user, { status: 'resubmission_requested' });
    expect(await statusOf(user)).toBe('Resubmission');
    expect((await user.post(path)).json()).toEqual({ verificationId, url });
    expect(await attemptsOf(user)).toHaveLength(1);
  });

  it('[C13] returns the same session for concurrent requests', async () => {
    const user = await as(test, 'user');
    const answers = await Promise.all([1, 2, 3].map(() => user.post(path)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await attemptsOf(user)).toHaveLength(1);
  });

  it('[S7] creates another attempt after the session expired or was declined, and keeps the old one', async () => {
    const user = await beginner(test);
    test.clock.advance(7 * dayInSeconds - 60);
    const returning = await as(test, user);
    expect((await returning.post(path)).json().url).toBe(user.url);
    test.clock.advance(120);
    const second = (await (await as(test, user)).post(path)).json();
    expect(second.url).not.toBe(user.url);
    const later = await as(test, user);
    expect(await attemptsOf(later)).toMatchObject([
      { attempt: 2, status: 'Started' },
      { attempt: 1, status: 'ExpiredAbandoned' },
    ]);
    const declined = await beginner(test);
    await decideAsProvider(test, declined, { status: 'declined' });
    expect((await declined.post(path)).json().verificationId).not.toBe(declined.verificationId);
    expect(await statusOf(declined)).toBe('Started');
  });

  it.each([
    ['approved users', { status: 'Approved', decision: 'Approved' }, 'account.already_verified'],
    ['users whose documents are under review', { status: 'Completed' }, 'account.verification_under_review'],
  ] as const)('[S7] is refused to %s', async (_title, given, code) => {
    const user = await as(test, 'user');
    await givenVerification(test, user.userId, given);
    expect((await user.post(path)).json()).toMatchObject({ status: 409, code });
    expect(await attemptsOf(user)).toHaveLength(1);
  });

  it('[S7] replaces an attempt without a session', async () => {
    const user = await as(test, 'user');
    await givenVerification(test, user.userId, { status: 'Started' });
    expect((await user.post(path)).statusCode).toBe(201);
    expect(await attemptsOf(user)).toMatchObject([
      { attempt: 2 },
      { attempt: 1, status: 'ExpiredAbandoned' },
    ]);
  });

  it('[X1][C13] fails with a clear message when the provider is unreachable, and saves nothing', async () => {
    const alone = await buildTestApp();
    const user = await as(alone, 'user');
    const answerIn = async (language: string) =>
      (await user.post(path, { headers: { 'accept-language': language } })).json();
    expect(await answerIn('en')).toMatchObject({
      status: 503,
      code: 'account.verification_start_failed',
      detail: 'There was an error starting the verification process',
    });
    expect((await answerIn('es')).detail).toBe('Ha habido un error al iniciar el proceso de verificación');
    const ofUser = eq(verifications.userId, user.userId);
    expect(await alone.db.select({ rows: count() }).from(verifications).where(ofUser)).toEqual([{ rows: 0 }]);
    expect(await alone.db.select().from(verificationSessions)).toEqual([]);
    expect(await statusOf(user)).toBe('NotVerified');
    await alone.close();
  });
});
