/** Goal: the script says whether the evidence is whole, and its exit status gives the result. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asc, max, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { writeCheckpoint } from '../src/audit/checkpoints.ts';
import { openEmbedded } from '../src/kit/database/embedded.ts';
import { openPostgres } from '../src/kit/database/postgres.ts';
import type { Db } from '../src/kit/database/types.ts';
import { auditEntries } from '../src/schema/audit-entries.ts';
import { ledgerEntries } from '../src/schema/ledger-entries.ts';
import { atTerminal } from '../test/at-terminal.ts';
import { as } from '../test/callers.ts';
import { prepareMigrated } from '../test/migrated-dump.ts';
import { giveMoney } from '../test/money.ts';
import { dropDatabase, newPostgresDatabase } from '../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../test/test-app.ts';
import { newUser, testSecretKey } from '../test/users.ts';

const script = fileURLToPath(new URL('./verify-audit.ts', import.meta.url));

/** Runs statements like a superuser who has switched off all triggers. */
const withoutTriggers = (db: Db, ...statements: string[]) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });

const disagreeing = (...findings: string[]) =>
  findings.map((finding) => `The evidence does not agree: ${finding}.`);

describe('on the embedded database', () => {
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
    await withoutTriggers(
      database.db,
      `insert into ledger_entries (entry_id, cause, cause_id) values ('${entryId}', 'order', '${entryId}')`,
      `insert into seals values ('ledger', 1, '${entryId}', 'ab', 'made up')`,
    );
    await database.close();

    expect(await verify()).toEqual({
      status: 1,
      said: disagreeing('1 seals of the ledger chain name the key ab, which is not set').join('\n'),
    });
  });
});

describe('on PostgreSQL', () => {
  let url: string;
  let test: TestApp;
  beforeAll(async () => {
    url = await newPostgresDatabase(inject('postgresUrl'));
    test = await buildTestApp({ database: await openPostgres(url) });
    const admin = await as(test, 'admin');
    const { userId } = await newUser(test.services);
    await giveMoney(test, userId, 10_000);
    for (let i = 0; i < 30; i += 1)
      await admin.patch(`/v1/account/users/${userId}`, { body: { surname: `Rey ${i}` } });
    await writeCheckpoint(test.services);
  });
  afterAll(async () => {
    await test.close();
    await dropDatabase(inject('postgresUrl'), url);
  });

  async function verify(): Promise<{ status: number; lines: string[] }> {
    const { dataDir } = test.services.config;
    const env = { DATABASE_URL: url, DATA_DIR: dataDir, SECRET_KEY: testSecretKey };
    const { status, said } = await atTerminal(script, env);
    return { status, lines: said.split('\n') };
  }

  it('[B5] exits with 1 after a superuser changed a posting, and with 0 once it is as before', async () => {
    const [entry] = await test.db.select().from(ledgerEntries).orderBy(asc(ledgerEntries.entryId)).limit(1);
    const addCents = (cents: number) =>
      withoutTriggers(
        test.db,
        `update ledger_postings set amount_cents = amount_cents + ${cents} where entry_id = '${entry?.entryId}'`,
      );
    await addCents(1);
    const { status, lines } = await verify();
    expect(lines).toEqual([
      ...disagreeing(`ledger entry ${entry?.entryId} was changed, or its seal`),
      expect.stringMatching(/^The evidence does not agree: the ledger had other totals at \S+\.$/),
    ]);
    expect(status).toBe(1);
    await addCents(-1);
    expect(await verify()).toMatchObject({
      status: 0,
      lines: [expect.stringMatching(/^The audit trail is whole/), expect.stringMatching(/ 1 checkpoints\.$/)],
    });
  });

  it('[B5] exits with 1 after a superuser removed the last 25 audit rows, also with their seals', async () => {
    const [newest] = await test.db.select({ id: max(auditEntries.auditEntryId) }).from(auditEntries);
    const firstRemoved = Number(newest?.id) - 24;
    await withoutTriggers(test.db, `delete from audit_entries where audit_entry_id >= ${firstRemoved}`);
    const removed = Array.from({ length: 20 }, (_, i) => `audit row ${firstRemoved + i} was removed`);
    expect(await verify()).toEqual({ status: 1, lines: disagreeing(...removed) });

    const seals = `chain = 'audit' and subject_id::bigint >= ${firstRemoved}`;
    await withoutTriggers(test.db, `delete from seals where ${seals}`);
    expect(await verify()).toEqual({
      status: 1,
      lines: [
        expect.stringMatching(new RegExp(`: audit row ${newest?.id} had another hash at \\S+\\.$`)),
        expect.stringMatching(/: the audit chain had \d+ rows at \S+, and does not go as far any more\.$/),
      ],
    });
  });
});
