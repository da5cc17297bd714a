import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDemo } from '../../test/filled-demo.ts';
import { freePort } from '../../test/free-port.ts';
import { startPair } from '../../test/postgres/pair.ts';
import { disturb } from './disturb.ts';
import { startOwn } from './start-own.ts';

export interface FailOvers {
  rounds: number;
  clients: number;
  seed: string;
  say(line: string): void;
}

const secondsMax = 15;

/** Kills the primary database repeatedly and promotes its standby, while clients work on one running platform. */
export async function failOver({ rounds, ...options }: FailOvers): Promise<string[]> {
  // With fsync, as in production.
  const pair = await startPair(['fsync=on']);
  const dataDir = mkdtempSync(join(tmpdir(), 'semilla-failover-'));
  const settings = { DATA_DIR: dataDir, PORT: String(await freePort()) };
  try {
    await prepareDemo({ ...settings, DATABASE_URL: pair.url });
    const server = await startOwn(pair.url, { ...settings, DATABASE_READ_URL: pair.standby().url });
    try {
      const round = { name: 'failover', happen: pair.failOver, repair: pair.rejoin };
      const isLast = (index: number) => index === rounds - 1;
      const all = Array.from({ length: rounds }, (_, index) =>
        isLast(index) ? { name: round.name, happen: round.happen } : round,
      );
      return await disturb({ ...options, url: server.url, rounds: all, secondsMax });
    } finally {
      await server.stop();
    }
  } finally {
    await pair.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
