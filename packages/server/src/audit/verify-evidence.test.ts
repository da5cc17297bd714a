/**
 * Goal: evidence that was changed, removed, inserted or cut off in the database is found.
 * Method: a superuser does it with triggers disabled, in a transaction that is rolled back afterwards.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as } from '../../test/callers.ts';
import { giveMoney } from '../../test/money.ts';
import { asSuperuser } from '../../test/superuser.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { newUser } from '../../test/users.ts';
import { thePlatform } from '../kit/change/actor.ts';
import { makeChange } from '../kit/change/make-change.ts';
import { createEvidenceKeys } from '../kit/evidence-keys.ts';
import { secretsOf } from '../kit/keys.ts';
import { writeCheckpoint } from './checkpoints.ts';
import { findCut } from './find-cut.ts';
import { readCheckpoints } from './read-checkpoints.ts';
import { sealChains } from './seal-chains.ts';
import { verifyAudit } from './verify-audit.ts';
import { verifyEvidence } from './verify-evidence.ts';

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp();
  const admin = await as(test, 'admin');
  for (let i = 0; i < 30; i += 1) {
    const { userId } = await newUser(test.services);
    if (i % 10 === 0) await giveMoney(test, userId, 10_000);
    await admin.patch(`/v1/account/users/${userId}`, { body: { surname: `Rey ${i}` } });
  }
  await writeCheckpoint(test.services);
});
afterAll(() => test.close());

type Checked = Parameters<typeof sealChains>[0];

/** The result of a check after a superuser ran these statements. */
const checkAfter = <Found>(statements: readonly string[], check: (services: Checked) => Promise<Found>) =>
  asSuperuser(test.db, statements, (db) =>
    check({ ...test.services, database: { ...test.services.database, db } }),
  );

const findingsAfter = async (...statements: string[]) =>
  (await checkAfter(statements, verifyEvidence))?.findings ?? [];

const last25 = 'audit_entry_id > (select max(audit_entry_id) - 25 from audit_entries)';
const anEntry = 'select entry_id from ledger_entries order by entry_id limit 1';

const changedRow = "update audit_entries set action = 'user.other' where audit_entry_id = 12";
const computedAgain = `do $$ declare row audit_entries; previous bytea; begin
  for row in select * from audit_entries order by audit_entry_id loop
    previous := audit_entry_hash(previous, row);
    update audit_entries set hash = previous where audit_entry_id = row.audit_entry_id;
  end loop; end $$`;
const otherKey = "update seals set key_id = '00' where true";

const insertedNow = (action: string, mark: string) => `insert into audit_entries
  (audit_entry_id, at, action, subject_type, details_salt, details_digest, address_salt, address_digest, hash, mark)
  select max(audit_entry_id) + 1, now(), '${action}', 'user', '', '', '', '', '', ${mark} from audit_entries`;

