// Goal: the link in a mail turns this kind of mail off and on again without signing in, and allows nothing else.
import { type MailScope, v1 } from '@semilla/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser } from '../../../test/users.ts';
import { unsubscribeUrl } from '../../kit/mail/unsubscribe-link.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { mailChoices } from '../../schema/mail-choices.ts';
import { users } from '../../schema/users.ts';

let test: TestApp;
let visitor: Caller;
beforeAll(async () => {
  test = await buildTestApp();
  visitor = await as(test, 'visitor');
});
afterAll(() => test.close());

function linkOf(userId: string, scope: MailScope): URL {
  const { keys, config } = test.services;
  return new URL(unsubscribeUrl(keys, config.publicUrl, userId, scope));
}
const at = (path: string, link: URL) => `${path}${link.search}`;

async function preferencesOf(userId: string) {
  const [row] = await test.db
    .select({ general: users.notifyGeneralEmail, ticket: users.notifyTicketEmail })
    .from(users)
    .where(eq(users.userId, userId));
  return row;
}

const notesOn = (userId: string) =>
  test.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, userId), eq(auditEntries.action, 'user.choose-mails')))
    .orderBy(auditEntries.auditEntryId);

const oneClick = 'List-Unsubscribe=One-Click';
const boundary = 'x';
const multipart = `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`;

describe('unsubscribing with one click', () => {
  it.each([
    ['a form', oneClick, 'application/x-www-form-urlencoded'],
    ['a form in parts', multipart, `multipart/form-data; boundary=${boundary}`],
    ['no body', undefined, undefined],
  ])('[B8] works for a mail program that sends no cookies, with %s', async (_what, payload, type) => {
    const { userId } = await newUser(test.services);
    const link = linkOf(userId, 'general');
    const post = () =>
      test.app.inject({
        method: 'POST',
        url: link.pathname + link.search,
        headers: { 'user-agent': 'Mail/1', ...(type && { 'content-type': type }) },
        ...(payload && { payload }),
      });
    expect([(await post()).statusCode, (await post()).statusCode]).toEqual([204, 204]);
    expect(await preferencesOf(userId)).toEqual({ general: false, ticket: true });
    expect(await notesOn(userId)).toMatchObject([
      { before: { notifyGeneralEmail: true }, after: { notifyGeneralEmail: false }, userId: null },
    ]);
  });

  it('[B8] returns no personal data, and allows other sites nothing else', async () => {
    const { userId } = await newUser(test.services);
    const link = linkOf(userId, 'ticket');
    const fromElsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    const sent = {
      method: 'POST',
      url: at(v1.mailPreferences.unsubscribe.path, link),
      headers: fromElsewhere,
    } as const;
    expect((await test.app.inject(sent)).body).toBe('');
    const url = at(v1.mailPreferences.edit.path, link);
    const editing = { method: 'PATCH', url, headers: fromElsewhere, payload: { isWanted: true } } as const;
    expect((await test.app.inject(editing)).json()).toMatchObject({ code: 'request.cross_site' });
    expect(await preferencesOf(userId)).toEqual({ general: true, ticket: false });
  });
});

describe('the page of an unsubscribe link', () => {
  it('[B8] opens in the language of the user, and changes nothing by itself', async () => {
    const { userId } = await newUser(test.services, { language: 'en' });
    const link = linkOf(userId, 'ticket');
    const opened = await visitor.get(at(v1.mailPreferences.openUnsubscribe.path, link));
    const location = new URL(opened.headers.location as string, link);
    expect([opened.statusCode, location.pathname]).toEqual([303, '/unsubscribe']);
    expect(location.searchParams.get('lang')).toBe('en');
    expect(location.searchParams.get('token')).toBe(link.searchParams.get('token'));
    expect(await preferencesOf(userId)).toEqual({ general: true, ticket: true });
  });

  it('[B8] shows the current choice, and turns it off and on', async () => {
    const { userId } = await newUser(test.services);
    const link = linkOf(userId, 'general');
    const read = async () => (await visitor.get(at(v1.mailPreferences.find.path, link))).json();
    const choose = (isWanted: boolean) =>
      visitor.patch(at(v1.mailPreferences.edit.path, link), { body: { isWanted } });
    expect(await read()).toEqual({ scope: 'general', isWanted: true, language: 'es' });
    expect((await choose(false)).json()).toMatchObject({ isWanted: false });
    expect(await read()).toMatchObject({ isWanted: false });
    expect((await choose(true)).json()).toMatchObject({ isWanted: true });
    expect(await preferencesOf(userId)).toEqual({ general: true, ticket: true });
    expect(await notesOn(userId)).toHaveLength(2);
  });
});

