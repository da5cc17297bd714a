import type { Config } from '../kit/config.ts';
import { lockFolder } from '../kit/database/lock-folder.ts';
import { makeFolder } from '../kit/files/make-folder.ts';

/** Throws if the data folder is not writable, or if another process uses the embedded database in it. */
export function checkDataFolder({ dataDir, database }: Pick<Config, 'dataDir' | 'database'>): void {
  makeFolder(dataDir);
  if (database.kind !== 'embedded') return;
  const release = lockFolder(database.folder);
  release();
}
