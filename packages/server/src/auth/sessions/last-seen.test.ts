import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { sessions } from '../../schema/sessions.ts';

let test: TestApp;
let callers: Caller[];
beforeAll(async () => {
  test = await buildTestApp();
  callers = await Promise.all(Array.from({ length: 3 }, () => as(test, 'user')));
});
afterAll(() => test.close());

const me = (caller: Caller) => caller.get('/v1/account/users/me');
const lastSeen = async ({ userId }: Caller) => {
  const [session] = await test.db.select().from(sessions).where(eq(sessions.userId, userId));
  return session?.lastSeenAt.getTime() ?? 0;
};

it('[B7] records all sessions that are used at the same moment', async () => {
  test.clock.advance(120);
  const from = test.clock.now.getTime();
  const answers = await Promise.all(callers.map(me));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  for (const caller of callers) expect(await lastSeen(caller)).toBeGreaterThanOrEqual(from);
});

it('[B11] does not wait for a session that another transaction has locked', async () => {
  test.clock.advance(120);
  const [caller] = callers as [Caller];
  const before = await lastSeen(caller);
  await test.db.transaction(async (tx) => {
    await tx.select().from(sessions).where(eq(sessions.userId, caller.userId)).for('update');
    expect((await me(caller)).statusCode).toBe(200);
  });
  expect(await lastSeen(caller)).toBe(before);
  await me(caller);
  expect(await lastSeen(caller)).toBeGreaterThan(before);
});
