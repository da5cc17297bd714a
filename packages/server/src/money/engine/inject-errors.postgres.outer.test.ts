import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { commands, failAtEachCall, type Ground, prepareGround } from '../../../test/cases/inject-errors.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { openPostgres } from '../../kit/database/postgres.ts';

let test: TestApp;
let ground: Ground;
beforeAll(async () => {
  test = await buildTestApp({
    database: await openPostgres(await newPostgresDatabase(inject('postgresUrl'))),
  });
  ground = await prepareGround(test);
});
afterAll(() => test.close());

// An error after COMMIT simulates a connection that broke before the answer arrived.
it.each(Object.entries(commands))(
  '[B1][B2] %s is done once or not at all, whichever of its PostgreSQL queries fails',
  async (_, make) => {
    expect(await failAtEachCall(ground, make, new Error('the connection was reset'))).toEqual([]);
  },
);