describe('the link of a group', () => {
  const choicesOf = async (userId: string) =>
    test.db
      .select({ group: mailChoices.mailGroup, frequency: mailChoices.frequency })
      .from(mailChoices)
      .where(eq(mailChoices.userId, userId));
  const oneClickOn = (link: URL) =>
    test.app.inject({
      method: 'POST',
      url: link.pathname + link.search,
      headers: { 'user-agent': 'Mail/1' },
    });

  it('[B8] turns off the mails of its group alone, once, and on again', async () => {
    const { userId } = await newUser(test.services);
    const link = linkOf(userId, 'wallet');
    expect([(await oneClickOn(link)).statusCode, (await oneClickOn(link)).statusCode]).toEqual([204, 204]);
    expect(await choicesOf(userId)).toEqual([{ group: 'wallet', frequency: 'never' }]);
    expect(await preferencesOf(userId)).toEqual({ general: true, ticket: true });
    expect(await notesOn(userId)).toMatchObject([
      {
        before: { mailGroup: 'wallet', mailFrequency: 'atOnce' },
        after: { mailGroup: 'wallet', mailFrequency: 'never' },
      },
    ]);
    const on = await visitor.patch(at(v1.mailPreferences.edit.path, link), { body: { isWanted: true } });
    expect(on.json()).toEqual({ scope: 'wallet', isWanted: true, language: 'es' });
    expect(await choicesOf(userId)).toEqual([]);
  });

  it('[B8] leaves a digest as it is for a person who says that they want the mails', async () => {
    const { userId } = await newUser(test.services);
    await test.db.insert(mailChoices).values({ userId, mailGroup: 'projects', frequency: 'weekly' });
    const link = linkOf(userId, 'projects');
    const on = await visitor.patch(at(v1.mailPreferences.edit.path, link), { body: { isWanted: true } });
    expect(on.json()).toMatchObject({ isWanted: true });
    expect(await choicesOf(userId)).toEqual([{ group: 'projects', frequency: 'weekly' }]);
  });
});

describe('an invalid link', () => {
  const refused = async (token: string) => {
    const search = `?token=${encodeURIComponent(token)}`;
    const answers = [
      await visitor.post(v1.mailPreferences.unsubscribe.path + search),
      await visitor.get(v1.mailPreferences.find.path + search),
      await visitor.patch(v1.mailPreferences.edit.path + search, { body: { isWanted: false } }),
    ];
    return new Set(answers.map((answer) => `${answer.statusCode} ${answer.json().code}`));
  };

  it('[B8] is refused with a helpful message if it is forged, altered or for a deleted user', async () => {
    const [mine, yours, gone] = [
      await newUser(test.services),
      await newUser(test.services),
      await newUser(test.services),
    ];
    const tokenOf = (userId: string) => linkOf(userId, 'general').searchParams.get('token') as string;
    const now = test.clock.now;
    await test.db.update(users).set({ deletedAt: now, disabledAt: now }).where(eq(users.userId, gone.userId));
    const forged = [
      tokenOf(mine.userId).replace(mine.userId, yours.userId),
      tokenOf(mine.userId).replace('general', 'ticket'),
      tokenOf(mine.userId).replace('general', 'wallet'),
      `${tokenOf(mine.userId).slice(0, -1)}${tokenOf(mine.userId).endsWith('A') ? 'B' : 'A'}`,
      tokenOf(gone.userId),
      tokenOf('01890a5d-ac96-774b-bcce-b302099a8057'),
    ];
    for (const token of forged) {
      expect(await refused(token), token).toEqual(new Set(['400 account.mail_link_invalid']));
    }
    expect(await refused('nothing')).toEqual(new Set(['400 request.invalid']));
    expect(await preferencesOf(yours.userId)).toEqual({ general: true, ticket: true });
    const detail = (await visitor.get(`${v1.mailPreferences.find.path}?token=${forged[0]}`)).json().detail;
    expect(detail).toContain('cambia tus avisos en tu perfil');
  });
});
