/**
 * A filled demo for tests that only need one to exist. Filling takes twenty seconds of processor time, copying one or
 * two. It is cached in the temporary folder per code version and day of the platform.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { addDays, civilDateAt } from '@semilla/contract';
import { seedDemo } from '@semilla/demo/seed-demo.ts';
import { simulatorAccess } from '@semilla/demo/simulator/simulator-access.ts';
import { sql } from 'drizzle-orm';
import { openEmbedded } from '../src/kit/database/embedded.ts';
import { openPostgres } from '../src/kit/database/postgres.ts';
import type { Db } from '../src/kit/database/types.ts';
import { buildApp } from '../src/start/build-app.ts';
import { readConfig } from '../src/start/read-config.ts';
import { readRows, writeRows } from './baseline/rows.ts';
import { cachesFolder } from './caches-folder.ts';
import { lockPatiently } from './lock-patiently.ts';
import { testSecretKey } from './users.ts';

const packages = join(import.meta.dirname, '../..');
const port = '3000';
const filledUrl = `http://localhost:${port}`;

function codeHash(): string {
  const hash = createHash('sha256');
  const files = globSync('{contract,demo,format,i18n,server}/**', {
    cwd: packages,
    exclude: (file) => /^(?:node_modules|dist|bench|decisions|\.turbo)$|\.test\.ts$/.test(file.name),
    withFileTypes: true,
  });
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  for (const path of [...paths.sort(), join(packages, '../package-lock.json')]) {
    hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}

async function fill(folder: string): Promise<void> {
  const aside = `${folder}.${process.pid}`;
  mkdirSync(aside);
  writeFileSync(join(aside, 'secret.key'), testSecretKey);
  const config = readConfig({ DATA_DIR: aside, PORT: port, LOG_LEVEL: 'silent' });
  const database = await openEmbedded(join(aside, 'database'));
  const app = await buildApp(config, { database, simulatorAccess });
  await app.ready();
  const filledAt = app.services.now();
  await seedDemo({ ...app.services, now: () => filledAt });
  writeFileSync(join(aside, 'rows'), await writeRows(database.db));
  writeFileSync(join(aside, 'filled-at'), filledAt.toISOString());
  await app.close();
  renameSync(aside, folder);
}

/** Deletes the demos before yesterday's, which a run that began before midnight may still use. */
function deleteEarlier(day: string): void {
  for (const name of readdirSync(cachesFolder)) {
    const [, filledOn] = /^semilla-demo-(\d{4}-\d\d-\d\d)-/.exec(name) ?? [];
    if (filledOn && filledOn < addDays(day, -1))
      rmSync(join(cachesFolder, name), { recursive: true, force: true });
  }
}

let knownFolder: string | undefined;

async function filledFolder(): Promise<string> {
  if (knownFolder) return knownFolder;
  const day = civilDateAt(new Date());
  const folder = join(cachesFolder, `semilla-demo-${day}-${codeHash()}`);
  const release = await lockPatiently(`${folder}.lock`);
  try {
    if (!existsSync(folder)) {
      deleteEarlier(day);
      await fill(folder);
    }
  } finally {
    release();
  }
  knownFolder = folder;
  return folder;
}

function copy(from: string, dataDir: string, ...names: string[]): void {
  for (const name of names.filter((path) => existsSync(join(from, path)))) {
    cpSync(join(from, name), join(dataDir, name), { recursive: true });
  }
}

/** Changes the address of the platform, which is part of the sessions of the identity simulator. */
function moveTo(db: Db, publicUrl: string): Promise<unknown> {
  return db.execute(sql`update verification_sessions set url = replace(url, ${filledUrl}, ${publicUrl})`);
}

/** The time at which the demo was filled. A demo filled with the same time is identical. */
export async function demoFilledAt(): Promise<Date> {
  return new Date(readFileSync(join(await filledFolder(), 'filled-at'), 'utf8'));
}

/** Fills a migrated database and a data folder with the demo. */
export async function fillWithDemo(db: Db, dataDir: string, publicUrl: string): Promise<void> {
  const folder = await filledFolder();
  copy(folder, dataDir, 'files', 'mail', 'secret.key');
  await readRows(db, readFileSync(join(folder, 'rows'), 'utf8'));
  await moveTo(db, publicUrl);
  await db.execute(sql`analyze`);
}

interface Settings {
  DATA_DIR: string;
  PORT: string;
  DATABASE_URL?: string | undefined;
}

/**
 * Fills the database and the data folder for a process with these settings. In an embedded database the simulator's
 * sessions keep the address of the cached demo, because opening the database takes seconds.
 */
export async function prepareDemo({ DATA_DIR, PORT, DATABASE_URL }: Settings): Promise<void> {
  if (!DATABASE_URL) {
    copy(await filledFolder(), DATA_DIR, 'files', 'mail', 'secret.key', 'database/pg');
    return;
  }
  const database = await openPostgres(DATABASE_URL);
  await database.migrate();
  await fillWithDemo(database.db, DATA_DIR, `http://localhost:${PORT}`);
  await database.close();
}
