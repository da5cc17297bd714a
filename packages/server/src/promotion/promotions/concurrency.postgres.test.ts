// Goal: promotions of one type never overlap despite concurrent requests, and no request fails for another reason.
// Method: the API on a real PostgreSQL, with many requests in flight.
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { formOf } from '../../../test/forms.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { addPromotion, givenPromotion, promotionsUrl } from '../../../test/promotions.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { openPostgres } from '../../kit/database/postgres.ts';
import { promotions } from '../../schema/promotions.ts';

let test: TestApp;
let admin: Caller;

beforeAll(async () => {
  const database = await openPostgres(await newPostgresDatabase(inject('postgresUrl')));
  test = await buildTestApp({ database });
  admin = await as(test, 'admin');
});
afterAll(() => test.close());

const day = (index: number) => new Date(Date.UTC(2040, 0, 1 + index));

async function overlapping(): Promise<number> {
  const rows = await test.db.select().from(promotions);
  const pairs = rows.flatMap((first, index) =>
    rows.slice(index + 1).map((second) => [first, second] as const),
  );
  return pairs.filter(
    ([first, second]) =>
      first.promotionTypeId === second.promotionTypeId &&
      first.startsAt < second.endsAt &&
      second.startsAt < first.endsAt,
  ).length;
}

it('[V19] creates one promotion out of twenty concurrent ones with the same period', async () => {
  const period = { startsAt: day(0), endsAt: day(7) };
  const answers = await Promise.all(Array.from({ length: 20 }, () => addPromotion(admin, period)));
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(statuses).toEqual([201, ...Array(19).fill(409)]);
});

it('[V19] keeps promotions apart when they are moved concurrently', async () => {
  const created: { promotionId: string }[] = [];
  for (let index = 0; index < 6; index += 1) {
    created.push(
      await givenPromotion(admin, { startsAt: day(30 + index * 10), endsAt: day(37 + index * 10) }),
    );
  }
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) => {
      const start = 30 + ((index * 7) % 60);
      const fields = { startsAt: day(start).toISOString(), endsAt: day(start + 9).toISOString() };
      return admin.patch(`${promotionsUrl}/${created[index % 6]?.promotionId}`, { form: formOf(fields) });
    }),
  );
  expect(answers.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 409)).toEqual([]);
  expect(await overlapping()).toBe(0);
});
