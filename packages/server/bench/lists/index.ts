/**
 * Goal: lists stay fast with much data. Method: as an administrator, every page, sort and filter is requested over HTTP
 * from a platform with 100,000 customers and 1,000,000 transactions and from one a thousandth of that size, in turn;
 * medians are compared. LISTS_DATABASE_URL names a database filled by `npm run seed-scale`; without it one is filled
 * first, which takes a while.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries } from '../../test/postgres/binaries.ts';
import { startOwn } from '../../test/postgres/server.ts';
import { logInAs, startProcess } from '../../test/process.ts';
import { clientOf } from '../platform/client.ts';
import { durable, rounds } from '../sizes.ts';
import type { Row } from '../table.ts';
import { besidePlain } from './beside-plain.ts';
import { inTurn } from './measure.ts';
import { newFilled } from './new-filled.ts';
import { type ListRequest, requestsFor } from './requests-for.ts';

const smallSize = { customers: 212, transactions: 1_000, projects: 24, seed: '1' };
const largeSize = { customers: 100_000, transactions: 1_000_000, projects: 500, seed: '1' };
const [floor, target] = [10, 2];
/** As many connections as `besidePlain` has clients. */
const clients = 8;

async function startPlatform(databaseUrl: string, dataDir: string) {
  const running = await startProcess({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO: 'true',
    TRUST_PROXY: '1',
  });
  const cookie = await logInAs(running, 'admin@semilla.test');
  const ask = clientOf(running.url, clients);
  let count = 0;
  // The networks rotate, because the rate limit would stop a single one.
  const get = (path: string) => {
    count += 1;
    const headers = { cookie, 'x-forwarded-for': `10.0.${count % 100}.1` };
    return ask(path, { headers });
  };
  const requests = await requestsFor(async (path) => JSON.parse(String((await get(path)).body)));
  return { running, get, requests };
}

type Platform = Awaited<ReturnType<typeof startPlatform>>;

/** Prints the times of each list with much and with little data; returns the row with the worst ratio. */
async function compare(large: Platform, small: Platform): Promise<Row> {
  const findSmall = ({ list, what }: ListRequest) =>
    small.requests.find((candidate) => candidate.list === list && candidate.what === what);
  let worst = { ratio: 0, what: '' };
  console.log('\nlist | what | ms with much | ms with little | ratio');
  for (const request of large.requests) {
    const twin = findSmall(request);
    if (!twin) continue;
    const [much = 0, little = 0] = await inTurn(
      [() => large.get(request.url), () => small.get(twin.url)],
      rounds,
    );
    const ratio = much / little;
    const verdict = ratio <= target ? '' : ratio <= floor ? ' — above the target' : ' — ABOVE THE FLOOR';
    console.log(
      `${request.list} | ${request.what} | ${much.toFixed(1)} | ${little.toFixed(1)} | ${ratio.toFixed(1)}${verdict}`,
    );
    if (ratio > worst.ratio) worst = { ratio, what: `${request.list}, ${request.what}` };
  }
  return {
    what: `the slowest list with much, beside itself with little (${worst.what})`,
    unit: 'times',
    result: worst.ratio,
    floor,
    target,
    lessIsBetter: true,
  };
}

export async function benchLists(): Promise<Row[]> {
  const server = await startOwn(findBinaries(), durable);
  const dataDir = mkdtempSync(join(tmpdir(), 'semilla-bench-'));
  const platforms: Platform[] = [];
  try {
    const smallUrl = await newFilled(server.url, 'small', { size: smallSize, dataDir });
    const largeUrl =
      process.env.LISTS_DATABASE_URL ?? (await newFilled(server.url, 'large', { size: largeSize, dataDir }));
    const largeDataDir = process.env.LISTS_DATA_DIR ?? dataDir;
    const small = await startPlatform(smallUrl, dataDir);
    platforms.push(small);
    const large = await startPlatform(largeUrl, largeDataDir);
    platforms.push(large);
    const rows = [await compare(large, small)];
    for (const [what, databaseUrl, { get, running }] of [
      ['a list of 25 rows with little', smallUrl, small],
      ['a list of 25 rows with much', largeUrl, large],
    ] as const) {
      const ask = () => get('/v1/wallet/transactions?take=25');
      rows.push(await besidePlain(what, { databaseUrl, dataDir, ask, pid: running.pid }));
    }
    return rows;
  } finally {
    for (const { running } of platforms) await running.stop();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
