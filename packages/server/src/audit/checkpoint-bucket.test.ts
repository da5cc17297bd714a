/**
 * Goal: a second bucket with an object lock has a copy of every checkpoint, so a person who controls the platform's
 * database and files cannot remove one unnoticed. Method: an S3 server with both buckets.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as } from '../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { newUser } from '../../test/users.ts';
import { writeCheckpoint } from './checkpoints.ts';
import { readCheckpoints } from './read-checkpoints.ts';
import { verifyEvidence } from './verify-evidence.ts';

const directory = mkdtempSync(join(tmpdir(), 'semilla-buckets-'));
const settings = {
  bucket: 'semilla',
  checkpointBucket: 'semilla-checkpoints',
  region: 'us-east-1',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
};
let server: S3rver;
let test: TestApp;

beforeAll(async () => {
  const configureBuckets = [settings.bucket, settings.checkpointBucket].map((name) => ({
    name,
    configs: [],
  }));
  server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const endpoint = `http://127.0.0.1:${(await server.run()).port}`;
  test = await buildTestApp({
    config: { files: { kind: 's3', endpoint, publicEndpoint: endpoint, ...settings } },
  });
});
afterAll(async () => {
  await test.close();
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

const keysIn = async (store: TestApp['services']['files']) => {
  const keys: string[] = [];
  for await (const { key } of store.list('checkpoints')) keys.push(key);
  return keys;
};

it('[B5] a checkpoint is in both buckets, and the second bucket is enough to show what was cut off', async () => {
  const { files, checkpointFiles } = test.services;
  if (!checkpointFiles) throw new Error('there is a second bucket');
  const admin = await as(test, 'admin');
  const { userId } = await newUser(test.services);
  await admin.patch(`/v1/account/users/${userId}`, { body: { surname: 'Rey' } });
  await writeCheckpoint(test.services);
  const keys = await keysIn(files);
  expect(keys).not.toEqual([]);
  expect(await keysIn(checkpointFiles)).toEqual(keys);
  expect(await verifyEvidence(test.services)).toMatchObject({ findings: [], checkpoints: 2 * keys.length });

  for (const key of keys) await files.delete(key);
  await test.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`delete from seals`);
    await tx.execute(sql`delete from audit_entries`);
  });
  expect(await readCheckpoints(test.services)).toHaveLength(keys.length);
  expect((await verifyEvidence(test.services)).findings.join('\n')).toMatch(/does not go as far any more$/m);
  expect((await verifyEvidence({ ...test.services, checkpointFiles: undefined })).findings).toEqual([]);
});
