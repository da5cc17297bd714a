/**
 * Goal: a mail that nobody takes is tried again, then given up where an administrator sees it, and can be sent again.
 * Method: a real mail server on this machine that refuses, and then does not.
 */
import {
  dismissMail,
  exportUndeliveredMails,
  forgotPassword,
  listUndeliveredMails,
  readWaiting,
  sendMailAgain,
} from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../account/users/table.ts';
import { auditEntries } from '../../audit/table.ts';
import { cleanUp } from '../../clean-up.ts';
import { as, type Caller } from '../../testing/callers.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { newUser } from '../../testing/users.ts';
import { undeliveredMails } from './table.ts';

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
  return (await admin.get(`${listUndeliveredMails.path}${search}`)).json();
}

/** Somebody whose mail is refused, and what the administrator sees of it once it is given up. */
async function givenUp(email: string) {
  const { userId } = await newUser(test.services, { email, name: 'Lucía', surname: 'Ferrer' });
  const visitor = await as(test, 'visitor');
  const answer = await visitor.post(forgotPassword.path, { body: { email } });
  expect(answer.statusCode).toBe(204);
  const mail = await until(async () => (await listed(`?userId=${userId}`)).data[0]);
  return { userId, mail };
}

const inState = (userId: string, state: string) =>
  until(async () => (await listed(`?userId=${userId}&state=${state}`)).data[0]);

describe('a mail that nobody takes', () => {
  it('[B8] is tried again with growing pauses, for hours', async () => {
    const plain = await buildTestApp({ config: { mail: { kind: 'smtp', url: 'smtp://127.0.0.1:9' } } });
    const { email } = await newUser(plain.services);
    await (await as(plain, 'visitor')).post(forgotPassword.path, { body: { email } });
    const { rows } = (await plain.db.execute(
      sql`select retry_limit, retry_delay, retry_backoff, retry_delay_max from pgboss.job where name = 'mail'`,
    )) as unknown as { rows: object[] };
    expect(rows).toEqual([{ retry_limit: 12, retry_delay: 5, retry_backoff: true, retry_delay_max: 3_600 }]);
    await plain.close();
  });

  it('[B8] is given up in the end, where an administrator sees it, and can be sent again', async () => {
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

    smtp.manner = 'takes';
    const again = await admin.post(addressOf(sendMailAgain, mail.undeliveredMailId));
    expect([again.statusCode, again.json().state]).toEqual([200, 'waiting']);
    await inState(userId, 'delivered');
    expect(smtp.taken).toHaveLength(1);
    expect(smtp.taken[0]).toMatch(/^To: lucia@example\.com\r$/m);
    expect(smtp.taken[0]).toMatch(/^Reply-To: ayuda@semilla\.test\r$/m);
    expect(smtp.taken[0]).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    const more = await admin.post(addressOf(sendMailAgain, mail.undeliveredMailId));
    expect(more.json()).toMatchObject({ status: 409, code: 'misc.mail_settled' });
    const notes = await test.db.select().from(auditEntries);
    expect(notes.filter(({ action }) => action === 'undelivered-mail.send')).toHaveLength(1);
  });

  it('[B8] is given up at once where the server says that it is no use, and goes to the address corrected', async () => {
    smtp.manner = 'knows nobody';
    smtp.asked = 0;
    const { userId, mail } = await givenUp('luzia@example.com');
    expect([smtp.asked, mail.tries]).toEqual([1, 1]);
    await test.db.update(users).set({ email: 'lucia.ferrer@example.com' }).where(sql`user_id = ${userId}`);
    await admin.post(addressOf(sendMailAgain, mail.undeliveredMailId));
    const second = await until(async () => {
      const found = await inState(userId, 'undelivered');
      return found.tries === 2 ? found : undefined;
    });
    expect(second.undeliveredMailId).toBe(mail.undeliveredMailId);
    smtp.manner = 'takes';
    await admin.post(addressOf(sendMailAgain, mail.undeliveredMailId));
    await inState(userId, 'delivered');
    expect(smtp.taken.at(-1)).toMatch(/^To: lucia\.ferrer@example\.com\r$/m);
  });

  it('[B8] is let be, keeps nothing of what it said, and is found by what is known of it', async () => {
    smtp.manner = 'knows nobody';
    const { userId, mail } = await givenUp('mar@example.com');
    const [row] = await test.db.select().from(undeliveredMails).where(sql`user_id = ${userId}`);
    expect(row?.sealedMail?.toString('latin1')).not.toContain('token=');
    const before = (await listed('?state=undelivered')).total;
    expect((await admin.get(readWaiting.path)).json().mails).toBe(before);
    const dismissed = await admin.post(addressOf(dismissMail, mail.undeliveredMailId));
    expect([dismissed.statusCode, dismissed.json().state]).toEqual([200, 'dismissed']);
    expect((await listed('?state=undelivered')).total).toBe(before - 1);
    const [after] = await test.db.select().from(undeliveredMails).where(sql`user_id = ${userId}`);
    expect(after?.sealedMail).toBeNull();
    const itself = await listed(`?undeliveredMailId=${mail.undeliveredMailId}`);
    expect(itself.data.map(({ state }: { state: string }) => state)).toEqual(['dismissed']);
    const found = `?userId=${userId}&topic=auth&failure=recipient_refused&state=dismissed&orderBy=tries`;
    expect((await listed(found)).total).toBe(1);
    expect((await listed(`?userId=${userId}&topic=wallet`)).total).toBe(0);
    const csv = await admin.get(`${exportUndeliveredMails.path}?userId=${userId}`);
    expect(csv.body).toContain('m…@example.com');
    expect(csv.body).toContain('No existe el buzón');
  });

  it('[B8][P9] is forgotten with whoever leaves, and after three months', async () => {
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
