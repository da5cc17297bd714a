import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../src/kit/database/open-database.ts';
import { unlimited } from '../../src/kit/users/reach.ts';
import { transactionList } from '../../src/wallet/transactions/queries.ts';
import { recorded } from '../../test/plans/recorded.ts';
import { type Answer, clientOf } from '../platform/client.ts';
import { closedLoop } from '../platform/loops.ts';
import { processorMs, watchPostgres } from '../platform/processor-time.ts';
import { rounds, seconds } from '../sizes.ts';
import { medianOf, type Row } from '../table.ts';

const load = { clients: 8, seconds };

/** Records the statements with which the server reads the first page of all transactions: first its ids, then the total. */
async function statementsOf(databaseUrl: string, file: string): Promise<void> {
  const database = await openDatabase({ database: { kind: 'postgres', url: databaseUrl } });
  const query = { skip: 0, take: 25, orderBy: 'createdAt', orderSide: 'desc' } as never;
  const read = () => transactionList.page(database.db, query, unlimited);
  // Opens the connections, which are checked when they are new.
  await read();
  const statements = await recorded(read);
  await database.close();
  writeFileSync(file, JSON.stringify(statements));
}

async function startPlain(databaseUrl: string, file: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'plain.ts'), databaseUrl, file]);
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  const url = `http://127.0.0.1:${String(port).trim()}`;
  return { url, pid: child.pid as number, stop: () => void child.kill() };
}

async function answered(ask: () => Promise<Answer>): Promise<void> {
  const { status, body } = await ask();
  if (status !== 200) throw new Error(`a list was answered ${status}: ${body}`);
}

/** Sends requests in a loop; returns how many per second, and the processor time per request. */
async function measured(pid: number, databaseMsNow: () => number, ask: () => Promise<Answer>) {
  const before = { server: processorMs(pid), database: databaseMsNow() };
  const { perSecond, count } = await closedLoop(() => answered(ask), load);
  const serverMs = (processorMs(pid) - before.server) / count;
  return { perSecond, serverMs, databaseMs: (databaseMsNow() - before.database) / count };
}

type Measured = Awaited<ReturnType<typeof measured>>;

interface Compared {
  databaseUrl: string;
  dataDir: string;
  ask: () => Promise<Answer>;
  /** The process of the platform. */
  pid: number;
}

/** Compares a list, with sign-in and validation, to plain node:http and pg running the same statements. */
export async function besidePlain(what: string, { databaseUrl, dataDir, ask, pid }: Compared): Promise<Row> {
  const file = join(dataDir, 'statements.json');
  await statementsOf(databaseUrl, file);
  const plain = await startPlain(databaseUrl, file);
  const askPlain = clientOf(plain.url, load.clients);
  const databaseMs = await watchPostgres(databaseUrl);
  const own: Measured[] = [];
  const other: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    other.push(await measured(plain.pid, databaseMs, () => askPlain('/')));
    own.push(await measured(pid, databaseMs, ask));
  }
  plain.stop();
  const median = (all: Measured[], key: keyof Measured) => medianOf(all.map((round) => round[key]));
  const spent = (all: Measured[]) =>
    `${median(all, 'serverMs').toFixed(2)} ms server + ${median(all, 'databaseMs').toFixed(2)} ms database`;
  return {
    what,
    unit: 'per second',
    result: median(own, 'perSecond'),
    baseline: median(other, 'perSecond'),
    floor: 0.9,
    target: 1.2,
    note: `${spent(own)}; plain ${spent(other)}`,
  };
}
