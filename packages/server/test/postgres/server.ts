import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { availableMemory } from 'node:process';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { asOwner, urlOf } from './as-owner.ts';
import { type Binaries, findBinaries } from './binaries.ts';

export interface PostgresServer {
  /** The URL of the server's default database. */
  url: string;
  /** Where its Unix socket is, if known. */
  socketFolder?: string;
  description: string;
  stop(): Promise<void>;
}

const nobodyId = 65_534;
/** More than the tests write, in bytes. */
const bytesMin = 3 * 1024 ** 3;
/** In the locale `C`, `lower('Á')` would be `'Á'`. */
const unicode = `--lc-ctype=${process.platform === 'darwin' ? 'UTF-8' : 'C.UTF-8'}`;
const startMsMax = 120_000;

/** PostgreSQL refuses to run as root, so root starts it as the user `nobody`. */
export const unprivileged: Pick<SpawnOptions, 'uid' | 'gid'> =
  process.getuid?.() === 0 ? { uid: nobodyId, gid: nobodyId } : {};

/** A folder in memory if there is enough: copying a database there takes a fifth of the time. */
function fastestFolder(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory) || availableMemory() < 4 * bytesMin) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize < bytesMin ? tmpdir() : memory;
}

/** Makes the user that runs PostgreSQL the owner of a file. */
export function giveToPostgres(path: string): void {
  if (unprivileged.uid !== undefined) chownSync(path, nobodyId, nobodyId);
}

export function dataFolder(parent: string): string {
  const folder = mkdtempSync(join(parent, 'semilla-pg-'));
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  for (const path of [folder, data]) giveToPostgres(path);
  return folder;
}

async function waitUntilUp(url: string, child: ChildProcess): Promise<void> {
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

export interface Place {
  binaries: string;
  folder: string;
  port: number;
  settings: string[];
}

const urlAt = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;

async function launch({ binaries, folder, port, settings }: Place): Promise<ChildProcess> {
  const options = { ...unprivileged, cwd: folder, stdio: 'ignore' } as const;
  const own = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  const settingOptions = [...own, ...settings].flatMap((setting) => ['-c', setting]);
  const place = ['-D', join(folder, 'data'), '-p', String(port)];
  const child = spawn(join(binaries, 'postgres'), [...place, ...settingOptions], options);
  await waitUntilUp(urlAt(port), child);
  return child;
}

/** Retries, because a killed PostgreSQL still holds its data folder for a moment. */
async function launchWithRetries(place: Place): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await launch(place);
    } catch (error) {
      if (attempt === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

/** Sends a signal to the server and to each of its backends. */
function signalAll({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  const children = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (parent === pid && child ? [child] : []));
  for (const one of [pid as number, ...children]) {
    try {
      process.kill(one, signal);
    } catch (error) {
      // It may have ended since it was listed.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** A PostgreSQL that can be killed and restarted on the same data. */
export interface OwnPostgres extends PostgresServer {
  crash(): Promise<void>;
  /** Kills the server and all its backends, like a power failure. */
  kill(): Promise<void>;
  /** Pauses all its processes until `thaw`; connections stay open. */
  freeze(): void;
  thaw(): void;
  restart(): Promise<void>;
  restartIfEnded(): Promise<void>;
}

/** A running PostgreSQL in a folder that is deleted when it stops. */
export async function runPostgres(place: Place, description: string): Promise<OwnPostgres> {
  let child = await launch(place);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  async function restart(): Promise<void> {
    child = await launchWithRetries(place);
  }
  async function end(send: () => void): Promise<void> {
    if (hasEnded()) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    send();
    await ended;
  }
  const remove = () => rmSync(place.folder, { recursive: true, force: true });
  // An interrupted run leaves no database behind.
  const removeAtOnce = () => {
    child.kill('SIGKILL');
    remove();
  };
  process.once('exit', removeAtOnce);
  return {
    url: urlAt(place.port),
    socketFolder: place.folder,
    description,
    crash: () => end(() => child.kill('SIGKILL')),
    kill: () => end(() => signalAll(child, 'SIGKILL')),
    freeze: () => signalAll(child, 'SIGSTOP'),
    thaw: () => signalAll(child, 'SIGCONT'),
    restart,
    restartIfEnded: async () => void (hasEnded() && (await restart())),
    async stop() {
      await end(() => child.kill('SIGINT'));
      process.off('exit', removeAtOnce);
      remove();
    },
  };
}

/** A new folder with an empty database, and a free port. */
export async function newPlace(binaries: string, settings: string[], parent = tmpdir()): Promise<Place> {
  const folder = dataFolder(parent);
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', unicode],
    { ...unprivileged, cwd: folder, stdio: 'ignore' },
  );
  return { binaries, folder, port: await freePort(), settings };
}

/** Starts a PostgreSQL on a free local port, in a temporary folder. */
export async function startOwn(
  { folder, origin, dispose }: Binaries,
  settings: string[],
  parent?: string,
): Promise<OwnPostgres> {
  const server = await runPostgres(await newPlace(folder, settings, parent), origin);
  return {
    ...server,
    async stop() {
      await server.stop();
      dispose();
    },
  };
}

// Test data may be lost, so durability is off.
const quick = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'jit=off',
  'timezone=UTC',
  'max_connections=200',
];

/**
 * A new database on a server that others use too. It is dropped in the end, with all databases whose names begin with
 * its own.
 */
async function newDatabaseOn(serverUrl: string): Promise<PostgresServer> {
  const name = `semilla_test_${randomBytes(6).toString('hex')}`;
  await asOwner(serverUrl, `create database ${name}`);
  return {
    url: urlOf(serverUrl, name),
    description: 'the PostgreSQL given by TEST_DATABASE_URL',
    async stop() {
      const own = `select datname from pg_database where starts_with(datname, '${name}')`;
      for (const { datname } of await asOwner(serverUrl, own))
        await asOwner(serverUrl, `drop database if exists ${datname} with (force)`);
    },
  };
}

/** The PostgreSQL at `TEST_DATABASE_URL`, or a new one. */
export async function startPostgres(): Promise<PostgresServer> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? newDatabaseOn(url) : startOwn(findBinaries(), quick, fastestFolder());
}
