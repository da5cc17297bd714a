import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from '../config-error.ts';

/**
 * Makes the data folder, and those that it lies in, one by one: asked to make all of them at once in a place where nothing can be
 * made, such as /proc, Node tries for ever.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another process was quicker.
    if (code === 'EEXIST') return;
    throw new ConfigError(
      `${path} cannot be written to (${code}): set DATA_DIR to a folder that this user may write.`,
    );
  }
}
