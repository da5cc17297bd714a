import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../src/kit/config.ts';
import { ConfigError } from '../../src/kit/config-error.ts';
import { lockFolder } from '../../src/kit/database/folder-lock.ts';

const theSwitch = '--delete-everything';
const rows = 'pg';
const doomed = 'pg-deleted';
const own = new Set([rows, doomed, 'held.lock', 'held.lock-journal', 'process.lock']);

/** Whatever else somebody keeps in a folder of this name is none of our business. */
function checkOurs(folder: string): void {
  const foreign = readdirSync(folder).find((name) => !own.has(name));
  const isStarted = existsSync(join(folder, rows)) && readdirSync(join(folder, rows)).length > 0;
  if (!foreign && (!isStarted || existsSync(join(folder, rows, 'PG_VERSION')))) return;
  const what = foreign ? `there is "${foreign}" in it` : `what is in "${rows}" is no PostgreSQL`;
  throw new ConfigError(
    `${folder} is not a database of this platform (${what}), and is left alone: set DATA_DIR to the folder of the platform.`,
  );
}

/** The rows go first and at once, so that what is interrupted leaves no half of a database. */
function deleteRows(folder: string): void {
  const [now, then] = [join(folder, rows), join(folder, doomed)];
  rmSync(then, { recursive: true, force: true });
  if (existsSync(now)) renameSync(now, then);
  rmSync(then, { recursive: true, force: true });
}

/** Deletes the embedded database with its files and mails, while nobody else can open it; says what it did. */
export function resetEmbedded({ database, files, mail, dataDir }: Config, isMeant: boolean): string {
  if (database.kind !== 'embedded') throw new Error('this is not the embedded database');
  const { folder } = database;
  if (!existsSync(folder)) return `There is no database in ${dataDir}: npm start makes one.`;
  checkOurs(folder);
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
