import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../src/kit/config.ts';
import { ConfigError } from '../../src/kit/config-error.ts';
import { lockFolder } from '../../src/kit/database/lock-folder.ts';

const theSwitch = '--delete-everything';
const databaseFolder = 'pg';
const deletedFolder = 'pg-deleted';
const knownNames = new Set([databaseFolder, deletedFolder, 'held.lock', 'held.lock-journal', 'process.lock']);

/** Refuses a folder that contains anything the platform did not create. */
function checkIsPlatformFolder(folder: string): void {
  const unknownName = readdirSync(folder).find((name) => !knownNames.has(name));
  const isStarted =
    existsSync(join(folder, databaseFolder)) && readdirSync(join(folder, databaseFolder)).length > 0;
  if (!unknownName && (!isStarted || existsSync(join(folder, databaseFolder, 'PG_VERSION')))) return;
  const reason = unknownName
    ? `there is "${unknownName}" in it`
    : `what is in "${databaseFolder}" is no PostgreSQL`;
  throw new ConfigError(
    `${folder} is not a database of this platform (${reason}), and is left alone: set DATA_DIR to the folder of the platform.`,
  );
}

/** The database folder is renamed first, atomically, so that an interruption leaves no partial database. */
function deleteRows(folder: string): void {
  const [current, renamed] = [join(folder, databaseFolder), join(folder, deletedFolder)];
  rmSync(renamed, { recursive: true, force: true });
  if (existsSync(current)) renameSync(current, renamed);
  rmSync(renamed, { recursive: true, force: true });
}

/** Deletes the embedded database with its files and mails under the folder lock; returns a summary. */
export function resetEmbedded({ database, files, mail, dataDir }: Config, isMeant: boolean): string {
  if (database.kind !== 'embedded') throw new Error('this is not the embedded database');
  const { folder } = database;
  if (!existsSync(folder)) return `There is no database in ${dataDir}: npm start makes one.`;
  checkIsPlatformFolder(folder);
  if (!isMeant) {
    throw new ConfigError(
      `This deletes everything in ${dataDir}. If that is meant: npm run db:reset -- ${theSwitch}`,
    );
  }
  const release = lockFolder(folder);
  try {
    deleteRows(folder);
    if (files.kind === 'disk') rmSync(files.folder, { recursive: true, force: true });
    if (mail.kind === 'mailbox') rmSync(mail.folder, { recursive: true, force: true });
  } finally {
    release();
  }
  return `${dataDir} is empty; npm start fills it anew.`;
}
