/**
 * Goal: files can be stored in a bucket with an object lock. Method: a small HTTP server that, like AWS, refuses
 * uploads whose checksum is missing, wrong or not signed.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCheckpointStore } from './create-file-store.ts';
import type { FileStore } from './file-store.ts';

const stored = new Map<string, Buffer>();
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const { 'content-md5': given, authorization = '' } = request.headers;
  const isRight = given === createHash('md5').update(body).digest('base64');
  const isSigned = /SignedHeaders=[^,]*\bcontent-md5\b/.test(authorization);
  if (!isRight || !isSigned) {
    response.writeHead(400).end('<Error><Code>InvalidRequest</Code></Error>');
    return;
  }
  stored.set(request.url ?? '', body);
  response.end();
});

let store: FileStore | undefined;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  store = createCheckpointStore({
    files: {
      kind: 's3',
      endpoint,
      publicEndpoint: endpoint,
      bucket: 'semilla',
      checkpointBucket: 'semilla-checkpoints',
      region: 'us-east-1',
      accessKeyId: 'platform',
      secretAccessKey: 'password',
    },
    timeouts: { fileStoreMs: 10_000, mailMs: 10_000, identityMs: 10_000, scannerMs: 10_000 },
  });
});
afterAll(() => void server.close());

it('[B5] a bucket with an object lock accepts checkpoints, because each has a signed checksum', async () => {
  for (const content of ['{"rows":3}', '', 'ñ €']) {
    await store?.put('checkpoints/a.json', Buffer.from(content), 'application/json');
    expect(stored.get('/semilla-checkpoints/checkpoints/a.json')?.toString()).toBe(content);
  }
});
