// Goal: who reads the mailbox of the previous address stops a change of address, or undoes it before money can leave.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import {
  askForEmail,
  confirmationIn,
  emailChangesPath,
  newEmail,
  objectionIn,
} from '../../../test/email-changes.ts';
import { addressOf, mailAbout, mailsTo } from '../../../test/mails.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser } from '../../../test/users.ts';
import { auditEntries } from '../../schema/audit-entries.ts';

let test: TestApp;
let visitor: Caller;
beforeAll(async () => {
  test = await buildTestApp();
  visitor = await as(test, 'visitor');
});
afterAll(() => test.close());

const confirm = (token: string) => visitor.post(`${emailChangesPath}/confirm`, { body: { token } });

async function asked(given: { language?: 'es' | 'en' } = {}) {
  const { userId, email } = await newUser(test.services, given);
  const owner = await as(test, { userId });
  const taken = newEmail();
  await askForEmail(owner, taken);
  return { owner, userId, email, taken };
}

async function changed() {
  const given = await asked();
  expect((await confirm(await confirmationIn(test, given.taken))).statusCode).toBe(200);
  return given;
}

const holdOf = async (userId: string) =>
  (await (await as(test, { userId })).get('/v1/wallet/wallets')).json().data[0].hold;

const actsOn = async (userId: string) =>
  (await test.db.select().from(auditEntries).where(eq(auditEntries.personId, userId)))
    .map(({ action }) => action)
    .filter((action) => action.startsWith('email-change.'));

it('[E14] a change is stopped before it is confirmed, and the sessions end', async () => {
  const { owner, userId, email, taken } = await asked();
  const link = await objectionIn(test, email, 'asked');
  expect((await visitor.get(link)).json()).toMatchObject({ subject: 'newEmail', isStopped: false });
  expect((await owner.get('/v1/account/users/me')).statusCode).toBe(200);
  for (let count = 0; count < 2; count += 1)
    expect((await visitor.post(link)).json()).toMatchObject({ subject: 'newEmail', isStopped: true });
  expect((await owner.get('/v1/account/users/me')).statusCode).toBe(401);
  expect((await confirm(await confirmationIn(test, taken))).json().code).toBe('auth.link_invalid');
  expect(await addressOf(test, userId)).toBe(email);
  expect(await holdOf(userId)).toBeNull();
  expect(await actsOn(userId)).toEqual(['email-change.request', 'email-change.stop']);
});

it.each(['asked', 'changed'] as const)(
  '[E14] a confirmed change is undone by the mail that says it was %s: the earlier address is back, sessions and withdrawals stop',
  async (mail) => {
    const { owner, userId, email, taken } = await changed();
    const link = await objectionIn(test, email, mail);
    expect((await visitor.get(link)).json()).toMatchObject({ subject: 'changedEmail', isStopped: false });
    expect((await visitor.post(link)).json()).toMatchObject({ subject: 'changedEmail', isStopped: true });
    expect(await addressOf(test, userId)).toBe(email);
    expect((await owner.get('/v1/account/users/me')).statusCode).toBe(401);
    expect(await holdOf(userId)).toMatchObject({ reason: 'email', isStopped: true });
    for (const address of [email, taken])
      await mailAbout(test, address, 'Tu cuenta vuelve a tener su correo anterior');
    const subjects = async (address: string) => (await mailsTo(test, address)).map(({ subject }) => subject);
    expect(await subjects(email)).toContain('Has parado tus retiradas');
    expect(await subjects(taken)).not.toContain('Has parado tus retiradas');
    expect(await actsOn(userId)).toEqual([
      'email-change.request',
      'email-change.confirm',
      'email-change.undo',
    ]);
    const before = (await mailsTo(test, email)).length;
    expect((await visitor.post(link)).json()).toMatchObject({ isStopped: true });
    expect((await mailsTo(test, email)).length).toBe(before);
  },
);

it('[E14] the link of the first change undoes the later ones too', async () => {
  const { owner, userId, email, taken } = await changed();
  const [second, third] = [newEmail(), newEmail()];
  await askForEmail(owner, second);
  await confirm(await confirmationIn(test, second));
  await askForEmail(owner, third);
  expect((await visitor.post(await objectionIn(test, email, 'changed'))).statusCode).toBe(200);
  expect(await addressOf(test, userId)).toBe(email);
  expect((await confirm(await confirmationIn(test, third))).json().code).toBe('auth.link_invalid');
  const later = await objectionIn(test, taken, 'changed');
  expect((await visitor.post(later)).json()).toMatchObject({ isStopped: true });
  expect(await addressOf(test, userId)).toBe(email);
});

it('[E14] a confirmed change is undone for 72 hours, and a forged link undoes nothing', async () => {
  const { userId, email, taken } = await changed();
  const link = await objectionIn(test, email, 'changed');
  expect((await visitor.post(`${link.slice(0, -4)}AAAA`)).json().code).toBe(
    'approvals.objection_link_invalid',
  );
  const { at } = (await visitor.get(link)).json();
  expect((new Date(at).getTime() - test.clock.now.getTime()) / 3_600_000).toBeCloseTo(72, 1);
  test.clock.advance(72 * 3_600);
  expect((await visitor.post(link)).json()).toMatchObject({
    status: 409,
    code: 'approvals.objection_too_late',
  });
  expect(await addressOf(test, userId)).toBe(taken);
});

it('[E14] a change by two administrators ends what the previous address could undo', async () => {
  const { userId, email } = await changed();
  const byStaff = newEmail();
  await (await as(test, 'admin')).patch(`/v1/account/users/${userId}`, { body: { email: byStaff } });
  const link = await objectionIn(test, email, 'changed');
  expect((await visitor.post(link)).json().code).toBe('approvals.objection_link_invalid');
  expect(await addressOf(test, userId)).toBe(byStaff);
});

it('[B8] the mails are in the language of the customer', async () => {
  const { email, taken } = await asked({ language: 'en' });
  const asking = await mailAbout(
    test,
    email,
    'Someone has asked to change the e-mail address of your account',
  );
  expect(asking.text).toContain('If it was not you, stop it with this button.');
  const confirming = await mailAbout(test, taken, 'Confirm the new e-mail address of your account');
  expect(confirming.text).toContain('The link is valid for one day.');
});
