/**
 * Goal: only one process at a time can lock the data folder, and an ended process does not block the next one.
 * Method: other processes that take the lock and hold it, end, or are killed.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConfigError } from '../config-error.ts';
import { lockFolder } from './lock-folder.ts';

let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'semilla-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Takes the lock and releases it; throws if it is held. */
function canLock(): boolean {
  const release = lockFolder(folder);
  release();
  return true;
}

/** Starts a process that holds the lock until it is killed. */
async function startHolder(): Promise<ChildProcess> {
  const program = `
    const { lockFolder } = await import('./lock-folder.ts');
    lockFolder(${JSON.stringify(folder)});
    process.stdout.write('held');
    setInterval(() => {}, 1_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: import.meta.dirname });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

it('[X1] refuses a second process and names the one that holds the lock', async () => {
  const child = await startHolder();
  expect(() => lockFolder(folder)).toThrow(
    new ConfigError(
      `The data folder ${folder} is in use by process ${child.pid}: stop that one, or set DATA_DIR to another folder.`,
    ),
  );
});

it('[X1] refuses the same process a second time, until the lock is released', () => {
  const release = lockFolder(folder);
  expect(readFileSync(join(folder, 'process.lock'), 'utf8')).toBe(String(process.pid));
  expect(() => lockFolder(folder)).toThrow(/is in use by process/);
  release();
  expect(canLock()).toBe(true);
});

it.each(['SIGKILL', 'SIGTERM'] as const)(
  '[X1] takes the lock after its holder ended by %s',
  async (signal) => {
    const child = await startHolder();
    child.kill(signal);
    await once(child, 'exit');
    expect(canLock()).toBe(true);
  },
);

// The first process of every container has pid 1, and outside containers some process always has pid 1.
it.each([
  ['1', 'the first process of a container'],
  [String(process.pid), 'the pid of this process'],
  [String(process.ppid), 'another running process'],
  ['', 'no pid'],
])('[X1] ignores a leftover process.lock with %j: %s', (pid) => {
  writeFileSync(join(folder, 'process.lock'), pid);
  expect(canLock()).toBe(true);
});

it('[X1] refuses a second process although process.lock names its own pid', async () => {
  const child = await startHolder();
  writeFileSync(join(folder, 'process.lock'), String(process.pid));
  expect(() => lockFolder(folder)).toThrow(/is in use by process/);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(canLock()).toBe(true);
});

it('[X1] reports a folder that it cannot write to', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => lockFolder(file)).toThrow(/cannot be written to \((?:ENOTDIR|EEXIST)\): set DATA_DIR/);
});
