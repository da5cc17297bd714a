/**
 * Goal: an undeliverable mail is retried, then shown to an administrator, who can send it again.
 * Method: a real mail server on this machine that first refuses mails and then accepts them.
 */
import { v1 } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { startSmtpServer } from '../../../test/start-smtp-server.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { newUser } from '../../../test/users.ts';
import { thePlatform } from '../../kit/change/actor.ts';
import { makeChange } from '../../kit/change/make-change.ts';
import { startHold } from '../../kit/holds/start-hold.ts';
import { placeOfMail } from '../../kit/mail/mail.ts';
import { storeQueuedMails } from '../../kit/mail/queued-mails.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { queuedMails } from '../../schema/queued-mails.ts';
import { undeliveredMails } from '../../schema/undelivered-mails.ts';
import { users } from '../../schema/users.ts';
import { cleanUp } from '../../start/clean-up.ts';

let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let test: TestApp;
let admin: Caller;
const triesMax = 3;

beforeAll(async () => {
  smtp = await startSmtpServer();
  test = await buildTestApp({
    config: {
      mail: { kind: 'smtp', url: smtp.url },
      contactEmail: 'ayuda@semilla.test',
      mailRetries: { retryLimit: triesMax - 1, retryDelay: 0, retryBackoff: false },
    },
  });
  admin = await as(test, 'admin', { name: 'Elena', surname: 'Vidal' });
});
afterAll(async () => {
  await test.close();
  await smtp.close();
});

const addressOf = (endpoint: { path: string }, mailId: string) =>
  endpoint.path.replace(':undeliveredMailId', mailId);

async function listed(search = '') {
  return (await admin.get(`${v1.undeliveredMails.find.path}${search}`)).json();
}

/** Creates a user whose mail is refused, and returns the undelivered mail that the administrator sees. */
async function givenUp(email: string) {
  const { userId } = await newUser(test.services, { email, name: 'Lucía', surname: 'Ferrer' });
  const visitor = await as(test, 'visitor');
  const answer = await visitor.post(v1.passwords.requestReset.path, { body: { email } });
  expect(answer.statusCode).toBe(204);
  const mail = await until(async () => (await listed(`?userId=${userId}`)).data[0]);
  return { userId, mail };
}

const inState = (userId: string, state: string) =>
  until(async () => (await listed(`?userId=${userId}&state=${state}`)).data[0]);

