/**
 * Goal: compare orders per second to pgbench running the same statements, with one client transaction per order.
 * Method: both run on the same durable PostgreSQL (fsync on), in turn, several rounds, medians; the run fails if the
 * books do not agree afterwards.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../src/kit/database/open-database.ts';
import { createExecutor } from '../../src/money/engine/create-executor.ts';
import { findBreaches } from '../../src/money/reconciliation/find-breaches.ts';
import { createServices, startServices, stopServices } from '../../src/start/create-services.ts';
import { readConfig } from '../../src/start/read-config.ts';
import { findBinaries } from '../../test/postgres/binaries.ts';
import { makeTemplate, newPostgresDatabase } from '../../test/postgres/databases.ts';
import { startOwn } from '../../test/postgres/server.ts';
import { medianOf, type Row } from '../table.ts';
import { baseline } from './baseline.ts';
import { fill } from './fill.ts';
import { latency } from './latency.ts';
import { ours } from './ours.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const users = 10_000;
const clients = 64;
const durable = ['max_connections=200', 'shared_buffers=512MB', 'max_wal_size=4GB'];

const silent = { error() {}, warn() {}, info() {} } as never;

export async function benchOrders(): Promise<Row[]> {
  const binaries = findBinaries();
  const pgbench = join(binaries.folder, 'pgbench');
  if (!existsSync(pgbench))
    throw new Error('pgbench is missing: install PostgreSQL 15 or newer with its programs');
  const server = await startOwn(binaries, durable);
  await makeTemplate(server.url);
  const rows: Row[] = [];
  try {
    for (const [what, projects, floor, target] of [
      ['orders per second, 200 projects', 200, 0.8, 2],
      ['orders per second, one popular project', 1, 1, 4],
    ] as const) {
      const url = await newPostgresDatabase(server.url);
      const services = await createServices(
        readConfig({
          DATABASE_URL: url,
          DATA_DIR: '.data-bench',
          SECRET_KEY: 'bench'.repeat(10),
          DEMO: 'false',
        }),
        silent,
        {
          database: await openDatabase({ database: { kind: 'postgres', url } }),
        },
      );
      await startServices(services, silent);
      await services.jobs.handle('notices', async () => {});
      await fill(services.database, { users, projects });
      const executor = createExecutor(services);
      const load = { users, projects, clients, seconds };
      const [own, other]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        other.push(await baseline({ pgbench, url }, load));
        own.push(await ours(executor, load));
        console.log(
          `  ${what}, round ${round + 1}: ${own.at(-1)?.toFixed(0)} beside ${other.at(-1)?.toFixed(0)} of pgbench`,
        );
      }
      rows.push({ what, own: medianOf(own), other: medianOf(other), floor, target });
      const { p50, p99 } = await latency(executor, { users, projects, perSecond: 500, seconds });
      console.log(
        `  ${what}: at 500 per second, open loop, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (floor 25, target 10)`,
      );
      const { breaches } = await findBreaches(services.database.db, 10);
      await stopServices(services);
      if (breaches.length) throw new Error(`the books do not agree: ${JSON.stringify(breaches)}`);
    }
  } finally {
    await server.stop();
  }
  return rows;
}
