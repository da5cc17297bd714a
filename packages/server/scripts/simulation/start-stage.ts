import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { prepareDemo } from '../../test/filled-demo.ts';
import { freePort } from '../../test/free-port.ts';
import { findBinaries } from '../../test/postgres/binaries.ts';
import { type OwnPostgres, startOwn as startPostgres } from '../../test/postgres/server.ts';
import type { Running } from '../../test/process.ts';
import { startSmtpServer } from '../../test/start-smtp-server.ts';
import { startTcpProxy, type TcpProxy } from '../../test/tcp-proxy.ts';
import { startOwn } from './start-own.ts';

/** A platform with everything that it depends on behind networks that can fail. */
export interface Stage {
  server: Running;
  postgres: OwnPostgres;
  database: TcpProxy;
  files: TcpProxy;
  mails: TcpProxy;
  stop(): Promise<void>;
}

const clock = new URL('../../test/jumping-clock.ts', import.meta.url).href;

async function startFileStore(directory: string) {
  const configureBuckets = [{ name: 'semilla', configs: [] }];
  const store = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port } = await store.run();
  return { url: `http://127.0.0.1:${port}`, close: () => store.close() };
}

/** Starts such a platform, with the data of PostgreSQL in the given folder. */
export async function startStage(postgresParent?: string): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'semilla-stage-'));
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  async function stop(): Promise<void> {
    for (const end of ends.toReversed()) await end();
  }
  try {
    const postgres = await startPostgres(findBinaries(), ['fsync=on'], postgresParent);
    ends.push(postgres.stop);
    const store = await startFileStore(join(folder, 'store'));
    ends.push(store.close);
    const smtp = await startSmtpServer();
    ends.push(smtp.close);
    const settings = { DATA_DIR: join(folder, 'data'), PORT: String(await freePort()) };
    await prepareDemo({ ...settings, DATABASE_URL: postgres.url });
    const [database, files, mails] = (await Promise.all(
      [postgres.url, store.url, smtp.url].map(startTcpProxy),
    )) as [TcpProxy, TcpProxy, TcpProxy];
    ends.push(() => Promise.all([database, files, mails].map((proxy) => proxy.close())));
    const server = await startOwn(database.url, {
      ...settings,
      NODE_OPTIONS: `--import=${clock}`,
      SMTP_URL: mails.url,
      S3_ENDPOINT: files.url,
      S3_BUCKET: 'semilla',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    });
    ends.push(server.stop);
    return { server, postgres, database, files, mails, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