const attacks: [string, string[], RegExp][] = [
  [
    'a changed audit row whose chain was computed again',
    [changedRow, computedAgain],
    /^audit row 12 was changed/,
  ],
  [
    'the same, with seals that name another key from there on',
    [changedRow, computedAgain, `${otherKey} and chain = 'audit' and position >= 12`],
    /^\d+ seals of the audit chain name the key 00, which is not set[\s\S]*^audit row \d+ had another hash at/,
  ],
  [
    'money that went to another wallet, with a seal that names another key',
    [
      `update ledger_postings set account_id = (select min(account_id) from ledger_accounts where kind = 'wallet')
        where account_id = (select max(account_id) from ledger_accounts where kind = 'wallet')`,
      `${otherKey} and chain = 'ledger'`,
    ],
    /^\d+ seals of the ledger chain name the key 00, which is not set$/,
  ],
  [
    'a removed audit row',
    ['delete from audit_entries where audit_entry_id = 9'],
    /^audit row 9 was removed$/,
  ],
  ['the last 25 audit rows cut off', [`delete from audit_entries where ${last25}`], /was removed$/],
  [
    'the last 25 audit rows cut off with their seals',
    [
      `delete from seals where chain = 'audit' and position > (select max(position) - 25 from seals where chain = 'audit')`,
      `delete from audit_entries where ${last25}`,
    ],
    /^the audit chain had \d+ rows at .+, and does not go as far any more$/,
  ],
  [
    'an inserted audit row',
    [
      `insert into audit_entries
        (audit_entry_id, at, action, subject_type, details_salt, details_digest, address_salt, address_digest, hash)
        select max(audit_entry_id) + 1, now() - interval '1 day', 'user.edit', 'user', '', '', '', '', ''
        from audit_entries`,
    ],
    /^audit row \d+ was put in: the platform did not write it$/,
  ],
  [
    'an inserted ledger entry',
    [
      "insert into ledger_entries values (gen_random_uuid(), 'order', gen_random_uuid(), now() - interval '1 day')",
    ],
    /^ledger entry .+ was put in: the platform did not write it$/,
  ],
  [
    'an audit row that was inserted just now',
    [insertedNow('user.edit', 'null')],
    /^audit row \d+ was put in: the platform did not write it$/,
  ],
  [
    'an audit row with the mark of another',
    [
      'alter table audit_entries drop constraint audit_entries_mark_unique',
      insertedNow('user.delete', '(select mark from audit_entries where audit_entry_id = 12)'),
    ],
    /^audit row \d+ was put in: the platform did not write it$/,
  ],
  [
    'a ledger entry that was inserted just now',
    [
      "insert into ledger_entries (entry_id, cause, cause_id, created_at) values (gen_random_uuid(), 'order', gen_random_uuid(), now())",
    ],
    /^ledger entry .+ was put in: the platform did not write it$/,
  ],
  [
    'a changed posting',
    [`update ledger_postings set amount_cents = amount_cents + 1 where entry_id in (${anEntry})`],
    /^ledger entry .+ was changed/,
  ],
  [
    'totals of the ledger that were others at the last checkpoint',
    [`update ledger_postings set amount_cents = amount_cents + 1 where entry_id in (${anEntry})`],
    /^the ledger had other totals at .+$/,
  ],
  [
    'a removed ledger entry',
    [
      `delete from ledger_postings where entry_id in (${anEntry})`,
      `delete from ledger_entries where entry_id in (${anEntry})`,
    ],
    /^ledger entry .+ was removed$/,
  ],
  [
    'a removed seal',
    ["delete from seals where chain = 'ledger' and position = 2"],
    /^seal 2 of the ledger chain/,
  ],
  ['no seals at all', ['delete from seals'], /does not go as far any more$/],
];

