// Goal: each provider message takes effect once, regardless of order and repetitions.
import { addMonths, civilDateAt } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, card, lookAt } from '../../../test/identity-news.ts';
import { beginner, decideAsProvider } from '../../../test/identity-sessions.ts';
import { mailsTo, mailTo } from '../../../test/mails.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { verificationSessions } from '../../schema/verification-sessions.ts';

let test: TestApp;
let seen: Awaited<ReturnType<typeof lookAt>>;
beforeAll(async () => {
  test = await buildTestApp({ simulatesIdentity: true });
  seen = await lookAt(test);
});
afterAll(() => test.close());

describe('a message of the provider', () => {
  it('[S7][B6][E15] moves an attempt from start to approval, which fills the profile', async () => {
    const user = await beginner(test);
    await act(test, user, 'started', 'a-1');
    expect(await seen.attemptOf(user)).toMatchObject({ status: 'Progress', action: 'started' });
    await act(test, user, 'submitted', 'a-1');
    expect(await seen.attemptOf(user)).toMatchObject({ status: 'Completed', action: 'submitted' });
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
    expect(await seen.attemptOf(user)).toMatchObject({
      status: 'Approved',
      decision: 'Approved',
      decisionReason: null,
      documents: [document],
      decisionData: { code: 9001, person: { firstName: 'NURIA' } },
    });
    expect(await seen.userOf(user)).toMatchObject({
      verificationStatus: 'Approved',
      identificationDocumentType: 'ID_CARD',
      identificationDocumentNumber: document.number,
      birthdayAt: '1990-02-03',
      nationality: 'PT',
    });
    expect((await mailTo(test, await seen.emailOf(user))).subject).toBe('Tu identidad está verificada');
    const { data } = (await seen.admin.get(`/v1/audit?subjectId=${user.verificationId}`)).json();
    expect(data.map(({ action }: { action: string }) => action)).toEqual([
      'verification.follow-decision',
      'verification.follow-event',
      'verification.follow-event',
      'verification.start',
    ]);
    expect(data[0].after).toMatchObject({
      status: 'Approved',
      identificationDocumentNumber: document.number,
    });
  });

  it('[S7][B6] takes effect once, regardless of order and repetitions', async () => {
    const user = await beginner(test);
    const decidedAt = test.clock.now.toISOString();
    const approve = () =>
      decideAsProvider(test, user, { attemptId: 'a', status: 'approved', decisionTime: decidedAt });
    await approve();
    const { updatedAt } = await seen.attemptOf(user);
    for (const again of [approve, approve]) expect((await again()).statusCode).toBe(200);
    for (const action of ['submitted', 'started']) await act(test, user, action, 'a');
    for (const action of ['submitted', 'started']) await act(test, user, action);
    const earlier = new Date(test.clock.now.getTime() - 3_600_000).toISOString();
    await decideAsProvider(test, user, { status: 'resubmission_requested', decisionTime: earlier });
    await decideAsProvider(test, user, { status: 'review', code: 9121, decisionTime: earlier });
    expect(await seen.attemptOf(user)).toMatchObject({ status: 'Approved', updatedAt });
    await mailTo(test, await seen.emailOf(user));
    // Mails are sent in order: once the later mail has arrived, so have all earlier ones.
    const later = await beginner(test);
    await decideAsProvider(test, later, { status: 'approved' });
    await mailTo(test, await seen.emailOf(later));
    expect(await mailsTo(test, await seen.emailOf(user))).toHaveLength(1);
  });

  it('[S7][B6] takes effect once when it arrives many times at once', async () => {
    const user = await beginner(test);
    const decisionTime = test.clock.now.toISOString();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => decideAsProvider(test, user, { status: 'declined', decisionTime })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const { data } = (await seen.admin.get(`/v1/audit?subjectId=${user.verificationId}`)).json();
    expect(data).toHaveLength(2);
  });

  it('[S7][B6] leaves a review (code 9121) to staff, and their decision wins over a later message', async () => {
    const user = await beginner(test);
    await decideAsProvider(test, user, { status: 'review', code: 9121, document: card() });
    expect(await seen.attemptOf(user)).toMatchObject({ status: 'Completed', decision: null });
    const body = { decision: 'Declined', decisionReason: 'No es la misma persona.' };
    await seen.admin.patch(`/v1/account/verifications/${user.verificationId}`, { body });
    test.clock.advance(60);
    await decideAsProvider(test, user, { status: 'approved', code: 9001 });
    expect(await seen.attemptOf(user)).toMatchObject({
      status: 'Declined',
      decisionReason: body.decisionReason,
    });
  });

  it('[S7][B6] may request a resubmission nine times with a reason; then the attempt is declined', async () => {
    const user = await beginner(test);
    for (let round = 1; round <= 10; round += 1) {
      test.clock.advance(60);
      await act(test, user, 'submitted', `a-${round}`);
      expect(await seen.statusOf(user)).toBe('Completed');
      test.clock.advance(60);
      const more = { attemptId: `a-${round}`, reason: 'Poor image quality', reasonCode: 204 };
      await decideAsProvider(test, user, { status: 'resubmission_requested', ...more });
      expect(await seen.statusOf(user)).toBe(round <= 9 ? 'Resubmission' : 'Declined');
    }
    const latest = await mailTo(test, await seen.emailOf(user), 10);
    expect(latest?.text).toContain('Las imágenes no se ven con suficiente nitidez.');
    expect(latest?.text).not.toContain('Poor image quality');
    const subjects = (await mailsTo(test, await seen.emailOf(user))).map(({ subject }) => subject);
    expect(new Set(subjects)).toEqual(
      new Set(['Te falta un paso para verificar tu identidad', 'No hemos podido verificar tu identidad']),
    );
    expect(await seen.attemptOf(user)).toMatchObject({ reason: 'Poor image quality', reasonCode: 204 });
  });

  it.each(['expired', 'abandoned'])(
    '[S7] about an %s session ends the attempt, and is mailed',
    async (status) => {
      const user = await beginner(test, { language: 'en' });
      await decideAsProvider(test, user, { status, attemptId: null, decisionTime: null, code: 9104 });
      expect(await seen.attemptOf(user)).toMatchObject({ status: 'ExpiredAbandoned', decision: null });
      const { subject } = await mailTo(test, await seen.emailOf(user));
      expect(subject).toBe('Your identity verification was not finished');
    },
  );

  it('[S7] is ignored for an attempt that is not the latest', async () => {
    const user = await beginner(test);
    await decideAsProvider(test, user, { status: 'declined' });
    await user.post('/v1/account/verifications');
    test.clock.advance(60);
    await decideAsProvider(test, user, { status: 'approved' });
    expect(await seen.statusOf(user)).toBe('Started');
  });

  it('[S7] is ignored for a deleted user', async () => {
    const user = await beginner(test);
    expect((await seen.admin.delete(`/v1/account/users/${user.userId}`)).statusCode).toBe(204);
    const ofAttempt = eq(verificationSessions.verificationId, user.verificationId);
    expect(await test.db.select().from(verificationSessions).where(ofAttempt)).toEqual([]);
    expect((await decideAsProvider(test, user, { status: 'approved', document: card() })).statusCode).toBe(
      200,
    );
    expect(await act(test, user, 'started')).toMatchObject({ statusCode: 200 });
  });

  it('[V12][S7] does not approve a minor', async () => {
    const user = await beginner(test, { language: 'en' });
    const person = { dateOfBirth: addMonths(civilDateAt(test.clock.now), -17 * 12) };
    await decideAsProvider(test, user, { status: 'approved', person, document: card() });
    expect(await seen.attemptOf(user)).toMatchObject({
      status: 'Declined',
      decisionReason: 'You must be at least 18 years old.',
    });
    expect(await seen.userOf(user)).toMatchObject({ birthdayAt: null, identificationDocumentNumber: null });
  });
});
