import { setTimeout as pause } from 'node:timers/promises';
import { lockFolder } from '../src/kit/database/lock-folder.ts';

/** Waits while another process holds the lock. It is released when that process ends. */
export async function lockPatiently(folder: string): Promise<() => void> {
  for (;;) {
    try {
      return lockFolder(folder);
    } catch (error) {
      if (!/is in use/.test((error as Error).message)) throw error;
      await pause(100);
    }
  }
}
