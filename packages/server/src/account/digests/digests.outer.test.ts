// Goal: a digest lists the unread messages of a customer, and is sent once at its time. Mails that the law requires are still sent at once.
import { type MailFrequency, type MailGroup, mailGroups, v1 } from '@semilla/contract';
import { writeExamples } from '@semilla/demo/desk/mail-examples/index.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { mailTo, messagesOf } from '../../../test/inbox.ts';
import { addressOf, mailsTo } from '../../../test/mails.ts';
import { at } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import type { Letter } from '../../kit/mail/letter.ts';
import { unsubscribeUrl } from '../../kit/mail/unsubscribe-link.ts';
import type { Services } from '../../kit/services.ts';
import { inboxMessages } from '../../schema/inbox-messages.ts';
import { users } from '../../schema/users.ts';
import { mailKinds } from '../../start/mails.ts';
import { digestMails } from './mails.ts';
import { digestDayAt, mondayUntil } from './queries.ts';
import { sendDigests } from './send-digests.ts';

// Each test begins on a Tuesday of its own, in winter time.
let tuesday = Date.parse('2026-01-06T09:00:00Z');
let test: TestApp;
let lucia: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date(tuesday) });
});
afterAll(() => test.close());
beforeEach(async () => {
  lucia = await at(test, new Date(tuesday).toISOString(), await as(test, 'user'));
  tuesday += 7 * 86_400_000;
});

const letterOf = (kind: string): Letter => {
  const example = writeExamples('es').find((each) => each.kind === kind);
  if (!example) throw new Error(`there is no example of ${kind}`);
  return example.letter;
};
const tell = ({ userId }: Caller, kind: string) => mailTo(test, userId, letterOf(kind));
const decided = 'wallet.transactionDecided';
const answered = 'support.customer.answered';

async function choose(caller: Caller, group: MailGroup, frequency: MailFrequency): Promise<void> {
  const path = v1.mailGroups.choose.path.replace(':group', group);
  expect((await caller.post(`${path}?frequency=${frequency}`)).statusCode).toBe(204);
}

const mailsOf = async ({ userId }: Caller) => mailsTo(test, await addressOf(test, userId));
const kindsTo = async (caller: Caller) => (await mailsOf(caller)).map(({ kind }) => kind);
const digestsTo = async (caller: Caller) =>
  (await mailsOf(caller)).filter(({ kind }) => kind === 'account.digest');
const waitingFor = ({ userId }: Caller) =>
  test.db.$count(inboxMessages, and(eq(inboxMessages.userId, userId), isNotNull(inboxMessages.digest)));

/** Runs the job that many days after the Tuesday of the test, at eight in Madrid. */
async function atEight(daysLater: number): Promise<void> {
  const moment = tuesday - 7 * 86_400_000 + daysLater * 86_400_000 - 2 * 3_600_000;
  test.clock.advance((moment - test.clock.now.getTime()) / 1_000);
  await sendDigests(test.services);
}

