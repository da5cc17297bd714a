/** Goal: the script says whether the evidence is whole, and its exit status gives the result. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { openEmbedded } from '../src/kit/database/embedded.ts';
import { atTerminal } from '../test/at-terminal.ts';
import { prepareMigrated } from '../test/migrated-dump.ts';

const script = fileURLToPath(new URL('./verify-audit.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'semilla-verify-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const verify = () => atTerminal(script, { DATA_DIR: dataDir });

it('[B5] exits with 0 if all agrees, and with 1 where a seal names a key that is not set', async () => {
  await prepareMigrated(join(dataDir, 'database'));
  expect(await verify()).toEqual({
    status: 0,
    said: expect.stringContaining('The audit trail is whole: 0 entries'),
  });

  const database = await openEmbedded(join(dataDir, 'database'));
  const entryId = '01900000-0000-7000-8000-000000000001';
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(
      sql`insert into ledger_entries (entry_id, cause, cause_id) values (${entryId}, 'order', ${entryId})`,
    );
    await tx.execute(sql`insert into seals values ('ledger', 1, ${entryId}, 'ab', 'made up')`);
  });
  await database.close();

  expect(await verify()).toEqual({
    status: 1,
    said: 'The evidence does not agree: 1 seals of the ledger chain name the key ab, which is not set.',
  });
});
