import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { OwnPostgres } from '../../test/postgres/server.ts';

const fullMs = 4_000;
const segmentsMax = 200;

export interface SmallDisk {
  folder: string;
  /** Leaves PostgreSQL no space for a while, and starts it again if it ended. */
  fill(postgres: OwnPostgres): Promise<void>;
}

/** Mounts a small disk in memory; returns false if this user may not do that. */
function mountSmallDisk(folder: string): boolean {
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=700m', 'tmpfs', folder], { stdio: 'ignore' });
    chmodSync(folder, 0o755);
    return true;
  } catch {
    return false;
  }
}

/** Uses up the space that PostgreSQL has reserved for its log, until PostgreSQL stops for lack of space. */
async function useUpLog(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    for (let segments = 0; segments < segmentsMax; segments += 1) {
      await client.query(`select pg_logical_emit_message(false, 'ballast', '')`);
      await client.query('select pg_switch_wal()');
    }
  } catch {
    return;
  } finally {
    await client.end().catch(() => {});
  }
  throw new Error('the disk is not full');
}

/** Runs `act` with a disk that can be filled, or without one if this user may not mount it. */
export async function withSmallDisk<T>(
  say: (line: string) => void,
  act: (disk: SmallDisk | undefined) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'semilla-disk-'));
  const isMounted = mountSmallDisk(folder);
  if (!isMounted) say('no full disk: this user may not mount one');
  const ballast = join(folder, 'ballast');
  async function fill(postgres: OwnPostgres): Promise<void> {
    const { bavail, bsize } = statfsSync(folder);
    try {
      writeFileSync(ballast, Buffer.alloc(bavail * bsize));
    } catch (error) {
      // PostgreSQL has taken some of the space since it was measured. The disk is full, as intended.
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
    await useUpLog(postgres.url);
    await pause(fullMs);
    rmSync(ballast);
    await postgres.restartIfEnded();
  }
  try {
    return await act(isMounted ? { folder, fill } : undefined);
  } finally {
    if (isMounted) execFileSync('/bin/umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}
