import { afterAll, beforeAll, inject } from 'vitest';
import { openDatabase } from '../../database/index.ts';
import { newPostgresDatabase } from '../../testing/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeJobs } from './jobs.test-cases.ts';

let test: TestApp;
beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  test = await buildTestApp({ database: await openDatabase({ database: { kind: 'postgres', url } }) });
});
afterAll(() => test.close());

describeJobs('PostgreSQL', () => test);
