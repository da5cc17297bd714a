// Goal: a process that dies in the middle of a bulk act loses no record and changes none twice.
// Method: a real PostgreSQL. A lock holds the job in the middle of a group, and the database ends its connection, as it
// does when a process is killed.
import { type BulkAct, v1 } from '@semilla/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { newUser } from '../../../test/users.ts';
import { openPostgres } from '../../kit/database/postgres.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { users } from '../../schema/users.ts';
import { groupSize, workOnGroup } from './work-on-group.ts';

let test: TestApp;
let admin: Caller;

beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  test = await buildTestApp({ database: await openPostgres(url) });
  admin = await as(test, 'admin');
});
afterAll(() => test.close());
afterEach(() => void vi.restoreAllMocks());

const read = async (bulkActId: string): Promise<BulkAct> =>
  (await admin.get(`${v1.bulkActs.find.path}/${bulkActId}`)).json();

const ended = (bulkActId: string) =>
  until(async () => {
    const found = await read(bulkActId);
    return found.state === 'running' ? undefined : found;
  });

/** Starts a bulk act on new customers without its job, and returns it with their ids in its order. */
async function started(surname: string, count: number) {
  const userIds: string[] = [];
  for (let i = 0; i < count; i += 1) userIds.push((await newUser(test.services, { surname })).userId);
  vi.spyOn(test.services.jobs, 'enqueue').mockResolvedValueOnce();
  const body = { act: 'disableUsers', filter: { name: surname } };
  const { bulkActId } = (await admin.post(v1.bulkActs.create.path, { body })).json();
  return { bulkActId, userIds: userIds.toSorted() };
}

/** How many times each customer was disabled, by the audit trail. */
async function timesDisabled(userIds: string[]): Promise<number[]> {
  const notes = await test.db
    .select({ subjectId: auditEntries.subjectId })
    .from(auditEntries)
    .where(and(eq(auditEntries.action, 'user.disable'), inArray(auditEntries.subjectId, userIds)));
  return userIds.map((userId) => notes.filter(({ subjectId }) => subjectId === userId).length);
}

const once = (userIds: string[]) => userIds.map(() => 1);

it('[A24][B8] continues after its process was killed in the middle of a group, and changes no record twice', async () => {
  const { bulkActId, userIds } = await started('Interrumpida Serra', 2 * groupSize + 5);
  expect(await workOnGroup(test.app, bulkActId)).toBe(true);
  const held = userIds[groupSize + 20] as string;
  const killed = await test.services.database.moneyDb.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.userId, held)).for('update');
    const working = workOnGroup(test.app, bulkActId).catch((error: unknown) => error);
    const pid = await until(async () => {
      const { rows } = await test.db.execute<{ pid: number }>(sql`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return rows[0]?.pid;
    });
    await test.db.execute(sql`select pg_terminate_backend(${pid})`);
    return working;
  });
  expect(killed).toBeInstanceOf(Error);
  expect(await read(bulkActId)).toMatchObject({ state: 'running', done: groupSize });
  await test.services.jobs.runScheduled();
  expect(await ended(bulkActId)).toMatchObject({ state: 'done', done: userIds.length, refused: 0 });
  expect(await timesDisabled(userIds)).toEqual(once(userIds));
});

it('[A24][B8] is worked on by one of several processes at a time', async () => {
  const { bulkActId, userIds } = await started('Doble Serra', 3 * groupSize);
  const work = async () => {
    while ((await read(bulkActId)).state === 'running') await workOnGroup(test.app, bulkActId);
  };
  await Promise.all([work(), work(), work()]);
  expect(await read(bulkActId)).toMatchObject({ state: 'done', done: userIds.length });
  expect(await timesDisabled(userIds)).toEqual(once(userIds));
});

it('[A24] waits for an edit of one of its records, and keeps it', async () => {
  const { bulkActId, userIds } = await started('Editada Serra', 3);
  const working = await test.services.database.moneyDb.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ name: 'Lucía' })
      .where(eq(users.userId, userIds[1] as string));
    const group = workOnGroup(test.app, bulkActId);
    await until(async () => {
      const { rows } = await test.db.execute(sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return rows.length || undefined;
    });
    return { group };
  });
  await working.group;
  const { name, disabledAt } = (
    await test.db
      .select()
      .from(users)
      .where(eq(users.userId, userIds[1] as string))
  )[0] as typeof users.$inferSelect;
  expect([name, disabledAt !== null]).toEqual(['Lucía', true]);
});
