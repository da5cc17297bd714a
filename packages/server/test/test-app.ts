import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clockIn } from '@semilla/demo/desk/clock.ts';
import { mountSimulator } from '@semilla/demo/simulator/mount-simulator.ts';
import { simulatorAccess } from '@semilla/demo/simulator/simulator-access.ts';
import type { FastifyInstance } from 'fastify';
import { injectFetch } from '../src/host/inject-fetch.ts';
import type { Config } from '../src/kit/config.ts';
import { openInMemory } from '../src/kit/database/embedded.ts';
import type { Database } from '../src/kit/database/types.ts';
import type { Services } from '../src/kit/services.ts';
import { buildApp } from '../src/start/build-app.ts';
import { readConfig } from '../src/start/read-config.ts';
import { fillWithDemo } from './filled-demo.ts';
import { migratedDump } from './migrated-dump.ts';
import { testSecretKey } from './users.ts';
import { watchAnswers } from './watch-answers.ts';
import { wordlessInAudit } from './wordless-in-audit.ts';

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  db: Services['database']['db'];
  /** The time of the app under test. `advance` moves it forward. */
  clock: { now: Date; advance(seconds: number): void };
  close(): Promise<void>;
}

export interface TestAppGiven {
  config?: Partial<Config>;
  database?: Database;
  /** Whether to use the embedded database, for tests of differences between the databases. */
  isEmbedded?: boolean;
  /** Whether to fill the database and the data folder with the demo. */
  isDemo?: boolean;
  now?: Date;
  /** Whether to mount the identity simulator. The app then calls it without a network. */
  simulatesIdentity?: boolean;
  /** Runs before the app is ready, for example to add routes. */
  prepare?: (app: FastifyInstance) => unknown;
}

/** Follows real time, unless a test sets the time. Then each reading is a millisecond later than the one before. */
function clockFrom(start: Date | undefined) {
  let offsetMs = 0;
  return {
    get now() {
      if (!start) return new Date(Date.now() + offsetMs);
      offsetMs += 1;
      return new Date(start.getTime() + offsetMs);
    },
    advance(seconds: number) {
      offsetMs += seconds * 1_000;
    },
  };
}

const openEmbedded = async () => openInMemory(new Blob([await readFile(await migratedDump())]));
let openDatabase: () => Promise<Database> = openEmbedded;

/** Sets how apps open their own migrated database, unless they request the embedded one. */
export function useDatabases(open: () => Promise<Database>): void {
  openDatabase = open;
}

/** Builds the whole API with its own database, and a temporary folder for files and mails. */
export async function buildTestApp(given: TestAppGiven = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'semilla-test-'));
  writeFileSync(join(dataDir, 'secret.key'), testSecretKey);
  const config: Config = {
    ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '3000' }),
    requestsPerMinuteMax: 1_000_000,
    // Scheduled work would run beside a test: at a full hour, for example, it closes offers past their deadline.
    runsSchedules: false,
    // A busy machine may be slow. Tests of these limits set both.
    patienceMs: 60_000,
    moneyPatience: { queueMs: 120_000, lockMs: 120_000 },
    // Tests move the clock. Tests of fresh factors set the real five minutes.
    freshFactorMinutes: 100_000_000,
    ...given.config,
  };
  const clock = clockFrom(given.now);
  const database = given.database ?? (await (given.isEmbedded ? openEmbedded() : openDatabase()));
  if (given.isDemo) await fillWithDemo(database.db, dataDir, config.publicUrl);
  let app: FastifyInstance | undefined;
  const fetchFromApp: typeof fetch = (input, init) => injectFetch(app as FastifyInstance)(input, init);
  const web = given.simulatesIdentity && { fetch: fetchFromApp, ownUrl: () => config.publicUrl };
  const clocks = given.isDemo ? clockIn(dataDir, () => clock.now) : { now: () => clock.now };
  app = await buildApp(config, { database, ...clocks, simulatorAccess, ...(web && { web }) });
  if (web) mountSimulator(app);
  const undescribed = watchAnswers(app);
  await given.prepare?.(app);
  await app.ready();
  return {
    app,
    services: app.services,
    db: app.services.database.db,
    clock,
    async close() {
      const wordless = await wordlessInAudit(app.services.database.db);
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
      if (undescribed().length)
        throw new Error(`The description of the API lacks: ${undescribed().join('; ')}.`);
      if (wordless.length) throw new Error(`The audit trail shows raw names: ${wordless.join('; ')}.`);
    },
  };
}
