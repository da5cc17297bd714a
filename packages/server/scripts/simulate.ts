/**
 * Lets random investors and staff loose on a platform, over its API, and looks at the books in the end:
 * npm run simulate -- --operations 2000 --clients 16 --seed 7
 * It starts a server of its own, with the demo, embedded in a temporary folder or on DATABASE_URL (with DEMO=true, since the
 * demo is written there); with --url it uses one
 * that runs, which must be a demo. Exits with 1 where the books do not agree, or where the platform failed.
 */
import { parseArgs } from 'node:util';
import { readConfig } from '../src/start/read-config.ts';
import { startOwn } from './simulation/own-server.ts';
import { simulate } from './simulation/simulate.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { url: text, operations: text, clients: text, seed: text } });
const { operations = '1000', clients = '16', seed = String(Date.now() % 100_000) } = values;

function givenDatabase(): string | undefined {
  const { database } = readConfig();
  return database.kind === 'postgres' ? database.url : undefined;
}

const own = values.url ? undefined : await startOwn(givenDatabase());
try {
  const url = values.url ?? (own?.url as string);
  console.log(`${operations} operations by ${clients} clients at ${url}, from --seed ${seed}`);
  const wanted = { url, operations: Number(operations), clients: Number(clients), seed };
  const { tally, seconds, breachesTotal } = await simulate(wanted);
  console.log(tally.lines(seconds).join('\n'));
  console.log(breachesTotal ? `\nThe books do not agree: ${breachesTotal} breaches.` : '\nThe books agree.');
  process.exitCode = breachesTotal || tally.failures() ? 1 : 0;
} finally {
  await own?.stop();
}
