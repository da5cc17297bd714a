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

it('[B1] prints that the books agree, or each breach and unproven deposit, and exits accordingly', async () => {
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
    await tx.execute(sql`insert into transactions
      (transaction_id, wallet_id, user_id, amount_cents, type, issuer_name, status, entry_id, document_id, updated_at)
      values (${entryId}, ${entryId}, ${entryId}, 12500, 'income', 'user-wallet', 'completed', ${entryId}, ${entryId}, '2026-01-02')`);
  });
  await database.close();

  const { status, said } = await reconcile();
  expect(status).toBe(1);
  expect(said.split('\n')).toEqual([
    `Deposits without a movement of the bank for more than 10 days: 1, 12500 cents in all; the newest are ${entryId}.`,
    `entry_sums_to_zero: entry:${entryId} should be 0 and is nothing`,
    `completed_transaction_has_entry: entry:${entryId}:wallet:${entryId} should be 12500 and is 0`,
    expect.stringMatching(/^The books do not agree: 2 breaches among 5 accounts, 1 entries, 0 postings/),
  ]);
});
