/**
 * Goal: the checkpoints outside the database reveal what seals cannot: that all seals were removed, that no new ones are
 * made, and to which time a restore took the database back.
 */
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { as } from '../../test/callers.ts';
import { asSuperuser } from '../../test/superuser.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { newUser } from '../../test/users.ts';
import { writeCheckpoint } from './checkpoints.ts';
import { readCheckpoints } from './read-checkpoints.ts';
import { sealChains } from './seal-chains.ts';
import { verifyEvidence } from './verify-evidence.ts';

let test: TestApp;

async function work(surname: string): Promise<void> {
  const admin = await as(test, 'admin');
  const { userId } = await newUser(test.services);
  await admin.patch(`/v1/account/users/${userId}`, { body: { surname } });
}

beforeEach(async () => {
  test = await buildTestApp();
  await work('Rey');
  await writeCheckpoint(test.services);
});
afterEach(() => test.close());

type Checked = Parameters<typeof sealChains>[0];

/** The findings after a superuser ran these statements, on a platform that is not a demo. */
const after = <Found>(statements: readonly string[], look: (services: Checked) => Promise<Found>) =>
  asSuperuser(test.db, statements, (db) =>
    look({
      ...test.services,
      config: { ...test.services.config, demo: false },
      database: { ...test.services.database, db },
    }),
  );

const insertedRow = `insert into audit_entries
  (audit_entry_id, at, action, subject_type, details_salt, details_digest, address_salt, address_digest, hash)
  select max(audit_entry_id) + 1, now(), 'user.edit', 'user', '', '', '', '', '' from audit_entries`;

it('[B5] a chain whose seals were removed does not start again with inserted rows', async () => {
  const found = await after([insertedRow, 'delete from seals'], async (services) => [
    await sealChains(services),
    (await verifyEvidence(services)).findings,
  ]);
  expect(found).toEqual([
    [expect.stringMatching(/^audit \d+$/)],
    [expect.stringMatching(/^audit row \d+ was put in: the platform did not write it$/)],
  ]);
});

it('[B5] the job fails if the last sealed row was removed, instead of sealing nothing', async () => {
  const removed = `delete from audit_entries where audit_entry_id::text =
    (select subject_id from seals where chain = 'audit' order by position desc limit 1)`;
  const failed = await after([removed], (services) =>
    sealChains(services).then(
      () => 'nothing',
      (error: Error) => error.message,
    ),
  );
  expect(failed).toMatch(/^The last sealed row of the audit chain was removed: \d+$/);
});

it('[B5] jobs that no longer seal and sign are noticed', async () => {
  await work('Sin sello');
  const now = () => new Date(test.clock.now.getTime() + 3 * 3_600_000);
  const { findings } = await verifyEvidence({ ...test.services, now });
  expect(findings.at(-1)).toMatch(
    /^no checkpoint was signed since .+Z, so what was written after it may have been cut off$/,
  );
  expect(findings[0]).toMatch(/^audit row \d+ has had no seal for more than an hour$/);
});

it('[B5] a checkpoint that was replaced by an earlier one is noticed', async () => {
  const { files } = test.services;
  const [first] = await readCheckpoints(test.services);
  const key = first?.key ?? '';
  const later = key.replace(/\d{4}-/, '2199-');
  await files.put(later, Buffer.from((await files.get(key)) ?? ''), 'application/json');
  const { findings } = await verifyEvidence(test.services);
  expect(findings).toEqual([
    expect.stringMatching(new RegExp(`^${later} was replaced: it was signed at .+Z$`)),
  ]);
});

it('[B5] a restored database is valid up to its backup, and permanently once the restore is signed', async () => {
  const backedUpAt = test.clock.now;
  const count = (chain: string) => test.db.$count(sql`seals`, sql`chain = ${chain}`);
  const [audit, ledger] = [await count('audit'), await count('ledger')];
  test.clock.advance(60);
  await work('Perdida');
  await writeCheckpoint(test.services);
  const takenBack = [
    `delete from audit_entries where audit_entry_id::text in
      (select subject_id from seals where chain = 'audit' and position > ${audit})`,
    `delete from seals where chain = 'audit' and position > ${audit}`,
    `delete from seals where chain = 'ledger' and position > ${ledger}`,
  ];
  const found = await after(takenBack, async (services) => {
    const withoutTime = await verifyEvidence(services);
    const upToThen = await verifyEvidence(services, { until: backedUpAt });
    test.clock.advance(60);
    await writeCheckpoint(services as TestApp['services'], backedUpAt);
    return [withoutTime, upToThen, await verifyEvidence(services)].map(({ findings }) => findings);
  });
  const cut = /^the audit chain had \d+ rows at .+, and does not go as far any more$/;
  expect(found).toEqual([expect.arrayContaining([expect.stringMatching(cut)]), [], []]);
});