describe('a daily digest', () => {
  it('[B8] replaces the mails of its groups by one on the next morning, once', async () => {
    await choose(lucia, 'wallet', 'daily');
    await choose(lucia, 'support', 'daily');
    await tell(lucia, decided);
    await tell(lucia, answered);
    await tell(lucia, 'wallet.returnReceived');
    expect(await kindsTo(lucia)).toEqual(['wallet.returnReceived']);
    expect(await messagesOf(lucia)).toHaveLength(3);

    await atEight(1);
    const [digest, ...others] = await digestsTo(lucia);
    expect(others).toEqual([]);
    expect(digest?.subject).toBe('Resumen de Semilla: 2 mensajes');
    expect(digest?.text).toContain(letterOf(decided).subject);
    expect(digest?.text).toContain(letterOf(answered).subject);
    expect(digest?.text).not.toContain(letterOf('wallet.returnReceived').subject);
    expect(digest?.text).toMatch(/\d\d\/\d\d\/2026 10:00: /);
    expect(digest?.text).toContain(`${test.services.config.publicUrl}/user/inbox\n`);

    await sendDigests(test.services);
    await atEight(2);
    expect(await digestsTo(lucia)).toHaveLength(1);
  });

  it('[B8] leaves no message, and marks nothing as read', async () => {
    await choose(lucia, 'wallet', 'daily');
    await tell(lucia, decided);
    await atEight(1);
    expect(await digestsTo(lucia)).toHaveLength(1);
    const messages = await messagesOf(await as(test, lucia));
    expect(messages).toMatchObject([{ subject: letterOf(decided).subject, readAt: null }]);
  });

  it('[B8] lists unread messages only, and is not sent if there are none', async () => {
    await choose(lucia, 'wallet', 'daily');
    await tell(lucia, decided);
    await tell(lucia, 'payment.valid');
    const valid = letterOf('payment.valid').subject;
    const read = async (subject: string) => {
      const message = (await messagesOf(lucia)).find((each) => each.subject === subject);
      const path = v1.inboxMessages.read.path.replace(':inboxMessageId', message?.inboxMessageId ?? '');
      expect((await lucia.post(path)).statusCode).toBe(204);
    };
    await read(valid);
    await atEight(1);
    const [digest] = await digestsTo(lucia);
    expect(digest?.subject).toBe('Resumen de Semilla: 1 mensaje');
    expect(digest?.text).not.toContain(valid);
    lucia = await as(test, lucia);
    await tell(lucia, 'payment.valid');
    await read(valid);
    await atEight(2);
    expect(await digestsTo(lucia)).toHaveLength(1);
    expect(await waitingFor(lucia)).toBe(0);
  });

  it('[B8] has what came until half past seven, so that a repeated job finds nothing newer', async () => {
    await choose(lucia, 'wallet', 'daily');
    await tell(lucia, decided);
    await atEight(1);
    await tell(lucia, 'payment.valid');
    await sendDigests(test.services);
    expect(await digestsTo(lucia)).toHaveLength(1);
    await atEight(2);
    expect(await digestsTo(lucia)).toHaveLength(2);
  });

  it('[B8] has nothing that was mailed or only in the inbox before it was chosen', async () => {
    await tell(lucia, decided);
    await choose(lucia, 'wallet', 'never');
    await tell(lucia, 'payment.valid');
    await choose(lucia, 'wallet', 'daily');
    await atEight(1);
    expect(await digestsTo(lucia)).toEqual([]);
  });

  it('[B8] is written in the language of its reader, and turns off by its own link', async () => {
    const { userId } = lucia;
    await test.db.update(users).set({ language: 'en' }).where(eq(users.userId, userId));
    await choose(lucia, 'support', 'daily');
    await tell(lucia, answered);
    await atEight(1);
    const [digest] = await digestsTo(lucia);
    expect(digest?.subject).toBe('Your Semilla digest: 1 message');
    const { keys, config } = test.services;
    expect(digest?.text).toContain(unsubscribeUrl(keys, config.publicUrl, userId, 'ticket'));
  });
});

describe('a weekly digest', () => {
  it('[B8] comes on Monday, in one mail with the daily one', async () => {
    await choose(lucia, 'wallet', 'weekly');
    await choose(lucia, 'support', 'daily');
    await tell(lucia, decided);
    for (const day of [1, 2, 3, 4, 5]) await atEight(day);
    expect(await digestsTo(lucia)).toEqual([]);
    await tell(lucia, answered);
    await atEight(6);
    const [digest, ...others] = await digestsTo(lucia);
    expect([digest?.subject, others]).toEqual(['Resumen de Semilla: 2 mensajes', []]);
    await atEight(13);
    expect(await digestsTo(lucia)).toHaveLength(1);
  });

  it('[B8] comes later in the week if the platform was stopped on Monday', async () => {
    await choose(lucia, 'wallet', 'weekly');
    await tell(lucia, decided);
    await atEight(7);
    expect(await digestsTo(lucia)).toHaveLength(1);
  });

  it.each([
    ['2026-03-02T06:29:00Z', '2026-03-01', '2026-02-23'],
    ['2026-03-02T06:30:00Z', '2026-03-02', '2026-03-02'],
    // The clocks go forward on this Sunday.
    ['2026-03-29T06:00:00Z', '2026-03-29', '2026-03-23'],
    ['2026-03-30T05:31:00Z', '2026-03-30', '2026-03-30'],
  ])('at %s is of %s and of the Monday %s', (moment, day, monday) => {
    expect(digestDayAt(new Date(moment))).toBe(day);
    expect(mondayUntil(day)).toBe(monday);
  });
});

