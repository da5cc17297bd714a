import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../config-error.ts';

const busy = 5;

// Whoever forgets a lock must not lose it to the garbage collector.
const held = new Set<DatabaseSync>();

function holderOf(file: string): string {
  try {
    const pid = readFileSync(file, 'utf8').trim();
    return /^\d+$/.test(pid) ? `process ${pid}` : 'another process';
  } catch {
    return 'another process';
  }
}

/**
 * A lock of the operating system on a file: it ends with the process that holds it, however that ends, and holds
 * between containers too, where numbers of processes mean nothing (each begins at 1). Node has no such lock of its own;
 * SQLite has one on every system, taken by beginning to write. Nothing is ever written,
 * and nothing else may open the file: closing it would let go of the lock.
 */
function takeLock(file: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(file);
  try {
    lock.exec('begin exclusive');
    held.add(lock);
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === busy) return undefined;
    throw error;
  }
}

function letGo(lock: DatabaseSync): void {
  if (held.delete(lock)) lock.close();
}

/** Keeps a second process away from the embedded database, which would destroy it. */
export function lockFolder(folder: string): () => void {
  const holderFile = join(folder, 'process.lock');
  let lock: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    lock = takeLock(join(folder, 'held.lock'));
    // For people only: who holds it.
    if (lock) writeFileSync(holderFile, String(process.pid));
  } catch (error) {
    if (lock) letGo(lock);
    const { code, message } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      `The data folder ${folder} cannot be written to (${code === 'ERR_SQLITE_ERROR' ? message : code}): set DATA_DIR to a folder that this user may write.`,
    );
  }
  if (!lock) {
    throw new ConfigError(
      `The data folder ${folder} is in use by ${holderOf(holderFile)}: stop that one, or set DATA_DIR to another folder.`,
    );
  }
  return () => letGo(lock);
}
