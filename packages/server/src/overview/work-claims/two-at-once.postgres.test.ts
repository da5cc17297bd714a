/**
 * Goal: if several members of staff open a record at the same moment, one of them is the first for all; and the pages of
 * every process hear of it at once. Method: a real PostgreSQL, many requests at once, two apps on one database.
 */
import { v1, type WorkClaim } from '@semilla/contract';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { followEvents } from '../../../test/follow-events.ts';
import { newTicket } from '../../../test/platform-records.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { openPostgres } from '../../kit/database/postgres.ts';
import { workClaims } from '../../schema/work-claims.ts';

let test: TestApp;
let staff: Caller[];
let url: string;

beforeAll(async () => {
  url = await newPostgresDatabase(inject('postgresUrl'));
  test = await buildTestApp({ database: await openPostgres(url) });
  staff = await Promise.all(['admin', 'admin', 'admin'].map((role) => as(test, role as 'admin')));
});
afterAll(() => test.close());

it('[A23] agrees with everyone who was the first to open a record that several open at once', async () => {
  const customer = await as(test, 'user');
  for (const title of ['Una', 'Dos', 'Tres']) {
    const recordId = await newTicket(customer, { title });
    const answers = await Promise.all(
      [...staff, ...staff].map((caller) =>
        caller.post(v1.workClaims.take.path, { body: { resource: 'tickets', recordId } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const holders = answers.map((answer) => (answer.json() as WorkClaim).userId);
    expect(new Set(holders).size).toBe(1);
  }
  expect(await test.db.select().from(workClaims)).toHaveLength(3 * staff.length);
});

it('[A33][B17] announces a claim and its end to a colleague whose page is served by another process', async () => {
  const other = await buildTestApp({ database: await openPostgres(url) });
  const origin = await other.app.listen({ port: 0, host: '127.0.0.1' });
  const [elena, marta] = staff as [Caller, Caller, Caller];
  const recordId = await newTicket(await as(test, 'user'), { title: 'Cuatro' });
  const colleague = await followEvents(origin, marta.cookie);
  for (const act of [
    () => elena.post(v1.workClaims.take.path, { body: { resource: 'tickets', recordId } }),
    () => elena.delete(`${v1.workClaims.take.path}/tickets/${recordId}`),
  ]) {
    colleague.heard.length = 0;
    await act();
    expect(await colleague.hears('workClaims')).toEqual({ topics: ['workClaims'], ids: [recordId] });
  }
  colleague.close();
  await other.close();
});
