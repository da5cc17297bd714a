import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from '../config-error.ts';

/**
 * Creates the data folder and its parents one by one: with `recursive`, Node hangs where nothing can be created, such
 * as in /proc.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another process created it first.
    if (code === 'EEXIST') return;
    throw new ConfigError(
      `${path} cannot be written to (${code}): set DATA_DIR to a folder that this user may write.`,
    );
  }
}
