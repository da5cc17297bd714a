/**
 * Goal: a start takes little processor time, and an idle platform little memory. Method: starts on an empty embedded
 * database, which fills the demo, then several times on the filled one, then on PostgreSQL. Measures processor time until
 * the first page is answered, and memory ten seconds after a start.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findBinaries } from '../test/postgres/binaries.ts';
import { makeTemplate } from '../test/postgres/databases.ts';
import { startOwn } from '../test/postgres/server.ts';
import { startProcess } from '../test/process.ts';
import { startFilled } from './platform/filled-platform.ts';
import { memoryMb, processorMs } from './platform/processor-time.ts';
import { durable, rounds } from './sizes.ts';
import { medianOf, type Row } from './table.ts';

const restMs = 10_000;

async function startEmbedded(dataDir: string) {
  const running = await startProcess({ DATA_DIR: dataDir, DEMO: 'true' });
  const page = await fetch(`${running.url}/projects/`);
  if (!page.ok) throw new Error(`the first page was answered ${page.status}`);
  return { running, seconds: processorMs(running.pid) / 1_000 };
}

async function atRest(pid: number): Promise<number> {
  await pause(restMs);
  return memoryMb(pid);
}

export async function benchStart(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'semilla-bench-'));
  const first = await startEmbedded(dataDir);
  const embeddedMb = await atRest(first.running.pid);
  await first.running.stop();
  const starts: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { running, seconds } = await startEmbedded(dataDir);
    starts.push(seconds);
    await running.stop();
  }
  rmSync(dataDir, { recursive: true, force: true });

  const server = await startOwn(findBinaries(), durable);
  await makeTemplate(server.url);
  const platform = await startFilled(server.url, { users: 10, projects: 30 });
  const postgresMb = await atRest(platform.pid);
  await platform.stop();
  await server.stop();

  const less = { lessIsBetter: true } as const;
  const what = 'start on a filled embedded database, processor time';
  return [
    { ...less, what, unit: 's', result: medianOf(starts), floor: 3, target: 1.5 },
    {
      ...less,
      what: 'memory after the first embedded start',
      unit: 'MB',
      result: embeddedMb,
      floor: 700,
      target: 600,
      note: 'one start',
    },
    {
      ...less,
      what: 'memory on PostgreSQL',
      unit: 'MB',
      result: postgresMb,
      floor: 250,
      target: 180,
      note: 'one start',
    },
  ];
}
