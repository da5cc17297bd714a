/**
 * Simulates random investors and staff over the API of a platform, and checks the books afterwards: npm run simulate --
 * --operations 2000 --clients 16 --seed 7. It starts its own server with the demo, embedded in a temporary folder or on
 * DATABASE_URL (with DEMO=true, because it writes the demo there); with --url it uses a running server, which must be a
 * demo. Exits with 1 if the books do not agree or the platform failed.
 */
import { parseArgs } from 'node:util';
import { readConfig } from '../src/start/read-config.ts';
import { simulate } from './simulation/simulate.ts';
import { startOwn } from './simulation/start-own.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { url: text, operations: text, clients: text, seed: text } });
const { operations = '1000', clients = '16', seed = String(Date.now() % 100_000) } = values;

function databaseUrl(): string | undefined {
  const { database } = readConfig();
  return database.kind === 'postgres' ? database.url : undefined;
}

const server = values.url ? undefined : await startOwn(databaseUrl());
try {
  const url = values.url ?? (server?.url as string);
  console.log(`${operations} operations by ${clients} clients at ${url}, from --seed ${seed}`);
  const options = { url, operations: Number(operations), clients: Number(clients), seed };
  const { tally, seconds, breachesTotal } = await simulate(options);
  console.log(tally.lines(seconds).join('\n'));
  console.log(breachesTotal ? `\nThe books do not agree: ${breachesTotal} breaches.` : '\nThe books agree.');
  process.exitCode = breachesTotal || tally.failures() ? 1 : 0;
} finally {
  await server?.stop();
}
