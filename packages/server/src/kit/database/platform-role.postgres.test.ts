/**
 * Goal: the platform works with a role that owns nothing, and an attacker who runs queries as that role cannot change
 * evidence. Method: run the whole app with this role on a PostgreSQL that the owner has migrated.
 */
import { v1 } from '@semilla/contract';
import { buildNewComplaint } from '@semilla/contract/testing';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { as } from '../../../test/callers.ts';
import { formOf } from '../../../test/forms.ts';
import { askFor, giveMoney } from '../../../test/money.ts';
import { emptyPostgresDatabase, newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { newPlatformRole, type PlatformRole } from '../../../test/postgres/platform-role.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { verifyAudit } from '../../audit/verify-audit.ts';
import { entryTests } from '../../schema/entry-tests.ts';
import { assertOwnsNothing } from './assert-owns-nothing.ts';
import { openPostgres } from './postgres.ts';

let role: PlatformRole;
let test: TestApp;

beforeAll(async () => {
  role = await newPlatformRole(await newPostgresDatabase(inject('postgresUrl')));
  test = await buildTestApp({ database: await openPostgres(role.url) });
});
afterAll(async () => {
  await test.close();
  await role.drop();
});

describe('the role of the platform', () => {
  it('[P9] is enough to move money, write the trail, and erase a deleted user', async () => {
    const admin = await as(test, 'admin');
    const customer = await as(test, 'user');
    await giveMoney(test, customer.userId, 10_000);
    expect((await askFor(customer, { type: 'withdraw', amount: '10.00' })).statusCode).toBe(201);
    const other = await as(test, 'user');
    await admin.patch(`/v1/account/users/${other.userId}`, { body: { surname: 'Zubizarreta' } });
    expect(await test.db.$count(entryTests, eq(entryTests.userId, other.userId))).toBe(1);
    expect((await admin.delete(`/v1/account/users/${other.userId}`)).statusCode).toBe(204);
    const complaining = await as(test, 'user');
    const sent = await complaining.post(v1.complaints.create.path, { form: formOf(buildNewComplaint()) });
    expect(sent.statusCode).toBe(201);
    const dismissal = `${v1.complaints.create.path}/${sent.json().complaintId}/dismiss`;
    const reasons = 'No trata de un servicio nuestro.';
    expect((await admin.post(dismissal, { body: { reasons } })).statusCode).toBe(200);
    expect((await admin.delete(`/v1/account/users/${complaining.userId}`)).statusCode).toBe(204);
    const { erased, brokenAt } = await verifyAudit(test.db);
    expect(erased).toBeGreaterThan(0);
    expect(brokenAt).toBeUndefined();
    expect(await test.db.$count(entryTests, eq(entryTests.userId, other.userId))).toBe(0);
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
  // Who approved what, and what was paid to whom.
  const lasting = ['ledger_accounts', 'complaints', 'proposals', 'orders', 'order_movements', 'transactions']
    .concat(
      'fees',
      'distributions',
      'distribution_lines',
      'project_payments',
      'payment_orders',
      'payment_files',
    )
    .concat('outgoing_payments', 'bank_entries', 'bank_statements', 'wallets');
  it.each([
    ...attempts,
    ...lasting.map((table) => `delete from ${table}`),
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
    const url = new URL(role.url);
    url.pathname = new URL(await emptyPostgresDatabase(inject('postgresUrl'))).pathname;
    const database = await openPostgres(url.href);
    await expect(database.migrate()).rejects.toThrow(/run npm run db:migrate with DATABASE_OWNER_URL\.$/);
    await database.close();
  });
});

describe('production', () => {
  it('[X1] starts with a role that owns nothing', async () => {
    await expect(assertOwnsNothing(test.db)).resolves.toBeUndefined();
  });

  it.each([
    ['is a superuser', (name: string) => [`alter role ${name} superuser`, `alter role ${name} nosuperuser`]],
    [
      'owns tables of the platform',
      (name: string) => [
        `alter table promotions owner to ${name}`,
        'alter table promotions owner to current_user',
      ],
    ],
    [
      'owns tables of the platform',
      (name: string) =>
        ['grant %I to', 'revoke %I from'].map(
          (act) => `do $$ begin execute format('${act} ${name}', current_user); end $$`,
        ),
    ],
    [
      'may change the audit trail or the ledger',
      (name: string) => [
        `grant update on ledger_postings to ${name}`,
        `revoke update on ledger_postings from ${name}`,
      ],
    ],
    [
      'may create tables in the database',
      (name: string) =>
        [`grant create on database %I to ${name}`, `revoke create on database %I from ${name}`].map(
          (statement) => `do $$ begin execute format('${statement}', current_database()); end $$`,
        ),
    ],
    [
      'may change the audit trail or the ledger',
      // The platform's role may switch to this role but does not inherit its rights.
      (name: string) => [
        `create role ${name}_other; grant update on audit_entries to ${name}_other; grant ${name}_other to ${name}; alter role ${name} noinherit`,
        `alter role ${name} inherit; drop owned by ${name}_other; drop role ${name}_other`,
      ],
    ],
  ])('[X1] does not start with a role that %s', async (right, statements) => {
    const [give = '', take = ''] = statements(role.name);
    await role.asOwner(({ db }) => db.execute(sql.raw(give)));
    const refused = await assertOwnsNothing(test.db).catch((error: unknown) => error);
    await role.asOwner(({ db }) => db.execute(sql.raw(take)));
    expect(String(refused)).toContain(
      `DATABASE_URL names ${role.name}, which ${right}: set it to a role of its own, to which npm run db:migrate`,
    );
  });
});
