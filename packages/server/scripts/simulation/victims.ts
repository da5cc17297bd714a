import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@semilla/client';
import { v1 } from '@semilla/contract';
import { prepareDemo } from '../../test/filled-demo.ts';
import { freePort } from '../../test/free-port.ts';
import { findBinaries } from '../../test/postgres/binaries.ts';
import { startOwn as startPostgres } from '../../test/postgres/server.ts';
import type { Running } from '../../test/process.ts';
import { startOwn } from './start-own.ts';

export const victims = ['server', 'postgres', 'embedded'] as const;
/** `both` alternates between the server and its PostgreSQL. */
export type VictimName = (typeof victims)[number] | 'both';

/** A platform of which one part can be killed and restarted. */
export interface Victim {
  url: string;
  crash(): Promise<void>;
  recover(): Promise<void>;
  stop(): Promise<void>;
}

const patienceMs = 300_000;

async function waitUntilUp(url: string): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const isThere = await createClient({ baseUrl: url })(v1.projects.find, { query: { take: 1 } }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    if (Date.now() > deadline) throw new Error('the platform did not come back');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Starts the platform; its PostgreSQL runs with fsync, as in production, so that acknowledged writes survive. */
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
      await waitUntilUp(server.url);
    },
    async stop() {
      await server.stop();
      await postgres?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
