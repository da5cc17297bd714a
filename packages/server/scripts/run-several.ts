/**
 * Runs the built platform with its demo locally as in production: a PostgreSQL in a temporary folder, several
 * processes, and a proxy at PORT that distributes the requests in turn: npm run run-several -- --processes 2
 */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { ConfigError } from '../src/kit/config-error.ts';
import { readConfig } from '../src/start/read-config.ts';
import { startPostgres } from '../test/postgres/server.ts';
import { type Running, startProcess } from '../test/process.ts';
import { roundRobin } from './several/round-robin.ts';

const { values } = parseArgs({ options: { processes: { type: 'string', default: '2' } } });

/** Creates the database with the collation of the README, because the test databases sort by bytes. */
async function newDatabase(serverUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  const name = `semilla_several_${process.pid}`;
  const collation = `template template0 encoding 'UTF8' locale 'C.UTF-8'`;
  await client.query(`create database ${name} ${collation}`).finally(() => client.end());
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}

async function startAll(databaseUrl: string): Promise<Running[]> {
  const { dataDir, publicUrl } = readConfig();
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO: 'true',
    PUBLIC_URL: publicUrl,
    TRUST_PROXY: '1',
  };
  const all: Running[] = [];
  // They start one by one, because the first fills the demo that the others use.
  while (all.length < Number(values.processes)) {
    const running = await startProcess(settings);
    if (!running.output().includes('runs at')) throw new ConfigError(running.output());
    all.push(running);
  }
  return all;
}

const postgres = await startPostgres();
try {
  const all = await startAll(await newDatabase(postgres.url));
  const proxy = roundRobin(all.map(({ url }) => Number(new URL(url).port)));
  const { port, host, publicUrl } = readConfig();
  proxy.listen(port, host);
  await once(proxy, 'listening');
  console.log(`${all.length} processes on ${postgres.description} run at ${publicUrl}`);

  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const failed = Promise.race(all.map(({ ended }) => ended.then(() => 'failed' as const)));
  const why = await Promise.race([stopped, failed]);
  if (why === 'failed') process.exitCode = 1;
  proxy.close();
  proxy.closeAllConnections();
  await Promise.all(all.map((running) => running.stop()));
  const output = all.map((running) => running.output()).join('\n');
  if (why === 'failed') console.error(output);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
} finally {
  await postgres.stop();
}
