import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, buildTestApp, type TestApp } from '../../testing/index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('[B13] tells whose one-time-code devices there are: one’s own, or for an administrator all', async () => {
  const user = await as(test, 'user');
  const other = await as(test, 'user');
  const admin = await as(test, 'admin');
  const tableFor = async (caller: typeof user, query = '') =>
    (await caller.get(`/v1/auth/totps/export${query}`)).body;
  for (const table of [await tableFor(user), await tableFor(user, `?userId=${other.userId}`)]) {
    expect(table).toContain(user.userId);
    expect(table).not.toContain(other.userId);
  }
  const whole = await tableFor(admin);
  for (const { userId } of [user, other, admin]) expect(whole).toContain(userId);
  expect(await tableFor(admin, `?userId=${other.userId}`)).not.toContain(user.userId);
  expect(whole).not.toMatch(/secret|JBSWY3DP/i);
  expect((await (await as(test, 'visitor')).get('/v1/auth/totps/export')).statusCode).toBe(401);
});
