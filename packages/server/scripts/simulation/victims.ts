import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDemo } from '../../src/testing/filled-demo.ts';
import { freePort } from '../../src/testing/free-port.ts';
import { findBinaries } from '../../src/testing/postgres/binaries.ts';
import { startOwn as startPostgres } from '../../src/testing/postgres/server.ts';
import type { Running } from '../../src/testing/process.ts';
import { startOwn } from './own-server.ts';

export const victims = ['server', 'postgres', 'embedded'] as const;
/** `both` is the server and the PostgreSQL under it in turns. */
export type VictimName = (typeof victims)[number] | 'both';

/** A platform, a part of which is ended without warning and started again. */
export interface Victim {
  url: string;
  crash(): Promise<void>;
  recover(): Promise<void>;
  stop(): Promise<void>;
}

const patienceMs = 300_000;

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const isThere = await fetch(`${url}/v1/project/projects?take=1`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    if (Date.now() > deadline) throw new Error('the platform did not come back');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The server ends, or the PostgreSQL under it: one that writes what it says it has written, as it would for real. */
export async function startVictim(name: VictimName): Promise<Victim> {
  const postgres = name === 'embedded' ? undefined : await startPostgres(findBinaries(), ['fsync=on']);
  const dataDir = mkdtempSync(join(tmpdir(), 'semilla-crash-'));
  const settings = { DATA_DIR: dataDir, PORT: String(await freePort()) };
  await prepareDemo({ ...settings, DATABASE_URL: postgres?.url });
  let server: Running = await startOwn(postgres?.url, settings);

  let crashes = 0;
  const isPostgres = () => name === 'postgres' || (name === 'both' && crashes % 2 === 0);

  async function endServer(): Promise<void> {
    server.kill('SIGKILL');
    await server.ended;
  }
  return {
    url: server.url,
    async crash() {
      crashes += 1;
      await (isPostgres() ? postgres?.crash() : endServer());
    },
    async recover() {
      if (isPostgres()) await postgres?.restart();
      else server = await startOwn(postgres?.url, settings);
      await answers(server.url);
    },
    async stop() {
      await server.stop();
      await postgres?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
