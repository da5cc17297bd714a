/**
 * Goal: both file stores behave the same; the S3 one is tested against a server that speaks S3 and checks signatures.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileStore } from './create-file-store.ts';
import { diskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'semilla-files-'));
const settings = {
  bucket: 'semilla',
  checkpointBucket: undefined,
  region: 'us-east-1',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
};
const timeouts = { fileStoreMs: 60_000, mailMs: 60_000, identityMs: 60_000, scannerMs: 60_000 };
let server: S3rver;
let s3: FileStore;
let endpoint: string;

beforeAll(async () => {
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'semilla', configs: [] }],
  });
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
  s3 = createFileStore({ files: { kind: 's3', endpoint, publicEndpoint: endpoint, ...settings }, timeouts });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const bytes = new TextEncoder().encode('%PDF-1.7 ñ €');

describe.each([
  ['the disk', () => diskStore(join(folder, 'disk'))],
  ['an S3 store', () => s3],
])('%s', (_name, store) => {
  it('[E8] returns the newest version of a stored file', async () => {
    await store().put('documents/a', bytes, 'application/pdf');
    expect(await store().get('documents/a')).toEqual(expect.objectContaining(bytes));
    await store().put('documents/a', bytes.slice(0, 4), 'application/pdf');
    expect((await store().get('documents/a'))?.byteLength).toBe(4);
  });

  it('[E8] returns undefined for a missing file and for a deleted one', async () => {
    expect(await store().get('documents/none')).toBeUndefined();
    await store().put('documents/b', bytes, 'application/pdf');
    await store().delete('documents/b');
    await store().delete('documents/b');
    expect(await store().get('documents/b')).toBeUndefined();
  });
});

describe.each([
  ['the disk', () => diskStore(join(folder, 'listed'))],
  ['an S3 store', () => s3],
])('the files of %s', (_name, store) => {
  it('[E8] are listed by folder with their storage time, over several pages', async () => {
    const startedAt = Date.now();
    const keys = Array.from({ length: 1_005 }, (_, index) => `listed/${index}/a&b.pdf`);
    for (let i = 0; i < keys.length; i += 50) {
      await Promise.all(keys.slice(i, i + 50).map((key) => store().put(key, bytes, 'application/pdf')));
    }
    await store().put('listed-elsewhere/c', bytes, 'application/pdf');
    const found: string[] = [];
    for await (const { key, putAt } of store().list('listed')) {
      found.push(key);
      expect(Math.abs(putAt.getTime() - startedAt)).toBeLessThan(60_000);
    }
    expect(found.sort()).toEqual(keys.sort());
    for await (const { key } of store().list('nothing')) expect(key).toBeUndefined();
  });
});

it('[E8] an S3 store reports unknown credentials', async () => {
  const stranger = createFileStore({
    files: { kind: 's3', endpoint, publicEndpoint: endpoint, ...settings, accessKeyId: 'STRANGER' },
    timeouts,
  });
  await expect(stranger.put('documents/d', bytes, 'application/pdf')).rejects.toThrow('answered 403');
});

describe('signed addresses', () => {
  it('[E8] work at the S3 store', async () => {
    await s3.put('documents/c', bytes, 'application/pdf');
    const url = (await s3.signedUrl('documents/c', 60, 'Ficha ñ.pdf')) as string;
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('60');
  });

  it('[E8] use the address at which browsers reach the store', async () => {
    const { port } = new URL(endpoint);
    const publicEndpoint = `http://localhost:${port}`;
    const store = createFileStore({ files: { kind: 's3', endpoint, publicEndpoint, ...settings }, timeouts });
    await store.put('documents/e', bytes, 'application/pdf');
    const url = (await store.signedUrl('documents/e', 60, 'e.pdf')) as string;
    expect(new URL(url).host).toBe(`localhost:${port}`);
    expect((await fetch(url)).status).toBe(200);
  });

  it('[E8] are not made by the disk store, which refuses keys outside its folder', async () => {
    const disk = diskStore(join(folder, 'disk'));
    expect(await disk.signedUrl('documents/a', 60, 'a.pdf')).toBeUndefined();
    await expect(disk.get('../../etc/passwd')).rejects.toThrow('stays inside');
  });
});
