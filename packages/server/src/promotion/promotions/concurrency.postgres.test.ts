// Goal: promotions of one type never overlap, however many are written at once, and none fails for another reason.
// Method: the API on a real PostgreSQL, with many requests in flight.
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPostgres } from '../../database/postgres.ts';
import { as, type Caller } from '../../testing/callers.ts';
import { formOf } from '../../testing/forms.ts';
import { newPostgresDatabase } from '../../testing/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { addPromotion, givenPromotion, promotionsUrl } from '../testing.ts';
import { promotions } from './table.ts';

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
  const pairs = rows.flatMap((one, index) => rows.slice(index + 1).map((other) => [one, other] as const));
  return pairs.filter(
    ([one, other]) =>
      one.promotionTypeId === other.promotionTypeId &&
      one.startsAt < other.endsAt &&
      other.startsAt < one.endsAt,
  ).length;
}

it('[V19] at once, twenty promotions of one period are one', async () => {
  const period = { startsAt: day(0), endsAt: day(7) };
  const answers = await Promise.all(Array.from({ length: 20 }, () => addPromotion(admin, period)));
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(statuses).toEqual([201, ...Array(19).fill(409)]);
});

it('[V19] at once, promotions that are moved onto one another stay apart', async () => {
  const made: { promotionId: string }[] = [];
  for (let index = 0; index < 6; index += 1) {
    made.push(await givenPromotion(admin, { startsAt: day(30 + index * 10), endsAt: day(37 + index * 10) }));
  }
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) => {
      const start = 30 + ((index * 7) % 60);
      const fields = { startsAt: day(start).toISOString(), endsAt: day(start + 9).toISOString() };
      return admin.patch(`${promotionsUrl}/${made[index % 6]?.promotionId}`, { form: formOf(fields) });
    }),
  );
  expect(answers.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 409)).toEqual([]);
  expect(await overlapping()).toBe(0);
});
