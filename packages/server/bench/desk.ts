/**
 * Goal: a desk with 100,216 customers answers before staff notice a wait. Method: an administrator asks for the lists and the
 * search of the backoffice over HTTP, fifty times each after a warm-up, and selects all customers for a bulk act. The
 * slowest of the answers counts by its 95th percentile. DESK_DATABASE_URL and
 * DESK_DATA_DIR name a platform filled before with as many. With DESK_TO_THE_END=true a bulk act is stopped on its way,
 * undone, and then run on all customers to its end, which takes a while.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries } from '../test/postgres/binaries.ts';
import { startOwn } from '../test/postgres/server.ts';
import { logInAs, startProcess } from '../test/process.ts';
import { bulkToTheEnd } from './bulk-to-the-end.ts';
import { newFilled } from './lists/new-filled.ts';
import { type Answer, type Ask, clientOf } from './platform/client.ts';
import { durable } from './sizes.ts';
import { percentile, type Row } from './table.ts';

const customers = 100_216;
const size = { customers, transactions: 300_000, projects: 150, seed: '1' };
const tries = 50;
const warmUps = 5;
const [floor, target] = [300, 300];
const take = 100;

const lists = {
  'customers in the usual order': `/v1/account/users?take=${take}`,
  'customers by a part of the name': `/v1/account/users?take=${take}&name=lucia`,
  'customers by a search over all fields': `/v1/account/users?take=${take}&multiSearch=lucia+ferrer`,
  'customers, page 1,000': `/v1/account/users?take=${take}&skip=${999 * take}`,
  'movements in the usual order': `/v1/wallet/transactions?take=${take}`,
  'the search of the palette': '/v1/overview/search?text=lucia+ferrer',
  'the search of the palette, an amount': '/v1/overview/search?text=1.250,00',
};

async function milliseconds(ask: () => Promise<Answer>): Promise<number> {
  const startedAt = performance.now();
  const { status, body } = await ask();
  if (status >= 300) throw new Error(`it was answered ${status}: ${body}`);
  return performance.now() - startedAt;
}

async function measure(what: string, path: string, ask: Ask): Promise<Row> {
  const took: number[] = [];
  for (let turn = -warmUps; turn < tries; turn += 1) {
    const each = await milliseconds(() => ask(path));
    if (turn >= 0) took.push(each);
  }
  const note = `median ${percentile(took, 0.5).toFixed(0)} ms`;
  const result = percentile(took, 0.95);
  return {
    what: `with ${customers} customers: ${what}, 95th percentile`,
    unit: 'ms',
    result,
    floor,
    target,
    lessIsBetter: true,
    note,
  };
}

const json = ({ body }: Answer) => JSON.parse(String(body));

/** Selects all customers, without staff, for an act, which notes each of them before it begins. */
async function selectAll(ask: Ask): Promise<Row> {
  const { total } = json(await ask('/v1/account/users?take=1&role=user'));
  const startedAt = performance.now();
  const body = { act: 'disableUsers', filter: { role: 'user' } };
  const answer = await ask('/v1/bulk-acts', { method: 'POST', body });
  const took = performance.now() - startedAt;
  const started = json(answer);
  if (answer.status >= 300) throw new Error(`the bulk act was answered ${answer.status}: ${answer.body}`);
  await ask(`/v1/bulk-acts/${started.bulkActId}/stop`, { method: 'POST' });
  const rows = json(await ask(`/v1/bulk-acts/${started.bulkActId}/rows?take=1`));
  const noted = Math.min(started.total, rows.total);
  if (total !== noted) throw new Error(`of ${total} customers a bulk act on all has ${noted}`);
  return {
    what: 'customers that a bulk act on all of them notes',
    unit: 'customers',
    result: noted,
    floor: customers,
    target: customers,
    note: `in ${took.toFixed(0)} ms`,
  };
}

export async function benchDesk(): Promise<Row[]> {
  const server = await startOwn(findBinaries(), durable);
  const dataDir = mkdtempSync(join(tmpdir(), 'semilla-bench-'));
  try {
    const url = process.env.DESK_DATABASE_URL ?? (await newFilled(server.url, 'desk', { size, dataDir }));
    const running = await startProcess({
      DATABASE_URL: url,
      DATA_DIR: process.env.DESK_DATA_DIR ?? dataDir,
      DEMO: 'true',
      TRUST_PROXY: '1',
    });
    try {
      const cookie = await logInAs(running, 'admin@semilla.test');
      const client = clientOf(running.url, 1);
      let count = 0;
      // The networks rotate, because the rate limit would stop a single one.
      const ask: Ask = (path, asked = {}) => {
        count += 1;
        const headers = {
          cookie,
          'x-forwarded-for': `10.0.${count % 100}.1`,
          ...(asked.method && { origin: running.url, 'idempotency-key': crypto.randomUUID() }),
        };
        return client(path, { headers, ...asked });
      };
      const rows: Row[] = [];
      for (const [what, path] of Object.entries(lists)) rows.push(await measure(what, path, ask));
      rows.push(await selectAll(ask));
      return process.env.DESK_TO_THE_END === 'true' ? [...rows, ...(await bulkToTheEnd(ask))] : rows;
    } finally {
      await running.stop();
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
