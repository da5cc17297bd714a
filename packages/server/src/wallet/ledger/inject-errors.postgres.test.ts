import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPostgres } from '../../database/postgres.ts';
import { newPostgresDatabase } from '../../testing/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { commands, failAtEachCall, type Ground, prepareGround } from './inject-errors.test-cases.ts';

let test: TestApp;
let ground: Ground;
beforeAll(async () => {
  test = await buildTestApp({
    database: await openPostgres(await newPostgresDatabase(inject('postgresUrl'))),
  });
  ground = await prepareGround(test);
});
afterAll(() => test.close());

// An error after COMMIT is a connection that broke before the answer came.
it.each(Object.entries(commands))(
  '[B1][B2] %s is done once or not at all, whichever of its calls to PostgreSQL fails',
  async (_, make) => {
    expect(await failAtEachCall(ground, make, new Error('the connection was reset'))).toEqual([]);
  },
);
