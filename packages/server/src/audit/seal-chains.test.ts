/** Goal: a platform that already has rows, such as the demo, starts its chains of seals with all of them. */
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { writeCheckpoint } from './checkpoints.ts';
import { sealChains } from './seal-chains.ts';
import { verifyEvidence } from './verify-evidence.ts';

/** More than two batches. */
const rows = 1_200;
let test: TestApp;

beforeEach(async () => {
  test = await buildTestApp();
  await test.db.execute(sql`insert into audit_entries
    (audit_entry_id, at, action, subject_type, details_salt, details_digest, address_salt, address_digest, hash)
    select number, now() - (number * 7919 % 1000) * interval '1 day', 'project.create', 'project', '', '', '', '', ''
    from generate_series(1, ${rows}) as number`);
});
afterEach(() => test.close());

const sealed = () => test.db.$count(sql`seals`);

it('[B5] seals all rows of a platform without seals, even without marks and regardless of their times', async () => {
  expect(await sealChains(test.services)).toEqual([]);
  expect(await sealed()).toBe(rows);
  expect(await sealChains(test.services)).toEqual([]);
  await writeCheckpoint(test.services);
  expect((await verifyEvidence(test.services)).findings).toEqual([]);
});

it('[B5] starts again after a process died while it sealed the first rows', async () => {
  const { evidenceKeys } = test.services;
  let calls = 0;
  const dying = {
    ...evidenceKeys,
    seal(text: string) {
      calls += 1;
      if (calls > rows / 2) throw new Error('The process died.');
      return evidenceKeys.seal(text);
    },
  };
  await expect(sealChains({ ...test.services, evidenceKeys: dying })).rejects.toThrow('died');
  expect(await sealed()).toBe(0);
  expect(await sealChains(test.services)).toEqual([]);
  expect(await sealed()).toBe(rows);
});
