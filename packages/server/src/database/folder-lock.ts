import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function holderOf(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return pid !== process.pid && isAlive(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a second process away from the embedded database, which would destroy it. A lock left behind by a process
 * that is gone is taken over.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'process.lock');
  try {
    mkdirSync(folder, { recursive: true });
    const holder = holderOf(file);
    if (holder) {
      throw new ConfigError(
        `The data folder ${folder} is in use by process ${holder}: stop that one, or set DATA_DIR to another folder.`,
      );
    }
    rmSync(file, { force: true });
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const reason = (error as NodeJS.ErrnoException).code;
    throw new ConfigError(
      `The data folder ${folder} cannot be written to (${reason}): set DATA_DIR to a folder that this user may write.`,
    );
  }
  return () => rmSync(file, { force: true });
}
