/**
 * Fills an empty PostgreSQL with very many customers and transactions, to measure the platform with much
 * data: DEMO=true DATABASE_URL=… npm run seed-scale -- --customers 100000 --transactions 1000000
 * --fill-this-database. The platform's own rules and SQL statements create the movements of money, so
 * `npm run reconcile` and `npm run audit:verify` pass. Documents and images have rows in the database, but no
 * files. The same --seed creates the same platform; the accounts are those of the demo.
 */
import { parseArgs } from 'node:util';
import { checkEmpty } from '@semilla/demo/seed/scale/check-empty.ts';
import { seedScale } from '@semilla/demo/seed/scale/index.ts';
import type { Size } from '@semilla/demo/seed/scale/size.ts';
import { ConfigError } from '../src/kit/config-error.ts';
import { readPostgresAddress } from '../src/kit/database/postgres-address.ts';
import { readConfig } from '../src/start/read-config.ts';
import { runScript } from './run-script.ts';

const theSwitch = 'fill-this-database';
const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    customers: text,
    transactions: text,
    projects: text,
    seed: text,
    [theSwitch]: { type: 'boolean' },
  },
});
const projectsMin = 24;
const transactionsEach = 2_000;

function count(name: 'customers' | 'transactions' | 'projects', fallback: number): number {
  const value = Number(values[name] ?? fallback);
  if (Number.isInteger(value) && value > 0) return value;
  throw new ConfigError(`--${name} cannot be ${values[name]}: it is how many there are to be.`);
}

function sizeWanted(): Size {
  const transactions = count('transactions', 1_000_000);
  return {
    customers: count('customers', 100_000),
    transactions,
    projects: count('projects', Math.max(projectsMin, Math.round(transactions / transactionsEach))),
    seed: String(values.seed ?? '1'),
  };
}

async function check(): Promise<void> {
  const { database, demo } = readConfig();
  if (database.kind !== 'postgres' || !demo) {
    throw new ConfigError(
      'This fills a PostgreSQL with made-up people whose password everybody knows: set DATABASE_URL to an empty one, and DEMO=true.',
    );
  }
  if (!values[theSwitch]) {
    throw new ConfigError(
      `This fills ${readPostgresAddress(database.url).database} with made-up people. If that is meant: npm run seed-scale -- --${theSwitch}`,
    );
  }
  await checkEmpty(database.url);
}

try {
  const size = sizeWanted();
  await check();
  await runScript(async (services) => {
    const startedAt = performance.now();
    await seedScale(services, size, (line) => console.log(line));
    const seconds = (performance.now() - startedAt) / 1_000;
    const rate = (size.transactions / seconds).toFixed(0);
    console.log(`Filled in ${seconds.toFixed(0)} s: ${rate} transactions a second.`);
    return 0;
  });
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
