// Goal: every notice to a customer leaves a message that only this customer reads, without secrets, also when the mail does not arrive.
import { inboxPath, v1 } from '@semilla/contract';
import { writeExamples } from '@semilla/demo/desk/mail-examples/index.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { type Followed, followEvents } from '../../../test/follow-events.ts';
import { givenMessage, mailTo, messagesOf } from '../../../test/inbox.ts';
import { allMailsSent, mailsTo } from '../../../test/mails.ts';
import { acceptedAccount, approve, askFor } from '../../../test/money.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser } from '../../../test/users.ts';
import { authMails } from '../../auth/mails.ts';
import { thePlatform } from '../../kit/change/actor.ts';
import { makeChange } from '../../kit/change/make-change.ts';
import { startHold } from '../../kit/holds/start-hold.ts';
import { messageContent } from '../../kit/mail/inbox.ts';
import { findUserById } from '../../kit/users/queries.ts';
import { inboxMessages } from '../../schema/inbox-messages.ts';
import { users } from '../../schema/users.ts';
import { cleanUp } from '../../start/clean-up.ts';

const top = v1.inboxMessages.find.path;
const countIn = async (caller: Caller) => (await caller.get(v1.inboxMessages.count.path)).json();
const readPath = (inboxMessageId: string) => `${top}/${inboxMessageId}/read`;
const subjectsOf = async (caller: Caller) => (await messagesOf(caller)).map(({ subject }) => subject);

let test: TestApp;
let admin: Caller;
let lucia: Caller;
let bruno: Caller;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
});
afterAll(() => test.close());

async function customers() {
  lucia = await as(test, 'user');
  bruno = await as(test, 'user');
}

