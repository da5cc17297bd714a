import { like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as } from '../../../test/callers.ts';
import { addressOf } from '../../../test/mails.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { failedAttempts } from '../../schema/failed-attempts.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('[C2] forgets the address of a deleted customer, who had asked for a new password and mistyped it', async () => {
  const [admin, visitor, customer] = [
    await as(test, 'admin'),
    await as(test, 'visitor'),
    await as(test, 'user'),
  ];
  const email = await addressOf(test, customer.userId);
  await visitor.post('/v1/auth/password/forgot', { body: { email } });
  await visitor.post('/v1/auth/login', { body: { email, password: 'equivocada' } });
  const ofAddress = like(failedAttempts.subject, `%${email}%`);
  expect(await test.db.$count(failedAttempts, ofAddress)).toBeGreaterThan(1);
  const deleted = await admin.delete(`/v1/account/users/${customer.userId}`, {
    body: { why: 'Lo ha pedido.' },
  });
  expect(deleted.statusCode, deleted.body).toBeLessThan(300);
  expect(await test.db.$count(failedAttempts, ofAddress)).toBe(0);
});
