/**
 * Goal: a database is migrated by an owner as managed servers give one, who is no superuser. Method: owners with and without the
 * right to create roles run the command at the terminal, on a database of their own.
 */
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { atTerminal } from '../../../test/at-terminal.ts';
import { asOwner, databaseOf, urlOf } from '../../../test/postgres/as-owner.ts';
import { dropDatabase, emptyPostgresDatabase } from '../../../test/postgres/databases.ts';
import { assertOwnsNothing } from './assert-owns-nothing.ts';
import { openPostgres } from './postgres.ts';

const script = fileURLToPath(new URL('../../../scripts/migrate-database.ts', import.meta.url));
const serverUrl = inject('postgresUrl');
const [password, limits] = ['s3cr3t', ['statement_timeout = 60000', 'lock_timeout = 4000']];

let databaseUrl: string;
let owner: string;
let platform: string;
const asSuperuser = (statement: string) => asOwner(databaseUrl, statement);

beforeEach(async () => {
  databaseUrl = await emptyPostgresDatabase(serverUrl);
  const suffix = randomBytes(6).toString('hex');
  [owner, platform] = [`semilla_owner_${suffix}`, `semilla_managed_${suffix}`];
  await asSuperuser(`create role ${owner} login password '${password}'`);
  await asSuperuser(`alter database ${databaseOf(databaseUrl)} owner to ${owner}`);
});
afterEach(async () => {
  await dropDatabase(serverUrl, databaseUrl);
  await asOwner(serverUrl, `drop role if exists ${platform}, ${owner}`);
});

const addressFor = (name: string) =>
  Object.assign(new URL(urlOf(serverUrl, databaseOf(databaseUrl))), { username: name, password }).href;

const migrate = () =>
  atTerminal(script, {
    DATABASE_OWNER_URL: addressFor(owner),
    DATABASE_URL: addressFor(platform),
  });

async function expectToServe(): Promise<void> {
  const database = await openPostgres(addressFor(platform));
  await assertOwnsNothing(database.db);
  await expect(database.migrate()).resolves.toBeUndefined();
  await database.close();
}

const done = () => ({ status: 0, said: `The database is migrated, and ${platform} may use it.` });

it('[P9][X1] migrates as an owner who may create roles but is no superuser, once and again', async () => {
  await asSuperuser(`alter role ${owner} createrole`);
  expect(await migrate()).toEqual(done());
  await expectToServe();
  expect(await migrate()).toEqual(done());
});

it('[P9][X1] says what an administrator must run for an owner who may not create roles, and then migrates', async () => {
  const { status, said } = await migrate();
  expect([status, said]).toEqual([1, expect.stringContaining('Let an administrator of the server run this')]);
  const statements = said.split('\n').filter((line) => line.endsWith(';'));
  expect(statements).toEqual([
    `create role "${platform}" login password '…';`,
    ...limits.map((limit) => `alter role "${platform}" set ${limit};`),
    `alter role "${platform}" set idle_in_transaction_session_timeout = 30000;`,
  ]);
  expect(said).not.toContain(password);
  for (const statement of statements) await asSuperuser(statement.replace('…', password));
  expect(await migrate()).toEqual(done());
  await expectToServe();
});

it('[P9][X1] names the rights to take from a role that has too many', async () => {
  await asSuperuser(`create role ${platform} superuser nologin password '${password}'`);
  await asSuperuser(`alter role ${owner} createrole`);
  const { status, said } = await migrate();
  expect(status).toBe(1);
  expect(said).toContain(`alter role "${platform}" login nosuperuser;`);
});
