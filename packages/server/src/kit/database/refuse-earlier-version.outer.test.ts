/** Goal: an embedded database from before the baseline is refused with instructions, and its data stays unchanged. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { atTerminal } from '../../../test/at-terminal.ts';
import { ageDatabase, everythingIn } from '../../../test/earlier-version.ts';
import { migratedDump, prepareMigrated } from '../../../test/migrated-dump.ts';
import { startProcess } from '../../../test/process.ts';
import { seeded } from '../../start/seeded.ts';
import { writeHistory } from '../audit/write-audit.ts';
import { thePlatform } from '../change/actor.ts';
import { openEmbedded, openInMemory } from './embedded.ts';
import type { Database } from './types.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'semilla-earlier-'));
const folder = join(dataDir, 'database');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function withDatabase<T>(act: (database: Database) => Promise<T>): Promise<T> {
  const database = await openEmbedded(folder);
  return act(database).finally(() => database.close());
}

it('[X1] refuses a database from an earlier version and leaves it unchanged', async () => {
  await prepareMigrated(folder);
  const before = await withDatabase(async (database) => {
    await writeHistory(database.db, [{ at: new Date(), actor: thePlatform, note: seeded }]);
    await ageDatabase(database.db);
    return everythingIn(database.db);
  });
  expect(before.contents.audit_entries?.rows).toBe(1);

  const refused = await startProcess({ DATA_DIR: dataDir, DEMO: 'false', SECRET_KEY: 'x'.repeat(40) });
  expect(await refused.ended).toBe(1);
  expect(refused.output().trim()).toBe(
    `The database in ${folder} is from an earlier version and cannot be upgraded: delete it with npm run db:reset -- --delete-everything, or set DATA_DIR to another folder.`,
  );
  expect(await withDatabase(({ db }) => everythingIn(db))).toEqual(before);

  const script = fileURLToPath(new URL('../../../scripts/reset-database.ts', import.meta.url));
  expect(await atTerminal(script, { DATA_DIR: dataDir }, '--delete-everything')).toMatchObject({ status: 0 });
  expect(existsSync(join(folder, 'pg'))).toBe(false);
});

it('[X1] accepts a database that a newer version has migrated, as happens during an upgrade', async () => {
  const database = await openInMemory(new Blob([await readFile(await migratedDump())]));
  await database.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer version', ${Date.now() + 1e9})`,
  );
  await expect(database.migrate()).resolves.toBeUndefined();
  await database.close();
});
