/**
 * Runs the built platform with its demo locally as in production: a PostgreSQL in a temporary folder, and one
 * or more processes behind a proxy at PORT that gives them the requests in turn:
 * npm run run-several -- --processes 2
 */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { ConfigError } from '../src/kit/config-error.ts';
import { readConfig } from '../src/start/read-config.ts';
import { prepareDemo } from '../test/filled-demo.ts';
import { asOwner, databaseOf, urlOf } from '../test/postgres/as-owner.ts';
import { startPostgres } from '../test/postgres/server.ts';
import { type Running, settingsOfShell, startProcess } from '../test/process.ts';
import { roundRobin } from './several/round-robin.ts';

const { values } = parseArgs({ options: { processes: { type: 'string', default: '2' } } });
const processes = Number(values.processes);
const { dataDir, port, host, publicUrl } = readConfig();

/** Creates the database with the collation of the README, because the test databases sort by bytes. */
async function newDatabase(serverUrl: string): Promise<string> {
  const name = `${databaseOf(serverUrl)}_several`;
  await asOwner(serverUrl, `create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
  return urlOf(serverUrl, name);
}

async function startAll(databaseUrl: string): Promise<Running[]> {
  await prepareDemo({ DATA_DIR: dataDir, PORT: String(port), DATABASE_URL: databaseUrl });
  const settings = {
    ...settingsOfShell(),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO: 'true',
    PUBLIC_URL: publicUrl,
    ...(processes > 1 ? { TRUST_PROXY: '1' } : { PORT: String(port) }),
  };
  const all: Running[] = [];
  // One by one, because the first creates the tables of the jobs.
  while (all.length < processes) {
    const running = await startProcess(settings);
    if (!running.output().includes('runs at')) throw new ConfigError(running.output());
    running.onOutput((text) => process.stderr.write(text));
    all.push(running);
  }
  return all;
}

const postgres = await startPostgres();
try {
  const all = await startAll(await newDatabase(postgres.url));
  const proxy = roundRobin(all.map(({ url }) => Number(new URL(url).port)));
  if (processes > 1) await once(proxy.listen(port, host), 'listening');
  console.log(`${all.length} processes on ${postgres.description} run at ${publicUrl}`);
  if (processes > 1) for (const { url } of all) console.log(`a process runs at ${url}`);

  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const failed = Promise.race(all.map(({ ended }) => ended.then(() => 'failed' as const)));
  const why = await Promise.race([stopped, failed]);
  if (why === 'failed') process.exitCode = 1;
  proxy.close();
  proxy.closeAllConnections();
  await Promise.all(all.map((running) => running.stop()));
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
} finally {
  await postgres.stop();
}
