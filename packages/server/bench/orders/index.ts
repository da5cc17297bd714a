/**
 * Goal: compare orders per second over HTTP, with session, validation, limits, mails and logs, to pgbench running the
 * money statements alone at its best number of clients. Method: both run on the same durable PostgreSQL, each on a
 * database of its own, in turn, medians of several rounds; processor time includes that of the mails sent afterwards.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBinaries } from '../../test/postgres/binaries.ts';
import { makeTemplate } from '../../test/postgres/databases.ts';
import { startOwn } from '../../test/postgres/server.ts';
import { newFilledDatabase, processorNote, startFilled } from '../platform/filled-platform.ts';
import { usersOf } from '../platform/investors.ts';
import { closedLoop, openLoop } from '../platform/loops.ts';
import { durable, rounds, seconds } from '../sizes.ts';
import { medianOf, percentile, type Row } from '../table.ts';
import { baseline, bestClients } from './baseline.ts';

const users = 10_000;
const clients = 64;
const latencyAt = 500;

const random = (max: number) => 1 + Math.floor(Math.random() * max);

interface Shape {
  what: string;
  projects: number;
  wantMails: boolean;
  floor: number;
  target: number;
}

const shapes: Shape[] = [
  { what: '200 projects, a mail for each', projects: 200, wantMails: true, floor: 0.8, target: 1.5 },
  { what: '200 projects, no mails wanted', projects: 200, wantMails: false, floor: 1, target: 2 },
  { what: 'one popular project, a mail for each', projects: 1, wantMails: true, floor: 1.5, target: 3 },
  { what: 'one popular project, no mails wanted', projects: 1, wantMails: false, floor: 2, target: 4 },
];

async function measure(serverUrl: string, pgbench: string, shape: Shape): Promise<Row[]> {
  const { what, projects, wantMails, floor, target } = shape;
  const size = { users, projects, wantMails };
  const platform = await startFilled(serverUrl, size);
  // The ledger entries of pgbench have no marks, and the platform would report them as made by someone else.
  const beside = await newFilledDatabase(serverUrl, size);
  await beside.database.close();
  const where = { pgbench, url: beside.databaseUrl };
  const best = await bestClients(where, { users, projects, seconds: Math.ceil(seconds / 2) });
  const { invest } = usersOf(platform, clients * 4);
  const placeOne = async () => (await invest(random(users), random(projects))).status === 201;
  const [own, other]: [number[], number[]] = [[], []];
  let [orders, serverMs, databaseMs] = [0, 0, 0];
  const pgbenchSpent = { ms: 0, orders: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const idle = platform.processorMs();
    const perSecondOfPgbench = await baseline(where, { users, projects, seconds, clients: best });
    other.push(perSecondOfPgbench);
    // Both databases are of one PostgreSQL, and the platform does nothing meanwhile.
    const before = platform.processorMs();
    pgbenchSpent.ms += before.database - idle.database;
    pgbenchSpent.orders += perSecondOfPgbench * seconds;
    const { perSecond, count } = await closedLoop(placeOne, { clients, seconds });
    await platform.jobsDone();
    const after = platform.processorMs();
    own.push(perSecond);
    orders += count;
    serverMs += after.server - before.server;
    databaseMs += after.database - before.database;
    console.log(
      `  ${what}, round ${round + 1}: ${perSecond.toFixed(0)} beside ${other.at(-1)?.toFixed(0)} of pgbench`,
    );
  }
  const spent = processorNote({ server: 0, database: 0 }, { server: serverMs, database: databaseMs }, orders);
  const row = { what: `orders, ${what}`, unit: 'per second', floor, target };
  const rows: Row[] = [
    {
      ...row,
      result: medianOf(own),
      baseline: medianOf(other),
      note: `${spent}; pgbench with ${best} clients, ${(pgbenchSpent.ms / pgbenchSpent.orders).toFixed(2)} ms database each`,
    },
  ];
  if (projects > 1 && wantMails) {
    const shares: Record<'median' | 'slow', number[]> = { median: [], slow: [] };
    const before = platform.processorMs();
    let count = 0;
    for (let round = 0; round < rounds; round += 1) {
      const durations = await openLoop(placeOne, { perSecond: latencyAt, seconds });
      await platform.jobsDone();
      count += durations.length;
      shares.median.push(percentile(durations, 0.5));
      shares.slow.push(percentile(durations, 0.99));
    }
    rows.push({
      what: `an order at ${latencyAt} per second, open loop, 99th percentile`,
      unit: 'ms',
      result: medianOf(shares.slow),
      floor: 50,
      target: 20,
      lessIsBetter: true,
      note: `median ${medianOf(shares.median).toFixed(1)} ms; ${processorNote(before, platform.processorMs(), count)}`,
    });
  }
  await platform.stop();
  return rows;
}

export async function benchOrders(): Promise<Row[]> {
  const binaries = findBinaries();
  const pgbench = join(binaries.folder, 'pgbench');
  if (!existsSync(pgbench))
    throw new Error('pgbench is missing: install PostgreSQL 15 or newer with its programs');
  const server = await startOwn(binaries, durable);
  try {
    await makeTemplate(server.url);
    const rows: Row[] = [];
    for (const shape of shapes) rows.push(...(await measure(server.url, pgbench, shape)));
    return rows;
  } finally {
    await server.stop();
  }
}