describe('what leaves a message', () => {
  beforeAll(customers);

  it('[B8] leaves one for a decision by staff, with the page of the record', async () => {
    await acceptedAccount(test, lucia.userId);
    const { transactionId } = (await askFor(lucia, { type: 'income', amount: '250.00' })).json();
    await approve(admin, transactionId);
    await allMailsSent(test);
    const [message] = await messagesOf(lucia);
    expect(message).toMatchObject({
      subject: expect.stringContaining('250,00'),
      language: 'es',
      paragraphs: [expect.any(String), expect.any(String)],
      link: { path: '/user/profile?tab=wallet', label: expect.any(String) },
      hasLinkInMailOnly: false,
      readAt: null,
    });
    expect(await messagesOf(bruno)).toEqual([]);
  });

  it('[B8] leaves one when the customer switched the mail off', async () => {
    const { userId } = bruno;
    await test.db.update(users).set({ notifyGeneralEmail: false }).where(eq(users.userId, userId));
    await acceptedAccount(test, userId);
    const { transactionId } = (await askFor(bruno, { type: 'income', amount: '75.00' })).json();
    await approve(admin, transactionId);
    await allMailsSent(test);
    const [user] = await test.db.select().from(users).where(eq(users.userId, userId));
    const subjects = await subjectsOf(bruno);
    expect(subjects[0]).toContain('75,00');
    const mailed = (await mailsTo(test, user?.email as string)).map(({ subject }) => subject);
    expect(mailed).not.toContain(subjects[0]);
  });

  it('[B8] leaves none when the change is rolled back', async () => {
    const before = await messagesOf(lucia);
    const user = await findUserById(test.db, lucia.userId);
    const failing = makeChange(test.services, thePlatform, async ({ mail }) => {
      await mail(user, authMails.passwordChanged.write(user));
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await messagesOf(lucia)).toEqual(before);
  });

  it('[B8] leaves one message for a mail that goes to several addresses of a customer', async () => {
    const started = { reason: 'email', previousEmail: 'antes@example.com' } as const;
    await makeChange(test.services, thePlatform, (change) =>
      startHold(change, test.services, { userId: lucia.userId, ...started }),
    );
    const held = (await subjectsOf(lucia)).filter((subject) => subject.startsWith('Tus retiradas esperan'));
    expect(held).toHaveLength(1);
  });

  it('leaves none for staff', async () => {
    await mailTo(test, admin.userId);
    expect(await test.db.$count(inboxMessages, eq(inboxMessages.userId, admin.userId))).toBe(0);
  });
});

describe('the text of a message', () => {
  const mailOnly = [
    'auth.confirmEmail',
    'auth.alreadyRegistered',
    'auth.resetPassword',
    'auth.addressToConfirm',
    'auth.addressInUse',
    'account.invitation',
    'account.newEmail',
    'account.closed',
    'account.digest',
    'support.complaint.link',
  ];

  it.each(['es', 'en'] as const)(
    '[B8][A15] has no secret and no address outside the platform, in %s',
    async (language) => {
      const { userId } = await newUser(test.services, { language });
      const caller = { userId };
      const examples = writeExamples(language);
      for (const { letter } of examples) await mailTo(test, caller.userId, letter);
      const rows = await test.db.select().from(inboxMessages).where(eq(inboxMessages.userId, userId));
      expect(rows).toHaveLength(examples.filter(({ kind }) => !mailOnly.includes(kind)).length);
      expect(rows.filter(({ kind }) => mailOnly.includes(kind))).toEqual([]);
      for (const { content, subject } of rows) {
        expect(JSON.stringify(content), subject).not.toMatch(/token=|https?:/);
        expect(content.paragraphs.length, subject).toBeGreaterThan(0);
      }
      const mailLinks = rows.filter(({ content }) => content.hasLinkInMailOnly).map(({ kind }) => kind);
      expect(new Set(mailLinks)).toEqual(
        new Set([
          'approvals.scheduled',
          'wallet.withdrawalsHeld',
          'auth.addressAsked',
          'auth.addressChanged',
        ]),
      );
    },
  );

  it('[A15] leaves out the sentence about a button that only the mail has', () => {
    const letter = writeExamples('es').find(({ kind }) => kind === 'wallet.withdrawalsHeld')?.letter;
    if (!letter) throw new Error('there is no example');
    expect(letter.paragraphs.at(-1)).toContain('con este botón');
    expect(messageContent(letter).paragraphs.join()).not.toContain('botón');
  });
});

describe('reading', () => {
  beforeAll(customers);

  it('lists the own messages, latest first, in pages, and only unread ones if asked', async () => {
    const first = await givenMessage(test, lucia);
    test.clock.advance(60);
    const second = await givenMessage(test, lucia);
    expect((await messagesOf(lucia)).map(({ inboxMessageId }) => inboxMessageId)).toEqual([second, first]);
    const page = (await lucia.get(`${top}?take=1&skip=1`)).json();
    expect(page).toMatchObject({ total: 2, data: [{ inboxMessageId: first }] });
    expect((await lucia.post(readPath(first))).statusCode).toBe(204);
    const unread = (await lucia.get(`${top}?unread=true`)).json();
    expect(unread).toMatchObject({ total: 1, data: [{ inboxMessageId: second }] });
    expect(await countIn(lucia)).toEqual({ unread: 1 });
  });

  it('marks a message once, and keeps the first time', async () => {
    const messageId = await givenMessage(test, lucia);
    await lucia.post(readPath(messageId));
    const [before] = await messagesOf(lucia);
    test.clock.advance(60);
    expect((await lucia.post(readPath(messageId))).statusCode).toBe(204);
    expect((await messagesOf(lucia))[0]).toEqual(before);
    expect(before?.readAt).not.toBeNull();
  });

  it('marks all that the reader has seen, and leaves what came later', async () => {
    const seen = await givenMessage(test, lucia);
    test.clock.advance(60);
    const later = await givenMessage(test, lucia);
    expect((await lucia.post(`${top}/read?upTo=${seen}`)).statusCode).toBe(204);
    const unread = await messagesOf(lucia, '?unread=true');
    expect(unread.map(({ inboxMessageId }) => inboxMessageId)).toEqual([later]);
  });

  it('leads the form of a page without a script back to the same part of the inbox', async () => {
    const messageId = await givenMessage(test, lucia);
    const sent = await test.app.inject({
      method: 'POST',
      url: `${readPath(messageId)}?skip=20&unread=true`,
      headers: {
        accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
        cookie: lucia.cookie,
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      payload: '',
    });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/user/inbox?skip=20&unread=true']);
    expect((await messagesOf(lucia))[0]?.readAt).not.toBeNull();
  });

  it('answers for a message of another person as for a missing one, and refuses staff', async () => {
    const messageId = await givenMessage(test, lucia);
    for (const url of [readPath(messageId), `${top}/read?upTo=${messageId}`]) {
      expect((await bruno.post(url)).json()).toMatchObject({ status: 404, code: 'request.not_found' });
      expect((await admin.post(url)).statusCode).toBe(403);
    }
    expect((await admin.get(top)).statusCode).toBe(403);
    expect((await messagesOf(lucia))[0]).toMatchObject({ inboxMessageId: messageId, readAt: null });
  });

  it('leaves default values out of the address of the inbox', () => {
    expect(inboxPath({ skip: 0, unread: false })).toBe('/user/inbox');
  });
});

it('[B17] tells the open pages of the customer alone, when a message comes and when it is read', async () => {
  await customers();
  const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const open = async ({ cookie }: Caller): Promise<Followed> => {
    const followed = await followEvents(origin, cookie);
    followed.heard.length = 0;
    return followed;
  };
  const [own, foreign, staff] = [await open(lucia), await open(bruno), await open(admin)];
  await mailTo(test, lucia.userId);
  await own.hears('inboxMessages');
  own.heard.length = 0;
  await lucia.post(readPath((await messagesOf(lucia))[0]?.inboxMessageId as string));
  await own.hears('inboxMessages');
  for (const { heard } of [foreign, staff])
    expect(heard.flatMap(({ topics }) => topics)).not.toContain('inboxMessages');
  for (const followed of [own, foreign, staff]) followed.close();
});

describe('the end of a message', () => {
  beforeAll(customers);
  const left = ({ userId }: Caller) => test.db.$count(inboxMessages, eq(inboxMessages.userId, userId));

  it('[L37] comes with the end of the account', async () => {
    for (const caller of [lucia, bruno]) await givenMessage(test, caller);
    const closed = await lucia.delete('/v1/account/users/me', { body: { password: 'Semilla#2026' } });
    expect(closed.statusCode, closed.body).toBe(204);
    await allMailsSent(test);
    expect([await left(lucia), await left(bruno)]).toEqual([0, 1]);
  });

  it('[B7] comes after two years', async () => {
    test.clock.advance(2 * 365 * 86_400 - 60);
    await cleanUp(test.services);
    expect(await left(bruno)).toBe(1);
    test.clock.advance(120);
    await cleanUp(test.services);
    expect(await left(bruno)).toBe(0);
  });
});
