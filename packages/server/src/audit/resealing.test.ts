// Goal: a trail that was sealed before erasures were possible is sealed anew, without hiding what was changed in it.
// Method: the migrations up to then, rows as they were written then, and the rest of the migrations.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, expect, it } from 'vitest';
import { migrationsFolder } from '../database/migrations-folder.ts';
import type { Db } from '../database/types.ts';
import { verifyAudit } from './verify.ts';

const resealing = 'erase-the-trail-of-whoever-leaves';
const folder = mkdtempSync(join(tmpdir(), 'semilla-migrations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The migrations before the one that seals anew. */
function earlierMigrations(): string {
  cpSync(migrationsFolder, folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8'));
  const end = journal.entries.findIndex(({ tag }: { tag: string }) => tag.endsWith(resealing));
  expect(end).toBeGreaterThan(0);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return folder;
}

const here = '01900000-0000-7000-8000-0000000000a1';
const gone = '01900000-0000-7000-8000-0000000000a2';
const account = '01900000-0000-7000-8000-0000000000b1';

async function sealedBefore() {
  const pglite = await PGlite.create({ extensions: { btree_gist, pg_trgm } });
  const db = drizzle(pglite);
  await migrate(db, { migrationsFolder: earlierMigrations() });
  await pglite.exec(`
    insert into users (user_id, kind, name, surname, email, password_hash, disabled_at, deleted_at) values
      ('${here}', 'individual', 'Lucía', 'Ferrer', 'lucia@example.com', 'x', null, null),
      ('${gone}', 'individual', '#1', null, 'gone@deleted.invalid', '', now(), now());
    insert into audit_entries (audit_entry_id, at, user_id, action, subject_type, subject_id, before, after, address, hash) values
      (0, now(), '${here}', 'user.edit', 'user', '${here}', '{"surname": "Soler"}', '{"surname": "Ferrer"}', '203.0.113.1', ''),
      (0, now(), '${gone}', 'bank-account.create', 'bank-account', '${account}', null, '{"userId": "${gone}", "alias": "De Marta"}', '203.0.113.2', ''),
      (0, now(), '${here}', 'bank-account.edit', 'bank-account', '${account}', '{"alias": "De Marta"}', '{"alias": "Marta Gil"}', '203.0.113.1', ''),
      (0, now(), '${here}', 'user.delete', 'user', '${gone}', '{"role": "user"}', null, '203.0.113.1', '');`);
  return { pglite, db, finish: () => migrate(db, { migrationsFolder }) };
}

it('[B5] a trail from before is whole after, without what told of whoever has left', async () => {
  const { pglite, db, finish } = await sealedBefore();
  const { rows } = await pglite.query<{ hash: string }>(
    `select encode(hash, 'hex') as hash from audit_entries order by audit_entry_id desc limit 1`,
  );
  await finish();
  expect(await verifyAudit(db as unknown as Db)).toMatchObject({
    entries: 5,
    erased: 2,
    brokenAt: undefined,
  });
  const told = await pglite.query<Record<string, unknown>>('select * from audit_entries order by 1');
  expect(told.rows.map(({ before, after, address }) => ({ before, after, address }))).toEqual([
    { before: { surname: 'Soler' }, after: { surname: 'Ferrer' }, address: '203.0.113.1' },
    { before: null, after: null, address: null },
    { before: null, after: null, address: '203.0.113.1' },
    { before: { role: 'user' }, after: null, address: '203.0.113.1' },
    { before: null, after: { entries: 4, lastHash: rows[0]?.hash }, address: null },
  ]);
  await pglite.close();
});

it('[B5] what was changed before is found after as it was', async () => {
  const { pglite, db, finish } = await sealedBefore();
  await pglite.exec(`alter table audit_entries disable trigger audit_entries_keep;
    update audit_entries set after = '{"surname": "Otro"}' where audit_entry_id = 1`);
  await finish();
  expect((await verifyAudit(db as unknown as Db)).brokenAt).toBe(1);
  await pglite.close();
});
