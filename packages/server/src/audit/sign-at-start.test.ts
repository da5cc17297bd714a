import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { newUser } from '../../test/users.ts';
import { ApiError } from '../kit/errors.ts';
import { signAtStart } from './sign-evidence.ts';
import { verifyEvidence } from './verify-evidence.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await newUser(test.services);
  await test.db.execute(sql`insert into audit_entries
    (audit_entry_id, at, action, subject_type, details_salt, details_digest, address_salt, address_digest, hash)
    select coalesce(max(audit_entry_id), 0) + 1, now() - interval '2 years', 'project.create', 'project', '', '', '', '', ''
    from audit_entries`);
});
afterAll(() => test.close());

it('[B5] rows of two years without a seal or checkpoint, as a demo has them, agree after the start', async () => {
  const log = { error: vi.fn<(line: unknown, message?: string) => void>() };
  const findings = async () => (await verifyEvidence(test.services)).findings;
  expect(await findings()).not.toEqual([]);
  const files = {
    ...test.services.files,
    put: () => Promise.reject(new ApiError('request.unavailable')),
  };
  await signAtStart({ ...test.services, files }, log);
  expect(log.error).toHaveBeenCalledOnce();
  expect(await findings()).not.toEqual([]);
  await signAtStart(test.services, log);
  expect(await findings()).toEqual([]);
  expect(log.error).toHaveBeenCalledOnce();
});