describe('another choice', () => {
  it('[B8] drops what waits when the mails are switched off, also by a link', async () => {
    await choose(lucia, 'wallet', 'weekly');
    await choose(lucia, 'support', 'weekly');
    await tell(lucia, decided);
    await tell(lucia, answered);
    await choose(lucia, 'wallet', 'never');
    expect(await waitingFor(lucia)).toBe(1);
    await choose(lucia, 'wallet', 'weekly');
    await test.db.update(users).set({ notifyTicketEmail: false }).where(eq(users.userId, lucia.userId));
    await atEight(6);
    expect(await digestsTo(lucia)).toEqual([]);
    expect(await waitingFor(lucia)).toBe(0);
    expect(await messagesOf(await as(test, lucia))).toHaveLength(2);
  });

  it.each(['daily', 'atOnce'] as const)(
    '[B8] sends what waits on the next morning when it becomes %s',
    async (frequency) => {
      await choose(lucia, 'wallet', 'weekly');
      await tell(lucia, decided);
      await choose(lucia, 'wallet', frequency);
      await atEight(1);
      expect(await digestsTo(lucia)).toHaveLength(1);
    },
  );
});

it('[B8][L10] what the law or safety requires is mailed at once, whatever is chosen', async () => {
  for (const group of mailGroups) await choose(lucia, group, 'weekly');
  const always = writeExamples('es').filter(
    ({ index, kind }) => index === 0 && mailKinds[kind]?.group === null,
  );
  for (const { letter } of always) await mailTo(test, lucia.userId, letter);
  expect(new Set(await kindsTo(lucia))).toEqual(new Set(always.map(({ kind }) => kind)));
  expect(await waitingFor(lucia)).toBe(0);
});

it('[B8] staff get their mails at once, also those who once chose a digest as customers', async () => {
  await choose(lucia, 'support', 'weekly');
  await test.db.update(users).set({ role: 'operator' }).where(eq(users.userId, lucia.userId));
  await tell(lucia, 'support.staff.answered');
  expect(await kindsTo(lucia)).toEqual(['support.staff.answered']);
});

it('[B8] a run that fails on one customer sends the others, and the next run sends the rest', async () => {
  const bruno = await as(test, 'user');
  for (const caller of [lucia, bruno]) {
    await choose(caller, 'wallet', 'daily');
    await tell(caller, decided);
  }
  const { mail } = test.services;
  const failing: Services = {
    ...test.services,
    mail: {
      ...mail,
      async send(tx, to, letter) {
        const sent = await mail.send(tx, to, letter);
        if (to.userId === lucia.userId) throw new Error('the process died');
        return sent;
      },
    },
  };
  test.clock.advance(22 * 3_600);
  await sendDigests(failing);
  expect([await digestsTo(lucia), await digestsTo(bruno)]).toEqual([[], [expect.anything()]]);
  await sendDigests(test.services);
  for (const caller of [lucia, bruno]) expect(await digestsTo(caller)).toHaveLength(1);
});

it('[B8] a long digest lists the latest messages and counts the rest', () => {
  const messages = Array.from({ length: 53 }, (_, index) => ({
    group: 'wallet' as const,
    subject: `Mensaje ${index}.`,
    createdAt: new Date(tuesday + index * 60_000),
  }));
  const letter = digestMails.digest.write({ name: 'Lucía', language: 'es' }, { messages, brand: 'Semilla' });
  expect(letter.subject).toBe('Resumen de Semilla: 53 mensajes');
  expect([letter.facts?.length, letter.facts?.[0]?.value]).toEqual([50, 'Mensaje 52.']);
  expect(letter.paragraphs.at(-1)).toContain('otros 3');
});
