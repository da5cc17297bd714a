/**
 * Goal: one process at a time has the data folder, and none is kept out by one that is gone.
 * Method: other processes that take the lock and hold it, end, or are killed.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConfigError } from '../config-error.ts';
import { lockFolder } from './folder-lock.ts';

let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'semilla-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Whether the lock can be had, if only for a moment. */
function takesIt(): boolean {
  const release = lockFolder(folder);
  release();
  return true;
}

/** Another process that holds the lock until it is told to end. */
async function holder(): Promise<ChildProcess> {
  const program = `
    const { lockFolder } = await import('./folder-lock.ts');
    lockFolder(${JSON.stringify(folder)});
    process.stdout.write('held');
    setInterval(() => {}, 1_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: import.meta.dirname });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

it('[X1] refuses a second process, and names the one that has it', async () => {
  const child = await holder();
  expect(() => lockFolder(folder)).toThrow(
    new ConfigError(
      `The data folder ${folder} is in use by process ${child.pid}: stop that one, or set DATA_DIR to another folder.`,
    ),
  );
});

it('[X1] refuses the same process a second time, and lets go when told', () => {
  const release = lockFolder(folder);
  expect(readFileSync(join(folder, 'process.lock'), 'utf8')).toBe(String(process.pid));
  expect(() => lockFolder(folder)).toThrow(/is in use by process/);
  release();
  expect(takesIt()).toBe(true);
});

it.each(['SIGKILL', 'SIGTERM'] as const)(
  '[X1] takes over from a process that ended by %s',
  async (signal) => {
    const child = await holder();
    child.kill(signal);
    await once(child, 'exit');
    expect(takesIt()).toBe(true);
  },
);

// A container's first process has the number 1, in every container; on a machine it always lives.
it.each([
  ['1', 'the first process of a container'],
  [String(process.pid), 'this process, as one before it was called'],
  [String(process.ppid), 'a process that lives and is another'],
  ['', 'nobody'],
])('[X1] does not believe a note that was left behind: %s, %s', (pid) => {
  writeFileSync(join(folder, 'process.lock'), pid);
  expect(takesIt()).toBe(true);
});

it('[X1] is kept from a second one that calls itself by the same number', async () => {
  const child = await holder();
  writeFileSync(join(folder, 'process.lock'), String(process.pid));
  expect(() => lockFolder(folder)).toThrow(/is in use by process/);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(takesIt()).toBe(true);
});

it('[X1] says that a folder cannot be written to', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => lockFolder(file)).toThrow(/cannot be written to \((?:ENOTDIR|EEXIST)\): set DATA_DIR/);
});
