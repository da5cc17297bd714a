/**
 * Goal: the platform works with a role that owns nothing, and even a query that an attacker could run as that role
 * changes no evidence. Method: a whole app on such a role, on a PostgreSQL that the owner has migrated.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { as } from '../../../test/callers.ts';
import { askFor, giveMoney } from '../../../test/money.ts';
import { emptyPostgresDatabase, newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { verifyAudit } from '../../audit/verify-audit.ts';
import { grantToPlatform } from './grant-to-platform.ts';
import { openPostgres } from './postgres.ts';

const role = { name: `semilla_platform_${process.pid}`, password: 'it\'s "quoted"' };
let ownerUrl: string;
let test: TestApp;

function asPlatform(ownersUrl: string): string {
  const url = new URL(ownersUrl);
  url.username = role.name;
  url.password = encodeURIComponent(role.password);
  return url.href;
}

async function asOwner(act: (database: Awaited<ReturnType<typeof openPostgres>>) => Promise<unknown>) {
  const owner = await openPostgres(ownerUrl);
  await act(owner).finally(() => owner.close());
}

beforeAll(async () => {
  ownerUrl = await newPostgresDatabase(inject('postgresUrl'));
  await asOwner(({ db }) => grantToPlatform(db, role));
  test = await buildTestApp({ database: await openPostgres(asPlatform(ownerUrl)) });
});
afterAll(async () => {
  await test.close();
  await asOwner(async ({ db }) => {
    await db.execute(sql.raw(`drop owned by ${role.name}`));
    await db.execute(sql.raw(`drop role ${role.name}`)).catch(() => {});
  });
});

describe('the role of the platform', () => {
  it('[P9] is enough to move money, write the trail, and erase a deleted user', async () => {
    const admin = await as(test, 'admin');
    const customer = await as(test, 'user');
    await giveMoney(test, customer.userId, 10_000);
    expect((await askFor(customer, { type: 'withdraw', amount: '10.00' })).statusCode).toBe(201);
    const other = await as(test, 'user');
    await admin.patch(`/v1/account/users/${other.userId}`, { body: { surname: 'Zubizarreta' } });
    expect((await admin.delete(`/v1/account/users/${other.userId}`)).statusCode).toBe(204);
    const { erased, brokenAt } = await verifyAudit(test.db);
    expect(erased).toBeGreaterThan(0);
    expect(brokenAt).toBeUndefined();
  });

  const tables = ['audit_entries', 'ledger_entries', 'ledger_postings', 'seals'];
  const attempts = tables.flatMap((table) => [
    `alter table ${table} disable trigger all`,
    `alter table ${table} add column extra text`,
    `update ${table} set ${table === 'seals' ? 'key_id = key_id' : table === 'audit_entries' ? 'action = action' : 'entry_id = entry_id'}`,
    `delete from ${table}`,
    `truncate ${table}`,
    `drop table ${table}`,
  ]);
  it.each([
    ...attempts,
    'set session_replication_role = replica',
    'create table public.mine (id int)',
    'create or replace function keep_audit_entry() returns trigger language plpgsql as $$ begin return new; end $$',
    'alter table users owner to current_user',
    'create role another superuser',
    "copy (select 1) to program 'true'",
  ])('[B5] is refused by the database: %s', async (statement) => {
    await expect(test.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: {
        message: expect.stringMatching(/permission denied|must be owner|must be superuser|denied to/i),
      },
    });
  });

  it('[X1] says that the owner has to migrate first', async () => {
    const url = await emptyPostgresDatabase(inject('postgresUrl'));
    const database = await openPostgres(asPlatform(url));
    await expect(database.migrate()).rejects.toThrow(/run npm run db:migrate with DATABASE_OWNER_URL\.$/);
    await database.close();
  });
});
