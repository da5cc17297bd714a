import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { type Binaries, findBinaries } from './binaries.ts';

export interface PostgresServer {
  /** Of the server's own first database. */
  url: string;
  description: string;
  stop(): Promise<void>;
}

const nobody = 65_534;
const startMsMax = 30_000;

/** PostgreSQL does not run as root: then it runs as nobody. */
const unprivileged: Pick<SpawnOptions, 'uid' | 'gid'> =
  process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'semilla-pg-'));
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (unprivileged.uid !== undefined) {
    chownSync(folder, nobody, nobody);
    chownSync(data, nobody, nobody);
  }
  return folder;
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startMsMax;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (isUp) return;
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('PostgreSQL did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Starts a PostgreSQL of its own, on a free port of this machine, in a temporary folder. */
export async function startOwn(found: Binaries, settings: string[]): Promise<PostgresServer> {
  const { folder: binaries, origin } = found;
  const folder = dataFolder();
  const data = join(folder, 'data');
  const options = { ...unprivileged, cwd: folder, stdio: 'ignore' } as const;
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    options,
  );
  const port = await freePort();
  const given = settings.flatMap((setting) => ['-c', setting]);
  const place = [
    '-D',
    data,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `unix_socket_directories=${folder}`,
  ];
  const child = spawn(join(binaries, 'postgres'), [...place, ...given], options);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await answering(url, child);
  return {
    url,
    description: origin,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
      found.dispose();
    },
  };
}

const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/** The PostgreSQL that `TEST_DATABASE_URL` names, else one started for the tests. */
export async function startPostgres(settings: string[] = quick): Promise<PostgresServer> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return startOwn(findBinaries(), settings);
  return { url, description: 'the PostgreSQL given by TEST_DATABASE_URL', stop: async () => {} };
}
