import { afterAll, beforeAll, inject } from 'vitest';
import { describeJobs, describeTakeover } from '../../../test/cases/describe-jobs.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { openDatabase } from '../database/open-database.ts';

let test: TestApp;
beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  test = await buildTestApp({ database: await openDatabase({ database: { kind: 'postgres', url } }) });
});
afterAll(() => test.close());

describeJobs('PostgreSQL', () => test);
describeTakeover('PostgreSQL', () => test);
