/** Goal: resetting the embedded database deletes the platform's data and nothing else. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../src/kit/database/lock-folder.ts';
import { openDatabase } from '../src/kit/database/open-database.ts';
import { readConfig } from '../src/start/read-config.ts';
import { atTerminal } from '../test/at-terminal.ts';
import { prepareMigrated } from '../test/migrated-dump.ts';
import { resetEmbedded } from './resetting/reset-embedded.ts';

const script = fileURLToPath(new URL('./reset-database.ts', import.meta.url));
const folders: string[] = [];
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'semilla-reset-'));
  folders.push(dataDir);
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const config = (overrides: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...overrides });
const inData = (...names: string[]) => join(dataDir, ...names);

function write(...names: string[]): void {
  mkdirSync(inData(...names.slice(0, -1)), { recursive: true });
  writeFileSync(inData(...names), 'x');
}

/** Writes the minimum of files that a platform leaves in its data folder. */
function writePlatformFiles(): void {
  for (const path of ['database/pg/PG_VERSION', 'files/documents/one', 'mail/one.json', 'secret.key']) {
    write(...path.split('/'));
  }
}

describe('resetting the embedded database', () => {
  it('[X1] requires a switch, and deletes nothing without it', async () => {
    writePlatformFiles();
    expect(await atTerminal(script, { DATA_DIR: dataDir })).toEqual({
      status: 1,
      said: `This deletes everything in ${dataDir}. If that is meant: npm run db:reset -- --delete-everything`,
    });
    const { status, said } = await atTerminal(script, { DATA_DIR: dataDir }, '--delete');
    expect([status, said]).toEqual([1, expect.stringContaining("Unknown option '--delete'")]);
    expect(existsSync(inData('files', 'documents', 'one'))).toBe(true);

    expect(await atTerminal(script, { DATA_DIR: dataDir }, '--delete-everything')).toEqual({
      status: 0,
      said: `${dataDir} is empty; npm start fills it anew.`,
    });
    expect(readdirSync(dataDir).toSorted()).toEqual(['database', 'secret.key']);
    expect(existsSync(inData('database', 'pg'))).toBe(false);
  });

  it('[X1] leaves a folder in which the platform can start again', async () => {
    await prepareMigrated(inData('database'));
    const before = await openDatabase(config());
    await before.db.execute('create table left_over (one int)');
    await before.close();
    resetEmbedded(config(), true);
    const after = await openDatabase(config());
    const result = await after.db.execute(`select to_regclass('left_over') as found`);
    await after.close();
    expect((result as unknown as { rows: unknown[] }).rows).toEqual([{ found: null }]);
  });

  it('[X1] refuses a folder that a running process has locked', () => {
    writePlatformFiles();
    const release = lockFolder(inData('database'));
    expect(() => resetEmbedded(config(), true)).toThrow(`is in use by process ${process.pid}`);
    release();
    expect(existsSync(inData('database', 'pg', 'PG_VERSION'))).toBe(true);
    expect(existsSync(inData('mail', 'one.json'))).toBe(true);
  });

  it.each([
    ['something else in it', ['database', 'letters.txt'], 'there is "letters.txt" in it'],
    [
      'a folder of the same name in it',
      ['database', 'pg', 'letters.txt'],
      'what is in "pg" is no PostgreSQL',
    ],
  ])('[X1] refuses a folder with %s', (_title, path, why) => {
    write(...path);
    write('files', 'one');
    expect(() => resetEmbedded(config(), true)).toThrow(
      `${inData('database')} is not a database of this platform (${why}), and is left alone`,
    );
    expect([existsSync(inData(...path)), existsSync(inData('files', 'one'))]).toEqual([true, true]);
  });

  it('[X1] reports a missing database, and creates nothing', () => {
    write('files', 'somebody elses');
    expect(resetEmbedded(config(), true)).toBe(`There is no database in ${dataDir}: npm start makes one.`);
    expect(readdirSync(dataDir)).toEqual(['files']);
  });

  it('[X1] finishes an interrupted reset', () => {
    writePlatformFiles();
    write('database', 'pg-deleted', 'base', '1');
    resetEmbedded(config(), true);
    expect(readdirSync(inData('database')).toSorted()).toEqual(['held.lock', 'process.lock']);
  });
});
