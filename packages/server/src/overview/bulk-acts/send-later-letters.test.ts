/** Goal: what a bulk disabling tells waits until it can no longer be undone quietly. */
import { type BulkAct, v1 } from '@semilla/contract';
import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { addressOf, mailsTo } from '../../../test/mails.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { newUser } from '../../../test/users.ts';
import { users } from '../../schema/users.ts';
import { laterLettersQueue, sendLaterLetters } from './send-later-letters.ts';

const path = v1.bulkActs.create.path;
let test: TestApp;
let admin: Caller;
let userIds: string[];

beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  admin = await as(test, 'admin');
  userIds = [(await newUser(test.services)).userId, (await newUser(test.services)).userId];
});

async function ended(answer: { json(): { bulkActId: string } }): Promise<BulkAct> {
  const { bulkActId } = answer.json();
  return until(async () => {
    const found: BulkAct = (await admin.get(`${path}/${bulkActId}`)).json();
    return found.state === 'running' ? undefined : found;
  });
}

const disable = async () =>
  ended(await admin.post(path, { body: { act: 'disableUsers', ids: userIds.join() } }));
const undo = async ({ bulkActId }: BulkAct) => ended(await admin.post(`${path}/${bulkActId}/undo`));

/** Does what the waiting job does once its time has come. */
const sendWaiting = ({ bulkActId }: BulkAct) =>
  sendLaterLetters(test.services, { bulkActId, after: 0 }, { completeIn: async () => {} });

const subjects = () =>
  Promise.all(
    userIds.map(async (userId) =>
      (await mailsTo(test, await addressOf(test, userId))).map(({ subject }) => subject),
    ),
  );
const [disabled, enabled] = ['Tu cuenta está desactivada', 'Tu cuenta vuelve a estar activa'];

it('[A24] tells nobody of a disabling that is undone at once', async () => {
  const bulkAct = await disable();
  expect(await undo(bulkAct)).toMatchObject({ done: 2 });
  await sendWaiting(bulkAct);
  expect(await subjects()).toEqual([[], []]);
});

it('[A24] tells each customer of a disabling some time after its end, and of an undo that comes later', async () => {
  const bulkAct = await disable();
  const waiting = await test.db.execute<{ minutes: number }>(
    sql`select extract(epoch from start_after - created_on)::int / 60 as minutes from pgboss.job
      where name = ${laterLettersQueue} and data ->> 'bulkActId' = ${bulkAct.bulkActId}`,
  );
  expect(waiting.rows).toEqual([{ minutes: 11 }]);
  expect(await subjects()).toEqual([[], []]);
  await sendWaiting(bulkAct);
  expect(await subjects()).toEqual([[disabled], [disabled]]);
  test.clock.advance(601);
  admin = await as(test, admin);
  expect(await undo(bulkAct)).toMatchObject({ done: 2 });
  expect(await subjects()).toEqual([
    [enabled, disabled],
    [enabled, disabled],
  ]);
});

it('[A24] tells whom an undo leaves disabled, because they were edited since', async () => {
  const bulkAct = await disable();
  const body = { phone: '+34 600 123 456' };
  expect((await admin.patch(`/v1/account/users/${userIds[0]}`, { body })).statusCode).toBe(200);
  expect(await undo(bulkAct)).toMatchObject({ done: 1, refused: 1 });
  await sendWaiting(bulkAct);
  expect(await subjects()).toEqual([[disabled], []]);
});

it('[A24] tells customers also if the process that disabled them had a slower clock', async () => {
  const bulkAct = await disable();
  const earlier = sql`${users.disabledAt} - interval '10 seconds'`;
  await test.db.update(users).set({ disabledAt: earlier }).where(inArray(users.userId, userIds));
  await sendWaiting(bulkAct);
  expect(await subjects()).toEqual([[disabled], [disabled]]);
});

it('[A24] tells nobody twice who was disabled again, and leaves it to the later act', async () => {
  const first = await disable();
  await undo(first);
  test.clock.advance(60);
  const second = await disable();
  await sendWaiting(first);
  expect(await subjects()).toEqual([[], []]);
  await sendWaiting(second);
  expect(await subjects()).toEqual([[disabled], [disabled]]);
});
