import { afterAll, beforeAll, inject } from 'vitest';
import { describeLedger } from '../../test/cases/describe-ledger.ts';
import { newPostgresDatabase } from '../../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { openDatabase } from '../kit/database/open-database.ts';

let test: TestApp;
beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  test = await buildTestApp({ database: await openDatabase({ database: { kind: 'postgres', url } }) });
});
afterAll(() => test.close());

describeLedger('PostgreSQL', () => test);
