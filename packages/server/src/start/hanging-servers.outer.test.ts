/**
 * Goal: a hanging file store, mail server or identity provider delays requests no longer than its limit, and nothing is
 * left half done. Method: real servers behind a TCP proxy that freezes.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v1 } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../test/callers.ts';
import { acceptedAccount, approve, askFor, proofOfPayment } from '../../test/money.ts';
import { compareBooks } from '../../test/orders.ts';
import { startSmtpServer } from '../../test/start-smtp-server.ts';
import { startTcpProxy, type TcpProxy } from '../../test/tcp-proxy.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { open } from '../../test/tickets.ts';
import { until } from '../../test/until.ts';
import { documents } from '../schema/documents.ts';
import { transactions } from '../schema/transactions.ts';
import { users } from '../schema/users.ts';

const limitMs = 1_500;
/** The limit, and some more time in case the machine is busy. */
const answerMsMax = limitMs + 3_000;

const folder = mkdtempSync(join(tmpdir(), 'semilla-hanging-'));
const store = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'semilla', configs: [] }],
});
const provider = createServer((_request, response) => response.writeHead(500).end());
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let files: TcpProxy;
let mails: TcpProxy;
let identity: TcpProxy;
let test: TestApp;
let admin: Caller;
let owner: Caller;

beforeAll(async () => {
  const { port } = await store.run();
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  smtp = await startSmtpServer();
  files = await startTcpProxy(`http://127.0.0.1:${port}`);
  mails = await startTcpProxy(smtp.url);
  identity = await startTcpProxy(`http://127.0.0.1:${(provider.address() as AddressInfo).port}`);
  test = await buildTestApp({
    config: {
      files: {
        kind: 's3',
        endpoint: files.url,
        publicEndpoint: files.url,
        bucket: 'semilla',
        checkpointBucket: undefined,
        region: 'us-east-1',
        accessKeyId: 'S3RVER',
        secretAccessKey: 'S3RVER',
      },
      mail: { kind: 'smtp', url: mails.url },
      mailRetries: { retryLimit: 5, retryDelay: 0, retryBackoff: false },
      identity: { kind: 'veriff', baseUrl: identity.url, apiKey: 'key', secrets: ['secret'] },
      timeouts: { fileStoreMs: limitMs, mailMs: limitMs, identityMs: limitMs, scannerMs: limitMs },
    },
  });
  admin = await as(test, 'admin');
  owner = await as(test, 'user');
  await acceptedAccount(test, owner.userId);
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
  await Promise.all([files, mails, identity].map((proxy) => proxy.close()));
  await smtp.close();
  await store.close();
  provider.close();
  rmSync(folder, { recursive: true, force: true });
});

async function timed<T>(act: () => Promise<T>): Promise<{ answer: T; ms: number }> {
  const startedAt = performance.now();
  const answer = await act();
  return { answer, ms: performance.now() - startedAt };
}

it('[E8][S4] an approval is refused within the file store’s limit, and succeeds afterwards', async () => {
  const { transactionId } = (await askFor(owner, { type: 'income', amount: '250.00' })).json();
  const before = await test.db.$count(documents);
  files.freeze();
  const { answer, ms } = await timed(() => approve(admin, transactionId));
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'request.unavailable']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(ms).toBeLessThan(answerMsMax);
  const [row] = await test.db
    .select()
    .from(transactions)
    .where(eq(transactions.transactionId, transactionId));
  expect(row).toMatchObject({ status: 'pending', documentId: null });
  expect(await test.db.$count(documents)).toBe(before);

  files.thaw();
  expect((await approve(admin, transactionId)).statusCode).toBe(200);
});

it('[V8] a form with several files is refused within the scanner’s limit', async () => {
  const hanging = createTcpServer((socket) => socket.on('error', () => {}).resume());
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
  test.services.config.clamavUrl = `tcp://127.0.0.1:${(hanging.address() as AddressInfo).port}`;
  const documentsOfIt = [1, 2, 3].map((count) => proofOfPayment(`Justificante ${count}`));
  const { answer, ms } = await timed(() => open(owner, { documents: documentsOfIt }));
  test.services.config.clamavUrl = undefined;
  hanging.close();
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'request.unavailable']);
  expect(ms).toBeLessThan(answerMsMax);
});

it('[E8] an unreachable file store does not count as an internal error', async () => {
  files.cut();
  files.freeze();
  const { transactionId } = (await askFor(owner, { type: 'income', amount: '50.00' })).json();
  const approving = approve(admin, transactionId);
  files.cut();
  expect((await approving).statusCode).toBe(503);
  files.thaw();
});

it('[B8] a mail is retried and arrives after the server hung', async () => {
  const [user] = await test.db.select().from(users).where(eq(users.userId, owner.userId));
  const email = user?.email as string;
  await until(async () => (smtp.taken.length >= 1 ? true : undefined));
  mails.freeze();
  await (await as(test, 'visitor')).post(v1.passwords.requestReset.path, { body: { email } });
  await until(async () => {
    const { rows } = await test.db.execute(
      "select 1 from pgboss.job where name = 'letters' and retry_count > 0",
    );
    return rows.length ? true : undefined;
  });
  mails.cut();
  mails.thaw();
  const arrived = await until(async () => smtp.taken.find((mail) => mail.includes('token=')));
  expect(arrived).toContain(`To: ${email}`);
});

it('[B6] starting a verification is refused within the identity provider’s limit', async () => {
  identity.freeze();
  const { answer, ms } = await timed(() => owner.post(v1.verifications.create.path, { body: {} }));
  expect(answer.json().code).toBe('account.verification_start_failed');
  expect(ms).toBeLessThan(answerMsMax);
});
