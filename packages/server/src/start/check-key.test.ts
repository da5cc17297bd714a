/** Goal: a wrong SECRET_KEY is noticed at the start, and a key can be replaced without losing data. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { newUser, testSecretKey, testTotpSecret } from '../../test/users.ts';
import { placeOfTotp } from '../auth/totps/codes.ts';
import { createKeys } from '../kit/keys.ts';
import { placeOfMail, type QueuedMail } from '../kit/mail/mail.ts';
import { findQueuedMails, openQueuedMail, storeQueuedMails } from '../kit/mail/queued-mails.ts';
import { totps } from '../schema/totps.ts';
import { undeliveredMails } from '../schema/undelivered-mails.ts';
import { checkKey } from './check-key.ts';
import { renewEncryption } from './renew-encryption.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const next = 'another key with which everything is encrypted again';
const keysOf = (secretKey: string, previousSecretKey?: string) =>
  createKeys({ secretKey, previousSecretKey, dataDir: '' });

const queued = {
  kind: 'auth.resetPassword',
  to: 'lucia@example.com',
  subject: 'Elige una contraseña nueva',
  letter: {
    kind: 'auth.resetPassword',
    locale: 'es',
    subject: 'Elige una contraseña nueva',
    greeting: 'Hola',
    paragraphs: ['Un enlace.'],
    footnote: '',
  },
} satisfies Omit<QueuedMail, 'userId'>;
const failedAt = new Date('2026-03-02T12:00:00Z');
const undelivered = {
  recipient: 'l…@example.com',
  topic: 'auth',
  kind: queued.kind,
  subject: queued.subject,
  state: 'undelivered',
  failure: 'mailbox_full',
  tries: 1,
  createdAt: failedAt,
  failedAt,
} as const;

async function secretOf(userId: string): Promise<Buffer> {
  const [row] = await test.db.select().from(totps).where(eq(totps.userId, userId));
  return row?.secret as Buffer;
}

describe('the key', () => {
  it('[X1] is refused at the start if the database was written with another one', async () => {
    await checkKey(test.db, test.services.keys);
    await expect(checkKey(test.db, keysOf(next))).rejects.toThrow(
      /^SECRET_KEY is not the key that this database was written with: set it to that key/,
    );
  });

  it('[C2] decrypts a secret only for the user it belongs to', async () => {
    const { userId } = await newUser(test.services);
    const { keys } = test.services;
    expect(keys.decrypt(await secretOf(userId), placeOfTotp(userId))).toBe(testTotpSecret);
    const secret = await secretOf(userId);
    expect(() => keys.decrypt(secret, placeOfTotp(crypto.randomUUID()))).toThrow(/unable to authenticate/);
  });

  it('[C2] decrypts nothing after a single bit changed', async () => {
    const { userId } = await newUser(test.services);
    const secret = await secretOf(userId);
    for (let at = 0; at < secret.length; at += 1) {
      const altered = Buffer.from(secret);
      altered.writeUInt8(altered.readUInt8(at) ^ 1, at);
      expect(() => test.services.keys.decrypt(altered, placeOfTotp(userId)), `byte ${at}`).toThrow(
        /authenticate|no key/,
      );
    }
  });

  it('[X1] is replaced for all other secrets if one cannot be decrypted with any key', async () => {
    const broken = await newUser(test.services);
    const { userId } = await newUser(test.services);
    const lost = keysOf('ab'.repeat(32)).encrypt(testTotpSecret, placeOfTotp(broken.userId));
    await test.db.update(totps).set({ secret: lost }).where(eq(totps.userId, broken.userId));
    await renewEncryption({ ...test.services, keys: keysOf(next, testSecretKey) });
    expect(keysOf(next).decrypt(await secretOf(userId), placeOfTotp(userId))).toBe(testTotpSecret);
    expect(await secretOf(broken.userId)).toEqual(lost);
    await renewEncryption({ ...test.services, keys: keysOf(testSecretKey, next) });
  });

  it('[X1] can be replaced while both keys are accepted; afterwards the earlier one is not needed', async () => {
    const { userId } = await newUser(test.services);
    const both = keysOf(next, testSecretKey);
    const mail: QueuedMail = { ...queued, userId };
    const [queuedMailId = ''] = await storeQueuedMails(test.db, test.services.keys, [mail], 'semilla.test');
    const sealedMail = test.services.keys.encrypt(JSON.stringify(mail), placeOfMail(userId));
    await test.db.insert(undeliveredMails).values({ ...undelivered, userId, sealedMail });
    await checkKey(test.db, both);
    const waiting = async () => (await findQueuedMails(test.db, [queuedMailId])).get(queuedMailId) as never;
    expect(openQueuedMail(both, await waiting())).toMatchObject(mail);
    expect(both.isSignedBy('link', test.services.keys.sign('link'))).toBe(true);
    expect(both.decrypt(await secretOf(userId), placeOfTotp(userId))).toBe(testTotpSecret);
    await renewEncryption({ ...test.services, keys: both });
    const alone = keysOf(next);
    await checkKey(test.db, alone);
    expect(alone.decrypt(await secretOf(userId), placeOfTotp(userId))).toBe(testTotpSecret);
    // This user is stored by a process that still uses the earlier key.
    const late = await newUser(test.services);
    await renewEncryption({ ...test.services, keys: both });
    expect(alone.decrypt(await secretOf(late.userId), placeOfTotp(late.userId))).toBe(testTotpSecret);
    expect(openQueuedMail(alone, await waiting())).toMatchObject(mail);
    const [kept] = await test.db.select().from(undeliveredMails).where(eq(undeliveredMails.userId, userId));
    expect(JSON.parse(alone.decrypt(kept?.sealedMail as Buffer, placeOfMail(userId)))).toEqual(mail);
    await renewEncryption({ ...test.services, keys: keysOf(testSecretKey, next) });
  });
});