describe('the evidence', () => {
  it('[B5] is valid after normal work, even while new rows wait for their seal', async () => {
    const admin = await as(test, 'admin');
    const { userId } = await newUser(test.services);
    await admin.patch(`/v1/account/users/${userId}`, { body: { surname: 'Sin sello' } });
    const evidence = await verifyEvidence(test.services);
    expect(evidence).toMatchObject({ findings: [], checkpoints: 1 });
    expect(evidence.sealed.audit).toBeGreaterThan(25);
    expect(evidence.sealed.ledger).toBe(3);
    await sealChains(test.services);
    expect((await verifyEvidence(test.services)).findings).toEqual([]);
  });

  it.each(attacks)('[B5] reveals %s', async (_what, statements, finding) => {
    expect((await findingsAfter(...statements)).join('\n')).toMatch(new RegExp(finding, 'm'));
  });

  it('[B5] reveals a cut that the chain alone cannot reveal', async () => {
    const whole = await verifyAudit(test.db);
    expect(whole.brokenAt).toBeUndefined();
    expect(await findingsAfter(`delete from audit_entries where ${last25}`)).not.toEqual([]);
    expect(await findCut(test.services)).toBeUndefined();
    const cut = `delete from audit_entries where ${last25}`;
    const seals = `delete from seals where chain = 'audit' and position > 10`;
    for (const statements of [[cut], [seals, cut], [changedRow, computedAgain]])
      expect(await checkAfter(statements, findCut)).toBeGreaterThanOrEqual(10);
  });

  it('[B5] reveals the cut even if there is a newer file that the platform did not sign', async () => {
    const { files } = test.services;
    const forged = 'checkpoints/9999-12-31.json';
    await files.put(forged, Buffer.from('{}'), 'application/json');
    const seals = `delete from seals where chain = 'audit' and position > 10`;
    const cut = `delete from audit_entries where ${last25}`;
    expect(await checkAfter([seals, cut], findCut)).toBeGreaterThanOrEqual(10);
    await files.delete(forged);
  });

  it('[B5] never seals a row that the platform did not write, and always reports it', async () => {
    const inserted = [insertedNow('user.edit', 'null')];
    const findings = await checkAfter(inserted, async (services) => {
      await sealChains(services);
      return [(await verifyEvidence(services)).findings, await findCut(services)];
    });
    expect(findings).toEqual([
      [expect.stringMatching(/^audit row \d+ was put in: the platform did not write it$/)],
      expect.any(Number),
    ]);
  });

  it('[B5] recognises its own rows by their marks, even after their details are erased', async () => {
    const admin = await as(test, 'admin');
    const { userId } = await newUser(test.services);
    await admin.patch(`/v1/account/users/${userId}`, { body: { surname: 'Borrada' } });
    await admin.delete(`/v1/account/users/${userId}`);
    expect((await verifyEvidence(test.services)).findings).toEqual([]);
    await sealChains(test.services);
    expect((await verifyEvidence(test.services)).findings).toEqual([]);
  });

  it('[B5] refuses changed and removed seals', async () => {
    for (const statement of [`update seals set key_id = 'x'`, 'delete from seals', 'truncate seals'])
      await expect(test.db.execute(sql.raw(statement))).rejects.toMatchObject({
        cause: { message: expect.stringContaining('only ever added') },
      });
  });

  it('[B5] reveals a checkpoint that the platform did not sign', async () => {
    const { files } = test.services;
    let file = { content: '' };
    for await (const { key } of files.list('checkpoints'))
      file = JSON.parse(Buffer.from((await files.get(key)) ?? '').toString());
    const forged = { ...file, content: file.content.replace(/"count":\d+/, '"count":1') };
    await files.put('checkpoints/forged.json', Buffer.from(JSON.stringify(forged)), 'application/json');
    expect((await verifyEvidence(test.services)).findings).toEqual([
      'checkpoints/forged.json is not signed by this platform',
    ]);
    await files.delete('checkpoints/forged.json');
  });

  it('[B5] can be checked with an earlier key, and reports what cannot be checked without it', async () => {
    const secretKey = 'a new key for the evidence of this test app';
    const { config } = test.services;
    const { dataDir } = config;
    const [previousSecretKey] = secretsOf(config);
    const findingsWith = async (previous: string | undefined) => {
      const evidenceKeys = createEvidenceKeys({ secretKey, previousSecretKey: previous, dataDir });
      return (await verifyEvidence({ ...test.services, evidenceKeys })).findings;
    };
    expect(await findingsWith(previousSecretKey)).toEqual([]);
    const { keyId } = test.services.evidenceKeys;
    expect(await findingsWith(undefined)).toEqual([
      expect.stringMatching(
        new RegExp(`^\\d+ seals of the audit chain name the key ${keyId}, which is not set$`),
      ),
      `3 seals of the ledger chain name the key ${keyId}, which is not set`,
      expect.stringMatching(/^checkpoints\/.+ names a key that is not set$/),
    ]);
  });

  it('[B5] covers a later change once another checkpoint is written', async () => {
    await makeChange(test.services, thePlatform, async ({ audit }) =>
      audit({ action: 'user.edit', subjectType: 'user' }),
    );
    await writeCheckpoint(test.services);
    expect(await verifyEvidence(test.services)).toMatchObject({ findings: [], checkpoints: 2 });
  });

  it('[B5] seals new rows after the clock was a day ahead and then corrected', async () => {
    const admin = await as(test, 'admin');
    const write = async () => {
      const { userId } = await newUser(test.services);
      await (await as(test, admin)).patch(`/v1/account/users/${userId}`, { body: { surname: 'Reloj' } });
      return verifyEvidence(test.services);
    };
    test.clock.advance(26 * 3_600);
    await write();
    await sealChains(test.services);
    test.clock.advance(-26 * 3_600);
    expect((await write()).findings).toEqual([]);
    const before = (await verifyEvidence(test.services)).sealed.audit;
    await sealChains(test.services);
    const { findings, sealed } = await verifyEvidence(test.services);
    expect([findings, sealed.audit > before]).toEqual([[], true]);
  });

  it('[B5] is signed with every new proposal', async () => {
    const [admin] = [await as(test, 'admin'), await as(test, 'admin')];
    const { userId } = await newUser(test.services);
    const before = await readCheckpoints(test.services);
    test.clock.advance(60);
    const body = { email: `${crypto.randomUUID()}@example.com`, why: 'Lo pide por carta.' };
    const proposed = await admin.patch(`/v1/account/users/${userId}`, { body, alone: true });
    expect(proposed.statusCode).toBe(202);
    await expect
      .poll(async () => (await readCheckpoints(test.services)).length, { timeout: 20_000 })
      .toBe(before.length + 1);
    expect((await verifyEvidence(test.services)).findings).toEqual([]);
  });
});
