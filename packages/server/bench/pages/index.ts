/**
 * Goal: showing a page to a visitor takes little processor time, and no page is stale. Method: measures, in turn, the
 * cached list of projects and a bare Fastify route that sends the same compressed bytes and headers; then requests a page
 * after each of many changes, and compares a compressed answer of the API to an uncompressed one.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries } from '../../test/postgres/binaries.ts';
import { makeTemplate } from '../../test/postgres/databases.ts';
import { startOwn } from '../../test/postgres/server.ts';
import { type Answer, clientOf } from '../platform/client.ts';
import { administratorNumbers, benchId, projectKind } from '../platform/fill.ts';
import { type FilledPlatform, startFilled } from '../platform/filled-platform.ts';
import { usersOf } from '../platform/investors.ts';
import { closedLoop } from '../platform/loops.ts';
import { processorMs } from '../platform/processor-time.ts';
import { durable, rounds, seconds } from '../sizes.ts';
import { medianOf, type Row } from '../table.ts';

const path = '/projects/';
const headers = { 'accept-encoding': 'br' };
const load = { clients: 16, seconds };
const changes = 200;
/** Headers that Node adds to each answer, so the bare server must not send them too. */
const ofConnection = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding']);

async function startBare({ headers: sent, body }: Answer, folder: string) {
  const file = join(folder, 'page.json');
  const same = Object.fromEntries(Object.entries(sent).filter(([name]) => !ofConnection.has(name)));
  writeFileSync(file, JSON.stringify({ headers: same, body: body.toString('base64') }));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare.ts'), file]);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: String(line).trim(), pid: child.pid as number, stop: () => void child.kill() };
}

const each = (ms: number, count: number) => `${((ms * 1_000) / count).toFixed(0)} µs`;

async function cachedPage({ url, pid }: FilledPlatform): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'semilla-bench-'));
  const ask = clientOf(url, load.clients);
  await ask(path, { headers });
  const page = await ask(path, { headers });
  if (page.headers['x-semilla-cache'] !== 'hit') throw new Error('the page is not served from the cache');
  const bare = await startBare(page, folder);
  const askBare = clientOf(bare.url, load.clients);
  const getBoth = {
    own: async () => {
      const { status, headers: got } = await ask(path, { headers });
      if (status !== 200 || got['x-semilla-cache'] !== 'hit')
        throw new Error(`the page was answered ${status}, from the cache: ${got['x-semilla-cache']}`);
    },
    bare: async () => {
      const { status } = await askBare(path, { headers });
      if (status !== 200) throw new Error(`the bare route answered ${status}`);
    },
  };
  const results = { own: [] as number[], bare: [] as number[] };
  const spent = { own: 0, bare: 0, ownCount: 0, bareCount: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const bareBefore = processorMs(bare.pid);
    const other = await closedLoop(getBoth.bare, load);
    spent.bare += processorMs(bare.pid) - bareBefore;
    const before = processorMs(pid);
    const own = await closedLoop(getBoth.own, load);
    spent.own += processorMs(pid) - before;
    results.bare.push(other.perSecond);
    results.own.push(own.perSecond);
    spent.bareCount += other.count;
    spent.ownCount += own.count;
  }
  bare.stop();
  rmSync(folder, { recursive: true });
  return {
    what: `a cached page of ${page.body.length} compressed bytes`,
    unit: 'per second',
    result: medianOf(results.own),
    baseline: medianOf(results.bare),
    floor: 0.7,
    target: 0.9,
    note: `processor time ${each(spent.own, spent.ownCount)}, of the bare route ${each(spent.bare, spent.bareCount)}`,
  };
}

async function afterChanges(platform: FilledPlatform): Promise<Row> {
  const { as } = usersOf(platform, 4);
  const administrator = as(administratorNumbers[0] as number);
  let stale = 0;
  for (let change = 0; change < changes; change += 1) {
    const direction = `Calle número ${change}, ${change}`;
    const edit = { method: 'PATCH', body: { direction } };
    const answer = await administrator(`/v1/project/projects/${benchId(projectKind, 1)}`, edit);
    if (answer.status !== 200) throw new Error(`the change was answered ${answer.status}: ${answer.body}`);
    const page = await as(1)('/projects/proyecto-1', { headers: { cookie: '' } });
    if (!String(page.body).includes(direction)) stale += 1;
  }
  const what = `stale pages after ${changes} changes`;
  return { what, unit: 'pages', result: stale, floor: 0, target: 0, lessIsBetter: true };
}

async function compressed(platform: FilledPlatform): Promise<Row> {
  const { as } = usersOf(platform, 1);
  const list = '/v1/project/projects?take=25';
  const plain = await as(1)(list);
  const small = await as(1)(list, { headers });
  const repeated = 200;
  /** The processor time of the server for one answer, on average. */
  async function msOf(ask: () => Promise<Answer>): Promise<number> {
    const before = processorMs(platform.pid);
    for (let time = 0; time < repeated; time += 1) await ask();
    return (processorMs(platform.pid) - before) / repeated;
  }
  const smallMs: number[] = [];
  const plainMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    smallMs.push(await msOf(() => as(1)(list, { headers })));
    plainMs.push(await msOf(() => as(1)(list)));
  }
  return {
    what: 'a list of the API with 25 projects: bytes sent beside uncompressed ones',
    unit: 'bytes',
    result: small.body.length,
    baseline: plain.body.length,
    floor: 0.5,
    target: 0.3,
    lessIsBetter: true,
    note: `${small.headers['content-encoding'] ?? 'not compressed'}; ${medianOf(smallMs).toFixed(2)} ms of the processor, ${medianOf(plainMs).toFixed(2)} uncompressed`,
  };
}

export async function benchPages(): Promise<Row[]> {
  const server = await startOwn(findBinaries(), durable);
  try {
    await makeTemplate(server.url);
    const platform = await startFilled(server.url, { users: 10, projects: 30 });
    const rows = [await cachedPage(platform), await afterChanges(platform), await compressed(platform)];
    await platform.stop();
    return rows;
  } finally {
    await server.stop();
  }
}
