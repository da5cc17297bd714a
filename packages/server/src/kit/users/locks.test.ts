/** Goal: an administrator's act on a user does not deadlock with a job that mails several of them, and still comes alone. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser } from '../../../test/users.ts';
import { queuedMails } from '../../schema/queued-mails.ts';
import type { Db } from '../database/types.ts';
import { lockGovernor } from './queries.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** Does something in a transaction while an administrator's act on a user is under way. */
async function whileLocked(waitsFor: string, act: (tx: Db, userIds: [string, string]) => Promise<unknown>) {
  const governor = await newUser(test.services, { role: 'admin' });
  const user = await newUser(test.services);
  const userIds: [string, string] = [governor.userId, user.userId];
  return test.db.transaction(async (tx) => {
    await lockGovernor(tx, ...userIds);
    return test.db.transaction(async (other) => {
      await other.execute(sql`select set_config('lock_timeout', ${waitsFor}, true)`);
      return act(other, userIds);
    });
  });
}

it('[B5] lets mails to the administrator and the user be queued meanwhile', async () => {
  const before = await test.db.$count(queuedMails);
  await whileLocked('30s', (tx, userIds) =>
    tx.insert(queuedMails).values(userIds.map((userId) => ({ userId, sealedMail: Buffer.from('a mail') }))),
  );
  expect((await test.db.$count(queuedMails)) - before).toBe(2);
});

it('[B5] makes another act on the same user wait', async () => {
  const acting = whileLocked('50ms', (tx, userIds) => lockGovernor(tx, ...userIds));
  await expect(acting).rejects.toMatchObject({ cause: { code: '55P03' } });
});
