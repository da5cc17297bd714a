// Goal: if several members of staff open a record at the same moment, one gets it and the others are told who.
// Method: a real PostgreSQL and many requests at once.
import { v1, type WorkClaim } from '@semilla/contract';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { newTicket } from '../../../test/platform-records.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { openPostgres } from '../../kit/database/postgres.ts';
import { workClaims } from '../../schema/work-claims.ts';

let test: TestApp;
let staff: Caller[];

beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  test = await buildTestApp({ database: await openPostgres(url) });
  staff = await Promise.all(['admin', 'admin', 'admin'].map((role) => as(test, role as 'admin')));
});
afterAll(() => test.close());

it('[A23] gives a record that several open at once to one of them, and tells everyone the same name', async () => {
  const customer = await as(test, 'user');
  for (const title of ['Una', 'Dos', 'Tres']) {
    const recordId = await newTicket(customer, { title });
    const answers = await Promise.all(
      [...staff, ...staff].map((caller) =>
        caller.post(v1.workClaims.take.path, { body: { queue: 'tickets', recordId } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const holders = answers.map((answer) => (answer.json() as WorkClaim).userId);
    expect(new Set(holders).size).toBe(1);
  }
  expect(await test.db.select().from(workClaims)).toHaveLength(3);
});
