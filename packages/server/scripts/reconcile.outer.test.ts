/** Goal: the script checks the books in the data folder of a stopped server, and its exit status gives the result. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { openEmbedded } from '../src/kit/database/embedded.ts';
import { atTerminal } from '../test/at-terminal.ts';
import { prepareMigrated } from '../test/migrated-dump.ts';

const script = fileURLToPath(new URL('./reconcile.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'semilla-reconcile-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const reconcile = () => atTerminal(script, { DATA_DIR: dataDir });

it('[B1] prints that the books agree, or each breach, and exits accordingly', async () => {
  await prepareMigrated(join(dataDir, 'database'));
  expect(await reconcile()).toEqual({
    status: 0,
    said: expect.stringMatching(
      /^The books agree: 5 accounts, 0 entries, 0 postings, 0 transactions, 0 orders, in \d+ ms\.$/,
    ),
  });

  const database = await openEmbedded(join(dataDir, 'database'));
  const entryId = '01900000-0000-7000-8000-000000000001';
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(
      sql`insert into ledger_entries (entry_id, cause, cause_id) values (${entryId}, 'order', ${entryId})`,
    );
  });
  await database.close();

  const { status, said } = await reconcile();
  expect(status).toBe(1);
  expect(said.split('\n')).toEqual([
    `entry_sums_to_zero: entry:${entryId} should be 0 and is nothing`,
    expect.stringMatching(/^The books do not agree: 1 breaches among 5 accounts, 1 entries, 0 postings/),
  ]);
});
