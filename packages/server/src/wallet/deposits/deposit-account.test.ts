import { readDepositAccount } from '@semilla/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as } from '../../testing/callers.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('[V17][C8] tells an investor where to send money, and nobody who is not signed in', async () => {
  const investor = await as(test, 'user');
  const visitor = await as(test, 'visitor');
  expect((await investor.get(readDepositAccount.path)).json()).toEqual({
    depositAccount: { holder: 'Semilla', account: 'ES7921000813610123456789' },
  });
  expect((await visitor.get(readDepositAccount.path)).statusCode).toBe(401);
});
