/**
 * Goal: a process that dies while it stores a checkpoint on a disk leaves nothing that looks like tampering.
 * Method: a process of its own is killed between writing the file and renaming it.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { sweepFiles } from '../misc/documents/sweep-files.ts';
import { writeCheckpoint } from './checkpoints.ts';
import { checkpointKey, readCheckpoints } from './read-checkpoints.ts';
import { verifyEvidence } from './verify-evidence.ts';

let test: TestApp;
let folder: string;
beforeAll(async () => {
  test = await buildTestApp();
  const { files } = test.services.config;
  folder = files.kind === 'disk' ? files.folder : '';
  await writeCheckpoint(test.services);
});
afterAll(() => test.close());

const unfinished = () => readdirSync(join(folder, 'checkpoints')).filter((name) => name.endsWith('.part'));

function dieWhileStoring(path: string): void {
  const program = `
    import promises from 'node:fs/promises';
    import { syncBuiltinESMExports } from 'node:module';
    promises.rename = () => process.kill(process.pid, 'SIGKILL');
    syncBuiltinESMExports();
    const { writeWhole } = await import('../kit/files/write-whole.ts');
    await writeWhole(${JSON.stringify(path)}, '{"keyId":"half');`;
  const args = ['--input-type=module', '-e', program];
  const { signal, stderr } = spawnSync(process.execPath, args, { cwd: import.meta.dirname });
  expect([signal, `${stderr}`]).toEqual(['SIGKILL', '']);
}

it('[B5] a checkpoint that was never finished is no sign of tampering, and is deleted after a day', async () => {
  const { now } = test.services;
  const stored = await readCheckpoints(test.services);
  dieWhileStoring(join(folder, checkpointKey(new Date(now().getTime() + 60_000).toISOString())));
  const [left = ''] = unfinished();
  expect(left).not.toBe('');
  expect(await readCheckpoints(test.services)).toEqual(stored);
  expect((await verifyEvidence(test.services)).findings).toEqual([]);

  const hoursAgo = (hours: number) => now().getTime() / 1_000 - hours * 3_600;
  utimesSync(join(folder, 'checkpoints', left), hoursAgo(23), hoursAgo(23));
  expect([await sweepFiles(test.services), unfinished()]).toEqual([0, [left]]);
  utimesSync(join(folder, 'checkpoints', left), hoursAgo(25), hoursAgo(25));
  expect([await sweepFiles(test.services), unfinished()]).toEqual([1, []]);
});
