import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { givenOrder } from '../../../test/investors.ts';
import { givenProject, givenProjectType } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser } from '../../../test/users.ts';

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
] as const)(
  '[P9] answers the deletion of an investor with a %s order with status %i',
  async (status, expected) => {
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
  },
);
