import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../testing/callers.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { newUser } from '../../testing/users.ts';
import { givenOrder } from '../investor-testing.ts';
import { givenProject, givenProjectType } from '../testing.ts';

let test: TestApp;
let admin: Caller;
let project: Awaited<ReturnType<typeof givenProject>>;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  const projectTypeId = await givenProjectType(admin);
  project = await givenProject(admin, { projectTypeId, phase: 'Investment' });
});
afterAll(() => test.close());

it.each([
  ['pending', 409],
  ['active', 409],
  ['finished', 204],
  ['cancelled', 204],
] as const)('[P9] an investor with a %s order is answered %i when deleted', async (status, expected) => {
  const { userId } = await newUser(test.services);
  await givenOrder(test, { project, userId, status });
  const answer = await admin.delete(`/v1/account/users/${userId}`);
  expect(answer.statusCode).toBe(expected);
  if (expected === 409) {
    expect(answer.json()).toMatchObject({
      code: 'account.deletion_prevented',
      errors: [{ path: 'orders', message: 'Tiene inversiones en curso.' }],
    });
  }
});
