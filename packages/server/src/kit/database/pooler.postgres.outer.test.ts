/**
 * Goal: the platform works behind a pooler in transaction mode, where session state does not survive a transaction.
 * Method: a test pooler that gives each transaction a different one of a few connections, and a role with the same
 * rights as in production.
 */
import { v1 } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { mailAbout } from '../../../test/mails.ts';
import { anInvestor, approve, askFor } from '../../../test/money.ts';
import { compareBooks, invest, openProject, projectUrl } from '../../../test/orders.ts';
import { startPooler } from '../../../test/pooler/start-pooler.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { newPlatformRole, type PlatformRole } from '../../../test/postgres/platform-role.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { openPostgres } from './postgres.ts';

/** Fewer connections than the platform opens, so its transactions have to wait for one. */
const connections = 5;

let ownerUrl: string;
let role: PlatformRole;
let pooler: Awaited<ReturnType<typeof startPooler>>;
let test: TestApp;
let admin: Caller;
let investors: Caller[];

beforeAll(async () => {
  ownerUrl = await newPostgresDatabase(inject('postgresUrl'));
  role = await newPlatformRole(ownerUrl);
  pooler = await startPooler(role.url, connections);
  test = await buildTestApp({ database: await openPostgres(pooler.url, { directUrl: role.url }) });
  admin = await as(test, 'admin');
  investors = await Promise.all(Array.from({ length: 8 }, () => anInvestor(test, 1_000_000)));
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
  await pooler.close();
  await role.drop();
});

it('[B1] the test pooler keeps no session state and refuses connection settings', async () => {
  const quiet = await startPooler(role.url, 2);
  const client = new pg.Client({ connectionString: quiet.url });
  await client.connect();
  await client.query(`set application_name = 'left behind'`);
  const { rows } = await client.query('show application_name');
  expect(rows[0].application_name).not.toBe('left behind');
  await client.end();
  const withLimits = new pg.Client({ connectionString: quiet.url, statement_timeout: 1_000 });
  withLimits.on('error', () => {});
  await expect(withLimits.connect()).rejects.toThrow('unsupported startup parameter: statement_timeout');
  await quiet.close();
});

it('[B1][B2] orders, deposits, edits and lists work behind a pooler, and a key counts once', async () => {
  const { projectId } = await openProject(test, admin);
  const answers = await Promise.all([
    ...investors.flatMap((investor, who) => [
      ...Array.from({ length: 5 }, (_, count) =>
        invest(investor, projectId, '100.00', { key: `order-${who}-${count}` }),
      ),
      invest(investor, projectId, '100.00', { key: `order-${who}-0` }),
    ]),
    ...investors.map((investor) => askFor(investor, { type: 'income', amount: '50.00' })),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode !== 201)).toEqual([]);
  const deposits = answers.slice(-investors.length).map((answer) => answer.json().transactionId);
  const approved = await Promise.all(deposits.map((transactionId) => approve(admin, transactionId)));
  expect(approved.map(({ statusCode }) => statusCode)).toEqual(deposits.map(() => 200));

  const edits = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      admin.patch(projectUrl(projectId), { body: { direction: `Calle Mayor, ${index + 1}` } }),
    ),
  );
  expect(edits.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
  const lists = await Promise.all(Array.from({ length: 60 }, () => admin.get(v1.orders.find.path)));
  expect(new Set(lists.map((answer) => answer.json().total))).toEqual(new Set([5 * investors.length]));
  expect(pooler.counts.changes).toBeGreaterThan(200);
  expect(pooler.counts.preparedAgain).toBeGreaterThan(0);
});

it('[B1] jobs run and other processes receive changes behind a pooler', async () => {
  const [investor] = investors as [Caller];
  const { projectId } = await openProject(test, admin, { name: 'Huerto del pozo' });
  const heard: string[] = [];
  const other = await openPostgres(pooler.url, { directUrl: role.url });
  const listening = Promise.withResolvers<void>();
  const listener = await other.listen('semilla_pages', {
    onMessage: (message) => heard.push(message),
    onListening: listening.resolve,
  });
  await listening.promise;
  expect((await invest(investor, projectId, '100.00')).statusCode).toBe(201);
  await until(async () => (heard.some((message) => message.includes(projectId)) ? true : undefined));
  await listener.close();
  await other.close();
  const { rows } = await test.db.execute<{ email: string }>(
    sql`select email from users where user_id = ${investor.userId}`,
  );
  expect(await mailAbout(test, rows[0]?.email ?? '', 'Has invertido en Huerto del pozo')).toBeDefined();
});

it('[B1] replica reads go through a pooler too, and their waiting times for a connection are measured', async () => {
  const database = await openPostgres(pooler.url, { directUrl: role.url, readUrl: pooler.url });
  const counted: string[] = [];
  database.onConnection((pool) => counted.push(pool));
  await until(async () => (database.replicaDb() === database.db ? undefined : true));
  const { rows } = await database.replicaDb().execute<{ answer: number }>(sql`select 1 as answer`);
  expect(rows).toEqual([{ answer: 1 }]);
  expect(counted).toContain('replica');
  expect(Object.keys(database.waitingForConnections())).toEqual(expect.arrayContaining(['replica', 'ping']));
  await database.close();
});

it.each([
  ['a pooler', 'the database', 'user'],
  ['the database', 'a pooler', 'client'],
  ['the database', 'the database', 'client'],
] as const)(
  '[B1] a replica reached through %s answers and has limits, with a primary reached through %s',
  async (replica, primary, source) => {
    const urlOf = { 'a pooler': pooler.url, 'the database': role.url };
    const database = await openPostgres(urlOf[primary], { directUrl: role.url, readUrl: urlOf[replica] });
    await until(async () => (database.replicaDb() === database.db ? undefined : true));
    const { rows } = await database
      .replicaDb()
      .execute(sql`select source from pg_settings where name = 'statement_timeout' and setting = '60000'`);
    expect(rows).toEqual([{ source }]);
    await database.close();
  },
);

it('[X1] does not start behind a pooler with a role that has no limits', async () => {
  const ofOwner = await startPooler(ownerUrl, 2);
  await expect(openPostgres(ofOwner.url, { directUrl: ownerUrl })).rejects.toThrow(
    'Behind a pooler, the role of DATABASE_URL must have a',
  );
  await ofOwner.close();
});
