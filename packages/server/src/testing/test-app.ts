import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { openInMemory } from '../database/embedded.ts';
import type { Database } from '../database/types.ts';
import { injectFetch } from '../host/inject-fetch.ts';
import { mountSimulator } from '../integrations/identity/simulator/index.ts';
import type { Services } from '../services.ts';
import { fillWithDemo } from './filled-demo.ts';
import { migratedDump } from './migrated-dump.ts';

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  db: Services['database']['db'];
  /** The time of the app under test; `advance` moves it on. */
  clock: { now: Date; advance(seconds: number): void };
  close(): Promise<void>;
}

export interface TestAppGiven {
  config?: Partial<Config>;
  database?: Database;
  /** Whether the app runs on the embedded database, for what differs between the two or belongs to the demo. */
  isEmbedded?: boolean;
  now?: Date;
  /** Whether the demo is there, as it was filled once for all tests. */
  isDemo?: boolean;
  /** Whether the identity simulator is there, and reached without a network. */
  simulatesIdentity?: boolean;
  /** What is to be added before the app is ready. */
  prepare?: (app: FastifyInstance) => unknown;
}

/** Stands still where a test says what time it is, however long the test takes; else it goes on as time does. */
function clockFrom(start: Date | undefined) {
  let offsetMs = 0;
  return {
    get now() {
      return new Date((start?.getTime() ?? Date.now()) + offsetMs);
    },
    advance(seconds: number) {
      offsetMs += seconds * 1_000;
    },
  };
}

const openEmbedded = async () => openInMemory(new Blob([await readFile(await migratedDump())]));
let openDatabase: () => Promise<Database> = openEmbedded;

/** Says where apps find a migrated database of their own, unless they ask for the embedded one. */
export function useDatabases(open: () => Promise<Database>): void {
  openDatabase = open;
}

/** The whole API on a database of its own, with its files and mails in a temporary folder. */
export async function buildTestApp(given: TestAppGiven = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'semilla-test-'));
  const config: Config = {
    ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '3000' }),
    requestsPerMinuteMax: 1_000_000,
    ...given.config,
  };
  const clock = clockFrom(given.now);
  const database = given.database ?? (await (given.isEmbedded ? openEmbedded() : openDatabase()));
  if (given.isDemo) await fillWithDemo(database.db, dataDir, config.publicUrl);
  let app: FastifyInstance | undefined;
  const inside: typeof fetch = (input, init) => injectFetch(app as FastifyInstance)(input, init);
  const web = given.simulatesIdentity && { fetch: inside, ownUrl: () => config.publicUrl };
  app = await buildApp(config, { database, now: () => clock.now, ...(web && { web }) });
  if (web) mountSimulator(app);
  await given.prepare?.(app);
  await app.ready();
  return {
    app,
    services: app.services,
    db: app.services.database.db,
    clock,
    async close() {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
