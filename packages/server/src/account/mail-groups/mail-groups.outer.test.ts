// Goal: a customer gets the mails of the chosen groups only, all messages stay in the inbox, and what the law or safety requires is always mailed.
import { type MailGroup, mailGroups, preferenceOfGroup, v1 } from '@semilla/contract';
import { writeExamples } from '@semilla/demo/desk/mail-examples/index.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { mailTo, messagesOf } from '../../../test/inbox.ts';
import { addressOf, mailsTo } from '../../../test/mails.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { mailChoices } from '../../schema/mail-choices.ts';
import { users } from '../../schema/users.ts';
import { mailKinds } from '../../start/mails.ts';

const { find, choose } = v1.mailGroups;

let test: TestApp;
let lucia: Caller;
beforeAll(async () => {
  test = await buildTestApp();
  lucia = await as(test, 'user');
});
afterAll(() => test.close());

const pathOf = (group: MailGroup, frequency: string) =>
  `${choose.path.replace(':group', group)}?frequency=${frequency}`;
const set = async (caller: Caller, group: MailGroup, frequency: string) =>
  expect((await caller.post(pathOf(group, frequency))).statusCode).toBe(204);

async function chosenBy(caller: Caller): Promise<Record<MailGroup, string>> {
  const { data } = (await caller.get(find.path)).json() as {
    data: { group: MailGroup; frequency: string }[];
  };
  return Object.fromEntries(data.map(({ group, frequency }) => [group, frequency])) as never;
}

async function preferencesOf({ userId }: Caller) {
  const [row] = await test.db
    .select({ general: users.notifyGeneralEmail, ticket: users.notifyTicketEmail })
    .from(users)
    .where(eq(users.userId, userId));
  return row;
}

const everyGroup = (frequency: string) => Object.fromEntries(mailGroups.map((group) => [group, frequency]));

describe('choosing', () => {
  it('[B8] begins with every mail at once, and keeps a choice for its group alone', async () => {
    expect(await chosenBy(lucia)).toEqual(everyGroup('atOnce'));
    await set(lucia, 'investments', 'never');
    expect(await chosenBy(lucia)).toEqual({ ...everyGroup('atOnce'), investments: 'never' });
    expect(await chosenBy(await as(test, 'user'))).toEqual(everyGroup('atOnce'));
    await set(lucia, 'investments', 'atOnce');
    expect(await chosenBy(lucia)).toEqual(everyGroup('atOnce'));
  });

  it('[B8] turns the preference of the profile off with its last group, and on with its first', async () => {
    const general = mailGroups.filter((group) => preferenceOfGroup(group) === 'general');
    for (const group of general) await set(lucia, group, 'never');
    expect(await preferencesOf(lucia)).toEqual({ general: false, ticket: true });
    await set(lucia, 'wallet', 'atOnce');
    expect(await preferencesOf(lucia)).toEqual({ general: true, ticket: true });
    expect(await chosenBy(lucia)).toEqual({ ...everyGroup('never'), wallet: 'atOnce', support: 'atOnce' });
    for (const group of general) await set(lucia, group, 'atOnce');
  });

  it('[B8] follows the preference of the profile', async () => {
    const { version } = (await lucia.get(v1.me.find.path)).json();
    const off = await lucia.patch(v1.me.edit.path, { body: { notifyTicketEmail: false, version } });
    expect(off.statusCode).toBe(200);
    expect(await chosenBy(lucia)).toEqual({ ...everyGroup('atOnce'), support: 'never' });
    await set(lucia, 'support', 'atOnce');
    expect(await preferencesOf(lucia)).toEqual({ general: true, ticket: true });
  });

  it('[B5] is noted once per change, and needs a group that exists', async () => {
    const caller = await as(test, 'user');
    await set(caller, 'projects', 'never');
    await set(caller, 'projects', 'never');
    const notes = await test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, caller.userId), eq(auditEntries.action, 'user.choose-mails')));
    expect(notes).toMatchObject([
      {
        before: { mailGroup: 'projects', mailFrequency: 'atOnce' },
        after: { mailGroup: 'projects', mailFrequency: 'never' },
      },
    ]);
    expect((await caller.post(pathOf('security' as never, 'never'))).statusCode).toBe(400);
    expect((await (await as(test, 'admin')).post(pathOf('projects', 'never'))).statusCode).toBe(403);
  });

  it('leads the form of a page without a script back to the choices', async () => {
    const sent = await test.app.inject({
      method: 'POST',
      url: pathOf('projects', 'atOnce'),
      headers: {
        accept: 'text/html',
        cookie: lucia.cookie,
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      payload: '',
    });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/user/inbox/mails']);
  });

  it('[L37] is erased with the account', async () => {
    const caller = await as(test, 'user');
    await set(caller, 'projects', 'never');
    await caller.delete('/v1/account/users/me', { body: { password: 'Semilla#2026' } });
    expect(await test.db.$count(mailChoices, eq(mailChoices.userId, caller.userId))).toBe(0);
  });
});

describe.each(mailGroups)('switching off %s', (group) => {
  it('[B8] stops the mails of this group and no others, and leaves all messages', async () => {
    const caller = await as(test, 'user');
    await set(caller, group, 'never');
    // Mails that are only a link leave no message.
    const examples = writeExamples('es').filter(
      ({ index, kind }) => index === 0 && !/^auth|Email|link$/.test(kind),
    );
    for (const { letter } of examples) await mailTo(test, caller.userId, letter);
    const mailed = await mailsTo(test, await addressOf(test, caller.userId));
    const subjects = mailed.map(({ kind }) => kind);
    expect(new Set(subjects)).toEqual(
      new Set(examples.filter(({ kind }) => mailKinds[kind]?.group !== group).map(({ kind }) => kind)),
    );
    const first = await messagesOf(caller, '?take=100');
    const ofGroup = examples.filter(({ kind }) => mailKinds[kind]?.group === group);
    expect(first.length).toBeGreaterThanOrEqual(ofGroup.length);
    for (const { letter } of ofGroup) expect(first.map(({ subject }) => subject)).toContain(letter.subject);
  });
});
