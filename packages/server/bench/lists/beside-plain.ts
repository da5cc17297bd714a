import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../src/kit/database/open-database.ts';
import { findTransactions } from '../../src/wallet/transactions/queries.ts';
import { recorded } from '../../test/plans/recorded.ts';
import { medianOf, type Row } from '../table.ts';
import { perSecond } from './measure.ts';

const clients = 8;

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
  return { url: `http://127.0.0.1:${String(port).trim()}/`, stop: () => void child.kill() };
}

/** Compares a list, with sign-in and validation, to plain node:http and pg running the same two statements. */
export async function besidePlain(
  what: string,
  { databaseUrl, dataDir, ask }: { databaseUrl: string; dataDir: string; ask: () => Promise<Response> },
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Row> {
  const file = join(dataDir, 'statements.json');
  await statementsOf(databaseUrl, file);
  const plain = await startPlain(databaseUrl, file);
  const [own, other]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    other.push(await perSecond(() => fetch(plain.url), clients, seconds));
    own.push(await perSecond(ask, clients, seconds));
  }
  plain.stop();
  return { what, own: medianOf(own), other: medianOf(other), floor: 0.9, target: 1.5 };
}
