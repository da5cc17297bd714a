/** Goal: a change to users does not wait for, and so cannot deadlock with, a job that adds rows about the same users. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser } from '../../../test/users.ts';
import { queuedMails } from '../../schema/queued-mails.ts';
import type { Db } from '../database/types.ts';
import { lockGovernor, lockUser } from './queries.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const locks: [string, (tx: Db, governorId: string, userId: string) => Promise<unknown>][] = [
  ['a user', (tx, _, userId) => lockUser(tx, userId)],
  ['an administrator and a user', lockGovernor],
];

it.each(locks)('[B5] a change that locked %s lets mails to them be queued', async (_, lock) => {
  const governor = await newUser(test.services, { role: 'admin' });
  const user = await newUser(test.services);
  const mailsTo = (tx: Db) =>
    tx
      .insert(queuedMails)
      .values([governor, user].map(({ userId }) => ({ userId, sealedMail: Buffer.from('a mail') })));
  await test.db.transaction(async (tx) => {
    await lock(tx, governor.userId, user.userId);
    await test.db.transaction(async (job) => {
      await job.execute(sql`set local lock_timeout = '5s'`);
      await mailsTo(job);
    });
  });
  expect(await test.db.$count(queuedMails)).toBeGreaterThanOrEqual(2);
});

it('[B5] two changes of the same user wait for each other', async () => {
  const { userId } = await newUser(test.services);
  const second = test.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    return test.db.transaction(async (other) => {
      await other.execute(sql`set local lock_timeout = '50ms'`);
      return lockUser(other, userId);
    });
  });
  await expect(second).rejects.toMatchObject({ cause: { code: '55P03' } });
});
