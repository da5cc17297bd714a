/** Goal: whoever starts over with the embedded database loses what is meant, and nothing that is not the platform's. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { lockFolder } from '../src/database/folder-lock.ts';
import { openDatabase } from '../src/database/index.ts';
import { atTerminal } from '../src/testing/at-terminal.ts';
import { resetEmbedded } from './resetting/embedded.ts';

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

const config = (more: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...more });
const inData = (...names: string[]) => join(dataDir, ...names);

function write(...names: string[]): void {
  mkdirSync(inData(...names.slice(0, -1)), { recursive: true });
  writeFileSync(inData(...names), 'x');
}

/** As a platform leaves its folder behind, without what it takes to fill one. */
function leaveBehind(): void {
  for (const path of ['database/pg/PG_VERSION', 'files/documents/one', 'mail/one.json', 'secret.key']) {
    write(...path.split('/'));
  }
}

describe('starting over with the embedded database', () => {
  it('[X1] needs its own switch, and deletes nothing without', async () => {
    leaveBehind();
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

  it('[X1] leaves a folder in which the platform starts again', async () => {
    const before = await openDatabase(config());
    await before.db.execute('create table left_over (one int)');
    await before.close();
    resetEmbedded(config(), true);
    const after = await openDatabase(config());
    const found = await after.db.execute(`select to_regclass('left_over') as found`);
    await after.close();
    expect((found as unknown as { rows: unknown[] }).rows).toEqual([{ found: null }]);
  });

  it('[X1] touches nothing that a running process holds', () => {
    leaveBehind();
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
  ])('[X1] touches no folder with %s', (_title, path, why) => {
    write(...path);
    write('files', 'one');
    expect(() => resetEmbedded(config(), true)).toThrow(
      `${inData('database')} is not a database of this platform (${why}), and is left alone`,
    );
    expect([existsSync(inData(...path)), existsSync(inData('files', 'one'))]).toEqual([true, true]);
  });

  it('[X1] says so where there is nothing yet, and makes nothing', () => {
    write('files', 'somebody elses');
    expect(resetEmbedded(config(), true)).toBe(`There is no database in ${dataDir}: npm start makes one.`);
    expect(readdirSync(dataDir)).toEqual(['files']);
  });

  it('[X1] ends what was interrupted', () => {
    leaveBehind();
    write('database', 'pg-deleted', 'base', '1');
    resetEmbedded(config(), true);
    expect(readdirSync(inData('database')).toSorted()).toEqual(['held.lock', 'process.lock']);
  });
});
