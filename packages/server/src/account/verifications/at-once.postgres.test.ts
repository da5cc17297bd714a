// Goal: with several processes on one database, duplicates take effect once, and each document has only one owner.
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { beginner, decideAsProvider } from '../../../test/identity-sessions.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { openDatabase } from '../../kit/database/open-database.ts';

let test: TestApp;
let admin: Caller;

beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  const database = await openDatabase({ database: { kind: 'postgres', url } });
  test = await buildTestApp({ database, simulatesIdentity: true });
  admin = await as(test, 'admin');
});
afterAll(() => test.close());

const times = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));
const statusOf = async ({ userId }: { userId: string }) =>
  (await admin.get(`/v1/account/users/${userId}`)).json().verificationStatus;

it('[C13] ten concurrent starts create one attempt with one session', async () => {
  const user = await as(test, 'user');
  const answers = await times(10, () => user.post('/v1/account/verifications'));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect((await user.get('/v1/account/verifications')).json().total).toBe(1);
});

it('[B6][S7] a decision received ten times at once takes effect once', async () => {
  const user = await beginner(test);
  const decisionTime = test.clock.now.toISOString();
  const answers = await times(10, () => decideAsProvider(test, user, { status: 'approved', decisionTime }));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  expect(await statusOf(user)).toBe('Approved');
  const { data } = (await admin.get(`/v1/audit?subjectId=${user.verificationId}`)).json();
  expect(data.map(({ action }: { action: string }) => action)).toEqual([
    'verification.follow-decision',
    'verification.start',
  ]);
});

it('[V13] only one of six users with the same document is approved', async () => {
  const users = await times(6, () => beginner(test));
  const document = { type: 'PASSPORT', number: 'PA-ONE' };
  const answers = await times(6, (index) =>
    decideAsProvider(test, users[index] as (typeof users)[0], { status: 'approved', document }),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
  const statuses = await Promise.all(users.map(statusOf));
  expect(statuses.toSorted()).toEqual(['Approved', ...Array(5).fill('Declined')]);
});

it('[S7] a decision by staff wins over a concurrent one by the provider', async () => {
  const users = await times(5, () => beginner(test));
  await Promise.all(
    users.flatMap((user) => [
      decideAsProvider(test, user, { status: 'approved' }),
      admin.patch(`/v1/account/verifications/${user.verificationId}`, {
        body: { decision: 'Declined', decisionReason: 'No se lee.' },
      }),
    ]),
  );
  expect(await Promise.all(users.map(statusOf))).toEqual(Array(5).fill('Declined'));
});
