// Goal: readers of the mailbox, in this process or another, see each mail complete or not at all.
// Method: mails so large that they take several writes, and readers that read continuously.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OutgoingMail } from './mail.ts';
import { mailboxTransport, readMailbox } from './mailbox.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semilla-mailbox-'));
});
afterAll(() => rm(folder, { recursive: true }));

const mailsMax = 12;

const mailOf = (text: string): OutgoingMail => ({
  kind: 'account.newDocument',
  userId: 'lucia',
  to: 'lucia@semilla.test',
  subject: 'Hello',
  text,
  html: text,
  headers: {},
});

it('dates mails by the platform’s clock, which the desk may have moved', async () => {
  const mailbox = join(folder, 'moved');
  const moved = new Date('2031-05-02T10:00:00Z');
  await mailboxTransport(mailbox, () => moved)(mailOf('Hello'));
  expect(await readMailbox(mailbox)).toMatchObject([{ at: moved.toISOString() }]);
});

it('shows only complete mails while others arrive', async () => {
  const mailbox = join(folder, 'mails');
  const send = mailboxTransport(mailbox, () => new Date());
  const text = 'A long letter. '.repeat(50_000);
  const mail = mailOf(text);
  let isArriving = true;
  const readers = Array.from({ length: 2 }, async () => {
    while (isArriving) for (const read of await readMailbox(mailbox)) expect(read.text).toBe(text);
  });
  for (let sent = 0; sent < mailsMax; sent += 1) await send(mail);
  isArriving = false;
  await Promise.all(readers);
  expect(await readMailbox(mailbox)).toHaveLength(mailsMax);
});
