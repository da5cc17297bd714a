import { afterAll, beforeAll, expect, it } from 'vitest';
import { as } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { promotionTypes } from '../../schema/promotion-types.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('[E16][C5] lists the types for investors and managers as in the database', async () => {
  const answer = await (await as(test, 'visitor')).get('/v1/promotion/promotion-types');
  expect(answer.json()).toEqual({
    data: [
      { promotionTypeId: expect.any(String), name: 'Retail' },
      { promotionTypeId: expect.any(String), name: 'Manager' },
    ],
    total: 2,
  });
  const stored = await test.db.select().from(promotionTypes);
  expect(stored).toEqual(expect.arrayContaining(answer.json().data));
});
