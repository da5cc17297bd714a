/**
 * Deletes the embedded database with its files and mails, so that the next start begins anew. It needs its own switch:
 * npm run db:reset -- --delete-everything
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, readConfig } from '../src/config.ts';
import { lockFolder } from '../src/database/folder-lock.ts';

const theSwitch = '--delete-everything';

try {
  const config = readConfig();
  if (config.database.kind !== 'embedded') {
    throw new ConfigError(
      'Only the embedded database is reset by this command: unset DATABASE_URL, or drop that database yourself.',
    );
  }
  if (!process.argv.includes(theSwitch)) {
    throw new ConfigError(
      `This deletes everything in ${config.dataDir}. If that is meant: npm run db:reset -- ${theSwitch}`,
    );
  }
  lockFolder(config.database.folder)();
  for (const name of ['database', 'files', 'mail'])
    rmSync(join(config.dataDir, name), { recursive: true, force: true });
  console.log(`${config.dataDir} is empty; npm start fills it anew.`);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
