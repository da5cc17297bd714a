import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../src/kit/database/open-database.ts';
import { findTransactions } from '../../src/wallet/transactions/queries.ts';
import { recorded } from '../../test/plans/recorded.ts';
import { closedLoop } from '../platform/loops.ts';
import { processorMs } from '../platform/processor-time.ts';
import { rounds, seconds } from '../sizes.ts';
import { medianOf, type Row } from '../table.ts';

const load = { clients: 8, seconds };

/** Records the statements with which the server reads the first page of all transactions. */
async function statementsOf(databaseUrl: string, file: string): Promise<void> {
  const database = await openDatabase({ database: { kind: 'postgres', url: databaseUrl } });
  const query = { skip: 0, take: 25, orderBy: 'createdAt', orderSide: 'desc' } as never;
  const statements = await recorded(() =>
    findTransactions(database.db, { caller: {}, scope: 'all' } as never, query),
  );
  await database.close();
  writeFileSync(file, JSON.stringify(statements));
}

async function startPlain(databaseUrl: string, file: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'plain.ts'), databaseUrl, file]);
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  const url = `http://127.0.0.1:${String(port).trim()}/`;
  return { url, pid: child.pid as number, stop: () => void child.kill() };
}

async function answered(ask: () => Promise<Response>): Promise<void> {
  const answer = await ask();
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}`);
}

/** The processor time of a process for each of the acts, and how many per second. */
async function measured(pid: number, ask: () => Promise<Response>) {
  const before = processorMs(pid);
  const { perSecond, count } = await closedLoop(() => answered(ask), load);
  return { perSecond, ms: (processorMs(pid) - before) / count };
}

interface Compared {
  databaseUrl: string;
  dataDir: string;
  ask: () => Promise<Response>;
  /** The process of the platform. */
  pid: number;
}

/** Compares a list, with sign-in and validation, to plain node:http and pg running the same two statements. */
export async function besidePlain(what: string, { databaseUrl, dataDir, ask, pid }: Compared): Promise<Row> {
  const file = join(dataDir, 'statements.json');
  await statementsOf(databaseUrl, file);
  const plain = await startPlain(databaseUrl, file);
  const [own, other]: { perSecond: number; ms: number }[][] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    other?.push(await measured(plain.pid, () => fetch(plain.url)));
    own?.push(await measured(pid, ask));
  }
  plain.stop();
  const median = (of: typeof own, key: 'perSecond' | 'ms') => medianOf((of ?? []).map((one) => one[key]));
  return {
    what,
    unit: 'per second',
    result: median(own, 'perSecond'),
    baseline: median(other, 'perSecond'),
    floor: 0.9,
    target: 1.2,
    note: `${median(own, 'ms').toFixed(2)} ms server, ${median(other, 'ms').toFixed(2)} ms plain`,
  };
}