describe('an undeliverable mail', () => {
  it('[B8] is retried for hours with growing delays', async () => {
    const plain = await buildTestApp({ config: { mail: { kind: 'smtp', url: 'smtp://127.0.0.1:9' } } });
    const { email } = await newUser(plain.services);
    await (await as(plain, 'visitor')).post(v1.passwords.requestReset.path, { body: { email } });
    const settings = sql`select retry_limit, retry_delay, retry_backoff, retry_delay_max from pgboss.job where name = 'letters'`;
    const rows = await until(async () => {
      const found = (await plain.db.execute(settings)).rows;
      return found.length ? found : undefined;
    });
    expect(rows).toEqual([{ retry_limit: 12, retry_delay: 5, retry_backoff: true, retry_delay_max: 3_600 }]);
    await plain.close();
  });

  it('[P9] is stored encrypted, leaves nothing in the queue once sent, and is not sent to a deleted user', async () => {
    smtp.manner = 'is busy';
    smtp.asked = 0;
    const plain = await buildTestApp({
      config: {
        mail: { kind: 'smtp', url: smtp.url },
        mailRetries: { retryLimit: 5, retryDelay: 600, retryBackoff: false },
      },
    });
    const user = await newUser(plain.services, { email: 'berta.quintanilla@example.com' });
    const queue = async () => {
      const { rows } = await plain.db.execute(
        sql`select to_jsonb(job)::text as job from pgboss.job where name = 'letters'`,
      );
      return JSON.stringify([rows, await plain.db.select().from(queuedMails)]);
    };
    const waiting = async () => plain.db.$count(queuedMails);
    await (await as(plain, 'visitor')).post(v1.passwords.requestReset.path, { body: { email: user.email } });
    await until(async () => smtp.asked > 0 || undefined);
    expect(await waiting()).toBe(1);
    expect(await queue()).not.toMatch(/quintanilla|token=|Nuria/);
    smtp.manner = 'takes';
    await (await as(plain, 'admin')).delete(`/v1/account/users/${user.userId}`);
    await until(async () => (await waiting()) === 0 || undefined);
    expect(smtp.taken.filter((mail) => mail.includes('quintanilla'))).toHaveLength(1);
    expect(await queue()).not.toMatch(/quintanilla|token=|Nuria/);
    await plain.close();
    smtp.taken.length = 0;
  });

  it('[B8] is finally shown to an administrator, and can be sent again', async () => {
    smtp.manner = 'is busy';
    smtp.asked = 0;
    const { userId, mail } = await givenUp('lucia@example.com');
    expect(smtp.asked).toBe(triesMax);
    expect(mail).toMatchObject({
      userName: 'Lucía Ferrer',
      recipient: 'l…@example.com',
      topic: 'auth',
      kind: 'auth.resetPassword',
      subject: 'Elige una contraseña nueva',
      state: 'undelivered',
      failure: 'recipient_refused',
      failureDetail: '451 4.3.0 Come back later',
      tries: triesMax,
    });
    expect(smtp.taken).toEqual([]);
    const [row] = await test.db.select().from(undeliveredMails).where(sql`user_id = ${userId}`);
    const tried = test.services.keys.decrypt(row?.sealedMail as Buffer, placeOfMail(userId));

    smtp.manner = 'takes';
    const again = await admin.post(addressOf(v1.undeliveredMails.sendAgain, mail.undeliveredMailId));
    expect([again.statusCode, again.json().state]).toEqual([200, 'waiting']);
    await inState(userId, 'delivered');
    expect(smtp.taken).toHaveLength(1);
    expect(smtp.taken[0]).toMatch(/^To: lucia@example\.com\r$/m);
    expect(smtp.taken[0]).toMatch(/^Reply-To: ayuda@semilla\.test\r$/m);
    const { messageId } = JSON.parse(tried);
    expect(messageId).toMatch(/^<[0-9a-f-]{36}@localhost>$/);
    expect(smtp.taken[0]).toContain(`Message-ID: ${messageId}\r\n`);
    expect(smtp.taken[0]).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    const more = await admin.post(addressOf(v1.undeliveredMails.sendAgain, mail.undeliveredMailId));
    expect(more.json()).toMatchObject({ status: 409, code: 'misc.mail_settled' });
    const notes = await test.db.select().from(auditEntries).orderBy(auditEntries.auditEntryId);
    expect(notes.filter(({ action }) => action === 'undelivered-mail.send')).toHaveLength(1);
  });

  it('[B8] is given up at once after a permanent failure, and is sent again to the corrected address', async () => {
    smtp.manner = 'knows nobody';
    smtp.asked = 0;
    const { userId, mail } = await givenUp('luzia@example.com');
    expect([smtp.asked, mail.tries]).toEqual([1, 1]);
    await test.db.update(users).set({ email: 'lucia.ferrer@example.com' }).where(sql`user_id = ${userId}`);
    await admin.post(addressOf(v1.undeliveredMails.sendAgain, mail.undeliveredMailId));
    const second = await until(async () => {
      const found = await inState(userId, 'undelivered');
      return found.tries === 2 ? found : undefined;
    });
    expect(second.undeliveredMailId).toBe(mail.undeliveredMailId);
    smtp.manner = 'takes';
    await admin.post(addressOf(v1.undeliveredMails.sendAgain, mail.undeliveredMailId));
    await inState(userId, 'delivered');
    expect(smtp.taken.at(-1)).toMatch(/^To: lucia\.ferrer@example\.com\r$/m);
  });

  it('[B8][E14] about withdrawals on hold is sent again to its original address, not to the new one', async () => {
    smtp.manner = 'knows nobody';
    const { userId } = await newUser(test.services, { email: 'clara@example.com' });
    const hold = { userId, reason: 'email', previousEmail: 'clara.antes@example.com' } as const;
    await makeChange(test.services, thePlatform, (change) => startHold(change, test.services, hold));
    const waiting = await until(async () => {
      const { data } = await listed(`?userId=${userId}`);
      return data.length === 2 ? (data as { undeliveredMailId: string }[]) : undefined;
    });
    await test.db.update(users).set({ email: 'otra@example.com' }).where(sql`user_id = ${userId}`);
    smtp.manner = 'takes';
    smtp.taken.length = 0;
    for (const { undeliveredMailId } of waiting)
      await admin.post(addressOf(v1.undeliveredMails.sendAgain, undeliveredMailId));
    await until(async () => smtp.taken.length === 2 || undefined);
    const recipients = smtp.taken.map((mail) => /^To: (\S+)\r$/m.exec(mail)?.[1]);
    expect(recipients.sort()).toEqual(['clara.antes@example.com', 'clara@example.com']);
  });

  it('[B8] is sent if an earlier version of the platform queued it, with its HTML', async () => {
    smtp.manner = 'takes';
    smtp.taken.length = 0;
    const { userId, email } = await newUser(test.services);
    const mail = {
      kind: 'account.newDocument',
      userId,
      to: email,
      subject: 'Hola',
      headers: { 'X-Of': 'then' },
    } as const;
    const queued = { ...mail, text: 'Un documento', html: '<p>Un documento</p>' };
    const { db, services } = test;
    await db.transaction(async (tx) => {
      const [queuedMailId] = await storeQueuedMails(tx, services.keys, [queued], 'semilla.test');
      await services.jobs.enqueue(tx, 'mail', { queuedMailId });
    });
    await until(async () => smtp.taken.length === 1 || undefined);
    expect(smtp.taken[0]).toMatch(/^X-Of: then\r$/m);
    expect(smtp.taken[0]).toContain('<p>Un documento</p>');
  });

  it('[B8] is shown even if other mails of its group can be neither decrypted nor stored', async () => {
    smtp.manner = 'knows nobody';
    const { userId, email } = await newUser(test.services);
    const mail = {
      kind: 'account.newDocument',
      userId,
      to: email,
      subject: 'Hola',
      text: '',
      html: '',
    } as const;
    const { db, services } = test;
    await db.transaction(async (tx) => {
      await services.mail.sendAgain(tx, { ...mail, kind: 'nobody.first' as never });
      const [lost] = await tx
        .update(queuedMails)
        .set({ sealedMail: Buffer.alloc(40) })
        .returning();
      expect(lost).toMatchObject({ userId });
      await services.mail.sendAgain(tx, { ...mail, kind: 'nobody.second' as never });
      await services.mail.sendAgain(tx, mail);
    });
    expect(await inState(userId, 'undelivered')).toMatchObject({
      subject: 'Hola',
      failure: 'recipient_refused',
    });
  });

  it('[B8] can be dismissed, which deletes its content, and is found by filters', async () => {
    smtp.manner = 'knows nobody';
    const { userId, mail } = await givenUp('mar@example.com');
    const [row] = await test.db.select().from(undeliveredMails).where(sql`user_id = ${userId}`);
    expect(row?.sealedMail?.toString('latin1')).not.toContain('token=');
    const before = (await listed('?state=undelivered')).total;
    expect((await admin.get(v1.waiting.find.path)).json().mails).toBe(before);
    const dismissed = await admin.post(addressOf(v1.undeliveredMails.dismiss, mail.undeliveredMailId));
    expect([dismissed.statusCode, dismissed.json().state]).toEqual([200, 'dismissed']);
    expect((await listed('?state=undelivered')).total).toBe(before - 1);
    const [after] = await test.db.select().from(undeliveredMails).where(sql`user_id = ${userId}`);
    expect(after?.sealedMail).toBeNull();
    const itself = await listed(`?undeliveredMailId=${mail.undeliveredMailId}`);
    expect(itself.data.map(({ state }: { state: string }) => state)).toEqual(['dismissed']);
    const found = `?userId=${userId}&topic=auth&failure=recipient_refused&state=dismissed&orderBy=tries`;
    expect((await listed(found)).total).toBe(1);
    expect((await listed(`?userId=${userId}&topic=wallet`)).total).toBe(0);
    const csv = await admin.get(`${v1.undeliveredMails.export.path}?userId=${userId}`);
    expect(csv.body).toContain('m…@example.com');
    expect(csv.body).toContain('El buzón no existe');
  });

  it('[B8][P9] is deleted with its user, and after three months', async () => {
    smtp.manner = 'knows nobody';
    const { userId } = await givenUp('adios@example.com');
    expect((await admin.delete(`/v1/account/users/${userId}`)).statusCode).toBe(204);
    expect((await listed(`?userId=${userId}`)).total).toBe(0);
    const stays = await givenUp('queda@example.com');
    await cleanUp({ database: test.services.database, now: () => new Date(Date.now() + 91 * 86_400_000) });
    const left = await test.db.select().from(undeliveredMails).where(sql`user_id = ${stays.userId}`);
    expect(left).toEqual([]);
  });
});
