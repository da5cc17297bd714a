import { afterAll, beforeAll, expect, it } from 'vitest';
import { as } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('[C2][P7] returns no devices, not even the caller’s own, if a user requests devices of another user', async () => {
  const user = await as(test, 'user');
  const { userId } = await as(test, 'user');
  const about = async (query: string) => (await user.get(`/v1/auth/totps?${query}`)).json();
  expect(await about(`userId=${userId}`)).toEqual({ data: [], total: 0 });
  expect(await about(`userId=${crypto.randomUUID()}`)).toEqual({ data: [], total: 0 });
  expect((await about(`userId=${user.userId}`)).data).toMatchObject([{ userId: user.userId }]);
  expect((await user.get(`/v1/auth/totps/export?userId=${userId}`)).body).not.toContain(user.userId);
});

it('[B13] exports the user’s own one-time-code devices, or all for administrators', async () => {
  const user = await as(test, 'user');
  const other = await as(test, 'user');
  const admin = await as(test, 'admin');
  const tableFor = async (caller: typeof user, query = '') =>
    (await caller.get(`/v1/auth/totps/export${query}`)).body;
  expect(await tableFor(user)).toContain(user.userId);
  expect(await tableFor(user)).not.toContain(other.userId);
  const whole = await tableFor(admin);
  for (const { userId } of [user, other, admin]) expect(whole).toContain(userId);
  expect(await tableFor(admin, `?userId=${other.userId}`)).not.toContain(user.userId);
  expect(whole).not.toMatch(/secret|JBSWY3DP/i);
  expect((await (await as(test, 'visitor')).get('/v1/auth/totps/export')).statusCode).toBe(401);
});
