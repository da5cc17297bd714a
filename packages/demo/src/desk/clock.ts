import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '@semilla/server/kit/services.ts';

/** How long a process caches the clock. Processes of one demo share it in the data folder. */
const freshMs = 100;

const known = new Map<string, { movedMs: number; readAt: number }>();

const fileIn = (dataDir: string) => join(dataDir, 'moved-clock');

function readMoved(dataDir: string): number {
  try {
    return Number(readFileSync(fileIn(dataDir), 'utf8')) || 0;
  } catch {
    return 0;
  }
}

/** How far the demo's clock in this folder was moved. */
function movedMsIn(dataDir: string): number {
  const before = known.get(dataDir);
  if (before && performance.now() - before.readAt < freshMs) return before.movedMs;
  const movedMs = readMoved(dataDir);
  known.set(dataDir, { movedMs, readAt: performance.now() });
  return movedMs;
}

/** The clock of a demo: the real time until the desk moves it. Authenticator apps use the real time. */
export function clockIn(dataDir: string, realNow = () => new Date()): Pick<Services, 'now' | 'deviceNow'> {
  return { now: () => new Date(realNow().getTime() + movedMsIn(dataDir)), deviceNow: realNow };
}

/**
 * Moves the clock forward for every process of the demo. It stays moved after a restart, because data was written at
 * the moved time.
 */
export async function moveClock(dataDir: string, ms: number): Promise<void> {
  const movedMs = readMoved(dataDir) + ms;
  mkdirSync(dataDir, { recursive: true });
  const aside = `${fileIn(dataDir)}.${process.pid}`;
  writeFileSync(aside, String(movedMs));
  renameSync(aside, fileIn(dataDir));
  known.delete(dataDir);
  await pause(freshMs);
}

/** Sets the clock to the real time, for a new demo. */
export function resetClock(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
  known.delete(dataDir);
}
