// Goal: an identity document identifies only one user.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { card, lookAt } from '../../../test/identity-news.ts';
import { beginner, decideAsProvider } from '../../../test/identity-sessions.ts';
import { mailTo } from '../../../test/mails.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser } from '../../../test/users.ts';

let test: TestApp;
let seen: Awaited<ReturnType<typeof lookAt>>;
beforeAll(async () => {
  test = await buildTestApp({ simulatesIdentity: true });
  seen = await lookAt(test);
});
afterAll(() => test.close());

describe('the document of another user', () => {
  it('[V13][X1][B6] is declined with a clear reason, also by mail, and the user may try again', async () => {
    const document = card();
    const first = await beginner(test);
    await decideAsProvider(test, first, { status: 'approved', document });
    const second = await beginner(test, { language: 'en' });
    const copied = { ...document, number: document.number.toLowerCase() };
    await decideAsProvider(test, second, { status: 'approved', document: copied });

    const message = 'There is already an account with this identity document.';
    expect(await seen.attemptOf(second)).toMatchObject({
      status: 'Declined',
      decision: 'Declined',
      decisionReason: message,
      documents: [copied],
    });
    expect(await seen.userOf(second)).toMatchObject({
      verificationStatus: 'Declined',
      identificationDocumentNumber: null,
    });
    expect((await mailTo(test, await seen.emailOf(second))).text).toContain(message);
    expect(await seen.userOf(first)).toMatchObject({
      verificationStatus: 'Approved',
      identificationDocumentNumber: document.number,
    });

    const { verificationId } = (await second.post('/v1/account/verifications')).json();
    expect(verificationId).not.toBe(second.verificationId);
  });

  it('[V13] is saved for only one of two users who show it at the same time', async () => {
    const document = card();
    const both = [await beginner(test), await beginner(test)];
    await Promise.all(both.map((user) => decideAsProvider(test, user, { status: 'approved', document })));
    const statuses = await Promise.all(both.map(seen.statusOf));
    expect(statuses.toSorted()).toEqual(['Approved', 'Declined']);
  });

  it('[V13] can be used if its type differs, or if its owner was deleted', async () => {
    const document = card();
    const owner = await newUser(test.services);
    const body = { identificationDocumentType: 'PASSPORT', identificationDocumentNumber: document.number };
    await seen.admin.patch(`/v1/account/users/${owner.userId}`, { body });
    const user = await beginner(test);
    await decideAsProvider(test, user, { status: 'approved', document });
    expect(await seen.statusOf(user)).toBe('Approved');
    await seen.admin.delete(`/v1/account/users/${user.userId}`);
    const next = await beginner(test);
    await decideAsProvider(test, next, { status: 'approved', document });
    expect(await seen.statusOf(next)).toBe('Approved');
  });
});
