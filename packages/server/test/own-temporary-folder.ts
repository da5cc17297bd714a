import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cachesFolder } from './caches-folder.ts';

/**
 * Makes this process and all that it starts put temporary files into one folder. Returns how to delete it, so that no
 * run leaves anything, whatever its tests do.
 */
export function useOwnTemporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'semilla-run-'));
  // PostgreSQL may run as another user, who must reach its folder in this one.
  chmodSync(folder, 0o711);
  process.env.TEST_CACHES = cachesFolder;
  process.env.TMPDIR = folder;
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  // An interrupted run does not come to its end, and a worker that still writes may keep a file in use.
  process.once('exit', () => {
    try {
      remove();
    } catch (error) {
      console.error(`${folder} stays: ${(error as Error).message}`);
    }
  });
  return remove;
}
