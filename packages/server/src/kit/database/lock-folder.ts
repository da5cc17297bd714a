import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../config-error.ts';

const sqliteBusy = 5;

// Keeps a reference, so the garbage collector does not close a lock that its caller dropped.
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
 * An operating-system lock on a file. It ends with its process, however that ends, and it works across containers,
 * where a pid proves nothing (each container starts at 1). Node has no file lock, but SQLite takes one on every system
 * with `begin exclusive`. Nothing is written to the file, and nothing else may open it, because closing it would
 * release the lock.
 */
function takeLock(file: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(file);
  try {
    lock.exec('begin exclusive');
    held.add(lock);
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) return undefined;
    throw error;
  }
}

function releaseLock(lock: DatabaseSync): void {
  if (held.delete(lock)) lock.close();
}

/**
 * Stops a second process from opening the embedded database, which would corrupt it. Returns a function that releases
 * the lock.
 */
export function lockFolder(folder: string): () => void {
  const holderFile = join(folder, 'process.lock');
  let lock: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    lock = takeLock(join(folder, 'held.lock'));
    // Only for the message to a second process; the lock does not depend on it.
    if (lock) writeFileSync(holderFile, String(process.pid));
  } catch (error) {
    if (lock) releaseLock(lock);
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
  return () => releaseLock(lock);
}
