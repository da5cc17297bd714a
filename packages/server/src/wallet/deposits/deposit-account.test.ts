import { v1 } from '@semilla/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('[V17][C8] shows the deposit account to investors, but not to visitors', async () => {
  const investor = await as(test, 'user');
  const visitor = await as(test, 'visitor');
  expect((await investor.get(v1.depositAccount.find.path)).json()).toEqual({
    depositAccount: { holder: 'Semilla', account: 'ES7921000813610123456789' },
  });
  expect((await visitor.get(v1.depositAccount.find.path)).statusCode).toBe(401);
});
